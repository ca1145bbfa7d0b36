import type { Grant } from './grant.js';
import type { Part } from './parts.js';
import { verbTag } from './tag.js';
import type { Condition, Value } from './term.js';
import type { Menu, Verb } from './verb.js';

/** A word of the game system that an effect uses. */
export interface Asked {
  readonly what: 'state' | 'step' | 'number' | 'rule' | 'verb' | 'reroll' | 'permission';
  readonly word: string;
}

const asked = (what: Asked['what'], ...words: readonly string[]): readonly Asked[] =>
  words.map((word) => ({ what, word }));

/** The words that a piece uses itself, without those below it. */
export function wordsAsked(part: Part): readonly Asked[] {
  if (part.kind === 'verb') return [...asked('verb', verbTag(part.node)), ...wordsOfVerb(part.node)];
  if (part.kind === 'condition') return wordsOfCondition(part.node);
  if (part.kind === 'value') return wordsOfValue(part.node);
  if (part.kind === 'when') return asked('step', part.node.at);
  if (part.kind === 'period')
    return typeof part.node === 'string' ? [] : asked('step', 'my' in part.node ? part.node.my : part.node.theirs);
  return part.kind === 'menu' ? asked('rule', ...rulesOfMenu(part.node)) : [];
}

function wordsOfVerb(verb: Verb): readonly Asked[] {
  if ('modify' in verb) return asked('number', verb.modify);
  if ('ignoreModifiers' in verb) return asked('number', ...verb.ignoreModifiers);
  if ('gain' in verb) return asked('number', verb.gain);
  if ('reroll' in verb) return asked('reroll', verb.reroll);
  if ('grant' in verb) return asked('rule', ...ruleOfGrant(verb.grant));
  if ('activate' in verb) return asked('rule', verb.activate);
  if ('lift' in verb) return asked('state', verb.lift);
  if ('native' in verb) return asked('rule', verb.native);
  if ('allow' in verb) return asked('permission', verb.allow);
  return 'forbid' in verb ? asked('permission', verb.forbid) : [];
}

function wordsOfCondition(condition: Condition): readonly Asked[] {
  if ('state' in condition) return asked('state', condition.state);
  return 'done' in condition ? asked('step', condition.done) : [];
}

function wordsOfValue(value: Value): readonly Asked[] {
  if (typeof value !== 'object') return [];
  if ('the' in value) return asked('number', value.the);
  return 'sum' in value ? asked('number', value.sum) : [];
}

const rulesOfMenu = (menu: Menu): readonly string[] => ('rest' in menu ? menu.rest : 'entriesOf' in menu ? [] : menu);

function ruleOfGrant(grant: Grant): readonly string[] {
  if (typeof grant === 'string') return [grant];
  return 'rule' in grant ? [grant.rule] : [];
}

/** The bound names that a piece uses itself. */
export function namesAsked(part: Part): readonly string[] {
  if (part.kind === 'verb') return namesOfVerb(part.node);
  if (part.kind === 'menu') return namesOfMenu(part.node);
  if (part.kind === 'selector' || part.kind === 'whom') return typeof part.node === 'string' ? [part.node] : [];
  if (part.kind !== 'value') return [];
  if (typeof part.node === 'string') return [part.node];
  return typeof part.node === 'object' && 'item' in part.node ? [part.node.of] : [];
}

function namesOfVerb(verb: Verb): readonly string[] {
  if ('drop' in verb) return [verb.from];
  return 'grant' in verb && typeof verb.grant === 'object' && 'bound' in verb.grant ? [verb.grant.bound] : [];
}

function namesOfMenu(menu: Menu): readonly string[] {
  if ('rest' in menu) return [menu.of];
  return 'entriesOf' in menu ? [menu.entriesOf] : [];
}

/** The name that holds after a verb; `each` binds its own inside only. */
export function nameBoundBy(verb: Verb): string | undefined {
  if ('bind' in verb) return verb.bind;
  if ('collect' in verb) return verb.into;
  return 'roll' in verb || 'choose' in verb || 'copy' in verb || 'place' in verb ? verb.as : undefined;
}
