import {
  exactOutcome,
  looksAhead,
  type Outcome,
  type Policies,
  type Pool,
  type Standing,
  startOf,
  type Unit,
  type Volley,
} from '@umpire/dice';
import type { AttackScenario } from '@umpire/rules';
import type { Distribution, Unmodelled } from './answer.js';
import { distributionOf } from './distribution.js';
import { figuresOf } from './figures.js';

type After = NonNullable<Pool['onlyAfter']>;

/** Why the attackers' own losses cannot be given; empty where they can. */
export function lossesUnknown(attack: AttackScenario): Unmodelled[] {
  const why =
    attack.own === undefined
      ? 'the scenario does not say how many wounds an attacker has'
      : waitsOf(attack.own).length > 0 && looksAhead(attack.volley, attack.policies)
        ? 'whether a weapon still has a target depends on choices that look ahead'
        : undefined;
  return why === undefined ? [] : [{ what: 'hazard rolls', of: 'attackers', why, restStands: true }];
}

/** Exact, or sampled. */
export type OutcomeOf = (volley: Volley, policies: Policies) => Outcome;

/** Models that the attackers lose to their own hazard. What had no target any more rolls nothing. */
export function attackersLostOf(
  attack: AttackScenario,
  outcomeOf: OutcomeOf = exactOutcome,
): { readonly attackersLost?: Distribution } {
  const { own } = attack;
  if (own === undefined || lossesUnknown(attack).length > 0) return {};
  const lost = mixedOver(attack, own, outcomeOf, (volleys) =>
    lostOf(volleys, (volley) => outcomeOf(volley, attack.policies)),
  );
  return { attackersLost: distributionOf(lost) };
}

/**
 * A distribution over what happens besides the attacks, mixed over how long the target stands: what had no target any
 * more is left out of the volleys.
 */
export function mixedOver(
  attack: AttackScenario,
  volleys: readonly Volley[],
  outcomeOf: OutcomeOf,
  of: (volleys: readonly Volley[]) => readonly number[],
): readonly number[] {
  const waits = waitsOf(volleys);
  // the chance that the target still stands then, falling from one to the next
  const stands = [1];
  for (const after of waits) stands.push(Math.min(stands.at(-1)!, 1 - destroyedBefore(attack, after, outcomeOf)));
  stands.push(0);
  const mixed: number[] = [];
  for (let made = 0; made <= waits.length; made++) {
    const chance = stands[made]! - stands[made + 1]!;
    if (chance <= 0) continue;
    of(volleys.map((volley) => without(volley, waits.slice(made)))).forEach((p, n) => {
      mixed[n] = (mixed[n] ?? 0) + chance * p;
    });
  }
  return mixed;
}

const isSame = (one: After, other: After): boolean => one.unit === other.unit && one.pool === other.pool;

/** What the pools wait for beside the first attacks of all, in the order in which it happens. */
export function waitsOf(volleys: readonly Volley[]): readonly After[] {
  const all = volleys.flatMap(poolsAtStart).flatMap(({ onlyAfter }) => (onlyAfter ? [onlyAfter] : []));
  return all
    .filter((one, i) => one.unit + one.pool > 0 && all.findIndex((other) => isSame(one, other)) === i)
    .sort((a, b) => a.unit - b.unit || a.pool - b.pool);
}

const poolsAtStart = (volley: Volley): readonly Pool[] => volley.units.flatMap((unit) => unit.pools(startOf(volley)));

function destroyedBefore({ volley, policies }: AttackScenario, { unit, pool }: After, outcomeOf: OutcomeOf): number {
  const last = volley.units[unit]!;
  const units = [...volley.units.slice(0, unit), ...(pool > 0 ? [withPools(last, (all) => all.slice(0, pool))] : [])];
  const { standings, afterEach } = outcomeOf({ ...volley, units }, policies);
  return figuresOf(standings, afterEach.at(-1)!).destroyed;
}

/** A volley without what waits for any of these. */
function without(volley: Volley, missing: readonly After[]): Volley {
  const isMade = ({ onlyAfter }: Pool): boolean => !onlyAfter || !missing.some((one) => isSame(one, onlyAfter));
  return { ...volley, units: volley.units.map((unit) => withPools(unit, (all) => all.filter(isMade))) };
}

/** Attackers are independent of each other once it is known which attacks were made. */
function lostOf(own: readonly Volley[], outcomeOf: (volley: Volley) => Outcome): readonly number[] {
  let sum: readonly number[] = [1];
  for (const volley of own) {
    const { standings, afterEach } = outcomeOf(volley);
    const lost = figuresOf(standings, afterEach.at(-1)!).modelsDestroyed.distribution;
    const next = Array.from({ length: sum.length + lost.length - 1 }, () => 0);
    sum.forEach((a, i) => {
      lost.forEach((b, k) => {
        next[i + k]! += a * b;
      });
    });
    sum = next;
  }
  return sum;
}

/** A unit with some of its pools: the same array for the same pools. */
function withPools(unit: Unit, some: (all: readonly Pool[]) => readonly Pool[]): Unit {
  const known = new WeakMap<readonly Pool[], readonly Pool[]>();
  const pools = (standing: Standing): readonly Pool[] => {
    const all = unit.pools(standing);
    const made = known.get(all) ?? some(all);
    known.set(all, made);
    return made;
  };
  return { ...unit, pools };
}
