import {
  type Condition,
  type Driver,
  type Effect,
  isAttackNumber,
  type Part,
  type Search,
  unreadBy,
  type Value,
  type Verb,
  type VerbTag,
  walkEffect,
} from '@umpire/effects';
import type { W40kRules } from './force.js';
import { isHeadcount } from './headcount.js';

const fields = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/**
 * What an attack acts on. How long a verb lasts (`until`) is read as its being in force for these attacks; what is chosen is
 * the unit at hand.
 */
export const attackDriver: Driver = {
  fields: new Map<VerbTag, ReadonlySet<string>>([
    ['modify', fields('how by for until stacks')],
    ['ignoreModifiers', fields('for until')],
    ['reroll', fields('which for until')],
    ['grant', fields('for until')],
    ['mark', fields('on until')],
    ['forbid', fields('for until')],
    ['suffer', fields('kind on')],
    ['if', fields('then else')],
    ['either', fields('')],
    ['choose', fields('as min max')],
  ]),
  // steps during which, or before which, an effect is used so that it is in force for these attacks
  steps: new Set([
    'shooting-phase',
    'fight-phase',
    'targets-selected',
    'wound-roll',
    'selected-to-shoot',
    'selected-to-fight',
    'phase',
    'turn-start',
    'battle-round',
    'command-phase',
    'movement-phase',
    'charge-phase',
  ]),
};

/** Steps that are over when the attacks begin: what is done there counts only as far as it lasts. */
const earlier: ReadonlySet<string> = new Set([
  'turn-start',
  'battle-round',
  'command-phase',
  'movement-phase',
  'charge-phase',
]);

/**
 * Whether an attack reads all of an effect. One that it reads in part is not in force at all: half of an effect is another effect.
 */
export function isReadable(effect: Effect, rules: W40kRules): boolean {
  if (unreadBy(attackDriver, effect).length > 0) return false;
  const isOver = effect.when !== undefined && earlier.has(effect.when.at);
  if (isOver && !effect.do.every(lasts)) return false;
  let readable = true;
  walkEffect(effect, (part) => {
    readable &&= isPartReadable(part, rules);
  });
  return readable;
}

/** Whether what is done earlier in the turn is still in force when the unit attacks. */
function lasts(verb: Verb): boolean {
  if ('choose' in verb) return true;
  if ('if' in verb) return [...verb.then, ...(verb.else ?? [])].every(lasts);
  if ('either' in verb) return verb.either.every((one) => one.every(lasts));
  if (!('until' in verb) || verb.until === undefined) return false;
  return typeof verb.until === 'object' || ['turn', 'round', 'battle'].includes(verb.until);
}

function isPartReadable(part: Part, rules: W40kRules): boolean {
  if (part.kind === 'verb') return isVerbReadable(part.node, rules);
  if (part.kind === 'condition') return isConditionReadable(part.node);
  return true;
}

const isConditionReadable = (condition: Condition): boolean =>
  !('done' in condition) && !('compare' in condition && !isHeadcount(condition) && condition.compare.some(isUnknown));

function isVerbReadable(verb: Verb, { rules }: W40kRules): boolean {
  if ('modify' in verb) return (isAttackNumber(verb.modify) || verb.modify === 'wounds-left') && !isUnknown(verb.by);
  if ('grant' in verb) {
    const id = typeof verb.grant === 'string' ? verb.grant : 'rule' in verb.grant ? verb.grant.rule : undefined;
    return id !== undefined && rules.has(id);
  }
  if ('suffer' in verb) {
    const isKnown = typeof verb.suffer === 'number' || (typeof verb.suffer === 'object' && 'dice' in verb.suffer);
    return verb.kind === 'mortal' && verb.on === 'target' && isKnown;
  }
  if ('choose' in verb) return typeof verb.choose === 'object' && 'all' in verb.choose && isOfUnit(verb.choose);
  return true;
}

/** A unit, or a model of one that is known. */
const isOfUnit = ({ all, in: inside }: Search): boolean => all === 'unit' || (all === 'model' && inside !== undefined);

/** A number that an attack cannot work out: a name, dice, a count of something on the table. */
function isUnknown(value: Value | string): boolean {
  if (typeof value === 'number') return false;
  if (typeof value === 'string') return !/^(<|<=|=|>=|>)$/.test(value);
  if ('op' in value) return value.of.some(isUnknown);
  return !('inches' in value || 'the' in value);
}
