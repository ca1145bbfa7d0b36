import type { Choice, Context, Frame, MoveWords, WordedMove, WordedMoves } from '@umpire/rules';
import { squared } from '../moves/contact.js';
import { allowanceOf, mayEndAt } from '../moves/cost.js';
import { bearingTo } from '../moves/direction.js';
import { placesAround } from '../moves/form-up.js';
import { judgeMove } from '../moves/judge-move.js';
import type { MoveOrders } from '../moves/leg.js';
import { type MoveProposal, placeOfMicrometres } from '../moves/proposal.js';
import { canSee, factsOf, viewpoint } from '../moves/sight.js';
import { isIn, type Terrain } from '../table/ground.js';
import { objectivesOf } from '../table/objectives.js';
import { detachmentAt, isOnTable, present, standAt, type Table } from '../table/table.js';
import { activationOf, moveOrders } from '../turn/activation.js';
import { infiltrationOrders } from '../turn/infiltration.js';
import { enemyDetachments } from './by-chance.js';
import { ableToMove, charge, together } from './ways.js';

/* Moves that can be said: toward whom or what, into contact, into cover, out of sight. None where none was found. */

type Point = readonly [x: number, y: number];

const NEAREST = 4;
/** Of the way that is allowed: a place on the board is told to ten micrometres. */
const ALMOST = 0.9999;
const onGrid = (cm: number): number => Math.round(cm * 1_000) / 1_000;
const turns = [0, 15, -15, 30, -30, 50, -50, 75, -75];

const far = ([ax, ay]: Point, [bx, by]: Point): number => Math.sqrt(squared(ax - bx, ay - by));

const middleOf = (table: Table, stands: readonly number[]): Point => {
  const { x, y } = table.fields;
  const mean = (of: Int32Array): number => stands.reduce((sum, stand) => sum + of[stand]!, 0) / stands.length;
  return [mean(x), mean(y)];
};

/** What moves, under its orders. */
interface Moving {
  readonly table: Table;
  readonly side: number;
  readonly stands: readonly number[];
  readonly orders: MoveOrders;
}

const limitOf = ({ table, orders }: Moving, stand: number): number =>
  (orders.allowance ?? ((one: number) => allowanceOf(table, one, orders.orderOf(one))))(stand);

/** All together toward a point, no farther than it and as far as the slowest may; round what is in the way if need be. */
function toward(moving: Moving, at: Point): MoveProposal | undefined {
  const { table, stands, orders } = moving;
  const from = middleOf(table, stands);
  const bearing = bearingTo(at[0] - from[0], at[1] - from[1]);
  const most = Math.min(...stands.map((stand) => limitOf(moving, stand)));
  if (bearing === undefined || most <= 0) return undefined;
  const whole = Math.min(ALMOST, far(from, at) / most);
  for (const share of [whole, whole * 0.75, whole * 0.5, whole * 0.25])
    for (const turn of turns) {
      const way = together(table, orders, (bearing + turn + 360) % 360, share);
      if (way) return way.proposal;
    }
  return undefined;
}

/** Each to a place of its own about a point, where all of them find one and may go there. */
function formedUp(
  { table, stands, orders }: Moving,
  at: Point,
  fits: (stand: number, x: number, y: number) => boolean,
): { readonly proposal: MoveProposal; readonly places: ReadonlyMap<number, Point> } | undefined {
  const places = placesAround(table, stands, at, (stand, x, y) => mayEndAt(table, stand, x, y) && fits(stand, x, y));
  if (!places) return undefined;
  const moves = [...places].map(([stand, [x, y]]) => ({
    stand: standAt(table, stand).ref,
    path: [placeOfMicrometres(x, y)],
  }));
  return judgeMove(table, { moves }, orders).ok ? { proposal: { moves }, places } : undefined;
}

interface Goal {
  readonly words: MoveWords;
  readonly about?: string;
  readonly at: Point;
}

function goalsOf({ table, side, stands }: Moving): readonly Goal[] {
  const own = middleOf(table, stands);
  const objectives = objectivesOf(table).map(
    ({ x, y }, i): Goal => ({ words: 'toward-objective', about: `objective-${i + 1}`, at: [x, y] }),
  );
  const enemies = nearestEnemies(table, side, own).map(
    (enemy): Goal => ({
      words: 'toward-enemy',
      about: detachmentAt(table, enemy).ref,
      at: middleOf(table, present(table, enemy)),
    }),
  );
  const [near] = enemies;
  const away: Goal[] = near
    ? [{ words: 'away-from-enemies', at: [2 * own[0] - near.at[0], 2 * own[1] - near.at[1]] }]
    : [];
  return [...objectives, ...enemies, ...away];
}

