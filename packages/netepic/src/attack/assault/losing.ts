import { lossApart } from '@umpire/dice';
import { type Fight, loserOfDuel } from './fight.js';
import type { AssaultState } from './spec.js';

/** The duel is over. */
export const passed = (state: AssaultState, lost = state.lost, left = state.left): AssaultState => ({
  ...state,
  at: 'done',
  lost,
  left,
  fought: state.fought + 1,
  loser: '',
  aim: '',
  wounds: 0,
});

/** Hit points that the loser of the duel still has. */
export const leftOf = (fight: Fight, state: AssaultState): number =>
  state.loser === 'one' ? state.left : loserOfDuel(fight, state).hitPoints;

/** The loser loses so many hit points, as far as it has them. */
export function hurt(fight: Fight, state: AssaultState, wounds: number): AssaultState {
  const left = leftOf(fight, state);
  const taken = Math.min(left, wounds);
  if (taken === 0) return passed(state);
  const lost = [...state.lost];
  const { lot } = loserOfDuel(fight, state);
  const { apart } = fight.spec.lots[lot]!;
  lost[lot]! += apart ? lossApart(apart, taken === left ? 1 : 0, taken) : taken;
  return passed(state, lost, state.loser === 'one' ? left - taken : state.left);
}
