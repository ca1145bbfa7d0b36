import type { Citation } from '@umpire/kernel';
import type { AttackRule } from '../attack/hooks.js';

interface LethalHits {
  readonly source: Citation;
  /** Whether a critical hit must wound, or the attacker may roll for a critical wound instead. */
  readonly woundIs: 'forced' | 'offered';
}

/** A critical hit wounds without a wound roll, so it cannot become a critical wound. */
export function lethalHits({ source, woundIs }: LethalHits): AttackRule {
  return {
    id: 'lethal-hits',
    name: 'Lethal Hits',
    kind: 'weapon-ability',
    source,
    summary: `A critical hit ${woundIs === 'forced' ? 'wounds' : 'may wound'} without a wound roll; such a wound is never critical.`,
    native: { hit: (die) => (die.criticalHit ? { ...die, woundAtOnce: woundIs } : die) },
    inAttack: true,
    stage: 'exact',
  };
}
