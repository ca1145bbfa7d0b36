import type { Course, CourseEvent, Given, Need, Question, Throw } from '@umpire/dice';
import { NEVER } from '../../abilities/traits.js';
import { duelDice, loserOf } from '../duel.js';
import { cellKey, cellOf, cellsOf, damageOf, shifted, suffer, undamaged, zoneAt } from '../location.js';
import { pointsSaved } from '../wounds.js';
import { keyInDuel } from './keys.js';
import type { AssaultSpec, AssaultState, AssaultStep, Fighter, FighterLot } from './spec.js';
import { sumOf, totalsOf } from './totals.js';

/** One stand against one or more, as a combat group fights (PIPE-C). */
export interface Group {
  readonly one: Fighter;
  readonly many: readonly Fighter[];
}

interface Move {
  readonly state: AssaultState;
  readonly need?: Need;
  readonly events?: readonly CourseEvent[];
}

type StepOf = (fight: Fight, state: AssaultState, given: Given | undefined) => Move;

export interface Fight {
  readonly spec: AssaultSpec;
  readonly group: Group;
}

const facesIn = (given: Given | undefined) => (given && 'faces' in given ? given.faces : undefined);
const takenIn = (given: Given | undefined) => (given && 'taken' in given ? given.taken : undefined);

const lotOf = ({ spec }: Fight, { lot }: Fighter): FighterLot => {
  const found = spec.lots[lot];
  if (!found) throw new Error(`lot ${lot} is missing`);
  return found;
};

const opponentOf = ({ group }: Fight, { fought }: AssaultState): Fighter => {
  const found = group.many[fought];
  if (!found) throw new Error(`opponent ${fought} is missing`);
  return found;
};

/** The fighter of a side in the duel at hand. */
const fighterOf = (fight: Fight, state: AssaultState, side: 'a' | 'b'): Fighter =>
  lotOf(fight, fight.group.one).side === side ? fight.group.one : opponentOf(fight, state);

/** Dice of a side: more for each friend that fought the same opponent before (ASL-3). */
function diceOf(fight: Fight, state: AssaultState, side: 'a' | 'b'): number {
  const fighter = fighterOf(fight, state, side);
  const isOne = fighter === fight.group.one;
  const { standing } = lotOf(fight, fighter);
  const hampered = isOne ? state.damaged.head > 0 : false;
  const isImmobilised = standing.isImmobilised || (isOne && state.damaged.legs > 2);
  return duelDice(isOne ? 0 : state.fought, { isImmobilised, fewerDice: standing.fewerDice || hampered });
}

const poolOf = (state: AssaultState, side: 'a' | 'b'): number => (side === 'a' ? state.poolA : state.poolB);

export const mayReroll = (fight: Fight, state: AssaultState, side: 'a' | 'b'): boolean =>
  lotOf(fight, fighterOf(fight, state, side)).isElite && poolOf(state, side) > 0;

/** 2D6 and more; every sum for itself, and every face where a die may be thrown again. */
function throwOf(fight: Fight, state: AssaultState, side: 'a' | 'b'): Throw {
  const dice = diceOf(fight, state, side);
  const bands = mayReroll(fight, state, side) ? {} : { bands: bandsOf(fight, state, side, dice) };
  return {
    purpose: 'assault',
    seat: side === 'a' ? 'attacker' : 'defender',
    lots: dice === 0 ? [] : [{ kind: 0, dice: 1, sides: 6, summed: dice, ...bands }],
  };
}

/** Of the first dice every sum matters; of the reply only whether it is less than the first total, equal, or more. */
function bandsOf(fight: Fight, state: AssaultState, side: 'a' | 'b', dice: number): readonly number[] {
  if (side === 'a' || mayReroll(fight, state, 'a')) return Array.from({ length: 5 * dice }, (_, i) => dice + 1 + i);
  const [a, b] = totalsOf(fight.spec, state);
  return [a - b, a - b + 1].filter((sum) => sum > dice && sum <= 6 * dice);
}

/** Of the last die thrown again it matters only whether its side falls short, draws level or wins; of an earlier one every face. */
function againBands(fight: Fight, state: AssaultState, side: 'a' | 'b'): readonly number[] {
  if (side === 'a' && state.againB > 0) return [2, 3, 4, 5, 6];
  const [a, b] = totalsOf(fight.spec, state);
  const level = side === 'a' ? b - a + state.againA : a - b + state.againB;
  return [level, level + 1].filter((face) => face > 1 && face <= 6);
}

