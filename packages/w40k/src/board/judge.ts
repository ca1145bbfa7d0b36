import type { Stance } from '@umpire/geometry';
import type { Board, ModelRef } from './board.js';
import { coherencyOf, engagedWith } from './distances.js';
import { type Ended, endReasons, endsWell } from './ends.js';
import type { Ending, ModelMove, MoveJudgement, MoveProposal, MoveReason, MoveTask } from './move.js';
import { isInOwnZone } from './placing.js';
import { reasonOf } from './reason.js';
import type { MoveRule } from './rules.js';
import { isMeasuredWhole, type Placed, placed, placedAt } from './solids.js';
import { isFree, spotReasons } from './spot.js';
import { moveRuleOf, type Table, tableOf } from './table.js';
import { isWayOpen, stancesAlong, type Way, wayReasons } from './way.js';

/**
 * Judges a whole unit's move: legal with where everyone ends, or every reason against it. Reasons of one model stop
 * at the first thing in its way; everything else is told. Pure, and the only law over moves.
 */
export function judgeMove(board: Board, task: MoveTask, proposal: MoveProposal): MoveJudgement {
  const rule = moveRuleOf(board.rules, task);
  if (rule === undefined) return { legal: false, reasons: [unlisted(board, task)] };
  const table = tableOf(board, task, rule);
  const reasons = [...misshapen(table, proposal), ...beginning(table)];
  if (reasons.length > 0) return { legal: false, reasons };
  return judgeOn(table, proposal);
}

/** As `judgeMove`, on a table that is laid out already and for a proposal of the right shape. */
function judgeOn(table: Table, proposal: MoveProposal): MoveJudgement {
  const isLegal = wasLegal(table, proposal) || isLegalOn(table, proposal);
  const reasons = isLegal ? [] : reasonsAgainst(table, proposal);
  if (reasons.length > 0) return { legal: false, reasons };
  return { legal: true, ends: endsBy(table, proposal).map(({ model, end }) => ({ model, at: end.stance })) };
}

const legalOn = new WeakMap<Table, Set<string>>();

/** Notes a proposal that was found legal. It is so in the same words, as long as the table is laid out: until somebody moves. */
export function noteLegal(table: Table, proposal: MoveProposal): void {
  const known = legalOn.get(table) ?? new Set();
  legalOn.set(table, known.add(JSON.stringify(proposal)));
}

const wasLegal = (table: Table, proposal: MoveProposal): boolean =>
  legalOn.get(table)?.has(JSON.stringify(proposal)) ?? false;

/** Everything that is wrong with a proposal. */
export function reasonsAgainst(table: Table, proposal: MoveProposal): readonly MoveReason[] {
  const { ends, ways } = laidOut(table, proposal);
  return [
    ...ways.flatMap((way) => wayReasons(table, way)),
    ...spotsOf(table, ends),
    ...coherencyReasons(table, ends),
    ...table.rule.ends.flatMap((rule) => endReasons(table, ends, rule)),
  ];
}

/** Where everyone ends by a proposal that was judged legal. */
export function endsOf(board: Board, task: MoveTask, proposal: MoveProposal): readonly Ending[] {
  const rule = moveRuleOf(board.rules, task);
  if (rule === undefined) throw new Error(`this edition has no move ${task.kind}`);
  return endsBy(tableOf(board, task, rule), proposal).map(({ model, end }) => ({ model, at: end.stance }));
}

/** Whether `judgeOn` finds nothing against it, what is asked fastest first. */
export function isLegalOn(table: Table, proposal: MoveProposal, room: 'has-room' | 'unknown' = 'unknown'): boolean {
  const ends = endsBy(table, proposal);
  const all = ends.map(({ end }) => end);
  if (room === 'unknown' && ends.some(({ moved, end }) => moved && !isFree(table, end, all))) return false;
  if (coherencyOf(all, table.rules).kind !== 'coherent') return false;
  return table.rule.ends.every((rule) => endsWell(table, ends, rule)) && areWaysOpen(table, proposal, ends);
}

/** Where everyone ends: those of the unit that stand, then those who are set up. */
function endsBy(table: Table, { models }: MoveProposal): readonly Ended[] {
  const ends = new Map<ModelRef, Ended>(table.own.map((own) => [own.model, resting(own)]));
  for (const [entry, one] of models.entries()) {
    const before = 'steps' in one ? placed(table.board, one.model) : undefined;
    ends.set(one.model, endedOf(table, one, entry, before));
  }
  return [...ends.values()];
}

/** One after another, those before where they end and those after where they stand. */
function areWaysOpen(table: Table, { models }: MoveProposal, ends: readonly Ended[]): boolean {
  const mates = ends.map(({ before, end }) => before ?? end);
  for (const [entry, one] of models.entries()) {
    const { model } = one;
    const at = ends.findIndex((ended) => ended.model === model);
    const { before, end } = ends[at]!;
    if ('steps' in one && before !== undefined) {
      if (!isWayOpen(table, { model, entry, from: before, steps: one.steps, mates })) return false;
    }
    mates[at] = end;
  }
  return true;
}

