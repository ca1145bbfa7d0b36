import type { Measuring, Placing, Spot } from '@umpire/rules';
import { middleOf, shifted } from './measure.js';

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

/** As a drag whose end is tapped: the middle of what moves goes there. */
export function carriedTo(handling: Handling, spot: Spot): Placing {
  const { only, start } = handling;
  const from = only === undefined ? start : (handling.placing ?? start);
  const held = only === undefined ? from : { [only]: from[only] ?? spot };
  const middle = middleOf(held);
  return carried(handling, from, { x: spot.x - middle.x, y: spot.y - middle.y });
}
