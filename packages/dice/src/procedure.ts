import { askReroll, askSpare, group, settle } from './again.js';
import { dealBlow, startDeal } from './deal.js';
import type { Dealing } from './dealing.js';
import { type Frame, gone, poolsOf, sequenceOf, type Table } from './frame.js';
import type { VolleyEvent, Waiting } from './happening.js';
import type { Move } from './move.js';
import { ask, facesOf, type Given, type Need, settledIn, takenOf } from './need.js';
import type { Fork, Once, Stage } from './volley.js';

export interface Turn {
  readonly frame: Frame;
  readonly need?: Need;
  /** What happened on the way, for logs and cases. */
  readonly events: readonly VolleyEvent[];
}

/** Goes on until something is needed or the volley is done. `given` answers the last need, and only then is given. */
export function advance(table: Table, from: Frame, given?: Given): Turn {
  const events: VolleyEvent[] = [];
  let frame = from;
  let answer = given;
  for (;;) {
    const turn = steps[frame.at](table, frame, answer);
    if (turn.events) events.push(...turn.events);
    if (turn.need || turn.frame.at === 'done') return { ...turn, events };
    frame = turn.frame;
    answer = undefined;
  }
}

type StepOf = (table: Table, frame: Frame, given: Given | undefined) => Move;

const steps: Record<Frame['at'], StepOf> = {
  unit: (table, frame) => {
    if (frame.unit >= table.volley.units.length || gone(table, frame)) return { frame: { ...frame, at: 'done' } };
    return { frame: { ...frame, at: 'pools', unitStart: frame.standing, used: [], held: [] } };
  },

  pools: (table, frame, given) => {
    const pools = poolsOf(table, frame);
    const open = pools.map((_, pool) => pool).filter((pool) => !frame.used.includes(pool));
    if (open.length === 0 || gone(table, frame)) return { frame: { ...frame, at: 'unit-end' } };
    const options = open.map((pool) => ({ key: `${pools[pool]!.name}#${pool}`, most: 1 }));
    const taken = takenOf(given);
    if (!taken && options.length > 1) return { frame, need: ask('attacker', 'order', options, 1, 1) };
    const pool = open[taken ? taken.indexOf(1) : 0]!;
    return {
      frame: { ...frame, at: 'gather', pool, poolStart: frame.standing, used: [...frame.used, pool], waiting: [] },
      events: [{ kind: 'pool', unit: frame.unit, pool, unitStart: frame.unitStart, poolStart: frame.standing }],
    };
  },

  gather: (table, frame, given) => {
    const { gather, start } = sequenceOf(table, frame);
    const { dice, sides } = gather.each;
    const lot = { kind: start, dice: gather.weapons, sides, summed: dice };
    const faces = facesOf(given);
    if (dice > 0 && gather.weapons > 0 && !faces)
      return { frame, need: { throw: { purpose: 'attacks', seat: 'attacker', lots: [lot] } } };
    const [open, done] = settledIn(given, 0, dice);
    const shown = dice === 0 ? [{ kind: start, faces: [], dice: gather.weapons }] : group(start, open, dice);
    const settled = dice === 0 ? [] : group(start, done, dice);
    return { frame: { ...frame, at: 'again', step: -1, counts: [], shown, settled, asked: 'reroll' } };
  },

  again: (table, frame, given) =>
    frame.asked === 'reroll'
      ? askReroll(table, frame, given)
      : frame.asked === 'spare'
        ? askSpare(table, frame, given)
        : settle(table, frame),

  step: (table, frame, given) => {
    const step = sequenceOf(table, frame).steps[frame.step];
    if (step === undefined) return { frame: { ...frame, at: 'blows' } };
    if (step.kind === 'stage') return throwStage(frame, step, given);
    return step.kind === 'fork' ? askFork(frame, step, given) : askOnce(table, frame, step, given);
  },

  blows: (table, frame, given) =>
    dealNext(table, given === undefined && !frame.deal ? queued(table, frame) : frame, given, 'pools'),

  'unit-end': (table, frame, given) => {
    const [first, ...held] = frame.held;
    if (frame.deal || frame.waiting.length > 0) return dealNext(table, frame, given, 'unit-end');
    if (first && !gone(table, frame)) return { frame: { ...frame, waiting: [first], held } };
    return { frame: { ...frame, at: 'unit', unit: frame.unit + 1 } };
  },

  done: (_, frame) => ({ frame }),
};

