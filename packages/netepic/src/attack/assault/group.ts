import type { Course } from '@umpire/dice';
import { undamaged } from '../location.js';
import { type Fight, type Group, mayReroll, oneDuel } from './duels.js';
import { groupKey } from './keys.js';
import type { AssaultSpec, AssaultState } from './spec.js';

/** Duel after duel while the single stand lives; a duel sees no more of the group than matters to it. */
export function groupCourse(spec: AssaultSpec, group: Group): Course<AssaultState> {
  const fight: Fight = { spec, group };
  const course = oneDuel(fight);
  return {
    key: groupKey,
    next: (state) => {
      if (state.at === 'done') return { state };
      if (state.left <= 0 || state.fought >= group.many.length)
        return { state: { ...state, at: 'done', fought: 0, left: 0, damaged: undamaged } };
      const poolA = mayReroll(fight, state, 'a') ? 1 : 0;
      const poolB = mayReroll(fight, state, 'b') ? 1 : 0;
      const apply = (end: AssaultState): AssaultState => ({
        ...end,
        at: 'duel',
        lost: end.lost.map((lost, lot) => lost + (state.lost[lot] ?? 0)),
        poolA: state.poolA - poolA + end.poolA,
        poolB: state.poolB - poolB + end.poolB,
      });
      return { state, call: { course, view: { ...state, lost: state.lost.map(() => 0), poolA, poolB }, apply } };
    },
  };
}
