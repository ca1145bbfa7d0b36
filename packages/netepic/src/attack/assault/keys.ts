import { undamaged } from '../location.js';
import type { AssaultState } from './spec.js';
import { sumOf } from './totals.js';

/** Within a duel its fear, its losses and its place in the group stay as they were. */
export function keyInDuel(state: AssaultState): string {
  const { at, poolA, poolB, againA, againB, shownA, shownB } = state;
  if (at === 'duel' || at === 'done') return groupKey(state);
  // with nothing left to declare it matters only how far apart the sums are
  if (at === 'elite-throw') return `t${poolA},${poolB},${againA},${againB},${sumOf(shownA) - sumOf(shownB)}`;
  let key = `${at}${poolA},${poolB},${againA}`;
  for (const face of shownA) key += `,${face}`;
  key += '|';
  for (const face of shownB) key += `,${face}`;
  return state.wounds === 0 ? key : `${key}|${state.wounds}${state.loser}${state.aim}${damagedKey(state)}`;
}

/** What tells states of a group apart between two duels. */
export function groupKey(state: AssaultState): string {
  let key = `${state.at}${state.poolA},${state.poolB},${state.fought},${state.left}${damagedKey(state)}`;
  for (const n of state.lost) key += `,${n}`;
  for (const is of state.afraid) key += is ? '!' : '.';
  return key;
}

const damagedKey = ({ damaged }: AssaultState): string => (damaged === undamaged ? '' : JSON.stringify(damaged));
