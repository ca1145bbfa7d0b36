import { facesOf, type Given } from '@umpire/rules';
import { duelDice, loserOf } from '../attack/duel.js';
import { pointsSaved } from '../attack/wounds.js';
import type { EpicEvent } from '../table/event.js';
import { get, seatOf, standAt, type Table } from '../table/table.js';
import { fighter } from './assault.js';
import { locating } from './duel-location.js';
import { woundEvents } from './losses.js';
import { type EpicOutcome, type EpicProcedure, sixes } from './play.js';
import { type RerollDie, type Rerolling, rerollStep } from './rerolls.js';

export interface Duel extends Rerolling {
  readonly side: number;
  readonly one: number;
  readonly other: number;
  /** Friends of `other` that have fought `one` before it: as many dice more (ASL-3). */
  readonly before: number;
  readonly led: readonly number[];
  /** Faces by side. */
  readonly faces?: readonly [readonly number[], readonly number[]];
  readonly loser?: number;
  readonly cell?: string;
  /** The dice of its location and of its damage. */
  readonly location?: readonly [vertical: number, horizontal: number];
  readonly reached?: string;
  readonly damage?: number;
  readonly points?: number;
  /** Sides that have thrown a die of this duel again: it is one action (AB-09.15). */
  readonly spent?: readonly number[];
  readonly regeneration?: readonly number[];
}

/** The stand of a side. */
export const standOf = (state: Table, { one, other }: Duel, side: number): number =>
  standAt(state, one).side === side ? one : other;

const diceOf = (state: Table, frame: Duel, side: number): number => {
  const stand = standOf(state, frame, side);
  return duelDice(stand === frame.other ? frame.before : 0, fighter(state, stand, frame.led));
};

function elite(frame: Duel, given: Given | undefined, state: Table, side: number): EpicOutcome<Duel> {
  const stand = standOf(state, frame, side);
  const { ref, traits } = standAt(state, stand);
  if (traits.elite === 0 || !frame.faces) return {};
  const [mine, theirs] = [totalOf(state, frame, side), totalOf(state, frame, 1 - side)];
  const dice = frame.faces[side]!.map(
    (face, i): RerollDie => ({ key: `${i}`, stand: ref, face, failed: mine <= theirs && face < 6 }),
  );
  return rerollStep(frame, given, state, {
    side,
    purpose: 'elite-duel',
    about: [ref],
    dice,
    done: (rest, chosen, faces) => {
      const again = rest.faces!.map((shown, one) =>
        one === side
          ? shown.map((face, i) => (chosen.includes(`${i}`) ? faces[chosen.indexOf(`${i}`)]! : face))
          : shown,
      );
      return { ...rest, faces: [again[0]!, again[1]!], spent: [...(rest.spent ?? []), side] };
    },
  });
}

/** A die of regeneration thrown again, where its side has thrown none of the duel again (AB-09.3, .15). */
function eliteRegeneration(frame: Duel, given: Given | undefined, state: Table): EpicOutcome<Duel> {
  const { ref, side, traits } = standAt(state, frame.loser!);
  const { regeneration = [], spent = [] } = frame;
  if (traits.elite === 0 || regeneration.length === 0 || (spent.includes(side) && !frame.chosen)) return {};
  return rerollStep(frame, given, state, {
    side,
    purpose: 'elite-regeneration',
    about: [ref],
    dice: regeneration.map(
      (face, i): RerollDie => ({ key: `${i}`, stand: ref, face, failed: face < traits.regenerationOn }),
    ),
    done: (rest, chosen, faces) => ({
      ...rest,
      spent: [...(rest.spent ?? []), side],
      regeneration: regeneration.map((face, i) => (chosen.includes(`${i}`) ? faces[chosen.indexOf(`${i}`)]! : face)),
    }),
  });
}

const totalOf = (state: Table, frame: Duel, side: number): number =>
  frame.faces![side]!.reduce((sum, face) => sum + face, 0) +
  fighter(state, standOf(state, frame, side), frame.led).factor;

