import { isDestroyed, type Policies, type Standings, standsGroup } from '@umpire/dice';
import { modelsGone } from './figures.js';

/** What a standing is worth to the attacker: one when the goal is met, or so many models or wounds. */
export function worthOf(goal: Policies['goal'], standings: Standings): (standing: number) => number {
  const { groups } = standings;
  return (index) => {
    const standing = standings.standing(index);
    if (goal === 'destroy') return isDestroyed(groups, standing) ? 1 : 0;
    if (goal === 'models') return modelsGone(standings, standing);
    if (goal === 'wounds') return standing.lost.reduce((sum, lost, g) => sum + lost - groups[g]!.lost, 0);
    return standsGroup(groups[goal.destroy]!, standing.lost[goal.destroy]!) ? 0 : 1;
  };
}

export const goalMeasure = (goal: Policies['goal']): 'chance' | 'models' | 'wounds' =>
  goal === 'models' || goal === 'wounds' ? goal : 'chance';

export function expected(chances: Float64Array, worth: (standing: number) => number): number {
  let sum = 0;
  for (let s = 0; s < chances.length; s++) if (chances[s] !== 0) sum += chances[s]! * worth(s);
  return sum;
}
