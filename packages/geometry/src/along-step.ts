import { tenths } from './facing.js';
import { type Length, rounded } from './length.js';
import { type Outline, round } from './outline.js';
import { type Mover, type Stance, type Step, solidAt } from './path.js';
import { type Point, shifted } from './point.js';
import { swept } from './shape.js';
import type { Solid } from './solid.js';

interface StepOf<Kind extends Step['kind']> {
  readonly mover: Mover;
  readonly from: Stance;
  readonly step: Extract<Step, { kind: Kind }>;
}

/** Where in a step something first holds; `done` is the part of the step behind it, 0 to 1. */
interface Found {
  readonly stance: Stance;
  readonly done: number;
}

/** The first stance of a step whose room, or the room swept on the way to it, answers yes. The start is not asked. */
export function alongStep(
  { mover, from, step }: StepOf<Step['kind']>,
  test: (room: Solid) => boolean,
): Found | undefined {
  return step.kind === 'go' ? alongLine({ mover, from, step }, test) : alongTurn({ mover, from, step }, test);
}

/** A slanting stretch takes up the heights of both its ends all the way. */
function alongLine({ mover, from, step }: StepOf<'go'>, test: (room: Solid) => boolean): Found | undefined {
  const end: Stance = { ...from, at: step.to, height: step.height ?? from.height };
  if (!test(roomTo(mover, from, end))) return undefined;
  const finest =
    1 /
    (1 + Math.max(Math.abs(end.at.x - from.at.x), Math.abs(end.at.y - from.at.y), Math.abs(end.height - from.height)));
  let [clear, met] = [0, 1];
  while (met - clear > finest) {
    const middle = (clear + met) / 2;
    if (test(roomTo(mover, from, between(from, end, middle)))) met = middle;
    else clear = middle;
  }
  return { stance: between(from, end, met), done: met };
}

/** All the room that a straight stretch takes up. */
export const roomOver = (
  mover: Mover,
  from: Stance,
  { to, height = from.height }: Extract<Step, { kind: 'go' }>,
): Solid => roomTo(mover, from, { ...from, at: to, height });

function roomTo(mover: Mover, from: Stance, to: Stance): Solid {
  const start = solidAt(mover, from);
  const by = { x: (to.at.x - from.at.x) as Length, y: (to.at.y - from.at.y) as Length };
  const [low, high] = [Math.min(from.height, to.height), Math.max(from.height, to.height)];
  return { shape: swept(start.shape, by), bottom: low as Length, top: (high + mover.height) as Length };
}

function alongTurn({ mover, from, step }: StepOf<'turn'>, test: (room: Solid) => boolean): Found | undefined {
  if (mover.outline.kind === 'round') return undefined;
  const around = solidAt({ ...mover, outline: discAround(mover.outline) }, from);
  if (!test(around)) return undefined;
  const [sense, all] = step.way === 'left' ? [1, tenths(step.to - from.facing)] : [-1, tenths(from.facing - step.to)];
  for (let turn = 1; turn <= all; turn++) {
    const stance = { ...from, facing: tenths(from.facing + sense * turn) };
    if (test(solidAt(mover, stance))) return { stance, done: turn / all };
  }
  return undefined;
}

/** A disc that holds the outline however it is turned. */
function discAround(outline: Exclude<Outline, { kind: 'round' }>): Outline {
  if (outline.kind === 'oval') return round((2 * Math.max(outline.a, outline.b) + 2) as Length);
  const far = Math.max(...outline.corners.map(({ x, y }) => x * x + y * y));
  return round((2 * Math.ceil(Math.sqrt(far)) + 2) as Length);
}

/** A stance part of the way, to the nearest micrometre. */
export function between(from: Stance, to: Stance, part: number): Stance {
  const at: Point = shifted(from.at, {
    x: rounded((to.at.x - from.at.x) * part),
    y: rounded((to.at.y - from.at.y) * part),
  });
  return { ...from, at, height: (from.height + rounded((to.height - from.height) * part)) as Length };
}
