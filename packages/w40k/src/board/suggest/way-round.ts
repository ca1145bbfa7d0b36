import { endOf, type Length, type Obstacle, type Outline, type Point, type Step } from '@umpire/geometry';
import type { Board } from '../board.js';
import type { ModelMove, MoveProposal, MoveTask } from '../move.js';
import { type Placed, placed, placedAt } from '../solids.js';
import { limitOf, moveRuleOf, type Table, tableOf } from '../table.js';
import { obstacleOn } from '../way.js';
import { groundSteps } from './translate.js';

/** How many stretches of one model's way are tried before giving up. */
const TRIES = 90;
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

/**
 * The shortest chain of stretches past the corners of whatever was met so far; the first of them that was not tried is
 * tried, until a whole chain is open. So few stretches are walked, and corners of what nobody meets are never thought of.
 */
function wayTo(table: Table, own: Placed, to: Point, mates: readonly Placed[]): readonly Step[] | undefined {
  const reach = reachOf(table.board.formOf(own.model).base);
  const most = limitOf(table, own.model) + PAST;
  const spots: Point[] = [own.stance.at, to];
  const tried = new Map<string, boolean>();
  const met = new Set<string>();
  for (let tries = 0; tries < TRIES; ) {
    const chain = shortest(spots, tried, most);
    if (chain === undefined) return undefined;
    const open = chain.slice(1).findIndex((at, i) => !tried.get(keyOf(chain[i]!, at)));
    if (open < 0) {
      const [, ...rest] = chain.map((at) => spots[at]!);
      return [...groundSteps(own.stance, rest[0]!), ...rest.slice(1).map((at): Step => ({ kind: 'go', to: at }))];
    }
    const [from, next] = [chain[open]!, chain[open + 1]!];
    const found = obstacleOn(table, {
      model: own.model,
      entry: 0,
      from: standingAt(table, own, spots[from]!),
      steps: [{ kind: 'go', to: spots[next]! }],
      mates,
    });
    tries++;
    tried.set(keyOf(from, next), found === undefined);
    if (found === undefined || found === 'edge' || met.has(found.id)) continue;
    met.add(found.id);
    spots.push(...cornersOf(found, reach).filter((at) => far(own.stance.at, at) + far(at, to) <= most));
  }
  return undefined;
}

const keyOf = (a: number, b: number): string => (a < b ? `${a}>${b}` : `${b}>${a}`);
const far = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** From the first spot to the second over any others, by stretches that are open or were not tried. */
function shortest(spots: readonly Point[], tried: ReadonlyMap<string, boolean>, most: number): number[] | undefined {
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

/** Spots past the corners of an obstacle, far enough out that the stretch from one to the next clears the corner. */
function cornersOf({ solid, keep }: Obstacle, reach: number): readonly Point[] {
  return solid.shape.pieces.flatMap(({ corners, radius, oval }) => {
    const middle = {
      x: corners.reduce((sum, { x }) => sum + x, 0) / corners.length,
      y: corners.reduce((sum, { y }) => sum + y, 0) / corners.length,
    };
    const wide = Math.max(radius, oval?.a ?? 0, oval?.b ?? 0) + (keep === undefined ? 0 : keep.across + 1) + reach;
    const out = wide / Math.cos(HALF_TURN) + CLEAR;
    return corners.flatMap(({ x, y }) =>
      Array.from({ length: WAYS }, (_, i) => {
        const turn = i * 2 * HALF_TURN;
        return { x: Math.cos(turn), y: Math.sin(turn) };
      })
        .filter((way) => corners.length === 1 || way.x * (x - middle.x) + way.y * (y - middle.y) > 0)
        .map((way): Point => ({ x: Math.round(x + way.x * out) as Length, y: Math.round(y + way.y * out) as Length })),
    );
  });
}

/** How far a base reaches from where it turns. */
function reachOf(base: Outline): number {
  if (base.kind === 'round') return base.radius;
  if (base.kind === 'oval') return Math.max(base.a, base.b);
  return Math.ceil(Math.max(...base.corners.map(({ x, y }) => Math.hypot(x, y))));
}
