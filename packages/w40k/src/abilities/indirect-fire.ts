import type { Citation } from '@umpire/kernel';
import type { AttackRule } from '../attack/hooks.js';
import { some, state } from '../rules/terms.js';
import { always, itsAttacks } from './ability.js';

const unseen = { not: { state: 'visible', of: 'target' } } as const;

interface IndirectFire {
  readonly source: Citation;
  readonly summary: string;
  /** Whether the hit roll is lowered by 1 (10th). */
  readonly penalty: boolean;
  /** Unmodified faces up to this miss an unseen target; with the friend's eyes of the 11th, fewer. */
  readonly missesUpTo: number;
  readonly missesWithSpotter: number;
  readonly hitRerolls: boolean;
  /** Whether what is so for an unseen target is so for every target of indirect shooting. */
  readonly atAnyTarget?: true;
}

/** An unseen target may be shot at, with cover, and by a worse hit roll. */
export function indirectFire({
  source,
  summary,
  penalty,
  missesUpTo,
  missesWithSpotter,
  hitRerolls,
  atAnyTarget,
}: IndirectFire): AttackRule {
  const blind = atAnyTarget ? some(unseen, state('indirect-fire', 'weapon')) : unseen;
  const cover = { grant: 'benefit-of-cover', for: itsAttacks('ranged', blind) } as const;
  const lower = { modify: 'hit-roll', how: 'add', by: -1, for: itsAttacks('ranged', blind) } as const;
  return {
    id: 'indirect-fire',
    name: 'Indirect Fire',
    kind: 'weapon-ability',
    source,
    summary,
    effects: always(cover, ...(penalty ? [lower] : [])),
    native: {
      plan: (plan, { conditions }) => {
        if (conditions.visible && !(atAnyTarget && conditions.indirect)) return plan;
        const spotted = conditions.attacker.has('spotted-by-friend') && !conditions.attacker.has('moved');
        const most = spotted ? missesWithSpotter : missesUpTo;
        return {
          ...plan,
          missesUpTo: Math.max(plan.missesUpTo, most),
          hitRerolls: plan.hitRerolls && hitRerolls,
          ...(hitRerolls ? {} : { noHitRerolls: 'indirect-fire' }),
        };
      },
    },
    inAttack: true,
    stage: 'exact',
  };
}
