export { type Driver, unreadBy } from './driver.js';
export type { Ability, Effect, Offer } from './effect.js';
export { exactInOdds } from './exact.js';
export { type Folded, foldModifiers, type Limits, type Modifier, type Operation } from './fold.js';
export { type Grant, type GrantedRule, grantedRule } from './grant.js';
export { lintAbility, lintEffect, type StepWords, type Vocabulary } from './lint.js';
export { parseAbility, parseEffect } from './parse.js';
export { type Part, partsOf, partsOfEffect } from './parts.js';
export type { Period, RuleId, StepId } from './period.js';
export type { WrittenOn } from './plain/direct.js';
export { printPlain } from './plain/print.js';
export { plainSuffixes, plainWordings, type ReadOptions, readEffect, type Unread } from './plain/read.js';
export { printEffect } from './print/effect.js';
export { printCondition, printSelector, printValue, printWhen, printWhom } from './print/term.js';
export { printVerb } from './print/verb.js';
export {
  type ConditionCases,
  type ConditionTag,
  matchCondition,
  matchValue,
  matchVerb,
  type ValueCases,
  type ValueTag,
  type VerbCases,
  type VerbOf,
  type VerbTag,
  verbTag,
  verbTags,
} from './tag.js';
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
export { walkEffect, walkPart } from './walk.js';
export type { When } from './when.js';
export { type Attacks, isAttacks, type Whom } from './whom.js';
