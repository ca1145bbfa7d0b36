import { type Course, facesOf, type Given, type Question, type Throw, takenOf } from '@umpire/dice';
import { loserOf } from '../duel.js';
import {
  type Contestant,
  type ContestEnd,
  contestOdds,
  type Situations,
  situationsOf,
  valuesOf,
} from './contest-odds.js';
import { diceOf, type Fight, fighterOf, lotOf, mayReroll, type Spending, sideOfOne } from './fight.js';
import { contestKey } from './keys.js';
import { type Move, untilNeed } from './move.js';
import type { AssaultState, AssaultStep } from './spec.js';
import { factorsOf, sumOf, totalsOf } from './totals.js';

type Side = 'a' | 'b';

/** The dice of one duel: both rolls, the Elite dice, who loses (ASL-2, AB-09.6). */
export const contestOf = (fight: Fight): Course<AssaultState> & { readonly shortcut: Shortcut } => ({
  key: contestKey,
  next: untilNeed((state, given) => stepOf(fight, state, given)),
  shortcut: shortcutOf(fight),
});

function stepOf(fight: Fight, state: AssaultState, given: Given | undefined): Move {
  switch (state.at) {
    case 'contest':
      return first(fight, state, given);
    case 'reply':
      return reply(fight, state, given);
    case 'elite-a':
      return declared(fight, state, 'a', given, 'elite-b');
    case 'elite-b':
      return declared(fight, state, 'b', given, 'elite-throw');
    case 'elite-throw':
      return thrownAgain(fight, state, given);
    case 'totals':
      return { state: ended(fight, state, loserOf(...totalsOf(fight.spec, state))) };
    default:
      return { state: { ...state, at: 'done' } };
  }
}

/** 2D6 and more; every sum for itself, and every face where a die may be thrown again. */
function throwOf(fight: Fight, state: AssaultState, side: Side): Throw {
  const dice = diceOf(fight, state, side);
  const bands = mayReroll(fight, state, side) ? {} : { bands: bandsOf(fight, state, side, dice) };
  return {
    purpose: 'assault',
    seat: side === 'a' ? 'attacker' : 'defender',
    lots: dice === 0 ? [] : [{ kind: 0, dice: 1, sides: 6, summed: dice, ...bands }],
  };
}

/** Of the first dice every sum matters; of the reply only whether it is less than the first total, equal, or more. */
function bandsOf(fight: Fight, state: AssaultState, side: Side, dice: number): readonly number[] {
  if (side === 'a' || mayReroll(fight, state, 'a')) return Array.from({ length: 5 * dice }, (_, i) => dice + 1 + i);
  const [a, b] = totalsOf(fight.spec, state);
  return [a - b, a - b + 1].filter((sum) => sum > dice && sum <= 6 * dice);
}

/** Of the last die thrown again it matters only whether its side falls short, draws level or wins; of an earlier one every face. */
function againBands(fight: Fight, state: AssaultState, side: Side): readonly number[] {
  if (side === 'a' && state.againB > 0) return [2, 3, 4, 5, 6];
  const [a, b] = totalsOf(fight.spec, state);
  const level = side === 'a' ? b - a + state.againA : a - b + state.againB;
  return [level, level + 1].filter((face) => face > 1 && face <= 6);
}

const shownAs = (fight: Fight, state: AssaultState, side: Side, faces: readonly number[]): readonly number[] =>
  mayReroll(fight, state, side) ? [...faces].sort((a, b) => a - b) : [sumOf(faces)];

function first(fight: Fight, state: AssaultState, given: Given | undefined): Move {
  const faces = facesOf(given);
  if (!faces) return { state, need: { throw: throwOf(fight, state, 'a') } };
  const lotA = fighterOf(fight, state, 'a').lot;
  const lotB = fighterOf(fight, state, 'b').lot;
  return { state: { ...state, lotA, lotB, shownA: shownAs(fight, state, 'a', faces[0] ?? []), at: 'reply' } };
}

function reply(fight: Fight, state: AssaultState, given: Given | undefined): Move {
  const faces = facesOf(given);
  if (!faces) return { state, need: { throw: throwOf(fight, state, 'b') } };
  const at = mayReroll(fight, state, 'a') ? 'elite-a' : mayReroll(fight, state, 'b') ? 'elite-b' : 'totals';
  return { state: { ...state, shownB: shownAs(fight, state, 'b', faces[0] ?? []), at } };
}

interface Rerollable {
  readonly faces: readonly number[];
  readonly options: Question['options'];
}

const rerollables = new WeakMap<readonly number[], Rerollable>();

/** The faces of one roll that may be thrown again; it meets every roll of the other side, so they are listed once. */
function rerollable(shown: readonly number[]): Rerollable {
  const known = rerollables.get(shown);
  if (known) return known;
  const faces = [...new Set(shown)];
  const made = { faces, options: faces.map((face) => ({ key: `die:${face}`, most: 1 })) };
  rerollables.set(shown, made);
  return made;
}

