import { constant, meanOf } from './expression.js';
import { type Frame, poolsOf, sequenceOf, type Table } from './frame.js';
import type { Waiting } from './happening.js';
import type { Throw } from './need.js';
import { standsGroup } from './standings.js';
import type { Blow, Kind, Pool, Sequence, SequenceStep, Volley } from './volley.js';

/* What is left of a volley while dice lie on the table: as they lie, and with one of them thrown again. */

/** Dice of a kind that go on from where the throw stands; `as`: what became of them at the target. */
interface Batch {
  readonly kind: Kind;
  readonly dice: number;
  readonly as?: { readonly key: string; readonly blow: Blow };
  /** Not yet dice of attacks: a roll that says how many. */
  readonly gather?: Sequence['gather'];
}

/** A roll on the table that may be thrown again: its lot, and its place in it. */
interface Roll {
  readonly lot: number;
  readonly place: number;
  readonly faces: readonly number[];
}

export interface Remaining {
  readonly without: Volley;
  /** With one roll thrown again, for every sort of roll that would be worth it. */
  readonly with: readonly Volley[];
}

type Faces = readonly (readonly number[])[];

/**
 * The rest of a volley whose last throw shows these faces, as volleys of their own that exact odds can be worked out from. Dice
 * that rules let be thrown again are, where they failed. Undefined where the throw is of no sort that can be followed.
 * `settled`: by lot, places of rolls that were thrown again already.
 */
export function remaining(
  table: Table,
  frame: Frame,
  thrown: Throw,
  faces: Faces,
  settled: readonly (readonly number[])[] = [],
): Remaining | undefined {
  const shown = thrown.lots.flatMap(({ summed }, lot) => rollsOf(faces[lot] ?? [], summed, lot));
  const follow = followed(table, frame, thrown);
  if (follow === undefined) return undefined;
  const open = shown.filter(({ lot, place }) => settled[lot]?.includes(place) !== true);
  const worthwhile = new Map(open.filter(follow.isBad).map((roll) => [`${roll.lot}:${roll.faces.join()}`, roll]));
  const volleyOf = (again: Roll | undefined): Volley => {
    const batches =
      follow.together?.(shown, again) ??
      shown.flatMap((roll) => (roll === again ? follow.again(roll) : follow.stays(roll)));
    return restOf(table, frame, [...batches, ...follow.besides(shown)]);
  };
  return { without: volleyOf(undefined), with: [...worthwhile.values()].map(volleyOf) };
}

const rollsOf = (faces: readonly number[], summed: number, lot: number): readonly Roll[] => {
  const step = Math.max(1, summed);
  return Array.from({ length: Math.floor(faces.length / step) }, (_, place) => ({
    lot,
    place,
    faces: faces.slice(place * step, (place + 1) * step),
  }));
};

interface Following {
  readonly isBad: (roll: Roll) => boolean;
  readonly stays: (roll: Roll) => readonly Batch[];
  readonly again: (roll: Roll) => readonly Batch[];
  /** What all dice of the throw come to at once, where one by one would say too much. */
  readonly together?: (shown: readonly Roll[], again: Roll | undefined) => readonly Batch[];
  /** Dice of the pool that were not thrown now. */
  readonly besides: (shown: readonly Roll[]) => readonly Batch[];
}

function followed(table: Table, frame: Frame, thrown: Throw): Following | undefined {
  if (frame.at === 'step') return followStage(table, frame, thrown);
  if (frame.at === 'gather') return followAttacks(table, frame);
  if (frame.deal?.at === 'save') return followSaves(table, frame);
  if (frame.deal?.at === 'damage') return followDamage(table, frame);
  return frame.deal?.at === 'ignore' ? followIgnored(table, frame) : undefined;
}

function followStage(table: Table, frame: Frame, thrown: Throw): Following | undefined {
  const { steps } = sequenceOf(table, frame);
  const stage = steps[frame.step];
  if (stage?.kind !== 'stage') return undefined;
  const kindOf = ({ lot }: Roll): Kind => thrown.lots[lot]!.kind;
  const again = (roll: Roll): readonly Batch[] => [{ kind: kindOf(roll), dice: 1 }];
  const isBad = (roll: Roll): boolean => stage.worth(kindOf(roll), roll.faces[0]!) === 'failed';
  return {
    isBad: (roll) => isBad(roll) && !stage.mayReroll(kindOf(roll), roll.faces[0]!),
    stays: (roll) =>
      isBad(roll) && stage.mayReroll(kindOf(roll), roll.faces[0]!)
        ? again(roll)
        : stage.judge(kindOf(roll), roll.faces[0]!).map(([kind, dice]) => ({ kind, dice })),
    again,
    besides: () => frame.counts.flatMap((dice, kind) => (stage.sides(kind) === 0 ? [{ kind, dice }] : [])),
  };
}

