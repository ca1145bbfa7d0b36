import { compareDistances } from '@umpire/geometry';
import type { UnitRef } from './board.js';
import { boundsMeet } from './bounds.js';
import { contactGap } from './contact.js';
import { areEngaged, gapBetween, inContact } from './distances.js';
import type { Placed } from './solids.js';
import type { StandingUnit, Table } from './table.js';

/** One model's engagement with an enemy model. */
interface Engagement<Own> {
  readonly ended: Own;
  readonly by: Placed;
  readonly unit: UnitRef;
}

/** For each model that ends engaged with a unit that is asked for: with which model, once. */
export function engagements<Own extends { readonly end: Placed }>(
  { facing, rules, board }: Table,
  ends: readonly Own[],
  which: (unit: UnitRef) => boolean,
): readonly Engagement<Own>[] {
  const reach = rules.engagement.reach.across + 1;
  const found: Engagement<Own>[] = [];
  for (const { unit, models, bounds } of facing) {
    if (!which(unit)) continue;
    for (const ended of ends) {
      if (!boundsMeet(ended.end.bounds, bounds, reach) || found.some((one) => one.ended === ended)) continue;
      const by = models.find((model) => areEngaged(ended.end, model, board));
      if (by) found.push({ ended, by, unit });
    }
  }
  return found;
}

/** Whether a model that ends there ends engaged with anybody. */
export function endsEngaged({ facing, rules, board }: Table, end: Placed): boolean {
  const reach = rules.engagement.reach.across + 1;
  for (const { models, bounds } of facing)
    if (boundsMeet(end.bounds, bounds, reach) && models.some((model) => areEngaged(end, model, board))) return true;
  return false;
}

/** The distance from a model to the closest of some, in micrometres. */
export const gapTo = (model: Placed, others: readonly Placed[]): number => {
  let least = Infinity;
  for (const other of others) least = Math.min(least, gapBetween(model, other));
  return least;
};

/** Those of some groups of models that one is closest to; several where distances are equal. */
export function closestOf(model: Placed, groups: readonly (readonly Placed[])[]): readonly (readonly Placed[])[] {
  const gaps = groups.map((group) => gapTo(model, group));
  const least = Math.min(...gaps);
  return groups.filter((_, i) => compareDistances(gaps[i]!, least) === 0);
}

/** What a move is drawn to: its targets, or all enemies model by model. */
export const drawnTo = (
  { targets, facing }: Table,
  to: 'a-target' | 'closest-target' | 'closest-enemy',
): readonly (readonly Placed[])[] =>
  to === 'closest-enemy'
    ? facing.flatMap(({ models }) => models.map((one) => [one]))
    : targets.map(({ models }) => models);

/** Whether a model ends closer than it began, to some group or to the closest it had. */
export function isCloser(
  before: Placed,
  end: Placed,
  groups: readonly (readonly Placed[])[],
  to: 'a-target' | 'closest-target' | 'closest-enemy',
): boolean {
  const sought = to === 'a-target' ? groups : closestOf(before, groups);
  return sought.some((group) => compareDistances(gapTo(end, group), gapTo(before, group)) < 0);
}

export const touchesEnemy = ({ facing }: Table, model: Placed): boolean =>
  facing.some(
    ({ models, bounds }) =>
      boundsMeet(model.bounds, bounds, contactGap + 1) && models.some((other) => inContact(model, other)),
  );

/** Enemy units that a model began engaged with and is no longer. */
export const lostEngagements = ({ facing, board }: Table, before: Placed, end: Placed): readonly StandingUnit[] =>
  facing.filter(
    ({ models }) =>
      models.some((other) => areEngaged(before, other, board)) &&
      !models.some((other) => areEngaged(end, other, board)),
  );
