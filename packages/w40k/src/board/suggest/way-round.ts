import {
  bendsAbout,
  endOf,
  type Length,
  type Obstacle,
  type Outline,
  type Point,
  type Step,
  wayPast,
} from '@umpire/geometry';
import type { Board } from '../board.js';
import type { ModelMove, MoveProposal, MoveTask } from '../move.js';
import { type Placed, placed, placedAt } from '../solids.js';
import { limitOf, moveRuleOf, type Table, tableOf } from '../table.js';
import { obstacleOn } from '../way.js';
import { groundSteps } from './translate.js';

/** How many stretches of one model's way are tried before giving up. */
/** Looked for a little past what may be moved, so that a way that is too long can say how long it is: an inch and a half. */
const PAST = 38_100;

/**
 * The same move with the ways of those who cannot go straight led round what stops them, each as short as one is found.
 * Nothing where somebody finds no way. Level ground only; the judge judges it like any other.
 */
export function ledRound(board: Board, task: MoveTask, { models }: MoveProposal): MoveProposal | undefined {
  const rule = moveRuleOf(board.rules, task);
  if (rule === undefined || rule.by !== 'path') return undefined;
  const table = tableOf(board, task, rule);
  const mates = new Map(table.own.map((own) => [own.model, own]));
  const led: ModelMove[] = [];
  for (const one of models) {
    const own = 'steps' in one ? placed(board, one.model) : undefined;
    if (own === undefined || !('steps' in one) || one.steps.length === 0) {
      led.push(one);
      continue;
    }
    const { at } = endOf({ start: own.stance, steps: one.steps });
    const around = wayTo(table, own, at, [...mates.values()]);
    if (around === undefined) return undefined;
    led.push({ model: one.model, steps: around });
    mates.set(one.model, standingAt(table, own, at));
  }
  return { models: led };
}

const onGround = (own: Placed) => ({ ...own.stance, height: 0 as Length });

const standingAt = ({ board }: Table, own: Placed, at: Point): Placed =>
  placedAt(board.formOf(own.model), { ...onGround(own), at }, own.model, own.measured.length > 1);

/** Past the corners of what stands in the way; every stretch is walked as the judge walks it. */
export function wayTo(table: Table, own: Placed, to: Point, mates: readonly Placed[]): readonly Step[] | undefined {
  const reach = reachOf(table.board.formOf(own.model).base);
  const way = wayPast(own.stance.at, to, {
    most: limitOf(table, own.model) + PAST,
    stoppedBy: (from: Point, next: Point) => {
      const entry = { model: own.model, entry: 0, from: standingAt(table, own, from), mates };
      const found = obstacleOn(table, { ...entry, steps: [{ kind: 'go', to: next }] });
      return found === 'edge' ? 'closed' : found;
    },
    idOf: ({ id }: Obstacle) => id,
    bendsPast: (found) => cornersOf(found, reach),
  });
  if (way === undefined) return undefined;
  const [, first, ...rest] = way;
  return [...groundSteps(own.stance, first!), ...rest.map((at): Step => ({ kind: 'go', to: at }))];
}

/** Spots past the corners of an obstacle, far enough out that the stretch from one to the next clears the corner. */
const cornersOf = ({ solid, keep }: Obstacle, reach: number): readonly Point[] =>
  solid.shape.pieces.flatMap(({ corners, radius, oval }) => {
    const wide = Math.max(radius, oval?.a ?? 0, oval?.b ?? 0) + (keep === undefined ? 0 : keep.across + 1) + reach;
    return bendsAbout(corners, wide).map(({ x, y }): Point => ({ x: x as Length, y: y as Length }));
  });

/** How far a base reaches from where it turns. */
function reachOf(base: Outline): number {
  if (base.kind === 'round') return base.radius;
  if (base.kind === 'oval') return Math.max(base.a, base.b);
  return Math.ceil(Math.max(...base.corners.map(({ x, y }) => Math.hypot(x, y))));
}