/** Puts the pool's blows in line: its own first, what is held until the pool ends last; what is held longer is set aside. */
function queued(table: Table, frame: Frame): Frame {
  if (frame.step < 0) return frame;
  const { order, blows } = sequenceOf(table, frame);
  const all = order
    .filter((kind) => (frame.counts[kind] ?? 0) > 0)
    .map((kind) => ({ pool: frame.pool, poolStart: frame.poolStart, kind, dice: frame.counts[kind]! }));
  const until = ({ kind }: Waiting): string => {
    const { discipline } = blows.get(kind)!;
    return typeof discipline === 'string' ? 'now' : discipline.held;
  };
  return {
    ...frame,
    step: -1,
    counts: [],
    waiting: [...all.filter((w) => until(w) === 'now'), ...all.filter((w) => until(w) === 'pool')],
    held: [...all.filter((w) => until(w) === 'unit'), ...frame.held],
  };
}

function dealNext(table: Table, frame: Frame, given: Given | undefined, then: 'pools' | 'unit-end'): Move {
  const [first, ...waiting] = frame.waiting;
  if (!frame.deal && (!first || gone(table, frame))) return { frame: { ...frame, at: then, waiting: [] } };
  const open: Frame = frame.deal || !first ? frame : { ...frame, waiting, deal: startDeal(first) };
  const { pool, poolStart, kind } = open.deal!;
  const sequence = sequenceOf(table, open, pool, poolStart);
  const dealing: Dealing = {
    standings: table.standings,
    sequence,
    blow: sequence.blows.get(kind)!,
    spareSeat: open.spare ? table.volley.spare : undefined,
  };
  const { deal, standing, need, spent, events } = dealBlow(dealing, open.deal!, open.standing, given);
  const { deal: _, ...rest } = open;
  const next: Frame = { ...rest, standing, spare: open.spare && !spent, ...(deal ? { deal } : {}) };
  return { frame: next, events, ...(need ? { need } : {}) };
}

function throwStage(frame: Frame, stage: Stage, given: Given | undefined): Move {
  const lots = frame.counts
    .map((dice, kind) => ({ kind, dice, sides: dice > 0 ? stage.sides(kind) : 0, summed: 1 }))
    .filter(({ dice, sides }) => dice > 0 && sides > 0);
  const faces = facesOf(given);
  if (lots.length > 0 && !faces) return { frame, need: { throw: { purpose: stage.id, seat: 'attacker', lots } } };
  const split = lots.map((_, i) => settledIn(given, i, 1));
  const shown = lots.flatMap(({ kind }, i) => group(kind, split[i]![0], 1));
  const settled = lots.flatMap(({ kind }, i) => group(kind, split[i]![1], 1));
  return { frame: { ...frame, at: 'again', shown, settled, asked: 'reroll' } };
}

function askFork(frame: Frame, fork: Fork, given: Given | undefined): Move {
  const kind = frame.counts.findIndex((dice, k) => dice > 0 && fork.forks(k).length > 0);
  if (kind < 0) return { frame: { ...frame, step: frame.step + 1 } };
  const dice = frame.counts[kind]!;
  const ways = fork.forks(kind);
  const taken = takenOf(given);
  if (!taken && ways.length > 1) {
    return {
      frame,
      need: ask(
        'attacker',
        fork.id,
        ways.map(({ key }) => ({ key, most: dice })),
        dice,
        dice,
      ),
    };
  }
  const counts = [...frame.counts];
  counts[kind] = 0;
  ways.forEach(({ to }, i) => {
    for (const [next, howMany] of to) counts[next] = (counts[next] ?? 0) + howMany * (taken ? taken[i]! : dice);
  });
  return { frame: { ...frame, counts } };
}

/** One die of the volley may go on without its throw. */
function askOnce(table: Table, frame: Frame, { id, to }: Once, given: Given | undefined): Move {
  const open = frame.counts.flatMap((dice, kind) => (dice > 0 && to(kind) ? [kind] : []));
  const next: Frame = { ...frame, step: frame.step + 1 };
  if (!frame.spare || table.volley.spare !== 'attacker' || open.length === 0) return { frame: next };
  const taken = takenOf(given);
  const { kinds } = sequenceOf(table, frame);
  const options = open.map((kind) => ({ key: kinds[kind]!, most: 1 }));
  if (!taken) return { frame, need: ask('attacker', id, options, 0, 1) };
  const kind = open[taken.indexOf(1)];
  if (kind === undefined) return { frame: next };
  const counts = [...frame.counts];
  counts[kind]!--;
  for (const [after, howMany] of to(kind)!) counts[after]! += howMany;
  return { frame: { ...next, spare: false, counts } };
}
