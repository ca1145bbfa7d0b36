import { isDestroyed, type Policies, type Standings, standsGroup, woundsLost } from '@umpire/dice';
import { modelsGone } from './figures.js';

/** What a standing is worth to the attacker: one when the goal is met, or so many models or wounds. */
export function worthOf(goal: Policies['goal'], standings: Standings): (standing: number) => number {
  const { groups } = standings;
  return (index) => {
    const standing = standings.standing(index);
    if (goal === 'destroy') return isDestroyed(groups, standing) ? 1 : 0;
    if (goal === 'models') return modelsGone(standings, standing);
    if (goal === 'wounds')
      return standing.lost.reduce((sum, lost, g) => sum + woundsLost(groups[g]!, lost) - groups[g]!.lost, 0);
    return standsGroup(groups[goal.destroy]!, standing.lost[goal.destroy]!) ? 0 : 1;
  };
}

/** Whether what is worth something is a sum of what each wound and each model is worth, whatever was lost before. */
export const isSum = (goal: Policies['goal'], groups: Standings['groups']): boolean =>
  goal === 'wounds' || (goal === 'models' && groups.every(({ wounds, apart }) => wounds === 1 || apart !== undefined));

export const goalMeasure = (goal: Policies['goal']): 'chance' | 'models' | 'wounds' =>
  goal === 'models' || goal === 'wounds' ? goal : 'chance';

export function expected(chances: Float64Array, worth: (standing: number) => number): number {
  let sum = 0;
  for (let s = 0; s < chances.length; s++) if (chances[s] !== 0) sum += chances[s]! * worth(s);
  return sum;
}
