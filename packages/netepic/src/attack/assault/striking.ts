import { facesOf, type Given, takenOf } from '@umpire/dice';
import type { LocationSheet } from '../../table/stand.js';
import { cellKey, cellOf, cellsOf, damageOf, shifted, suffer, undamaged, zoneAt } from '../location.js';
import { type Fight, loserOfDuel, lotOf, mayReroll, winnerSeat } from './fight.js';
import type { Move } from './move.js';
import type { AssaultState } from './spec.js';

/*
 * A hit of a duel on a location sheet. Of its dice and those of the duel the winner may throw one again, if it is Elite (AB-09.15,
 * LOC-11). While that is open `aim` holds the zone and both dice, `3C61`, and `wounds` the die of the damage.
 */

/** Keys of dice that may be thrown again here. */
export const LOCATION = 'location:';
export const DAMAGE = 'damage:';

const sheetOf = (fight: Fight, state: AssaultState): LocationSheet => {
  const sheet = lotOf(fight, loserOfDuel(fight, state)).locationSheet;
  if (!sheet) throw new Error('who lost the duel has no location sheet');
  return sheet;
};

const winnerSide = (fight: Fight, state: AssaultState): 'a' | 'b' =>
  winnerSeat(fight, state) === 'attacker' ? 'a' : 'b';

const mayThrowAgain = (fight: Fight, state: AssaultState): boolean => mayReroll(fight, state, winnerSide(fight, state));

const paid = (fight: Fight, state: AssaultState): AssaultState =>
  winnerSide(fight, state) === 'a' ? { ...state, poolA: state.poolA - 1 } : { ...state, poolB: state.poolB - 1 };

const eliteEvents = [{ what: 'elite', count: 1 }];
const shiftBands = [2, 6];

/** A shift off the silhouette is ignored: the zone picked stands. */
function reachedBy(sheet: LocationSheet, aim: string, vertical: number, horizontal: number): string {
  const reached = shifted(cellOf(aim), vertical, horizontal);
  return zoneAt(sheet.front, reached) ? cellKey(reached) : aim;
}

function reached(fight: Fight, state: AssaultState, aim: string, vertical: number, horizontal: number): Move {
  const cell = reachedBy(sheetOf(fight, state), aim, vertical, horizontal);
  return { state: { ...state, aim: cell, at: 'damage' }, events: [{ what: `zone:${cell}`, count: 1 }] };
}

/** The winner picks a zone of the front, and two dice may shift it (LOC-10). */
export function located(fight: Fight, state: AssaultState, given: Given | undefined): Move {
  const sheet = sheetOf(fight, state);
  const seat = winnerSeat(fight, state);
  if (state.aim === '') {
    const cells = cellsOf(sheet.front);
    const aimed = cells[takenOf(given)?.indexOf(1) ?? -1];
    if (aimed) return { state: { ...state, aim: cellKey(aimed) } };
    const options = cells.map((cell) => ({ key: cellKey(cell), most: 1 }));
    return { state, need: { ask: { seat, rule: 'location', options, min: 1, max: 1 } } };
  }
  const faces = facesOf(given);
  const lots = [0, 1].map((kind) => ({ kind, dice: 1, sides: 6, summed: 1, bands: shiftBands }));
  if (!faces) return { state, need: { throw: { purpose: 'location', seat, lots } } };
  const [vertical, horizontal] = [faces[0]?.[0] ?? 0, faces[1]?.[0] ?? 0];
  const isShifted = reachedBy(sheet, state.aim, vertical, horizontal) !== state.aim;
  if (isShifted && mayThrowAgain(fight, state))
    return { state: { ...state, aim: `${state.aim}${vertical}${horizontal}`, at: 'elite-locate' } };
  return reached(fight, state, state.aim, vertical, horizontal);
}

const shownIn = ({ aim }: AssaultState): readonly [aim: string, vertical: number, horizontal: number] => [
  aim.slice(0, 2),
  Number(aim[2]),
  Number(aim[3]),
];