/** What the loser of a duel suffers: a hit point, or a hit on its location sheet (ASL-2, LOC-10). */
const losing: EpicProcedure<Duel>['steps'] = [
  ...locating,
  {
    id: 'duel-regeneration',
    run: (frame, given, { state }) => {
      const loser = frame.loser!;
      const { ref, seat, traits } = standAt(state, loser);
      const { points: lost = 1 } = frame;
      const points = state.rulings.attack.regenerationBeyondLast ? lost : Math.min(lost, get(state, 'life', loser));
      if (traits.regenerationOn > 6) return {};
      const faces = facesOf(given)?.[0];
      if (!faces) return { need: { throw: { purpose: 'regeneration', seat, for: [ref], lots: sixes(points) } } };
      return { frame: { ...frame, points, regeneration: faces } };
    },
  },
  {
    id: 'duel-elite-regeneration',
    run: (frame, given, { state }) => eliteRegeneration(frame, given, state),
  },
  {
    id: 'duel-regenerated',
    run: ({ regeneration: faces, ...frame }, _, { state }) => {
      if (!faces) return {};
      const { ref, traits } = standAt(state, frame.loser!);
      const saved = pointsSaved(faces, traits.regenerationOn);
      return {
        frame: { ...frame, points: frame.points! - saved },
        events: [{ say: 'regenerates', of: ref, on: traits.regenerationOn, faces, saved }],
      };
    },
  },
  {
    id: 'duel-loss',
    run: ({ loser = -1, points = 1 }, _, { state }) => ({ events: woundEvents(state, new Map([[loser, points]])) }),
  },
];

/** A hit as in a duel, without one: an opportunity attack (G-08). */
export const blow: EpicProcedure<Duel> = { id: 'blow', steps: losing };

/** 2D6 and the factor of either; the lower loses a hit point, without a save (ASL-2). */
export const duel: EpicProcedure<Duel> = {
  id: 'duel',
  steps: [
    {
      id: 'both-throw',
      run: (frame, given, { state }) => {
        const order = [frame.side, 1 - frame.side];
        if (!given) {
          const throws = order.map((side) => {
            const stand = standOf(state, frame, side);
            return {
              purpose: 'duel',
              seat: seatOf(side),
              for: [standAt(state, stand).ref],
              lots: sixes(diceOf(state, frame, side)),
            };
          });
          return { need: { throws } };
        }
        const faces = order.map((_, n) => facesOf(given, n)![0]!);
        return { frame: { ...frame, faces: frame.side === 0 ? [faces[0]!, faces[1]!] : [faces[1]!, faces[0]!] } };
      },
    },
    { id: 'elite-first', run: (frame, given, { state }) => elite(frame, given, state, frame.side) },
    { id: 'elite-second', run: (frame, given, { state }) => elite(frame, given, state, 1 - frame.side) },
    {
      id: 'totals',
      run: (frame, _, { state }) => {
        const [a, b] = [totalOf(state, frame, 0), totalOf(state, frame, 1)];
        const lost = loserOf(a, b);
        const loser = lost === undefined ? undefined : standOf(state, frame, lost === 'a' ? 0 : 1);
        const winner = lost === undefined ? undefined : standOf(state, frame, lost === 'a' ? 1 : 0);
        const [left, right] = [standOf(state, frame, 0), standOf(state, frame, 1)];
        const note: EpicEvent = {
          say: 'duel',
          a: standAt(state, left).ref,
          b: standAt(state, right).ref,
          faces: frame.faces!,
          factors: [left, right].map((stand) => fighter(state, stand, frame.led).factor),
          winner: winner === undefined ? null : standAt(state, winner).ref,
        };
        if (loser === undefined) return { events: [note], to: 'end' };
        return { frame: { ...frame, loser, points: 1 }, events: [note] };
      },
    },
    ...losing,
  ],
};