const shownAs = (fight: Fight, state: AssaultState, side: 'a' | 'b', faces: readonly number[]): readonly number[] =>
  mayReroll(fight, state, side) ? [...faces].sort((a, b) => a - b) : [sumOf(faces)];

const none: readonly number[] = [];

/** The duel is over: its dice are forgotten. */
const next = (state: AssaultState, lost = state.lost, left = state.left): AssaultState => ({
  ...state,
  at: 'done',
  lost,
  left,
  fought: state.fought + 1,
  lotA: -1,
  lotB: -1,
  shownA: none,
  shownB: none,
  againA: 0,
  againB: 0,
  loser: '',
  aim: '',
  wounds: 0,
});

/** The seat that answers for the winner of a duel. */
const winnerSeat = (fight: Fight, state: AssaultState): 'attacker' | 'defender' => {
  const loser = state.loser === 'one' ? fight.group.one : opponentOf(fight, state);
  return lotOf(fight, loser).side === 'a' ? 'defender' : 'attacker';
};

const loserSeat = (fight: Fight, state: AssaultState): 'attacker' | 'defender' =>
  winnerSeat(fight, state) === 'attacker' ? 'defender' : 'attacker';

const loserFighter = (fight: Fight, state: AssaultState): Fighter =>
  state.loser === 'one' ? fight.group.one : opponentOf(fight, state);

