import { facesOf, type Given, type ShortcutEnd, takenOf } from '@umpire/dice';
import { NEVER } from '../../abilities/traits.js';
import { pointsSaved } from '../wounds.js';
import { type Fight, loserOfDuel, loserSeat, lotOf, mayReroll, type Spending } from './fight.js';
import { hurt, leftOf } from './losing.js';
import type { Move } from './move.js';
import type { AssaultState } from './spec.js';

const regenerationOf = (fight: Fight, state: AssaultState): number =>
  lotOf(fight, loserOfDuel(fight, state)).regenerationOn;

const loserSide = (fight: Fight, state: AssaultState): 'a' | 'b' => lotOf(fight, loserOfDuel(fight, state)).side;

/** A die for each hit point that the loser should lose (AB-23.1, .5). */
export function regenerated(fight: Fight, state: AssaultState, given: Given | undefined): Move {
  const on = regenerationOf(fight, state);
  if (on >= NEVER) return { state: hurt(fight, state, state.wounds) };
  const wounds = fight.spec.regenerationBeyondLast ? state.wounds : Math.min(state.wounds, leftOf(fight, state));
  const faces = facesOf(given);
  const lots = [{ kind: 0, dice: wounds, sides: 6, summed: 1, bands: [on] }];
  if (!faces) return { state, need: { throw: { purpose: 'regeneration', seat: loserSeat(fight, state), lots } } };
  return { state: afterDice(fight, state, wounds - pointsSaved(faces[0] ?? [], on)) };
}

/** One that failed may be thrown again where its side has thrown none of this duel again: a duel is one action (AB-09.15). */
const afterDice = (fight: Fight, state: AssaultState, wounds: number): AssaultState =>
  wounds > 0 && mayReroll(fight, state, loserSide(fight, state))
    ? { ...state, at: 'elite-regenerate', wounds }
    : hurt(fight, state, wounds);

const again = (fight: Fight, state: AssaultState): AssaultState => ({
  ...state,
  at: 'elite-regenerate-throw',
  ...(loserSide(fight, state) === 'a' ? { poolA: state.poolA - 1 } : { poolB: state.poolB - 1 }),
});

const eliteEvents = [{ what: 'elite', count: 1 }];

export function declaredAgain(fight: Fight, state: AssaultState, given: Given | undefined): Move {
  const taken = takenOf(given);
  const options = [{ key: REGENERATION, most: 1 }];
  if (!taken)
    return { state, need: { ask: { seat: loserSeat(fight, state), rule: 'elite', options, min: 0, max: 1 } } };
  if (taken[0] !== 1) return { state: hurt(fight, state, state.wounds) };
  return { state: again(fight, state), events: eliteEvents };
}

/** The key of the one die that may be thrown again. */
export const REGENERATION = 'regeneration';

export function regeneratedAgain(fight: Fight, state: AssaultState, given: Given | undefined): Move {
  const on = regenerationOf(fight, state);
  const faces = facesOf(given);
  const lots = [{ kind: 0, dice: 1, sides: 6, summed: 1, bands: [on] }];
  if (!faces) return { state, need: { throw: { purpose: 'elite re-roll', seat: loserSeat(fight, state), lots } } };
  return { state: hurt(fight, state, state.wounds - pointsSaved(faces[0] ?? [], on)) };
}

/** A single hit point that is to be lost: everywhere its dice may lead, and how likely that is. */
export function regenerationEnds(
  fight: Fight,
  state: AssaultState,
  worth: (end: AssaultState) => number,
): readonly ShortcutEnd<AssaultState>[] {
  const saves = Math.max(0, Math.min(1, (7 - regenerationOf(fight, state)) / 6));
  const either = (from: AssaultState, chance: number, events: typeof eliteEvents | []) => [
    { state: hurt(fight, from, 0), chance: chance * saves, events },
    { state: hurt(fight, from, 1), chance: chance * (1 - saves), events },
  ];
  const side = loserSide(fight, state);
  const failed = afterDice(fight, state, 1);
  const first = either(state, 1, []);
  if (failed.at !== 'elite-regenerate') return first;
  const thrown = either(again(fight, failed), 1 - saves, eliteEvents);
  const isThrown = wants(fight.spending[side], side === 'a' ? 1 : -1, worth, thrown, first[1]!);
  return isThrown ? [first[0]!, ...thrown] : first;
}

/** Whether a side throws again: a failed die always, or as it is worth most to it. */
function wants(
  spending: Spending,
  sign: 1 | -1,
  worth: (end: AssaultState) => number,
  thrown: readonly ShortcutEnd<AssaultState>[],
  kept: ShortcutEnd<AssaultState>,
): boolean {
  if (spending !== 'best') return spending === 'failed';
  const gain =
    thrown.reduce((sum, { state, chance }) => sum + chance * worth(state), 0) - kept.chance * worth(kept.state);
  return sign * gain >= -1e-13;
}
