import { type Group, leftOnModel, modelsLost, type Standing } from '@umpire/dice';

/** Wounds left on each living model, in ascending order, by the name of its group. */
export type Left = Readonly<Record<string, readonly number[]>>;

export function leftOf(groups: readonly Group[], { lost }: Standing): Left {
  return Object.fromEntries(groups.map((group, g) => [group.name, leftInGroup(group, lost[g]!)]));
}

function leftInGroup(group: Group, lost: number): number[] {
  const living = group.models - modelsLost(group, lost);
  if (living === 0) return [];
  return [leftOnModel(group, lost), ...Array.from({ length: living - 1 }, () => group.wounds)].sort((a, b) => a - b);
}

/** By the name of its group: what a count was before, less what it is now. */
export const lostByGroup = (
  groups: readonly Group[],
  { lost }: Standing,
  count: (group: Group, lost: number) => number,
): Readonly<Record<string, number>> =>
  Object.fromEntries(groups.map((group, g) => [group.name, count(group, lost[g]!) - count(group, group.lost)]));

/** The unit once it was healed: more models may stand than when the case began. */
export interface Mended {
  readonly left: Left;
  readonly returned: number;
}
