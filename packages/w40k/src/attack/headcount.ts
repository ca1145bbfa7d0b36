import type { Condition, Search } from '@umpire/effects';

/** "While a PSYKER is in this unit": whether any such model is there, which the unit's keywords say. */
export function isHeadcount(condition: Condition): boolean {
  return headcountOf(condition) !== undefined;
}

/** Whose unit, and which keywords a model of it must have. */
export function headcountOf(condition: Condition): Search | undefined {
  if (!('compare' in condition)) return undefined;
  const [left, how, right] = condition.compare;
  if (how !== '>' || right !== 0 || typeof left !== 'object' || !('count' in left)) return undefined;
  const { count } = left;
  if (typeof count !== 'object' || count.all !== 'model' || count.in === undefined) return undefined;
  return count.keywords !== undefined && count.where === undefined ? count : undefined;
}