/** One die of the stand, whichever its player likes; both declare before any is thrown again (AB-09.6, PIPE-C). */
function declared(fight: Fight, state: AssaultState, side: Side, given: Given | undefined, then: AssaultStep): Move {
  if (!mayReroll(fight, state, side)) return { state: { ...state, at: then } };
  const { faces, options } = rerollable(side === 'a' ? state.shownA : state.shownB);
  const taken = takenOf(given);
  const seat = side === 'a' ? 'attacker' : 'defender';
  if (!taken) return { state, need: { ask: { seat, rule: 'elite', options, min: 0, max: 1 } } };
  const face = faces[taken.indexOf(1)];
  // what its dice show beside the sum no longer matters
  const rest: AssaultState =
    side === 'a'
      ? { ...state, at: then, shownA: [sumOf(state.shownA)] }
      : { ...state, at: then, shownB: [sumOf(state.shownB)] };
  if (face === undefined) return { state: rest };
  const events = [{ what: 'elite', count: 1 }];
  if (side === 'a') return { state: { ...rest, againA: face, poolA: state.poolA - 1 }, events };
  return { state: { ...rest, againB: face, poolB: state.poolB - 1 }, events };
}

function thrownAgain(fight: Fight, state: AssaultState, given: Given | undefined): Move {
  const side = state.againA > 0 ? 'a' : state.againB > 0 ? 'b' : undefined;
  if (side === undefined) return { state: { ...state, at: 'totals' } };
  const faces = facesOf(given);
  const seat = side === 'a' ? 'attacker' : 'defender';
  const lots = [{ kind: 0, dice: 1, sides: 6, summed: 1, bands: againBands(fight, state, side) }];
  if (!faces) return { state, need: { throw: { purpose: 'elite re-roll', seat, lots } } };
  const face = faces[0]?.[0] ?? 0;
  if (side === 'a') return { state: { ...state, shownA: [sumOf(state.shownA) - state.againA + face], againA: 0 } };
  return { state: { ...state, shownB: [sumOf(state.shownB) - state.againB + face], againB: 0 } };
}

const none: readonly number[] = [];

/** Its dice are forgotten once it is known who loses. */
const ended = (
  fight: Fight,
  state: AssaultState,
  loser: Side | undefined,
  poolA = state.poolA,
  poolB = state.poolB,
): AssaultState => ({
  ...state,
  at: 'done',
  poolA,
  poolB,
  lotA: -1,
  lotB: -1,
  shownA: none,
  shownB: none,
  againA: 0,
  againB: 0,
  loser: loser === undefined ? '' : sideOfOne(fight) === loser ? 'one' : 'other',
});

const eliteEvents = [0, 1, 2].map((count) => (count > 0 ? [{ what: 'elite', count }] : []));

export type Shortcut = NonNullable<Course<AssaultState>['shortcut']>;

/** All its ends by how far apart two rolls are: of their dice only the lowest is ever worth throwing again. */
function shortcutOf(fight: Fight): Shortcut {
  const known = new Map<string, Situations>();
  // where it does not matter what they are worth
  const settled = new Map<string, ReturnType<typeof contestOdds>>();
  return (begin, worth) => {
    const [a, b] = [contestant(fight, begin, 'a'), contestant(fight, begin, 'b')];
    const fought = `${a.dice}+${a.factor}:${b.dice}+${b.factor}`;
    const situations = known.get(fought) ?? situationsOf(a, b);
    known.set(fought, situations);
    // each is asked for what it is worth, and is then an end
    const states = new Map<ContestEnd, AssaultState>();
    const after = (end: ContestEnd): AssaultState => {
      const before = states.get(end);
      if (before) return before;
      const { againA, againB, loser } = end;
      const state = ended(fight, begin, loser, begin.poolA - againA, begin.poolB - againB);
      states.set(end, state);
      return state;
    };
    const spending = { a: spendingOf(fight, begin, 'a'), b: spendingOf(fight, begin, 'b') };
    const key = `${fought}${spending.a}${spending.b}`;
    const values = valuesOf(spending, (end) => worth(after(end)));
    const ends = values
      ? contestOdds(situations, spending, values)
      : (settled.get(key) ?? contestOdds(situations, spending));
    if (!values) settled.set(key, ends);
    return ends?.map(({ end, chance }) => ({
      state: after(end),
      chance,
      events: eliteEvents[end.againA + end.againB]!,
    }));
  };
}

function contestant(fight: Fight, state: AssaultState, side: Side): Contestant {
  const fighter = fighterOf(fight, state, side);
  const [calm, afraid] = factorsOf(lotOf(fight, fighter));
  return {
    dice: diceOf(fight, state, side),
    factor: state.afraid[fighter.lot] ? afraid : calm,
    isElite: lotOf(fight, fighter).isElite && fight.spending[side] !== 'never',
  };
}

const spendingOf = (fight: Fight, state: AssaultState, side: Side): Spending =>
  mayReroll(fight, state, side) ? fight.spending[side] : 'never';
