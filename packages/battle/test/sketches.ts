import {
  facesOf,
  frameOf,
  type Later,
  oneStep,
  opponent,
  type Procedure,
  picked,
  repliesOf,
  returnedOf,
  type Seat,
  type Trigger,
} from '../src/index.js';
import { type Said, say, type Words } from './words.js';

/* Awkward rules of the games to come, as values in the contracts. Their table is a list of what happened. */

const dice = (dice: number, summed = 1) => [{ kind: 0, dice, sides: 6, summed }];
const sum = (faces: readonly number[] = []): number => faces.reduce((total, face) => total + face, 0);

/** 9th: a psychic test, which the opponent may try once to deny. */
export interface Manifesting {
  readonly seat: Seat;
  readonly result?: number;
  readonly denied?: true;
}

export const psychic: Procedure<Words, Said, Manifesting> = {
  id: 'psychic',
  steps: [
    {
      id: 'psychic-test',
      run: (frame, given) => {
        const faces = facesOf(given)?.[0];
        if (!faces)
          return { need: { throw: { purpose: 'psychic-test', seat: frame.seat, for: ['psyker'], lots: dice(1, 2) } } };
        const result = sum(faces);
        const perils = faces.every((face) => face === faces[0]) && (faces[0] === 1 || faces[0] === 6);
        const events = perils ? [say('perils')] : [];
        return { frame: { ...frame, result }, events, ...(result < 5 ? { to: 'end' as const } : {}) };
      },
    },
    { id: 'resolve-power', run: ({ denied }) => ({ events: [say(denied ? 'denied' : 'manifested')] }) },
  ],
};

export const denyTheWitch: Trigger<Words> = {
  rule: 'deny-the-witch',
  at: 'resolve-power',
  edge: 'before',
  call: 'deny',
  offer: { limit: { times: 1, per: 'frame' } }, // one attempt a power, whichever unit makes it
  find: (_, { id, data }) => {
    const seat = opponent((data as Manifesting).seat);
    return ['librarian', 'null'].map((unit) => ({
      key: `deny>${unit}`,
      seat,
      about: [unit],
      with: { seat, power: id },
    }));
  },
};

export const deny = oneStep<Words, Said, { seat: Seat; power: number }>(
  'deny',
  ({ seat, power }, given, { frames }) => {
    const faces = facesOf(given)?.[0];
    if (!faces) return { need: { throw: { purpose: 'deny', seat, for: [], lots: dice(1, 2) } } };
    const test = frameOf(frames, 'psychic')!.data as Manifesting;
    return sum(faces) > test.result! ? { patch: { frame: power, data: { ...test, denied: true } } } : {};
  },
);

/** 9th: a morale test, and attrition for those who stay. */
export interface Morale {
  readonly lost: number;
  readonly leadership: number;
  readonly models: number;
}

export const morale: Procedure<Words, Said, Morale> = {
  id: 'morale',
  steps: [
    {
      id: 'morale-test',
      run: (frame, given) => {
        const [face] = facesOf(given)?.[0] ?? [];
        if (!face) return { need: { throw: { purpose: 'morale', seat: 'A', for: ['unit'], lots: dice(1) } } };
        if (face === 1 || face + frame.lost <= frame.leadership) return { to: 'end' };
        return { frame: { ...frame, models: frame.models - 1 }, events: [say('1 flees')] };
      },
    },
    {
      id: 'attrition',
      run: ({ models }, given) => {
        const faces = facesOf(given)?.[0];
        if (models === 0) return {};
        if (!faces) return { need: { throw: { purpose: 'attrition', seat: 'A', for: ['unit'], lots: dice(models) } } };
        return { events: [say(`${faces.filter((face) => face === 1).length} more`)] };
      },
    },
  ],
};

/** Boarding Actions: a hatchway that both want, each with a die; the two fall together. */
export const hatchway = oneStep<Words, Said, { seat: Seat }>('operate-hatchway', ({ seat }, given) => {
  const [[mine = 0] = []] = facesOf(given) ?? [];
  const [[theirs = 0] = []] = facesOf(given, 1) ?? [];
  const throws = [seat, opponent(seat)].map((who) => ({
    purpose: 'hatchway',
    seat: who,
    for: ['hatch'],
    lots: dice(1),
  }));
  return given ? { events: [say(mine > theirs ? 'opened' : 'held shut')] } : { need: { throws } };
});

/** Shooting: a reaction moves the target, and targets are chosen anew. */
export interface Shooting {
  readonly seat: Seat;
  readonly target?: string;
}

export const shooting: Procedure<Words, Said, Shooting> = {
  id: 'shoot',
  period: 'attacks',
  steps: [
    {
      id: 'select-targets',
      run: (frame, given, { state }) => {
        const [target] = picked(repliesOf(given)?.[0]);
        if (target) return { frame: { ...frame, target }, events: [say(`at ${target}`)] };
        const options = ['near', 'far']
          .filter((key) => !state.includes(`${key} moved`))
          .map((key) => ({ key, refs: [key] }));
        const ask = { kind: 'pick', options, min: 1, max: 1 } as const;
        return { need: { choices: [{ seat: frame.seat, rule: 'select-targets', about: [], ask }] } };
      },
    },
    {
      id: 'make-attacks',
      run: ({ target }, _, { frames }) => {
        const frame = frames.at(-1)!.id;
        return { events: [say(`${target} falls`)], later: fallen(target!, frame) };
      },
    },
    { id: 'attacks-resolved', run: () => ({ events: [say('resolved')] }) },
  ],
};

export const reactiveMove: Trigger<Words> = {
  rule: 'reactive-move',
  at: 'select-targets',
  edge: 'after',
  call: 'slip-away',
  offer: { limit: { times: 1, per: 'battle' } },
  find: (_, { id, data }) => {
    const { seat, target } = data as Shooting;
    return [{ key: 'slip-away', seat: opponent(seat), about: [target!], with: { target, shooting: id } }];
  },
};

export const slipAway = oneStep<Words, Said, { target: string; shooting: number }>(
  'slip-away',
  ({ target, shooting: frame }) => ({
    events: [say(`${target} moved`)],
    reopen: { frame, to: 'select-targets' },
  }),
);

/** Fight on death: fallen models fight when the attacks are done, and are removed then. Their owner says in which order. */
const fallen = (unit: string, frame: number): readonly Later[] =>
  (['fight-on-death', 'remove'] as const).map((call) => ({
    rule: call,
    seat: 'B',
    at: 'attacks-resolved',
    edge: 'after',
    frame,
    about: [unit],
    call,
    with: { unit },
  }));

export const fightOnDeath = oneStep<Words, Said, { unit: string }>('fight-on-death', ({ unit }, given) => {
  if (returnedOf(given)) return {};
  return { events: [say(`${unit} strikes back`)], call: 'hatchway-free', with: {} };
});

export const remove = oneStep<Words, Said, { unit: string }>('remove', ({ unit }) => ({
  events: [say(`${unit} removed`)],
}));
