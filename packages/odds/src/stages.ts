import {
  attackDice,
  type Blow,
  type Counting,
  countAt,
  exactOutcome,
  meanOf,
  mostBlows,
  type Policies,
  type Pool,
  rolled,
  type Sequence,
  type Standing,
  type Volley,
  woundsOf,
} from '@umpire/dice';
import type { AttackScenario, Landmarks } from '@umpire/rules';
import type { Distribution, StageAnswer } from './answer.js';
import { distributionOf } from './distribution.js';

/** Every weapon's attacks stage by stage: what was thrown, what came of it, and what was wasted. */
export function stagesOf({ volley, policies, landmarks }: AttackScenario): StageAnswer[] {
  const start = startOf(volley);
  return volley.units.flatMap((unit) =>
    unit.pools(start).map((pool): StageAnswer => {
      const sequence = pool.sequence(start);
      return {
        attacker: unit.name,
        weapon: pool.name,
        ...countsOf(sequence, policies, landmarks),
        ...damageOf(volley, policies, pool, sequence),
      };
    }),
  );
}

/** Counts of the whole pool, as it would be thrown at the target as it stood when the volley began. */
export function countsOf(sequence: Sequence, policies: Policies, { hitsAt, isHit, isCriticalHit, isWound }: Landmarks) {
  const hits = sequence.steps.findIndex(({ id }) => id === hitsAt);
  const count = (step: number, of: (kind: string) => boolean): Distribution =>
    distributionOf(countAt(sequence, policies, step, of));
  return {
    attacks: distributionOf(attackDice(sequence, policies)),
    hits: count(hits, isHit),
    criticalHits: count(hits, isCriticalHit),
    wounds: count(sequence.steps.length, isWound),
  };
}

export const startOf = ({ groups, uses }: Volley): Standing => ({ lost: groups.map(({ lost }) => lost), uses });

/** Counters beside the standing: exact, and only worked out when asked for. */
function damageOf(volley: Volley, policies: Policies, pool: Pool, sequence: Sequence) {
  const events = (of: (kind: string) => boolean, group?: number): Distribution =>
    tallied(volley, policies, {
      pool,
      of,
      what: 'events',
      most: mostBlows(sequence, policies, of),
      ...(group === undefined ? {} : { group }),
    });
  const saved = new Set(
    sequence.order.filter((kind) => sequence.blows.get(kind)!.save).map((kind) => sequence.kinds[kind]!),
  );
  const isSaved = (kind: string): boolean => saved.has(kind);
  const inflicted = sequence.order.reduce((sum, number) => {
    const blow = sequence.blows.get(number)!;
    const means = volley.groups.map((_, g) => meanDamage(blow, policies, g));
    const own = (kind: string): boolean => kind === sequence.kinds[number];
    if (means.every((mean) => mean === means[0])) return sum + means[0]! * events(own).mean;
    return means.reduce((total, mean, g) => total + mean * events(own, g).mean, sum);
  }, 0);
  const most = volley.groups.reduce((sum, group) => sum + woundsOf(group), 0);
  const lost = tallied(volley, policies, { pool, of: () => true, what: 'wounds', most }).mean;
  return {
    failedSaves: saved.size > 0 ? events(isSaved) : distributionOf([1]),
    damageInflicted: { mean: inflicted },
    damageWasted: { mean: Math.max(0, inflicted - lost) },
  };
}

function tallied(volley: Volley, policies: Policies, counting: Counting): Distribution {
  const { standings, afterEach } = exactOutcome(volley, policies, counting);
  const counts = new Float64Array(counting.most + 1);
  afterEach.at(-1)!.forEach((chance, s) => {
    counts[Math.floor(s / standings.tallyStride)]! += chance;
  });
  return distributionOf(counts);
}

function meanDamage(blow: Blow, policies: Policies, group: number): number {
  const mean = meanOf(blow.damage);
  const again = (value: number): boolean => policies.damage === 'low' && value < mean && blow.mayRerollDamage(value);
  const chances = rolled(blow.damage, (value) => blow.amount(group, value), again);
  const on = blow.ignoredOn(group);
  return distributionOf(chances).mean * (on > 6 ? 1 : (on - 1) / 6);
}