function followAttacks(table: Table, frame: Frame): Following {
  const { gather, start } = sequenceOf(table, frame);
  const { each, amount } = gather;
  const numberOf = (faces: readonly number[]): number => Math.max(0, amount(faces.reduce((a, b) => a + b, each.plus)));
  const mean = meanOf(each);
  const rolled = (faces: readonly number[]): number => faces.reduce((a, b) => a + b, each.plus);
  const isOpen = (faces: readonly number[]): boolean => gather.mayReroll(rolled(faces)) && rolled(faces) < mean;
  return {
    isBad: ({ faces }) => rolled(faces) < mean && !isOpen(faces),
    stays: ({ faces }) =>
      isOpen(faces)
        ? [{ kind: start, dice: 1, gather: { ...gather, weapons: 1, mayReroll: never } }]
        : [{ kind: start, dice: numberOf(faces) }],
    // of several dice only the lowest is thrown again
    again: ({ faces }) => {
      const [, ...others] = [...faces].sort((a, b) => a - b);
      const one = { dice: 1, sides: each.sides, plus: others.reduce((a, b) => a + b, each.plus) };
      return [{ kind: start, dice: 1, gather: { ...gather, weapons: 1, each: one, mayReroll: never } }];
    },
    besides: () => [],
  };
}

const never = (): boolean => false;

/** The group that the next blow strikes, by the orders that hold. */
function struck(table: Table, frame: Frame): number {
  const standing = table.standings.standing(frame.standing);
  const { pick = -1, order = [] } = frame.deal ?? {};
  return [pick, ...order].find((g) => g >= 0 && standsGroup(table.standings.groups[g]!, standing.lost[g]!)) ?? -1;
}

function blowOf(table: Table, frame: Frame): { readonly kind: Kind; readonly blow: Blow } {
  const { kind, pool, poolStart } = frame.deal!;
  return { kind, blow: sequenceOf(table, frame, pool, poolStart).blows.get(kind)! };
}

const unsaved = ({ save: _, ...blow }: Blow): Blow => blow;

function followSaves(table: Table, frame: Frame): Following | undefined {
  const { kind, blow } = blowOf(table, frame);
  const { save } = blow;
  const group = struck(table, frame);
  if (save === undefined || group < 0) return undefined;
  const fails = (face: number): boolean => save.fails(group, face);
  const once: Blow = { ...blow, save: { ...save, mayReroll: never } };
  const again = (): readonly Batch[] => [{ kind, dice: 1, as: { key: 'once', blow: once } }];
  const left = (shown: number): number => (blow.discipline === 'lowest-first' ? 0 : frame.deal!.dice - shown);
  return {
    isBad: ({ faces }) => fails(faces[0]!) && !save.mayReroll(faces[0]!),
    stays: ({ faces: [face = 0] }) => {
      if (!fails(face)) return [];
      return save.mayReroll(face) ? again() : [{ kind, dice: 1, as: { key: 'unsaved', blow: unsaved(blow) } }];
    },
    again,
    besides: (shown) => [{ kind, dice: left(shown.length) }],
  };
}

function followDamage(table: Table, frame: Frame): Following | undefined {
  const { kind, blow } = blowOf(table, frame);
  const { damage } = blow;
  const { faces: waiting, dice, group } = frame.deal!;
  const mean = meanOf(damage);
  const rolled = (all: readonly number[]): number => all.reduce((a, b) => a + b, damage.plus);
  const isOpen = (all: readonly number[]): boolean => blow.mayRerollDamage(rolled(all)) && rolled(all) < mean;
  const isTogether = blow.discipline === 'lowest-first';
  const fails = (face: number): boolean => blow.save?.fails(group, face) ?? true;
  const again = (): readonly Batch[] => [
    { kind, dice: 1, as: { key: 'once', blow: { ...unsaved(blow), mayRerollDamage: never } } },
  ];
  const known = (wounds: number): Blow => ({ ...unsaved(blow), damage: constant(wounds), mayRerollDamage: never });
  return {
    isBad: ({ faces }) => rolled(faces) < mean && !isOpen(faces),
    stays: ({ faces }) =>
      isOpen(faces) ? again() : [{ kind, dice: 1, as: { key: `rolled ${rolled(faces)}`, blow: known(rolled(faces)) } }],
    again,
    besides: () =>
      isTogether
        ? waiting.filter(fails).map((): Batch => ({ kind, dice: 1, as: { key: 'unsaved', blow: unsaved(blow) } }))
        : [{ kind, dice: dice - 1 }],
  };
}

const exactly = (blow: Blow, wounds: number): Blow => ({
  ...unsaved(blow),
  damage: constant(wounds),
  amount: () => wounds,
  mayRerollDamage: never,
});

