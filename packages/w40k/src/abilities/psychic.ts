import type { Citation } from '@umpire/kernel';
import type { AttackRule } from '../attack/hooks.js';
import { always, effectAbility, itsAttacks, nativeAbility } from './ability.js';

/** 10th: a keyword for other rules to meet, such as feel no pain against psychic attacks. */
export const psychicAttack = (source: Citation): AttackRule =>
  nativeAbility(
    { id: 'psychic', name: 'Psychic', source, summary: 'Its attacks are psychic attacks, which other rules may name.' },
    { plan: (plan) => ({ ...plan, psychic: true }) },
  );

/** 11th: it also ignores modifiers to skill and hit roll. */
export const psychicUnhindered = (source: Citation): AttackRule => ({
  ...effectAbility(
    {
      id: 'psychic',
      name: 'Psychic',
      source,
      summary: 'A psychic attack; the attacker may ignore any modifiers to its skill and hit roll.',
    },
    always({ ignoreModifiers: ['skill', 'hit-roll'], for: itsAttacks() }),
  ),
  native: { plan: (plan) => ({ ...plan, psychic: true }) },
});