const nearestEnemies = (table: Table, side: number, own: Point): readonly number[] =>
  enemyDetachments(table, side)
    .map((enemy) => ({ enemy, apart: far(own, middleOf(table, present(table, enemy))) }))
    .sort((a, b) => a.apart - b.apart)
    .slice(0, NEAREST)
    .map(({ enemy }) => enemy);

/** Into ground that covers all of it, and to where no enemy sees any of it: behind what blocks sight. */
function* sheltered(moving: Moving): Iterable<Found> {
  const { table, side, stands } = moving;
  const own = middleOf(table, stands);
  const enemies = table.roster.stands.flatMap((stand, i) => (stand.side !== side && isOnTable(table, i) ? [i] : []));
  const pieces = table.ground.terrain
    .map((piece, i) => ({ piece, i, facts: factsOf(table, i) }))
    .sort((a, b) => far([a.piece.centre.x, a.piece.centre.y], own) - far([b.piece.centre.x, b.piece.centre.y], own))
    .slice(0, NEAREST);
  const [nearest] = nearestEnemies(table, side, own);
  for (const { piece, i, facts } of pieces) {
    const centre: Point = [piece.centre.x, piece.centre.y];
    const covers = stands.every((stand) => facts.covers(standAt(table, stand).pinningClass));
    const inside = covers && !facts.building ? intoPiece(moving, piece, own) : undefined;
    if (inside) yield { words: 'into-cover', about: `piece-${i}`, proposal: inside.proposal };
    if (facts.blocks === 0 || nearest === undefined) continue;
    const behind = beyond(
      middleOf(table, present(table, nearest)),
      centre,
      Math.max(...piece.corners.map(({ x, y }) => far([x, y], centre))),
    );
    const isUnseen = (stand: number, x: number, y: number): boolean =>
      !enemies.some((enemy) => canSee(table, viewpoint(table, enemy), { stand, x, y }));
    const hidden = formedUp(moving, behind, isUnseen);
    if (hidden) yield { words: 'out-of-sight', about: `piece-${i}`, proposal: hidden.proposal };
  }
}

/** Into a piece of ground from where one stands: as little far into it as all find room. */
function intoPiece(moving: Moving, piece: Terrain, from: Point): ReturnType<typeof formedUp> {
  const { x, y } = piece.centre;
  const whole = Math.max(1, far(from, [x, y]));
  for (let left = whole; left >= 0; left -= 20_000) {
    const at: Point = [Math.round(x + ((from[0] - x) * left) / whole), Math.round(y + ((from[1] - y) * left) / whole)];
    const inside = isIn(piece, ...at) ? formedUp(moving, at, (_, px, py) => isIn(piece, px, py)) : undefined;
    if (inside) return inside;
  }
  return undefined;
}

/** On from one point through another, so far and 3 cm. */
function beyond(from: Point, through: Point, by: number): Point {
  const whole = Math.max(1, far(from, through));
  const more = (by + 30_000) / whole;
  return [
    Math.round(through[0] + (through[0] - from[0]) * more),
    Math.round(through[1] + (through[1] - from[1]) * more),
  ];
}

/** Those that are legal still where a drag would leave their stands. */
function* worded(table: Table, detachment: number, orders: MoveOrders): Iterable<WordedMove> {
  for (const move of found(table, detachment, orders)) {
    const moves = move.proposal.moves.map((one) => ({
      ...one,
      path: one.path.map(([x, y]) => [onGrid(x), onGrid(y)] as const),
    }));
    if (judgeMove(table, { moves }, orders).ok) yield { ...move, proposal: { moves } };
  }
}

type Found = WordedMove & { readonly proposal: MoveProposal };

function* found(table: Table, detachment: number, orders: MoveOrders): Iterable<Found> {
  const stands = orders.stands.filter((stand) => ableToMove(table, stand));
  if (stands.length === 0) return;
  const { side } = detachmentAt(table, detachment);
  const moving: Moving = { table, side, stands, orders };
  if (stands.some((stand) => orders.orderOf(stand) === 'charge'))
    for (const enemy of nearestEnemies(table, side, middleOf(table, stands))) {
      const way = charge(table, orders, present(table, enemy));
      if (way) yield { words: 'into-contact', about: detachmentAt(table, enemy).ref, proposal: way.proposal };
    }
  for (const { words, about, at } of goalsOf(moving)) {
    const proposal = toward(moving, at);
    if (proposal) yield { words, ...(about === undefined ? {} : { about }), proposal };
  }
  yield* sheltered(moving);
}

export const wordedMoves: WordedMoves<Table> = (choice: Choice, _: Frame, { state }: Context<Table>) => {
  const activation = activationOf(state, choice);
  return worded(state, activation.detachment, moveOrders(state, activation));
};

export const wordedInfiltration: WordedMoves<Table> = ({ about }, _, { state }) => {
  const detachment = state.roster.detachmentOf.get(about[0] ?? '');
  return detachment === undefined ? [] : worded(state, detachment, infiltrationOrders(state, detachment));
};
