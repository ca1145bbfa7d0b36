import { type Frame, sequenceOf, type Table } from './frame.js';
import type { Shown } from './happening.js';
import type { Move } from './move.js';
import { ask, facesOf, type Given, type Option, type Seat, type Throw, takenOf } from './need.js';
import type { Kind, Sequence, Stage } from './volley.js';

/** The dice on the table as options: alike dice are one option, taken several times. */
const asOptions = (shown: readonly Shown[]): Option[] =>
  shown.map(({ kind, faces, dice }) => ({ key: `${kind}:${faces.join('+')}`, most: dice }));

export function askReroll(table: Table, frame: Frame, given: Given | undefined): Move {
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
    const done = frame.settled.filter(({ faces: none }) => none.length > 0);
    return { frame: { ...rest, settled: [...done, ...thrown] } };
  }
  const taken = takenOf(given);
  if (taken) {
    const lots = lotsOf(open, taken, stage, sequence, frame);
    if (lots.length === 0) return { frame: rest };
    const left = subtract(frame.shown, open, taken);
    const waiting = lots.map(({ kind, dice }) => ({ kind, faces: [], dice }));
    return {
      frame: { ...frame, shown: left, settled: [...frame.settled, ...waiting] },
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
export function askSpare(table: Table, frame: Frame, given: Given | undefined): Move {
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
export function settle(table: Table, frame: Frame): Move {
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
export function group(kind: Kind, faces: readonly number[], summed: number): Shown[] {
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
