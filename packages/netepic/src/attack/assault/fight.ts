import { duelDice } from '../duel.js';
import type { AssaultSpec, AssaultState, Fighter, FighterLot } from './spec.js';

/** One stand against one or more, as a combat group fights (PIPE-C). */
export interface Group {
  readonly one: Fighter;
  readonly many: readonly Fighter[];
}

/** How a side spends Elite dice in a duel: not, on its lowest die where it is behind, or as is worth most. */
export type Spending = 'never' | 'failed' | 'best';

export interface Fight {
  readonly spec: AssaultSpec;
  readonly group: Group;
  readonly spending: Readonly<Record<'a' | 'b', Spending>>;
}

/** Whether a side that is not left to the search throws its lowest die again; a six cannot get better. */
export const throwsAgain = (spending: Spending, isBehind: boolean, lowest: number): boolean =>
  spending === 'failed' && isBehind && lowest < 6;

export const lotOf = ({ spec }: Fight, { lot }: Fighter): FighterLot => {
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
export const fighterOf = (fight: Fight, state: AssaultState, side: 'a' | 'b'): Fighter =>
  sideOfOne(fight) === side ? fight.group.one : opponentOf(fight, state);

/** The side of the stand that all others of its group fight. */
export const sideOfOne = (fight: Fight): 'a' | 'b' => lotOf(fight, fight.group.one).side;

/** Dice of a side: more for each friend that fought the same opponent before (ASL-3). */
export function diceOf(fight: Fight, state: AssaultState, side: 'a' | 'b'): number {
  const fighter = fighterOf(fight, state, side);
  const isOne = fighter === fight.group.one;
  const { standing } = lotOf(fight, fighter);
  const hampered = isOne ? state.damaged.head > 0 : false;
  const isImmobilised = standing.isImmobilised || (isOne && (state.damaged.legs > 2 || state.damaged['other-leg'] > 2));
  return duelDice(isOne ? 0 : state.fought, { isImmobilised, fewerDice: standing.fewerDice || hampered });
}

export const mayReroll = (fight: Fight, state: AssaultState, side: 'a' | 'b'): boolean =>
  lotOf(fight, fighterOf(fight, state, side)).isElite && (side === 'a' ? state.poolA : state.poolB) > 0;

export const loserOfDuel = (fight: Fight, state: AssaultState): Fighter =>
  state.loser === 'one' ? fight.group.one : opponentOf(fight, state);

/** The seat that answers for the loser of a duel. */
export const loserSeat = (fight: Fight, state: AssaultState): 'attacker' | 'defender' =>
  lotOf(fight, loserOfDuel(fight, state)).side === 'a' ? 'attacker' : 'defender';

export const winnerSeat = (fight: Fight, state: AssaultState): 'attacker' | 'defender' =>
  loserSeat(fight, state) === 'attacker' ? 'defender' : 'attacker';