/** Dice that may ignore wounds, a die a wound: what they let through strikes one model, and of mortal wounds the rest goes on. */
function followIgnored(table: Table, frame: Frame): Following {
  const { kind, blow } = blowOf(table, frame);
  const { faces: waiting, dice, group, wounds } = frame.deal!;
  const on = blow.ignoredOn(group);
  const isTogether = blow.discipline === 'lowest-first';
  const fails = (face: number): boolean => blow.save?.fails(group, face) ?? true;
  const through = (key: string, hit: Blow): Batch => ({
    kind,
    dice: 1,
    as: { key, blow: { ...hit, ignoredOn: () => 7 } },
  });
  const rest = (left: number): readonly Batch[] =>
    left > 0 ? [{ kind, dice: 1, as: { key: `${left} more`, blow: exactly(blow, left) } }] : [];
  const isBad = ({ faces }: Roll): boolean => faces[0]! < on;
  const letThrough = (shown: readonly Roll[], again: Roll | undefined): Batch => {
    const lost = shown.filter((roll) => roll !== again && isBad(roll)).length;
    if (again === undefined) return through(`lets ${lost} through`, exactly(blow, lost));
    const die = { dice: 1, sides: 6, plus: 0 };
    const amount = (_: number, face: number): number => lost + (face < on ? 1 : 0);
    return through(`${lost} and a die`, { ...exactly(blow, 0), damage: die, amount });
  };
  return {
    isBad,
    stays: () => [],
    again: () => [],
    together: (shown, again) => {
      const strikes = again !== undefined || shown.some(isBad);
      return [...(strikes ? [letThrough(shown, again)] : []), ...rest(blow.spills ? wounds - shown.length : 0)];
    },
    besides: () =>
      isTogether
        ? waiting.filter(fails).map((): Batch => ({ kind, dice: 1, as: { key: 'unsaved', blow: unsaved(blow) } }))
        : [{ kind, dice: dice - 1 }],
  };
}

/** The target as it stands, at these batches, at whatever waits, and at all weapons that have not fired yet. */
function restOf(table: Table, frame: Frame, batches: readonly Batch[]): Volley {
  const { volley, standings } = table;
  const { lost, uses } = standings.standing(frame.standing);
  const { pool, poolStart } = frame.deal ?? frame;
  const isOwn = (one: Waiting): boolean => one.pool === pool && one.poolStart === poolStart;
  const waiting = frame.waiting.filter(isOwn).map(({ kind, dice }): Batch => ({ kind, dice }));
  const others = [...frame.waiting.filter((one) => !isOwn(one)), ...frame.held];
  const own = sequenceOf(table, frame, pool, poolStart);
  const from = frame.deal === undefined ? Math.max(0, frame.at === 'gather' ? 0 : frame.step) : own.steps.length;
  const pools: readonly Pool[] = [
    poolOf(own, from, [...batches, ...waiting]),
    ...batches.flatMap(({ gather }) => (gather === undefined ? [] : [gatheringOf(own, gather)])),
    ...others.map((one) => {
      const sequence = sequenceOf(table, frame, one.pool, one.poolStart);
      return poolOf(sequence, sequence.steps.length, [one]);
    }),
    ...poolsOf(table, frame).filter((_, n) => !frame.used.includes(n)),
  ];
  return {
    groups: volley.groups.map((group, g) => ({ ...group, lost: lost[g]! })),
    uses,
    ...(volley.locks ? { locks: true } : {}),
    units: [{ name: '', pools: () => pools }, ...volley.units.slice(frame.unit + 1)],
  };
}

/** A die with one side, which comes to all of these at once; then the steps that are left, where nothing is thrown a third time. */
function poolOf(sequence: Sequence, from: number, batches: readonly Batch[]): Pool {
  const seed = sequence.kinds.length;
  const kinds = [...sequence.kinds, 'on the table'];
  const blows = new Map(sequence.blows);
  const order = [...sequence.order];
  const variants = new Map<string, Kind>();
  const kindOf = ({ kind, as }: Batch): Kind => {
    if (as === undefined) return kind;
    const key = `${kind} ${as.key}`;
    const known = variants.get(key);
    if (known !== undefined) return known;
    const made = kinds.push(key) - 1;
    variants.set(key, made);
    blows.set(made, as.blow);
    order.splice(order.indexOf(kind), 0, made);
    return made;
  };
  const dice = new Map<Kind, number>();
  for (const batch of batches)
    if (batch.gather === undefined && batch.dice > 0)
      dice.set(kindOf(batch), (dice.get(kindOf(batch)) ?? 0) + batch.dice);
  const lying: SequenceStep = {
    kind: 'stage',
    id: 'on the table',
    sides: (kind) => (kind === seed ? 1 : 0),
    judge: () => [...dice],
    worth: () => 'plain',
    mayReroll: never,
    spare: false,
  };
  const [first, ...rest] = sequence.steps.slice(from);
  const next: readonly SequenceStep[] =
    first === undefined ? [] : [first.kind === 'stage' ? { ...first, mayReroll: never } : first, ...rest];
  const made: Sequence = {
    ...sequence,
    kinds,
    blows,
    order,
    start: seed,
    gather: { weapons: 1, each: constant(1), amount: (one) => one, mayReroll: never, spare: 'no' },
    steps: [lying, ...next],
  };
  return { name: '', sequence: () => made };
}

const gatheringOf = (sequence: Sequence, gather: Sequence['gather']): Pool => {
  const made: Sequence = { ...sequence, gather };
  return { name: '', sequence: () => made };
};
