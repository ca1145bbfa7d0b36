import { type Damaged, undamaged } from '../location.js';
import type { AssaultState } from './spec.js';
import { sumOf } from './totals.js';

/** While its dice fall, fear, losses and the place in the group stay as they were. */
export function contestKey(state: AssaultState): string {
  const { at, poolA, poolB, againA, againB, shownA, shownB } = state;
  if (at === 'contest' || at === 'done') return `${whereKey(state)}${state.loser}`;
  // with nothing left to declare it matters only how far apart the sums are
  if (at === 'elite-throw') return `t${poolA},${poolB},${againA},${againB},${sumOf(shownA) - sumOf(shownB)}`;
  let key = `${at}${poolA},${poolB},${againA}`;
  for (const face of shownA) key += `,${face}`;
  key += '|';
  for (const face of shownB) key += `,${face}`;
  return key;
}

/** What tells states of a duel apart once it is known who loses. */
export const keyInDuel = (state: AssaultState): string =>
  `${whereKey(state)}|${state.loser}${state.aim}${state.wounds}`;

function whereKey(state: AssaultState): string {
  let key = `${state.at}${state.poolA},${state.poolB},${state.fought},${state.left}${damagedKey(state.damaged)}`;
  for (const n of state.lost) key += `,${n}`;
  for (const is of state.afraid) key += is ? '!' : '.';
  return key;
}

export const damagedKey = (damaged: Damaged): string => (damaged === undamaged ? '' : JSON.stringify(damaged));
