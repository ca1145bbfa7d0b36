import { isDestroyed } from '../standings.js';
import type { Group, Policies, Sequence, Standing, Volley } from '../volley.js';
import { mayReroll, rollsOf } from './rolls-of.js';

/**
 * Whether some choice is left open, so that the exact driver, which looks at one die at a time, does not do. A policy that
 * leaves open what never comes up leaves nothing open.
 */
export function looksAhead(volley: Volley, policies: Policies): boolean {
  const byPolicies = looked.get(volley) ?? new WeakMap<Policies, boolean>();
  looked.set(volley, byPolicies);
  const known = byPolicies.get(policies);
  if (known !== undefined) return known;
  const isOpen = hasChoice(volley, policies);
  byPolicies.set(policies, isOpen);
  return isOpen;
}

const looked = new WeakMap<Volley, WeakMap<Policies, boolean>>();

/** What there is to choose is the same however the target stands, so it is looked at once. */
function hasChoice({ units, groups, uses, spare }: Volley, policies: Policies): boolean {
  const start = { lost: groups.map(({ lost }) => lost), uses };
  if (isDestroyed(groups, start)) return false;
  const pools = units.map((unit) => unit.pools(start));
  if (policies.pools === 'best' && pools.some(({ length }) => length > 1)) return true;
  const mayOrder = policies.orders === 'best' && groups.length > 1;
  if (mayOrder && groups.length > MOST_TOLD) return true;
  const standings = mayOrder ? telling(groups, uses) : [];
  return pools.flat().some((pool) => {
    const sequence = pool.sequence(start);
    return (
      hasOpenRoll(sequence, policies) ||
      hasOpenStep(sequence, policies) ||
      hasOpenBlow(sequence, policies, standings) ||
      (spare !== undefined && canSpend(sequence, spare))
    );
  });
}

const hasOpenRoll = ({ gather }: Sequence, { attacks }: Policies): boolean =>
  attacks === 'best' && gather.each.dice > 0 && rollsOf(gather.each).some(({ faces }) => mayReroll(gather, faces));

function hasOpenStep({ steps, kinds }: Sequence, policies: Policies): boolean {
  return steps.some((step) => {
    if (step.kind === 'once') return false;
    if (step.kind === 'fork')
      return policies.forks(step.id) === 'best' && kinds.some((_, kind) => step.forks(kind).length > 1);
    const faces = (kind: number): readonly number[] => facesOf(step.sides(kind));
    const may = (kind: number): boolean => faces(kind).some((face) => step.mayReroll(kind, face));
    return policies.stages(step.id) === 'best' && kinds.some((_, kind) => may(kind));
  });
}

function hasOpenBlow({ blows }: Sequence, { damage, saves, picks }: Policies, standings: readonly Standing[]): boolean {
  return [...blows.values()].some((blow) => {
    if (standings.some((standing) => blow.orders(standing).length > 1) || (picks === 'best' && blow.picks.length > 0))
      return true;
    if (saves === 'best' && blow.save && facesOf(blow.save.sides).some(blow.save.mayReroll)) return true;
    if (damage !== 'best' || blow.damage.dice === 0) return false;
    const { plus } = blow.damage;
    return rollsOf(blow.damage).some(({ faces }) => blow.mayRerollDamage(faces.reduce((a, b) => a + b, plus)));
  });
}

/** Whether there is anything that the single re-roll may touch. */
function canSpend({ gather, steps, blows, spareOn, kinds }: Sequence, seat: 'attacker' | 'defender'): boolean {
  const list = [...blows.values()];
  if (seat === 'defender') return spareOn.save && list.some(({ save }) => save !== undefined);
  if (gather.each.dice > 0 && gather.spare !== 'no') return true;
  if (spareOn.damage && list.some(({ damage }) => damage.dice > 0)) return true;
  return steps.some((step) => {
    if (step.kind === 'stage') return step.spare && kinds.some((_, kind) => step.sides(kind) > 0);
    return step.kind === 'once' && kinds.some((_, kind) => step.to(kind) !== undefined);
  });
}

/** More groups than this are not looked through. */
const MOST_TOLD = 6;

/** Standings that differ in all that an order can depend on: each group whole, wounded or destroyed. */
function telling(groups: readonly Group[], uses: number): readonly Standing[] {
  const each = groups.map(({ models, wounds }) => [0, ...(wounds > 1 ? [1] : []), models * wounds]);
  return each
    .reduce<number[][]>((all, list) => all.flatMap((lost) => list.map((one) => [...lost, one])), [[]])
    .map((lost) => ({ lost, uses }));
}

const facesOf = (sides: number): number[] => Array.from({ length: sides }, (_, i) => i + 1);
