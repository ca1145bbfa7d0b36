import type { Spot } from './point.js';

/** What stops a straight way, and where one may bend past it. */
export interface Stretches<P extends Spot, O> {
  /** What stops who goes straight; nothing: the stretch is open. `closed`: something that no bend leads past. */
  readonly stoppedBy: (from: P, to: P) => O | 'closed' | undefined;
  /** Tells what stops from other such things. */
  readonly idOf: (stop: O) => string;
  readonly bendsPast: (stop: O) => readonly P[];
  /** No way that is longer is looked for, in micrometres. */
  readonly most: number;
}

/** How many stretches are tried before giving up. */
const TRIES = 90;

/**
 * The shortest chain of stretches past the corners of whatever was met so far; the first of them that was not tried is tried, until
 * a whole chain is open. So few stretches are walked, and corners of what nobody meets are never thought of. From the start over
 * every bend to the end; nothing where none is found.
 */
export function wayPast<P extends Spot, O>(
  start: P,
  end: P,
  { stoppedBy, idOf, bendsPast, most }: Stretches<P, O>,
): readonly P[] | undefined {
  const spots: P[] = [start, end];
  const tried = new Map<string, boolean>();
  const met = new Set<string>();
  for (let tries = 0; tries < TRIES; tries++) {
    const chain = shortest(spots, tried, most);
    if (chain === undefined) return undefined;
    const open = chain.slice(1).findIndex((at, i) => !tried.get(keyOf(chain[i]!, at)));
    if (open < 0) return chain.map((at) => spots[at]!);
    const [from, next] = [chain[open]!, chain[open + 1]!];
    const found = stoppedBy(spots[from]!, spots[next]!);
    tried.set(keyOf(from, next), found === undefined);
    if (found === undefined || found === 'closed') continue;
    const id = idOf(found);
    if (met.has(id)) continue;
    met.add(id);
    spots.push(...bendsPast(found).filter((at) => far(start, at) + far(at, end) <= most));
  }
  return undefined;
}

const keyOf = (a: number, b: number): string => (a < b ? `${a}>${b}` : `${b}>${a}`);
const far = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y);

/** From the first spot to the second over any others, by stretches that are open or were not tried. */
function shortest(spots: readonly Spot[], tried: ReadonlyMap<string, boolean>, most: number): number[] | undefined {
  const length = spots.map((_, i) => (i === 0 ? 0 : Number.POSITIVE_INFINITY));
  const before = spots.map(() => -1);
  const left = new Set(spots.keys());
  while (left.size > 0) {
    const at = [...left].reduce((best, i) => (length[i]! < length[best]! ? i : best));
    if (length[at]! > most) return undefined;
    if (at === 1) break;
    left.delete(at);
    for (const to of left) {
      const long = length[at]! + far(spots[at]!, spots[to]!);
      if (long >= length[to]! || tried.get(keyOf(at, to)) === false) continue;
      length[to] = long;
      before[to] = at;
    }
  }
  const chain: number[] = [];
  for (let at = 1; at >= 0; at = before[at]!) chain.unshift(at);
  return chain[0] === 0 ? chain : undefined;
}

const WAYS = 8;
const HALF_TURN = Math.PI / WAYS;
/** Rounding never brings a spot nearer than it must be. */
const CLEAR = 4;

/** Spots about corners of one convex piece, so far out that a stretch from one to the next stays so wide of the corner. */
export function bendsAbout(corners: readonly Spot[], wide: number): readonly Spot[] {
  const middle = {
    x: corners.reduce((sum, { x }) => sum + x, 0) / corners.length,
    y: corners.reduce((sum, { y }) => sum + y, 0) / corners.length,
  };
  const out = wide / Math.cos(HALF_TURN) + CLEAR;
  return corners.flatMap(({ x, y }) =>
    Array.from({ length: WAYS }, (_, i) => {
      const turn = i * 2 * HALF_TURN;
      return { x: Math.cos(turn), y: Math.sin(turn) };
    })
      .filter((way) => corners.length === 1 || way.x * (x - middle.x) + way.y * (y - middle.y) > 0)
      .map((way) => ({ x: Math.round(x + way.x * out), y: Math.round(y + way.y * out) })),
  );
}