const steps: Readonly<Record<AssaultStep, StepOf>> = {
  fear: (_, state) => ({ state: { ...state, at: 'done' } }),

  duel: (fight, state, given) => {
    const faces = facesIn(given);
    if (!faces) return { state, need: { throw: throwOf(fight, state, 'a') } };
    const lotA = fighterOf(fight, state, 'a').lot;
    const lotB = fighterOf(fight, state, 'b').lot;
    return { state: { ...state, lotA, lotB, shownA: shownAs(fight, state, 'a', faces[0] ?? []), at: 'reply' } };
  },

  reply: (fight, state, given) => {
    const faces = facesIn(given);
    if (!faces) return { state, need: { throw: throwOf(fight, state, 'b') } };
    const at = mayReroll(fight, state, 'a') ? 'elite-a' : mayReroll(fight, state, 'b') ? 'elite-b' : 'totals';
    return { state: { ...state, shownB: shownAs(fight, state, 'b', faces[0] ?? []), at } };
  },

  'elite-a': (fight, state, given) => declared(fight, state, 'a', given, 'elite-b'),
  'elite-b': (fight, state, given) => declared(fight, state, 'b', given, 'elite-throw'),

  'elite-throw': (fight, state, given) => {
    const sides = (['a', 'b'] as const).filter((side) => (side === 'a' ? state.againA : state.againB) > 0);
    const [side] = sides;
    if (side === undefined) return { state: { ...state, at: 'totals' } };
    const faces = facesIn(given);
    const seat = side === 'a' ? 'attacker' : 'defender';
    const lots = [{ kind: 0, dice: 1, sides: 6, summed: 1, bands: againBands(fight, state, side) }];
    if (!faces) return { state, need: { throw: { purpose: 'elite re-roll', seat, lots } } };
    const face = faces[0]?.[0] ?? 0;
    if (side === 'a') return { state: { ...state, shownA: [sumOf(state.shownA) - state.againA + face], againA: 0 } };
    return { state: { ...state, shownB: [sumOf(state.shownB) - state.againB + face], againB: 0 } };
  },

  totals: (fight, state) => {
    const loser = loserOf(...totalsOf(fight.spec, state));
    if (loser === undefined) return { state: next(state), events: [{ what: 'tie', count: 1 }] };
    const isOne = lotOf(fight, fight.group.one).side === loser;
    const fighter = isOne ? fight.group.one : opponentOf(fight, state);
    const { locationSheet, regenerationOn } = lotOf(fight, fighter);
    const events = [{ what: `won:${loser === 'a' ? 'b' : 'a'}`, count: 1 }];
    const who = isOne ? 'one' : 'other';
    if (!locationSheet && regenerationOn >= NEVER) return { state: hurt(state, who, fighter, 1), events };
    const lost: AssaultState = { ...state, shownA: none, shownB: none, loser: who, wounds: 1 };
    return { state: { ...lost, at: locationSheet ? 'locate' : 'regenerate' }, events };
  },

  // the winner picks a zone of the front; a shift off the silhouette is ignored (LOC-10)
  locate: (fight, state, given) => {
    const sheet = lotOf(fight, loserFighter(fight, state)).locationSheet;
    if (!sheet) return { state: { ...state, wounds: 1, at: 'regenerate' } };
    if (state.aim === '') {
      const cells = cellsOf(sheet.front);
      const taken = takenIn(given);
      const aimed = taken ? cells[taken.indexOf(1)] : undefined;
      if (aimed) return { state: { ...state, aim: cellKey(aimed) } };
      const options = cells.map((cell) => ({ key: cellKey(cell), most: 1 }));
      return { state, need: { ask: { seat: winnerSeat(fight, state), rule: 'location', options, min: 1, max: 1 } } };
    }
    const faces = facesIn(given);
    const die = { dice: 1, sides: 6, summed: 1, bands: [2, 6] };
    const lots = [0, 1].map((kind) => ({ kind, ...die }));
    if (!faces) return { state, need: { throw: { purpose: 'location', seat: winnerSeat(fight, state), lots } } };
    const reached = shifted(cellOf(state.aim), faces[0]?.[0] ?? 0, faces[1]?.[0] ?? 0);
    const cell = zoneAt(sheet.front, reached) ? cellKey(reached) : state.aim;
    return { state: { ...state, aim: cell, at: 'damage' }, events: [{ what: `zone:${cell}`, count: 1 }] };
  },

  damage: (fight, state, given) => {
    const faces = facesIn(given);
    const bands = fight.spec.damageSteps.filter((total) => total <= 6).sort((a, b) => a - b);
    const lots = [{ kind: 0, dice: 1, sides: 6, summed: 1, bands }];
    if (!faces) return { state, need: { throw: { purpose: 'damage', seat: winnerSeat(fight, state), lots } } };
    const sheet = lotOf(fight, loserFighter(fight, state)).locationSheet;
    const zone = sheet ? zoneAt(sheet.front, cellOf(state.aim)) : undefined;
    const { hitPoints, effect } = damageOf(faces[0]?.[0] ?? 0, fight.spec.damageSteps);
    const isOne = state.loser === 'one';
    const suffered = zone && effect ? suffer(isOne ? state.damaged : undamaged, zone.track) : undefined;
    const damaged = suffered && isOne ? suffered.damaged : state.damaged;
    const wounds = hitPoints + (suffered?.hitPoints ?? 0);
    const events = suffered ? [{ what: `${suffered.track}:${suffered.effect}`, count: 1 }] : [];
    return { state: { ...state, aim: '', damaged, wounds, at: 'regenerate' }, events };
  },

  regenerate: (fight, state, given) => {
    const loser = loserFighter(fight, state);
    const { regenerationOn } = lotOf(fight, loser);
    if (regenerationOn >= NEVER) return { state: hurt(state, state.loser, loser, state.wounds) };
    const left = state.loser === 'one' ? state.left : loser.hitPoints;
    const wounds = fight.spec.regenerationBeyondLast ? state.wounds : Math.min(state.wounds, left);
    const faces = facesIn(given);
    const lots = [{ kind: 0, dice: wounds, sides: 6, summed: 1, bands: [regenerationOn] }];
    if (!faces) return { state, need: { throw: { purpose: 'regeneration', seat: loserSeat(fight, state), lots } } };
    return { state: hurt(state, state.loser, loser, wounds - pointsSaved(faces[0] ?? [], regenerationOn)) };
  },

  done: (_, state) => ({ state }),
};

function hurt(state: AssaultState, who: AssaultState['loser'], loser: Fighter, wounds: number): AssaultState {
  const left = who === 'one' ? state.left : loser.hitPoints;
  const taken = Math.min(left, wounds);
  const lost = [...state.lost];
  lost[loser.lot]! += taken;
  return next(state, lost, who === 'one' ? left - taken : state.left);
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
function declared(
  fight: Fight,
  state: AssaultState,
  side: 'a' | 'b',
  given: Given | undefined,
  then: AssaultStep,
): Move {
  if (!mayReroll(fight, state, side)) return { state: { ...state, at: then } };
  const { faces, options } = rerollable(side === 'a' ? state.shownA : state.shownB);
  const taken = takenIn(given);
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

/** One duel, from its first dice to what it costs. */
export const oneDuel = (fight: Fight): Course<AssaultState> => ({
  key: keyInDuel,
  next: (from, answer) => {
    let events: CourseEvent[] | undefined;
    let state = from;
    let given = answer;
    for (;;) {
      const move = steps[state.at](fight, state, given);
      if (move.events) events = events ? [...events, ...move.events] : [...move.events];
      state = move.state;
      if (move.need || state.at === 'done') return events ? { ...move, events } : move;
      given = undefined;
    }
  },
});
