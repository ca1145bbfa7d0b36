import type { Condition, Effect, GrantedRule, Verb, Whom } from '@umpire/effects';
import type { Citation } from '@umpire/kernel';
import type { AttackHooks, AttackRule } from '../attack/hooks.js';

interface Printed {
  readonly id: string;
  readonly name: string;
  readonly source: Citation;
  readonly summary: string;
  readonly kind?: AttackRule['kind'];
  readonly ofEveryModel?: true;
}

/** A weapon ability that effects say in full. */
export const effectAbility = (printed: Printed, effects: AttackRule['effects']): AttackRule => ({
  kind: 'weapon-ability',
  ...printed,
  ...(effects ? { effects } : {}),
  inAttack: true,
  stage: 'exact',
});

/** A weapon ability that needs code: what it does stands in its hooks. */
export const nativeAbility = (printed: Printed, native: AttackHooks): AttackRule => ({
  kind: 'weapon-ability',
  ...printed,
  native,
  inAttack: true,
  stage: 'exact',
});

/** A weapon ability that changes who may shoot at what, and no number of an attack once it is made. */
export const eligibilityAbility = (printed: Printed): AttackRule => ({
  kind: 'weapon-ability',
  ...printed,
  effects: [],
  inAttack: true,
  stage: 'exact',
});

/** The bearer's own attacks. */
export const itsAttacks = (attacks: 'ranged' | 'melee' | 'any' = 'any', where?: Condition): Whom => ({
  attacks,
  by: 'self',
  ...(where ? { where } : {}),
});

/** Attacks at the bearer. */
export const attacksAtIt = (attacks: 'ranged' | 'melee' | 'any' = 'any', where?: Condition): Whom => ({
  attacks,
  at: 'self',
  ...(where ? { where } : {}),
});

export const always = (...verbs: readonly Verb[]): readonly Effect[] => [{ do: verbs }];

/** The number printed after the name, such as 2 in Melta 2; a value of the effect language where it is random. */
export const numberOf = ({ parameter }: GrantedRule, absent = 1): number =>
  typeof parameter === 'number' ? parameter : absent;
