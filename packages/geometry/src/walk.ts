import { alongStep, between, roomOver } from './along-step.js';
import { isWhollyInArea } from './area.js';
import type { Length } from './length.js';
import { type Obstacle, offends, stopsCrossing, stopsEnding } from './obstacle.js';
import {
  endOf,
  type Mover,
  type Path,
  type PathMeasure,
  type Stance,
  type Step,
  solidAt,
  stancesOf,
  stretchSquares,
} from './path.js';
import { distanceSquared } from './point.js';
import { compareRootSum } from './root-sum.js';
import type { Shape } from './shape.js';
import type { Solid } from './solid.js';

export interface Ground {
  readonly obstacles: readonly Obstacle[];
  /** What a mover must stay wholly inside; nothing if it may leave. */
  readonly board?: Shape;
}

export interface Allowance {
  readonly limit: Length;
  readonly measure: PathMeasure;
}

/** `at` is the first stance that offends, in step `step`, to a micrometre or a tenth of a degree. */
export type Walk =
  | { readonly kind: 'clear' }
  | { readonly kind: 'blocked'; readonly step: number; readonly at: Stance; readonly by: string }
  | { readonly kind: 'off-board'; readonly step: number; readonly at: Stance }
  | { readonly kind: 'too-far'; readonly step: number; readonly at: Stance }
  | { readonly kind: 'ends-on'; readonly at: Stance; readonly by: string };

/**
 * Walks a path and names the first thing wrong with it. Where the mover starts is not asked: a model engaged or
 * standing on another may leave. Stretches are exact; turns are looked at in tenths of a degree, the only facings.
 */
export function walk(mover: Mover, path: Path, ground: Ground, allowance?: Allowance): Walk {
  const stances = stancesOf(path);
  for (const [i, step] of path.steps.entries()) {
    const found = offence(mover, { from: stances[i]!, step, number: i }, ground);
    const far = allowance && tooFar(path, i, stances, allowance);
    if (found && far) return earlier(found, far, stances[i]!);
    if (found ?? far) return (found ?? far)!;
  }
  return ending(mover, path, ground);
}

/** Whether `walk` finds nothing on the way, where no end is forbidden: spares finding the place that offends. */
export function isWayClear(mover: Mover, path: Path, { obstacles, board }: Ground): boolean {
  const stances = stancesOf(path);
  return path.steps.every((step, i) => {
    const from = stances[i]!;
    if (step.kind === 'turn')
      return offence(mover, { from, step, number: i }, board ? { obstacles, board } : { obstacles }) === undefined;
    const room = roomOver(mover, from, step);
    let start: Solid | undefined;
    for (const obstacle of obstacles) {
      if (!stopsCrossing(obstacle) || !offends(room, obstacle)) continue;
      start ??= solidAt(mover, from);
      if (!offends(start, obstacle)) return false;
    }
    return board === undefined || isWhollyInArea(room.shape, board);
  });
}

interface Stretch {
  readonly from: Stance;
  readonly step: Step;
  readonly number: number;
}

/** The first obstacle or edge met in one step. */
function offence(mover: Mover, { from, step, number }: Stretch, { obstacles, board }: Ground): Walk | undefined {
  const start = solidAt(mover, from);
  const room = step.kind === 'go' ? roomOver(mover, from, step) : undefined;
  const crossing = obstacles.filter(
    (obstacle) =>
      stopsCrossing(obstacle) && (room === undefined || offends(room, obstacle)) && !offends(start, obstacle),
  );
  const hits = crossing.flatMap((obstacle) => {
    const at = alongStep({ mover, from, step }, (room) => offends(room, obstacle));
    return at ? [{ kind: 'blocked', step: number, at: at.stance, by: obstacle.id, done: at.done } as const] : [];
  });
  const edge = board && alongStep({ mover, from, step }, ({ shape }) => !isWhollyInArea(shape, board));
  const off = edge ? [{ kind: 'off-board', step: number, at: edge.stance, done: edge.done } as const] : [];
  const [first] = [...hits, ...off].sort((a, b) => a.done - b.done);
  if (first === undefined) return undefined;
  const { done: _, ...found } = first;
  return found;
}

function tooFar(path: Path, step: number, stances: readonly Stance[], { limit, measure }: Allowance): Walk | undefined {
  const squares = stretchSquares(path, measure).slice(0, step + 1);
  if (compareRootSum(squares, limit) <= 0) return undefined;
  const before = squares.slice(0, -1).reduce((sum, n) => sum + Math.sqrt(n), 0);
  const part = (limit - before) / Math.sqrt(squares[step]!);
  return { kind: 'too-far', step, at: between(stances[step]!, stances[step + 1]!, part) };
}

/** Both went wrong in one step: the one nearer its start. */
function earlier(found: Walk, far: Walk, from: Stance): Walk {
  const done = (walk: Walk) => (walk.kind === 'clear' ? 0 : lineDistance(walk.at, from));
  return done(far) < done(found) ? far : found;
}

const lineDistance = (a: Stance, b: Stance): number =>
  distanceSquared(a.at, b.at) + (a.height - b.height) * (a.height - b.height);

function ending(mover: Mover, path: Path, { obstacles }: Ground): Walk {
  const at = endOf(path);
  const room = solidAt(mover, at);
  const on = obstacles.find((obstacle) => stopsEnding(obstacle) && offends(room, obstacle));
  return on === undefined ? { kind: 'clear' } : { kind: 'ends-on', at, by: on.id };
}
