import { type Effect, isAttackNumber, type Part, type Value, type Verb, walkEffect } from '@umpire/effects';
import type { W40kRules } from './force.js';

/**
 * Whether an attack reads all of an effect. One that it reads in part is not in force at all: half of an effect is another effect.
 */
export function isReadable(effect: Effect, rules: W40kRules): boolean {
  let readable = effect.when === undefined || windows.has(effect.when.at);
  walkEffect(effect, (part) => {
    readable &&= isPartReadable(part, rules);
  });
  return readable;
}

/** Steps during which, or just before which, an effect is used so that it is in force for these attacks. */
const windows: ReadonlySet<string> = new Set(['shooting-phase', 'fight-phase', 'targets-selected', 'wound-roll']);

function isPartReadable(part: Part, rules: W40kRules): boolean {
  if (part.kind === 'verb') return isVerbReadable(part.node, rules);
  if (part.kind === 'condition')
    return !('done' in part.node) && !('compare' in part.node && part.node.compare.some(isUnknown));
  return true;
}

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
  return 'ignoreModifiers' in verb || 'reroll' in verb || 'mark' in verb || 'forbid' in verb || 'if' in verb;
}

/** A number that an attack cannot work out: a name, dice, a count of something on the table. */
function isUnknown(value: Value | string): boolean {
  if (typeof value === 'number') return false;
  if (typeof value === 'string') return !/^(<|<=|=|>=|>)$/.test(value);
  if ('op' in value) return value.of.some(isUnknown);
  return !('inches' in value || 'the' in value);
}
