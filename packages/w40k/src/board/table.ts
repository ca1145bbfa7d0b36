import type { Bounds } from '@umpire/geometry';
import type { Board, ModelRef, Seat, UnitRef } from './board.js';
import { boundsAround } from './bounds.js';
import { standingOf } from './distances.js';
import type { MoveKind, MoveTask } from './move.js';
import type { AnyOf, BoardRules, MoveRule } from './rules.js';
import { type Placed, placed } from './solids.js';

/** A unit on the battlefield, as it stands. */
export interface StandingUnit {
  readonly unit: UnitRef;
  readonly models: readonly Placed[];
  readonly bounds: Bounds;
}

/** What one move is judged against: the table around a unit before it moves. */
export interface Table {
  readonly board: Board;
  readonly rules: BoardRules;
  readonly task: MoveTask;
  readonly rule: MoveRule;
  readonly seat: Seat;
  /** The unit's own models on the battlefield, where they begin. */
  readonly own: readonly Placed[];
  readonly friends: readonly Placed[];
  readonly enemies: readonly Placed[];
  /** Enemy units that count for engagement and distances in this move. */
  readonly facing: readonly StandingUnit[];
  readonly targets: readonly StandingUnit[];
  readonly isFlying: boolean;
}

const arriving = new WeakMap<MoveRule, Map<MoveKind, MoveRule>>();

/** What a task must keep to: its kind of move, and where the edition has it so the rules by which its transport arrived (18.04). */
export function moveRuleOf({ moves }: BoardRules, { kind, arrivedBy }: MoveTask): MoveRule | undefined {
  const rule = moves[kind];
  const arrival = arrivedBy && rule?.asItArrived ? moves[arrivedBy] : undefined;
  if (!rule || !arrivedBy || !arrival) return rule;
  const known = arriving.get(rule) ?? new Map<MoveKind, MoveRule>();
  arriving.set(rule, known);
  const made = known.get(arrivedBy) ?? { ...rule, ends: [...rule.ends, ...arrival.ends] };
  known.set(arrivedBy, made);
  return made;
}

interface LaidOut {
  readonly revision: number;
  readonly table: Table;
}

const lastOf = new WeakMap<MoveTask, LaidOut>();

/** The table that a task is judged on: the same, with all that is kept by it, until somebody stands elsewhere. */
export function tableOf(board: Board, task: MoveTask, rule: MoveRule): Table {
  const { revision } = board;
  if (revision === undefined) return laidOut(board, task, rule);
  const known = lastOf.get(task);
  if (known?.revision === revision && known.table.board === board && known.table.rule === rule) return known.table;
  const table = laidOut(board, task, rule);
  lastOf.set(task, { revision, table });
  return table;
}

function laidOut(board: Board, task: MoveTask, rule: MoveRule): Table {
  const seat = board.seatOf(task.unit);
  const keywords = board.unitKeywords(task.unit);
  const friends: Placed[] = [];
  const enemies: Placed[] = [];
  const facing: StandingUnit[] = [];
  for (const unit of board.units) {
    if (unit === task.unit) continue;
    const isFriend = board.seatOf(unit) === seat;
    const models = standing(board, unit, isFriend ? friends : enemies);
    if (models.length === 0 || isFriend || !counts(board, unit, keywords, rule)) continue;
    facing.push({ unit, models, bounds: boundsAround(models.map(({ bounds }) => bounds)) });
  }
  for (const model of board.fallen ?? []) {
    const there = placed(board, model);
    if (there) (board.seatOf(board.unitOf(model)) === seat ? friends : enemies).push(there);
  }
  const targets = new Set(task.targets ?? []);
  return {
    board,
    rules: board.rules,
    task,
    rule,
    seat,
    own: standingOf(board, task.unit),
    friends,
    enemies,
    facing,
    targets: facing.filter(({ unit }) => targets.has(unit)),
    isFlying: isFlying(board, task, keywords),
  };
}

/** The models of a unit on the battlefield, put with others of their side too. */
function standing(board: Board, unit: UnitRef, side: Placed[]): readonly Placed[] {
  const models = standingOf(board, unit);
  for (const there of models) side.push(there);
  return models;
}

/** Whether an enemy unit is there at all for this move: some units disregard some enemies. */
const counts = (board: Board, enemy: UnitRef, own: ReadonlySet<string>, { ignores }: MoveRule): boolean =>
  ignores === undefined || own.has(ignores.unless) || !board.unitKeywords(enemy).has(ignores.keyword);

function isFlying({ rules: { flying } }: Board, { kind, flying: declared }: MoveTask, keywords: ReadonlySet<string>) {
  if (!flying.kinds.includes(kind) || !keywords.has(flying.keyword)) return false;
  return flying.taken === 'always' || declared === true;
}

/** Whether one model of the unit flies in this move. */
export const flies = ({ isFlying: unit, rules: { flying }, board }: Table, model: ModelRef): boolean =>
  unit && (flying.of === 'unit' || board.keywordsOf(model).has(flying.keyword));

/** The most a model may move. */
export function limitOf(table: Table, model: ModelRef): number {
  const { distance, distances } = table.task;
  const printed = distances?.[model] ?? distance ?? 0;
  return Math.max(0, printed - (table.isFlying ? (table.task.flyingCost ?? table.rules.flying.costs) : 0));
}

export const isOneOf = (keywords: ReadonlySet<string>, who: AnyOf): boolean =>
  who === 'all' || who.some((keyword) => keywords.has(keyword));

export const isHeavy = ({ board, rules }: Pick<Table, 'board' | 'rules'>, model: ModelRef): boolean =>
  isOneOf(board.keywordsOf(model), rules.heavy);