/** Where everyone ends, and the ways there in the order in which they are gone. */
function laidOut(
  table: Table,
  proposal: MoveProposal,
): { readonly ends: readonly Ended[]; readonly ways: readonly Way[] } {
  const ends = new Map<ModelRef, Ended>(table.own.map((own) => [own.model, resting(own)]));
  const ways: Way[] = [];
  for (const [entry, one] of proposal.models.entries()) {
    const before = 'steps' in one ? placed(table.board, one.model) : undefined;
    if ('steps' in one && before !== undefined) {
      const mates = [...ends.values()].map(({ end }) => end);
      ways.push({ model: one.model, entry, from: before, steps: one.steps, mates });
    }
    ends.set(one.model, endedOf(table, one, entry, before));
  }
  return { ends: [...ends.values()], ways };
}

const resting = (own: Placed): Ended => ({ model: own.model, entry: undefined, before: own, end: own, moved: false });

function endedOf(table: Table, one: ModelMove, entry: number, before: Placed | undefined): Ended {
  const { model } = one;
  const stance = 'steps' in one ? lastOf(before!.stance, one) : one.at;
  const moved = before === undefined || ('steps' in one && one.steps.length > 0);
  const isWhole = isMeasuredWhole(table.board, model);
  const end = moved ? placedAt(table.board.formOf(model), stance, model, isWhole) : before;
  return { model, entry, before, end, moved };
}

const lastOf = (start: Stance, { steps }: Extract<ModelMove, { steps: unknown }>): Stance =>
  stancesAlong(start, steps).at(-1)!;

/** Places of all who moved; the others stand where they stood. */
function spotsOf(table: Table, ends: readonly Ended[]): MoveReason[] {
  const all = ends.map(({ end }) => end);
  return ends
    .filter(({ moved }) => moved)
    .flatMap(({ model, entry, end }) => spotReasons(table, { model, entry, end }, all));
}

function coherencyReasons(table: Table, ends: readonly Ended[]): MoveReason[] {
  const found = coherencyOf(
    ends.map(({ end }) => end),
    table.rules,
  );
  if (found.kind === 'coherent') return [];
  const { model, entry, end } = ends[found.model]!;
  const message = {
    'too-few-neighbours': 'ends out of coherency, with too few of its unit near',
    'spread-too-far': 'ends out of coherency, too far from another of its unit',
    'two-groups': 'ends out of coherency, in a group apart',
  }[found.kind];
  const details = { model, ...(entry === undefined ? {} : { entry }), at: end.stance };
  return [reasonOf(table.rules.coherency, 'end-out-of-coherency', message, details)];
}

function unlisted({ rules }: Board, { kind }: MoveTask): MoveReason {
  const near = Object.keys(rules.moves);
  return reasonOf(rules.moving, 'move-not-listed', `this edition has no move "${kind}"`, {
    found: kind,
    hint: `one of ${near.join(', ')}`,
  });
}

/** A proposal that does not fit its task: other models, a model twice, places where ways are asked for. */
function misshapen({ board, task, rule }: Table, { models }: MoveProposal): MoveReason[] {
  const own = new Set(board.modelsOf(task.unit));
  const seen = new Set<ModelRef>();
  const reasons: MoveReason[] = [];
  const say = (message: string, entry: number, model: ModelRef) =>
    reasons.push(reasonOf(rule, 'move-wrong-model', message, { entry, model, found: `model:${model}` }));
  for (const [entry, one] of models.entries()) {
    const { model } = one;
    if (!own.has(model)) say('is no model of the unit', entry, model);
    else if (seen.has(model)) say('is named twice', entry, model);
    else if (rule.by === 'path' && !('steps' in one)) say('needs the way it goes, not a place', entry, model);
    else if (rule.by === 'set-up' && 'steps' in one) say('needs the place where it is set up', entry, model);
    else if (rule.by === 'path' && board.stanceOf(model) === undefined) say('is not on the battlefield', entry, model);
    seen.add(model);
  }
  if (rule.by === 'set-up' && rule.mayLeaveOut !== true) {
    const missing = [...own].filter((model) => !seen.has(model));
    for (const model of missing) {
      reasons.push(reasonOf(rule, 'move-model-missing', 'every model of the unit is set up', { model }));
    }
  }
  return reasons;
}

const begins: { readonly [K in NonNullable<MoveRule['begins']>]: (table: Table) => string | undefined } = {
  engaged: ({ board, task }) => (engagedWith(board, task.unit).length === 0 ? 'the unit is not engaged' : undefined),
  unengaged: ({ board, task }) => (engagedWith(board, task.unit).length > 0 ? 'the unit is engaged' : undefined),
  'in-own-zone': (table) =>
    table.own.every((model) => isInOwnZone(table, model)) ? undefined : 'the unit is not wholly in its own zone',
};

/** Why a unit may not begin this move from where it stands; nothing if it may. */
export function beginning(table: Table): MoveReason[] {
  const where = table.task.hasBegun ? undefined : table.rule.begins;
  const why = where === undefined ? undefined : begins[where](table);
  return why === undefined ? [] : [reasonOf(table.rule, 'move-not-eligible', why)];
}
