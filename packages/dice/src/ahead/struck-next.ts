import { standsGroup } from '../standings.js';
import type { Blow, Standing } from '../volley.js';
import type { Ahead } from './state.js';

export const standing = (ahead: Ahead, g: number, { lost }: Standing): boolean =>
  standsGroup(ahead.standings.groups[g]!, lost[g]!);

/** The groups that the attacker may pick, by policy: -1 for none. */
export function picksOf(ahead: Ahead, { picks }: Blow, now: Standing): readonly number[] {
  const alive = picks.filter((g) => standing(ahead, g, now));
  if (alive.length === 0 || ahead.policies.picks === 'never') return [-1];
  return ahead.policies.picks === 'best' ? [...alive, -1] : alive.slice(0, 1);
}

export function ordersOf(
  ahead: Ahead,
  { orders }: Blow,
  now: Standing,
  pick: number,
  together: boolean,
): readonly (readonly number[])[] {
  const all = orders(now);
  if (ahead.policies.orders === 'listed' || (pick >= 0 && !together)) return all.slice(0, 1);
  const seen = new Set<number>();
  return together ? all : all.filter(([first = -1]) => !seen.has(first) && seen.add(first));
}

export const firstOf = (ahead: Ahead, pick: number, order: readonly number[], now: Standing): number =>
  [pick, ...order].find((g) => g >= 0 && standing(ahead, g, now)) ?? -1;
