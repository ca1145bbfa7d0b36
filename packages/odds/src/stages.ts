import {
  attackDice,
  countAt,
  failedSaves,
  isDestroyed,
  type Ledger,
  meanPerDie,
  noteOf,
  type Outcome,
  type Policies,
  type Pool,
  type Sequence,
  type Standing,
  startOf,
} from '@umpire/dice';
import type { AttackScenario, Landmarks } from '@umpire/rules';
import type { Distribution, StageAnswer } from './answer.js';
import { distributionOf, meanOf } from './distribution.js';
import { rollsNeeded } from './rolls-needed.js';

/** Every weapon's attacks stage by stage: what was thrown, what came of it, and what was wasted, as the ledger of the outcome has it. */
export function stagesOf(attack: AttackScenario, outcome: Outcome, ledger: Ledger): StageAnswer[] {
  const { volley, policies, landmarks } = attack;
  const start = startOf(volley);
  return volley.units.flatMap((unit, u) => {
    const thrown = thrownBy(attack, outcome, u);
    return unit.pools(start).map((pool, p): StageAnswer => {
      const note = noteOf(ledger, u, p);
      return {
        attacker: unit.name,
        weapon: pool.name,
        ...countsOf(thrown.map(sequenceAt(p)), policies, landmarks),
        needed: rollsNeeded(pool.sequence(start), start, landmarks),
        failedSaves: distributionOf(failedSaves(volley, policies, note)),
        damageInflicted: { mean: note.inflicted },
        damageWasted: { mean: Math.max(0, note.inflicted - note.lost) },
      };
    });
  });
}

/** A unit's weapons as they are when its turn comes, by how the target then stands. */
interface Thrown {
  /** How likely, given that the target stands: all of them sum to one. */
  readonly share: number;
  readonly pools: readonly Pool[];
  readonly at: Standing;
}

/** Whoever follows finds the target as those before have left it; where it never stands, as it stood when the volley began. */
function thrownBy({ volley }: AttackScenario, { standings, afterEach }: Outcome, u: number): readonly Thrown[] {
  const unit = volley.units[u]!;
  const start = startOf(volley);
  const parts = new Map<readonly Pool[], { mass: number; readonly at: Standing }>();
  const from = afterEach[u - 1] ?? [];
  let all = 0;
  for (let s = 0; s < from.length; s++) {
    const mass = from[s]!;
    const at = standings.standing(s);
    if (mass === 0 || isDestroyed(volley.groups, at)) continue;
    const pools = unit.pools(at);
    const known = parts.get(pools);
    if (known) known.mass += mass;
    else parts.set(pools, { mass, at });
    all += mass;
  }
  if (all === 0) return [{ share: 1, pools: unit.pools(start), at: start }];
  return [...parts].map(([pools, { mass, at }]) => ({ share: mass / all, pools, at }));
}

interface Part {
  readonly share: number;
  readonly sequence: Sequence;
}

const sequenceAt =
  (p: number) =>
  ({ share, pools, at }: Thrown): Part => ({ share, sequence: pools[p]!.sequence(at) });

/** Counts of the whole pool, as it is thrown at a target that stands. */
function countsOf(
  parts: readonly Part[],
  policies: Policies,
  { hitsAt, isHit, isCriticalHit, isWound }: Landmarks,
): Pick<StageAnswer, 'attacks' | 'hits' | 'criticalHits' | 'wounds'> {
  const mixed = (counted: (sequence: Sequence) => Float64Array): Distribution => {
    const counts = parts.map(({ sequence }) => counted(sequence));
    const [only] = counts;
    if (counts.length === 1) return distributionOf(only!);
    const sum = new Float64Array(Math.max(...counts.map(({ length }) => length)));
    counts.forEach((one, i) => {
      for (let n = 0; n < one.length; n++) sum[n]! += parts[i]!.share * one[n]!;
    });
    return distributionOf(sum);
  };
  const hit = (of: (kind: string) => boolean) => (sequence: Sequence) =>
    countAt(sequence, policies, hitsStep(sequence, hitsAt), of);
  return {
    attacks: mixed((sequence) => attackDice(sequence, policies)),
    hits: mixed(hit(isHit)),
    criticalHits: mixed(hit(isCriticalHit)),
    wounds: mixed((sequence) => countAt(sequence, policies, sequence.steps.length, isWound)),
  };
}

const hitsStep = ({ steps }: Sequence, hitsAt: string): number => steps.findIndex(({ id }) => id === hitsAt);

/** The mean numbers of attacks, hits and wounds of all pools together. */
export function meanCounts(attack: AttackScenario, outcome: Outcome) {
  const { volley, policies, landmarks } = attack;
  const { hitsAt, isHit, isWound } = landmarks;
  const sums = { attacks: 0, hits: 0, wounds: 0 };
  for (const u of volley.units.keys())
    for (const { share, pools, at } of thrownBy(attack, outcome, u))
      for (const pool of pools) {
        const sequence = pool.sequence(at);
        const attacks = share * meanOf(attackDice(sequence, policies));
        sums.attacks += attacks;
        sums.hits += attacks * meanPerDie(sequence, policies, hitsStep(sequence, hitsAt), isHit);
        sums.wounds += attacks * meanPerDie(sequence, policies, sequence.steps.length, isWound);
      }
  return sums;
}
