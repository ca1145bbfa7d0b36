import { type Deal, type Dealing, dealBlow, startDeal } from './deal.js';
import type { Shown, VolleyEvent, Waiting } from './happening.js';
import { ask, facesOf, type Given, type Need, type Option, type Seat, type Throw, takenOf } from './need.js';
import { isDestroyed, type Standings } from './standings.js';
import type { Fork, Kind, Once, Pool, Sequence, Stage, Unit, Volley } from './volley.js';

/**
 * The plain form of a volley: what is thrown, asked and done, one window at a time. It is the law for every other driver.
 * A frame is plain data: it can be stored, copied and gone on with anywhere, even in the middle of a save.
 */
export interface Frame {
  readonly at: 'unit' | 'pools' | 'gather' | 'again' | 'step' | 'blows' | 'unit-end' | 'done';
  readonly standing: number;
  readonly spare: boolean;
  readonly unit: number;
  readonly unitStart: number;
  readonly used: readonly number[];
  readonly pool: number;
  readonly poolStart: number;
  readonly step: number;
  /** Dice by kind that wait for this step. */
  readonly counts: readonly number[];
  /** Dice on the table: may still be thrown again, or already were. */
  readonly shown: readonly Shown[];
  readonly settled: readonly Shown[];
  readonly asked: 'reroll' | 'spare' | 'none';
  /** Blows that wait: of the pool, and those held until the unit is done, the last weapon's first. */
  readonly waiting: readonly Waiting[];
  readonly held: readonly Waiting[];
  readonly deal?: Deal;
}

export interface Turn {
  readonly frame: Frame;
  readonly need?: Need;
  /** What happened on the way, for logs and cases. */
  readonly events: readonly VolleyEvent[];
}

export interface Table {
  readonly volley: Volley;
  readonly standings: Standings;
}

export const begin = ({ volley, standings }: Table): Frame => ({
  at: 'unit',
  standing: standings.start,
  spare: volley.spare !== undefined,
  unit: 0,
  unitStart: standings.start,
  used: [],
  pool: 0,
  poolStart: standings.start,
  step: 0,
  counts: [],
  shown: [],
  settled: [],
  asked: 'none',
  waiting: [],
  held: [],
});

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

interface Move {
  readonly frame: Frame;
  readonly need?: Need;
  readonly events?: readonly VolleyEvent[];
}

type StepOf = (table: Table, frame: Frame, given: Given | undefined) => Move;

const unitOf = ({ volley }: Table, { unit }: Frame): Unit => volley.units[unit]!;

export const poolsOf = (table: Table, frame: Frame): readonly Pool[] =>
  unitOf(table, frame).pools(table.standings.standing(frame.unitStart));

export const sequenceOf = (table: Table, frame: Frame, pool = frame.pool, start = frame.poolStart): Sequence =>
  poolsOf(table, frame)[pool]!.sequence(table.standings.standing(start));

const gone = ({ standings }: Table, { standing }: Frame): boolean =>
  isDestroyed(standings.groups, standings.standing(standing));

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
    const shown =
      dice === 0 ? [{ kind: start, faces: [], dice: gather.weapons }] : group(start, faces?.[0] ?? [], dice);
    return { frame: { ...frame, at: 'again', step: -1, counts: [], shown, settled: [], asked: 'reroll' } };
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
  const shown = lots.flatMap(({ kind }, i) => group(kind, faces![i]!, 1));
  return { frame: { ...frame, at: 'again', shown, settled: [], asked: 'reroll' } };
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

/** The dice on the table as options: alike dice are one option, taken several times. */
const asOptions = (shown: readonly Shown[]): Option[] =>
  shown.map(({ kind, faces, dice }) => ({ key: `${kind}:${faces.join('+')}`, most: dice }));

function askReroll(table: Table, frame: Frame, given: Given | undefined): Move {
  const sequence = sequenceOf(table, frame);
  const step = sequence.steps[frame.step];
  const stage = step?.kind === 'stage' ? step : undefined;
  const may = ({ kind, faces }: Shown): boolean =>
    stage
      ? stage.mayReroll(kind, faces[0]!)
      : faces.length > 0 && sequence.gather.mayReroll(faces.reduce((a, b) => a + b, sequence.gather.each.plus));
  const open = frame.shown.filter(may);
  const faces = facesOf(given);
  const seat: Seat = 'attacker';
  const rest: Frame = { ...frame, asked: 'spare' };
  if (faces) {
    const lots = frame.settled.filter(({ faces: none }) => none.length === 0);
    const thrown = lots.flatMap(({ kind }, i) => group(kind, faces[i]!, summedOf(sequence, frame)));
    return { frame: { ...rest, settled: thrown } };
  }
  const taken = takenOf(given);
  if (taken) {
    const lots = lotsOf(open, taken, stage, sequence, frame);
    if (lots.length === 0) return { frame: rest };
    const left = subtract(frame.shown, open, taken);
    const settled = lots.map(({ kind, dice }) => ({ kind, faces: [], dice }));
    return {
      frame: { ...frame, shown: left, settled },
      need: { throw: { purpose: `${stage?.id ?? 'attacks'} re-roll`, seat, lots } },
    };
  }
  if (open.length === 0) return { frame: rest };
  return { frame, need: ask(seat, `${stage?.id ?? 'attacks'} re-roll`, asOptions(open), 0, total(open)) };
}

const summedOf = (sequence: Sequence, frame: Frame): number => (frame.step < 0 ? sequence.gather.each.dice : 1);

