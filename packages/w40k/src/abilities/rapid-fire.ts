import type { Citation } from '@umpire/kernel';
import type { AttackRule } from '../attack/hooks.js';
import { always, effectAbility, itsAttacks, numberOf } from './ability.js';

const halfRange = { state: 'within-half-range', of: 'target' } as const;

/** 10th and 11th: that many attacks more within half range. */
export const rapidFire = (source: Citation): AttackRule =>
  effectAbility(
    { id: 'rapid-fire', name: 'Rapid Fire', source, summary: 'That many attacks more at a target within half range.' },
    (given) => always({ modify: 'attacks', how: 'add', by: numberOf(given), for: itsAttacks('ranged', halfRange) }),
  );

/** 9th: a weapon type; twice the attacks within half range. */
export const rapidFireDoubled = (source: Citation): AttackRule => ({
  ...effectAbility(
    { id: 'rapid-fire', name: 'Rapid Fire', source, summary: 'Twice the attacks at a target within half range.' },
    always({ modify: 'attacks', how: 'multiply', by: 2, for: itsAttacks('ranged', halfRange) }),
  ),
  kind: 'weapon-type',
});
