import type { Citation } from '@umpire/kernel';
import type { AttackRule } from '../attack/hooks.js';

interface SnapShooting {
  readonly source: Citation;
  readonly name: string;
  readonly summary: string;
  /** Unmodified faces from here on hit. */
  readonly hitsFrom: number;
  readonly rerolls: boolean;
}

/** Shooting in the enemy's turn: only high unmodified faces hit. Which of them are critical is an option of the rule set. */
export function snapShooting({ source, name, summary, hitsFrom, rerolls }: SnapShooting): AttackRule {
  return {
    id: 'snap-shooting',
    name,
    kind: 'core-rule',
    source,
    summary,
    native: {
      phase: 'shooting',
      plan: (plan, { conditions }, options) => ({
        ...plan,
        hitsOnlyFrom: conditions.attacker.has('hold-steady') ? hitsFrom - 1 : hitsFrom,
        criticalHits: options.snapHitsAreCritical === false ? 'none' : 'sixes',
        hitRerolls: plan.hitRerolls && rerolls,
        ...(rerolls ? {} : { noHitRerolls: 'snap-shooting' }),
      }),
    },
    inAttack: true,
    stage: 'exact',
  };
}
