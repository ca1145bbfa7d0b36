import type { Citation } from '@umpire/kernel';
import type { Reach } from '../attack/die.js';
import type { AttackRule } from '../attack/hooks.js';

interface DevastatingWounds {
  readonly source: Citation;
  /** Whether the damage is normal damage that allows no save, or mortal wounds. */
  readonly wounds: 'normal' | 'mortal';
  /** It waits until the pool's normal damage is dealt, or until all the unit's other attacks are. */
  readonly after: 'pool' | 'unit';
  /** Whether rules that work where an attack is allocated (subtract 1 from damage) lower it too. */
  readonly reducedByTarget: boolean;
}

/** A critical wound is not saved: its damage comes later, to one model, and what that model cannot lose is lost. */
export function devastatingWounds({ source, wounds, after, reducedByTarget }: DevastatingWounds): AttackRule {
  const reaches: Reach = { saved: false, wounds, held: after, spills: false, reducedByTarget };
  const kind = wounds === 'mortal' ? 'mortal wounds' : 'normal damage without a save';
  const time = after === 'pool' ? "the pool's normal damage" : "all the unit's other attacks";
  return {
    id: 'devastating-wounds',
    name: 'Devastating Wounds',
    kind: 'weapon-ability',
    source,
    summary: `A critical wound deals its Damage as ${kind} after ${time}; it never goes on to a second model.`,
    native: { wound: (die) => (die.criticalWound ? { ...die, reaches } : die) },
    inAttack: true,
    stage: 'exact',
  };
}
