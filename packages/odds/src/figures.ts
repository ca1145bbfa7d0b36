import { isDestroyed, modelsLost, type Standing, type Standings, standsGroup, woundsLost } from '@umpire/dice';
import type { Distribution, GroupAnswer } from './answer.js';
import { distributionOf } from './distribution.js';

/** What a distribution over standings says, in the figures that people ask for. */
export interface Figures {
  readonly woundsLost: Distribution;
  readonly modelsDestroyed: Distribution;
  readonly destroyed: number;
  readonly groups: readonly GroupAnswer[];
}

export function figuresOf(standings: Standings, chances: Float64Array): Figures {
  const { groups } = standings;
  const start = standings.standing(standings.start).lost;
  const total = groups.reduce((sum, { models, wounds, lost }) => sum + models * wounds - lost, 0);
  const allWounds = new Float64Array(total + 1);
  const models = new Float64Array(groups.reduce((sum, group) => sum + group.models, 0) + 1);
  const byGroup = groups.map((group) => ({
    wounds: new Float64Array(group.models * group.wounds - group.lost + 1),
    models: new Float64Array(group.models + 1),
    destroyed: 0,
  }));
  let destroyed = 0;
  for (let s = 0; s < chances.length; s++) {
    const chance = chances[s]!;
    if (chance === 0) continue;
    const standing = standings.standing(s);
    let wounds = 0;
    let fallen = 0;
    for (let g = 0; g < groups.length; g++) {
      const group = groups[g]!;
      const lost = woundsLost(group, standing.lost[g]!) - woundsLost(group, start[g]!);
      const gone = modelsLost(group, standing.lost[g]!) - modelsLost(group, start[g]!);
      wounds += lost;
      fallen += gone;
      const figures = byGroup[g]!;
      figures.wounds[lost]! += chance;
      figures.models[gone]! += chance;
      if (!standsGroup(group, standing.lost[g]!)) figures.destroyed += chance;
    }
    allWounds[wounds]! += chance;
    models[fallen]! += chance;
    if (isDestroyed(groups, standing)) destroyed += chance;
  }
  return {
    woundsLost: distributionOf(allWounds),
    modelsDestroyed: distributionOf(models),
    destroyed,
    groups: byGroup.map((figures, g) => ({
      name: groups[g]!.name,
      woundsLost: distributionOf(figures.wounds),
      modelsDestroyed: distributionOf(figures.models),
      destroyed: figures.destroyed,
    })),
  };
}

export const modelsGone = (standings: Standings, { lost }: Standing): number =>
  standings.groups.reduce((sum, group, g) => sum + modelsLost(group, lost[g]!) - modelsLost(group, group.lost), 0);