function lotsOf(
  open: readonly Shown[],
  taken: readonly number[],
  stage: Stage | undefined,
  sequence: Sequence,
  frame: Frame,
): Throw['lots'] {
  const kinds = [...new Set(open.map(({ kind }) => kind))];
  return kinds
    .map((kind) => ({
      kind,
      dice: open.reduce((sum, shown, i) => sum + (shown.kind === kind ? taken[i]! : 0), 0),
      sides: stage ? stage.sides(kind) : sequence.gather.each.sides,
      summed: summedOf(sequence, frame),
    }))
    .filter(({ dice }) => dice > 0);
}

/** One die of a batch may be thrown again, unless it already was. */
function askSpare(table: Table, frame: Frame, given: Given | undefined): Move {
  const sequence = sequenceOf(table, frame);
  const step = sequence.steps[frame.step];
  const stage = step?.kind === 'stage' ? step : undefined;
  const offered =
    frame.spare &&
    table.volley.spare === 'attacker' &&
    !(sequence.spareOn.onlyAlone && total([...frame.shown, ...frame.settled]) > 1) &&
    (stage ? stage.spare : sequence.gather.spare !== 'no' && sequence.gather.each.dice > 0);
  const rest: Frame = { ...frame, asked: 'none' };
  const faces = facesOf(given);
  if (faces) {
    const marker = frame.settled.find(({ dice }) => dice === 0)!;
    const roll = { kind: marker.kind, faces: [...marker.faces, ...faces[0]!].sort((a, b) => a - b), dice: 1 };
    return { frame: { ...rest, spare: false, settled: [...frame.settled.filter((shown) => shown !== marker), roll] } };
  }
  if (!offered || frame.shown.length === 0) return { frame: rest };
  const whole = frame.step < 0 && sequence.gather.spare === 'roll';
  const dice = frame.shown.flatMap((shown) =>
    whole ? [{ shown, face: 0 }] : [...new Set(shown.faces)].map((face) => ({ shown, face })),
  );
  const taken = takenOf(given);
  if (!taken) {
    const options = dice.map(({ shown, face }) => ({ key: `${shown.kind}:${shown.faces.join('+')}:${face}`, most: 1 }));
    return { frame, need: ask('attacker', 'command-re-roll', options, 0, 1) };
  }
  const choice = dice[taken.indexOf(1)];
  if (!choice) return { frame: rest };
  const { shown, face } = choice;
  const kept = whole ? [] : [...shown.faces];
  if (!whole) kept.splice(kept.indexOf(face), 1);
  const left = subtract(frame.shown, [shown], [1]);
  const sides = stage ? stage.sides(shown.kind) : sequence.gather.each.sides;
  const marker = { kind: shown.kind, faces: kept, dice: 0 };
  const lot = { kind: shown.kind, dice: 1, sides, summed: whole ? shown.faces.length : 1 };
  return {
    frame: { ...frame, shown: left, settled: [...frame.settled, marker] },
    need: { throw: { purpose: 'command-re-roll', seat: 'attacker', lots: [lot] } },
  };
}

/** Every die is judged, and the next step waits for what comes of them. */
function settle(table: Table, frame: Frame): Move {
  const sequence = sequenceOf(table, frame);
  const shown = [...frame.shown, ...frame.settled];
  const counts: number[] = sequence.kinds.map(() => 0);
  const add = (kind: Kind, dice: number): void => {
    counts[kind]! += dice;
  };
  if (frame.step < 0) {
    const { each, amount } = sequence.gather;
    for (const { kind, faces, dice } of shown)
      add(kind, dice * Math.max(0, amount(faces.reduce((a, b) => a + b, each.plus))));
    return {
      frame: { ...frame, at: 'step', step: 0, counts, shown: [], settled: [] },
      events: [{ kind: 'gathered', attacks: counts[sequence.start]! }],
    };
  }
  const stage = sequence.steps[frame.step] as Stage;
  frame.counts.forEach((dice, kind) => {
    if (dice > 0 && stage.sides(kind) === 0) add(kind, dice);
  });
  for (const { kind, faces, dice } of shown) {
    for (const [next, howMany] of stage.judge(kind, faces[0]!)) add(next, howMany * dice);
  }
  return {
    frame: { ...frame, at: 'step', step: frame.step + 1, counts, shown: [], settled: [] },
    events: [{ kind: 'settled', step: stage.id, counts, shown }],
  };
}

const total = (shown: readonly Shown[]): number => shown.reduce((sum, { dice }) => sum + dice, 0);

/** Faces in the order thrown, as counts of alike rolls, in ascending order. */
function group(kind: Kind, faces: readonly number[], summed: number): Shown[] {
  const counts = new Map<string, { faces: number[]; dice: number }>();
  for (let i = 0; i < faces.length; i += summed) {
    const roll = faces.slice(i, i + summed).sort((a, b) => a - b);
    const key = roll.join('+');
    const known = counts.get(key);
    if (known) known.dice++;
    else counts.set(key, { faces: roll, dice: 1 });
  }
  return [...counts.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, roll]) => ({ kind, ...roll }));
}

function subtract(shown: readonly Shown[], open: readonly Shown[], taken: readonly number[]): Shown[] {
  return shown
    .map((roll) => {
      const i = open.indexOf(roll);
      return i < 0 ? roll : { ...roll, dice: roll.dice - (taken[i] ?? 0) };
    })
    .filter(({ dice }) => dice > 0);
}
