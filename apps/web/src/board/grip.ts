import type { Measuring, Placing, Spot } from '@umpire/rules';
import { middleOf, shifted, straightened } from './measure.js';

/** What may be dragged now: one unit, or those of its models that were picked out. */
export interface Handling {
  readonly unit: string;
  /** The models that move; all of the unit's where none is picked out. */
  readonly only: string | undefined;
  /** Where they stand, or the shape in which they would be set up. */
  readonly start: Placing;
  readonly placing: Placing | undefined;
  readonly measuring: Measuring | undefined;
}

/** Where everything would be if what is held were moved by so much. */
export function carried(
  { only, start, measuring }: Pick<Handling, 'only' | 'start' | 'measuring'>,
  from: Placing,
  by: Spot,
): Placing {
  const refs = only === undefined ? Object.keys(from) : [only];
  return shifted(from, refs, by, measuring?.limits, start);
}

/** How far the hand may stray from a straight way and still mean it: three quarters of an inch. */
const STRAY = 19_050;

/** The same places by the spots over which the hand led whoever was moved, each as far aside as it stood from the hand. */
export function led(placing: Placing, from: Placing, trail: readonly Spot[]): Placing {
  const [hand, ...rest] = straightened(trail, STRAY);
  const corners = rest.slice(0, -1);
  if (hand === undefined || corners.length === 0) return withoutWays(placing);
  return Object.fromEntries(
    Object.entries(placing).map(([ref, to]) => {
      const began = from[ref];
      const { via: _, ...end } = to;
      if (began === undefined || (began.x === to.x && began.y === to.y)) return [ref, end];
      const via = corners.map(({ x, y }) => ({
        x: Math.round(began.x + x - hand.x),
        y: Math.round(began.y + y - hand.y),
      }));
      return [ref, { ...end, via }];
    }),
  );
}

const withoutWays = (placing: Placing): Placing =>
  Object.fromEntries(Object.entries(placing).map(([ref, { via: _, ...end }]) => [ref, end]));

/** As a drag whose end is tapped: the middle of what moves goes there. */
export function carriedTo(handling: Handling, spot: Spot): Placing {
  const { only, start } = handling;
  const from = only === undefined ? start : (handling.placing ?? start);
  const held = only === undefined ? from : { [only]: from[only] ?? spot };
  const middle = middleOf(held);
  return carried(handling, from, { x: spot.x - middle.x, y: spot.y - middle.y });
}
