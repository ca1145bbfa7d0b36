import type { Blocker } from './blocker.js';
import type { Heights } from './heights.js';
import { type Spot, turnOf } from './point.js';
import { covered, lineBetween, type PlanLine } from './sight-line.js';

/** The two straight lines that, with the two rims, fence in everything between them: left and right. */
export function bridges(from: readonly Spot[], to: readonly Spot[]): readonly [PlanLine, PlanLine] {
  return [bridge(from, to, 1), bridge(from, to, -1)];
}

/** Each end in turn moves to the outermost spot as seen from the other, until neither moves. */
function bridge(from: readonly Spot[], to: readonly Spot[], side: number): PlanLine {
  let [a, b] = [from[0]!, to[0]!];
  for (let moved = true, rounds = from.length + to.length; moved && rounds > 0; rounds--) {
    const [nextB, nextA] = [outermost(a, b, to, side), outermost(b, a, from, -side)];
    moved = nextA !== a || nextB !== b;
    [a, b] = [nextA, nextB];
  }
  return lineBetween(a, b);
}

const outermost = (eye: Spot, first: Spot, spots: readonly Spot[], side: number): Spot =>
  spots.reduce((best, spot) => (turnOf(eye, best, spot) * side > 0 ? spot : best), first);

/** A convex blocker too high and too low to see past that reaches across both bridges: nothing is seen. */
export function shutter(
  blockers: readonly Blocker[],
  lines: readonly PlanLine[],
  { low, high }: Heights,
): Blocker | undefined {
  return blockers.find(
    (blocker) =>
      blocker.low < low &&
      blocker.high > high &&
      blocker.pieces.some((piece) => lines.every((line) => covered(line, piece, 0) !== undefined)),
  );
}
