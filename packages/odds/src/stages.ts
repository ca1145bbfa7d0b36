import {
  attackDice,
  countAt,
  failedSaves,
  type Ledger,
  meanPerDie,
  noteOf,
  type Policies,
  type Sequence,
  startOf,
} from '@umpire/dice';
import type { AttackScenario, Landmarks } from '@umpire/rules';
import type { Distribution, StageAnswer } from './answer.js';
import { distributionOf, meanOf } from './distribution.js';
import { rollsNeeded } from './rolls-needed.js';

/** Every weapon's attacks stage by stage: what was thrown, what came of it, and what was wasted, as the ledger of the outcome has it. */
export function stagesOf({ volley, policies, landmarks }: AttackScenario, ledger: Ledger): StageAnswer[] {
  const start = startOf(volley);
  return volley.units.flatMap((unit, u) =>
    unit.pools(start).map((pool, p): StageAnswer => {
      const note = noteOf(ledger, u, p);
      return {
        attacker: unit.name,
        weapon: pool.name,
        ...countsOf(pool.sequence(start), policies, landmarks),
        needed: rollsNeeded(pool.sequence(start), start, landmarks),
        failedSaves: distributionOf(failedSaves(volley, policies, note)),
        damageInflicted: { mean: note.inflicted },
        damageWasted: { mean: Math.max(0, note.inflicted - note.lost) },
      };
    }),
  );
}

/** Counts of the whole pool, as it would be thrown at the target as it stood when the volley began. */
function countsOf(sequence: Sequence, policies: Policies, { hitsAt, isHit, isCriticalHit, isWound }: Landmarks) {
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

/** The mean numbers of attacks, hits and wounds of all pools together. */
export function meanCounts({ volley, policies, landmarks: { hitsAt, isHit, isWound } }: AttackScenario) {
  const sums = { attacks: 0, hits: 0, wounds: 0 };
  const start = startOf(volley);
  for (const pool of volley.units.flatMap((unit) => unit.pools(start))) {
    const sequence = pool.sequence(start);
    const hits = sequence.steps.findIndex(({ id }) => id === hitsAt);
    const attacks = meanOf(attackDice(sequence, policies));
    sums.attacks += attacks;
    sums.hits += attacks * meanPerDie(sequence, policies, hits, isHit);
    sums.wounds += attacks * meanPerDie(sequence, policies, sequence.steps.length, isWound);
  }
  return sums;
}
