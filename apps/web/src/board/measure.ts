import type { Measuring, Placing, Scene, SceneModel, SceneUnit, Spot } from '@umpire/rules';
import type { Ways } from '../battle/told.js';
import { reachOf } from './outline.js';

/* What one reads off the table while models are moved: for the eye. The validators alone judge. */

type Lengths = Measuring['limits'];

export const placesOf = ({ models }: SceneUnit): Placing =>
  Object.fromEntries(models.flatMap(({ ref, at, facing }) => (at === undefined ? [] : [[ref, { ...at, facing }]])));

export const apart = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y);

export const middleOf = (placing: Placing): Spot => {
  const spots = Object.values(placing);
  const n = Math.max(1, spots.length);
  return { x: spots.reduce((sum, { x }) => sum + x, 0) / n, y: spots.reduce((sum, { y }) => sum + y, 0) / n };
};

/** Half an inch past the limit still means the limit. */
const SNAP = 12_700;

/** The same places, these models elsewhere by as much; at its limit where the hand went a little past it or nearly to it. */
export function shifted(
  from: Placing,
  refs: readonly string[],
  by: Spot,
  limits: Lengths = {},
  start: Placing = from,
): Placing {
  const share = snapTo(from, refs, by, limits, start);
  return Object.fromEntries(
    Object.entries(from).map(([ref, at]) => {
      if (!refs.includes(ref)) return [ref, at];
      const { via: _, ...there } = at;
      return [ref, { ...there, x: at.x + Math.trunc(by.x * share), y: at.y + Math.trunc(by.y * share) }];
    }),
  );
}

/** What part of a shift is taken so that the first model to reach its limit stands at it; all of it where none is near. */
function snapTo(from: Placing, refs: readonly string[], by: Spot, limits: Lengths, start: Placing): number {
  const whole = Math.hypot(by.x, by.y);
  if (whole === 0) return 1;
  let share: number | undefined;
  for (const ref of refs) {
    const [limit, began, at] = [limits[ref], start[ref], from[ref]];
    // a model that was moved before has its way behind it: its limit is met where it is, not along the shift
    if (limit === undefined || began === undefined || at === undefined || apart(began, at) > 1) continue;
    if (Math.abs(whole - limit) <= SNAP) share = Math.min(share ?? limit / whole, limit / whole);
  }
  return share === undefined ? 1 : share * (1 - 1e-9);
}

export interface Stretch {
  readonly far: number;
  readonly limit: number;
  readonly isOver: boolean;
}

/** How far it is from spot to spot. */
const along = (spots: readonly Spot[]): number =>
  spots.slice(1).reduce((sum, spot, i) => sum + apart(spots[i] ?? spot, spot), 0);

/** How far the model that went farthest, for what it may, has gone; by the spots that it goes by. */
export function longest(start: Placing, placing: Placing, limits: Lengths, ways: Ways = {}): Stretch | undefined {
  const all = Object.entries(placing).flatMap(([ref, to]) => {
    const [from, limit] = [start[ref], limits[ref]];
    return from === undefined || limit === undefined ? [] : [{ far: along([from, ...(ways[ref] ?? []), to]), limit }];
  });
  const [worst] = all.sort((a, b) => b.far - b.limit - (a.far - a.limit));
  return worst && { ...worst, isOver: worst.far > worst.limit };
}

/** A trail of the hand as few straight stretches: none strays from it farther than `stray`. */
export function straightened(trail: readonly Spot[], stray: number): readonly Spot[] {
  const [first, last] = [trail[0], trail.at(-1)];
  if (first === undefined || last === undefined || trail.length < 3) return trail;
  const offs = trail.map((spot) => offLine(spot, first, last));
  const far = offs.indexOf(Math.max(...offs));
  if ((offs[far] ?? 0) <= stray) return [first, last];
  return [...straightened(trail.slice(0, far + 1), stray).slice(0, -1), ...straightened(trail.slice(far), stray)];
}

/** How far a spot is from the stretch between two others. */
function offLine(spot: Spot, a: Spot, b: Spot): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const square = dx * dx + dy * dy;
  const share = square === 0 ? 0 : Math.max(0, Math.min(1, ((spot.x - a.x) * dx + (spot.y - a.y) * dy) / square));
  return apart(spot, { x: a.x + share * dx, y: a.y + share * dy });
}

export interface Links {
  readonly pairs: readonly (readonly [Spot, Spot])[];
  /** Models without any other near enough. */
  readonly alone: readonly string[];
}

/** Models of a unit that are together; edges as circles. */
export function linksOf(models: readonly SceneModel[], placing: Placing, coherency: number): Links {
  const there = models.flatMap(({ ref, outline }) => {
    const at = placing[ref];
    return at === undefined ? [] : [{ ref, at, reach: reachOf(outline) }];
  });
  const pairs: (readonly [Spot, Spot])[] = [];
  const linked = new Set<string>();
  there.forEach((a, i) => {
    for (const b of there.slice(i + 1)) {
      if (apart(a.at, b.at) - a.reach - b.reach > coherency) continue;
      pairs.push([a.at, b.at]);
      linked.add(a.ref).add(b.ref);
    }
  });
  return { pairs, alone: there.length < 2 ? [] : there.filter(({ ref }) => !linked.has(ref)).map(({ ref }) => ref) };
}

/** The squares of the grid: six inches, or ten centimetres. */
export const SQUARE: Readonly<Record<Scene['measure'], number>> = { inch: 152_400, centimetre: 100_000 };
export const UNIT: Readonly<Record<Scene['measure'], number>> = { inch: 25_400, centimetre: 10_000 };

const letter = (n: number): string => String.fromCharCode(65 + (n % 26)) + (n < 26 ? '' : Math.floor(n / 26) + 1);

/** The name of the square that a place is in: `F4`. */
export function squareOf({ measure }: Pick<Scene, 'measure'>, { x, y }: Spot): string {
  const side = SQUARE[measure];
  return `${letter(Math.max(0, Math.floor(x / side)))}${Math.max(0, Math.floor(y / side)) + 1}`;
}

/** A place as somebody types it: a square, or two lengths. */
export function spotIn(
  { measure, width, depth }: Pick<Scene, 'measure' | 'width' | 'depth'>,
  text: string,
): Spot | undefined {
  const square = /^\s*([a-z])\s*(\d{1,2})\s*$/i.exec(text);
  const side = SQUARE[measure];
  const [x, y] = square
    ? [((square[1] ?? 'a').toUpperCase().charCodeAt(0) - 64.5) * side, (Number(square[2]) - 0.5) * side]
    : (/^\s*(\d+(?:[.,]\d+)?)\s*[,; ]\s*(\d+(?:[.,]\d+)?)\s*$/.exec(text.replace(/,(?=\d+\s*[;,])/, '.')) ?? [])
        .slice(1)
        .map((one) => Number(one.replace(',', '.')) * UNIT[measure]);
  if (x === undefined || y === undefined || x > width || y > depth) return undefined;
  return { x: Math.round(x), y: Math.round(y) };
}
