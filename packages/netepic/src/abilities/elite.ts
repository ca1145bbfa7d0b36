import { epicAbility, table } from './ability.js';

export const elite = epicAbility({
  id: 'elite',
  name: { fr: 'Elite', en: 'Elite' },
  also: ['Élite'],
  parameter: 'number',
  source: { ...table('AB-09'), ruling: 'G-43' },
  summary: 'Each detachment with it brings so many re-rolls to one pool of the army; one die a stand and action.',
  stand: (rerolls) => ({ elite: rerolls }),
  inAttack: true,
});

/** What a detachment brings: the highest value of its own stands, and that of each attached character (AB-09.11, AB-19.11). */
export const rerollsBrought = (own: readonly number[], characters: readonly number[]): number =>
  Math.max(0, ...own) + characters.reduce((sum, value) => sum + value, 0);

/** The most dice of one action that may be declared: one a stand that rolled, and no more than the pool holds (AB-09.6, .12). */
export const rerollsAllowed = (stands: number, pool: number): number => Math.max(0, Math.min(stands, pool));

export type EliteRefusal =
  | 'not-elite'
  | 'already-rerolled'
  | 'one-a-stand'
  | 'pool-empty'
  | 'declared'
  | 'not-of-a-stand';

export interface EliteAsked {
  /** Dice to be declared, by the stand that rolled them. */
  readonly dice: readonly { readonly stand: string; readonly isElite: boolean; readonly wasRerolled: boolean }[];
  readonly pool: number;
  /** Something was declared on this action already (AB-09.5). */
  readonly wasDeclared: boolean;
  /** Rolls of a detachment or of a side take none: morale, scatter of an arrival, initiative, infiltration, repairs (AB-09.4). */
  readonly isOfStands: boolean;
}

/** Why these dice may not be re-rolled together; nothing where they may. */
export function eliteRefused({ dice, pool, wasDeclared, isOfStands }: EliteAsked): EliteRefusal | undefined {
  if (!isOfStands) return 'not-of-a-stand';
  if (wasDeclared) return 'declared';
  if (dice.some(({ isElite }) => !isElite)) return 'not-elite';
  if (dice.some(({ wasRerolled }) => wasRerolled)) return 'already-rerolled';
  if (new Set(dice.map(({ stand }) => stand)).size < dice.length) return 'one-a-stand';
  return dice.length > pool ? 'pool-empty' : undefined;
}
