export type { Ability, Effect, Offer } from './effect.js';
export { type Folded, foldModifiers, type Limits, type Modifier, type Operation } from './fold.js';
export { type Grant, type GrantedRule, grantedRule } from './grant.js';
export type { Period, RuleId, StepId } from './period.js';
export type { WrittenOn } from './plain/direct.js';
export { printPlain } from './plain/print.js';
export { plainSuffixes, plainWordings, type ReadOptions, readEffect, type Unread } from './plain/read.js';
export type { Comparison, Condition, Near, Operator, Search, Selector, Side, Value } from './term.js';
export type { How, Menu, Stacks, Verb } from './verb.js';
export {
  type AttackNumber,
  type AttackNumberName,
  attackNumbers,
  attackRerolls,
  attackRules,
  attackStates,
  commonStates,
  isAttackNumber,
  type WeaponAbility,
  weaponAbilities,
} from './vocabulary.js';
export type { When } from './when.js';
export { type Attacks, isAttacks, type Whom } from './whom.js';