/** A die that shifts the hit may be thrown again. */
export function locationDeclared(fight: Fight, state: AssaultState, given: Given | undefined): Move {
  const [aim, ...dice] = shownIn(state);
  const shifting = dice.flatMap((face, i) => (face === 1 || face === 6 ? [i] : []));
  const taken = takenOf(given);
  if (!taken) {
    const options = shifting.map((i) => ({ key: `${LOCATION}${i}`, most: 1 }));
    return { state, need: { ask: { seat: winnerSeat(fight, state), rule: 'elite', options, min: 0, max: 1 } } };
  }
  const again = shifting[taken.indexOf(1)];
  if (again === undefined) return reached(fight, state, aim, ...dice);
  const [vertical, horizontal] = dice.map((face, i) => (i === again ? 0 : face));
  return {
    state: { ...paid(fight, state), aim: `${aim}${vertical}${horizontal}`, at: 'elite-locate-throw' },
    events: eliteEvents,
  };
}

export function locatedAgain(fight: Fight, state: AssaultState, given: Given | undefined): Move {
  const face = facesOf(given)?.[0]?.[0];
  const lots = [{ kind: 0, dice: 1, sides: 6, summed: 1, bands: shiftBands }];
  if (face === undefined)
    return { state, need: { throw: { purpose: 'elite re-roll', seat: winnerSeat(fight, state), lots } } };
  const [aim, vertical, horizontal] = shownIn(state);
  return reached(fight, state, aim, vertical === 0 ? face : vertical, horizontal === 0 ? face : horizontal);
}

const damageThrow = (fight: Fight, state: AssaultState, purpose: string): Move => {
  const bands = fight.spec.damageSteps.filter((total) => total <= 6).sort((a, b) => a - b);
  const lots = [{ kind: 0, dice: 1, sides: 6, summed: 1, bands }];
  return { state, need: { throw: { purpose, seat: winnerSeat(fight, state), lots } } };
};

/** What the damage die says of the zone that was reached (LOC-5). */
export function damaged(fight: Fight, state: AssaultState, given: Given | undefined): Move {
  const face = facesOf(given)?.[0]?.[0];
  if (face === undefined) return damageThrow(fight, state, 'damage');
  const { damageSteps } = fight.spec;
  const [now, best] = [damageOf(face, damageSteps), damageOf(6, damageSteps)];
  const isBest = now.hitPoints === best.hitPoints && now.effect === best.effect;
  if (!isBest && mayThrowAgain(fight, state)) return { state: { ...state, wounds: face, at: 'elite-damage' } };
  return suffered(fight, state, face);
}

export function damageDeclared(fight: Fight, state: AssaultState, given: Given | undefined): Move {
  const taken = takenOf(given);
  const options = [{ key: `${DAMAGE}${state.wounds}`, most: 1 }];
  if (!taken)
    return { state, need: { ask: { seat: winnerSeat(fight, state), rule: 'elite', options, min: 0, max: 1 } } };
  if (taken[0] !== 1) return suffered(fight, state, state.wounds);
  return { state: { ...paid(fight, state), wounds: 1, at: 'elite-damage-throw' }, events: eliteEvents };
}

export function damagedAgain(fight: Fight, state: AssaultState, given: Given | undefined): Move {
  const face = facesOf(given)?.[0]?.[0];
  return face === undefined ? damageThrow(fight, state, 'elite re-roll') : suffered(fight, state, face);
}

function suffered(fight: Fight, state: AssaultState, face: number): Move {
  const zone = zoneAt(sheetOf(fight, state).front, cellOf(state.aim));
  const { hitPoints, effect } = damageOf(face, fight.spec.damageSteps);
  const isOne = state.loser === 'one';
  const next = zone && effect ? suffer(isOne ? state.damaged : undamaged, zone.track) : undefined;
  const wounds = hitPoints + (next?.hitPoints ?? 0);
  const events = next ? [{ what: `${next.track}:${next.effect}`, count: 1 }] : [];
  return {
    state: { ...state, aim: '', damaged: next && isOne ? next.damaged : state.damaged, wounds, at: 'regenerate' },
    events,
  };
}
