import type { Ability } from '@umpire/datasheets';
import { type Effect, isAttackNumber, type Part, printEffect, type Verb, walkEffect } from '@umpire/effects';
import type { W40kRules } from '../attack/force.js';
import { isReadable } from '../attack/readable.js';
import type { KnownAbility } from './abilities.js';
import { usedOnUnit } from './used-on.js';

/** Wording to effects, as the compiler does it; handed in, so that it is loaded only where a text is read. */
export type CompileText = (
  text: string,
  about: { readonly edition: string; readonly name: string; readonly keywords: readonly string[] },
) => CompiledText;

export interface CompiledText {
  /** None unless all of the text was read. */
  readonly effects: readonly Effect[];
  readonly whole: boolean;
  readonly unread: readonly { readonly text: string }[];
}

interface Reading {
  readonly side: 'attacker' | 'target';
  readonly keywords: readonly string[];
  readonly rules: W40kRules;
  readonly compile: CompileText;
}

/**
 * What an ability's own words do to an attack: in force, there for the asking, or not modelled and why. Nothing of it
 * where the words say nothing about attacks; `undefined` where there are no words.
 */
export function compiledAbility(
  { name, text, edition, gaps }: Ability,
  { side, keywords, rules, compile }: Reading,
): readonly KnownAbility[] | undefined {
  if (text === undefined) return undefined;
  const { whole, effects, unread } = compile(text, { edition, name, keywords });
  const isLost = gaps.some(({ code }) => code !== 'ability-value-missing');
  if (!whole || isLost)
    return [notModelled(name, isLost ? 'a part of its text is lost' : `not understood: ${firstOf(unread)}`)];
  return knownFrom(name, effects, { side, rules });
}

const notModelled = (name: string, why: string): KnownAbility => ({
  name,
  is: 'not-modelled',
  asks: [],
  stage: 'text',
  why,
});

/** What effects do to an attack: in force, there for the asking, or not modelled. */
export function knownFrom(
  name: string,
  effects: readonly Effect[],
  { side, rules }: Pick<Reading, 'side' | 'rules'>,
): readonly KnownAbility[] {
  const bearing = effects.filter(bearsOnAttack).map(usedOnUnit).map(ofAttacks);
  const readable = bearing.filter((effect) => isReadable(effect, rules));
  const mandatory = readable.filter((effect) => !isChosen(effect));
  const chosen = readable.filter(isChosen).flatMap(alternatives);
  const rest = bearing.filter((effect) => !readable.includes(effect) && isOnSide(effect, side));
  return [
    ...(mandatory.length === 0 ? [] : [compiled(name, 'in-force', mandatory)]),
    ...chosen.map((effect) => compiled(chosen.length > 1 ? told(name, effect) : name, 'offered', [effect])),
    ...rest.map((effect) => notModelled(told(name, effect), 'an attack does not read all of it')),
  ];
}

const LONGEST = 120;
const told = (name: string, effect: Effect): string => `${name}: ${printEffect(effect)}`.slice(0, LONGEST);
const firstOf = (unread: readonly { readonly text: string }[]): string => (unread[0]?.text ?? '').slice(0, LONGEST);

const compiled = (name: string, is: 'in-force' | 'offered', effects: readonly Effect[]): KnownAbility => ({
  name,
  is,
  asks: [...new Set(effects.flatMap(asked))],
  stage: 'compiled',
  value: { id: name.slice(0, LONGEST), effects },
});

/** Whether its player decides: by an offer, by whom it chooses, or by which of two it takes. */
function isChosen(effect: Effect): boolean {
  let chosen = effect.offer !== undefined;
  walkEffect(effect, (part) => {
    chosen ||= part.kind === 'verb' && ('choose' in part.node || 'either' in part.node);
  });
  return chosen;
}

/** An effect for each of those of which its player takes one. */
function alternatives(effect: Effect): readonly Effect[] {
  const at = effect.do.findIndex((verb) => 'either' in verb);
  const verb = effect.do[at];
  if (verb === undefined || !('either' in verb)) return [effect];
  return verb.either.flatMap((one) =>
    alternatives({ ...effect, do: [...effect.do.slice(0, at), ...one, ...effect.do.slice(at + 1)] }),
  );
}

/** Whether it says anything about attacks; moves, tests and the building of an army do not. */
function bearsOnAttack(effect: Effect): boolean {
  let bears = false;
  walkEffect(effect, (part) => {
    bears ||= part.kind === 'verb' && isOfAttack(part.node);
  });
  return bears;
}

/** What holds by itself, without anything that the other verbs do. */
const stands = (verb: Verb): boolean =>
  'modify' in verb ||
  'reroll' in verb ||
  'grant' in verb ||
  'ignoreModifiers' in verb ||
  'allow' in verb ||
  'forbid' in verb;

/** Standing effects side by side: those on moves or objectives change no attack and are left out. */
const ofAttacks = (effect: Effect): Effect =>
  effect.do.every(stands) ? { ...effect, do: effect.do.filter(isOfAttack) } : effect;

/** Whether it can matter on that side: a target's own attacks are not made now, an attacker's defence is not asked. */
const isOnSide = ({ do: verbs }: Effect, side: 'attacker' | 'target'): boolean =>
  verbs.some((verb) => {
    if (!('for' in verb) || typeof verb.for === 'string' || !('attacks' in verb.for)) return true;
    return side === 'attacker' ? verb.for.at !== 'self' : verb.for.by !== 'self';
  });

const rolls: ReadonlySet<string> = new Set(['hit', 'wound', 'damage', 'attacks', 'save']);
/** What is granted to units and does nothing while an attack is resolved. */
const elsewhere: ReadonlySet<string> = new Set([
  'attach-to',
  'attach-beside',
  'attach-to-self-as',
  'keyword',
  'lost-keyword',
  'fights-first',
  'deep-strike',
  'scouts',
  'infiltrators',
  'deadly-demise',
  'free-stratagem',
  'free-stratagem-again',
  'stratagem-cost',
  'leaders',
  'transport',
  'transport-space',
  'orders',
  'firing-deck',
  'ability-range',
  'cannot-embark',
  'cannot-transport',
  'detachment-tag',
  'fight-on-death',
  'fight-on-death-in-any-phase',
  'overwatch-hits-on',
]);

/** What may be forbidden of attacks. */
const forbidden: ReadonlySet<string> = new Set([
  'attacks',
  'benefit-of-cover',
  'invulnerable-save',
  'indirect-fire-penalty',
]);

function isOfAttack(verb: Verb): boolean {
  if ('modify' in verb) return isAttackNumber(verb.modify) && verb.modify !== 'reanimation-roll';
  if ('reroll' in verb) return rolls.has(verb.reroll);
  if ('grant' in verb) {
    const rule = typeof verb.grant === 'string' ? verb.grant : 'rule' in verb.grant ? verb.grant.rule : '';
    return !elsewhere.has(rule);
  }
  if ('ignoreModifiers' in verb) return verb.ignoreModifiers.some(isAttackNumber);
  if ('forbid' in verb) return forbidden.has(verb.forbid);
  return 'cancel' in verb;
}

/** Read from the attack itself, or said by the phase. */
const derived =
  /^(?:within-half-range|ranged-attack|shooting-phase|fight-phase|targeted-by-subject|critical-(?:hit|wound)|(?:hit|wound)-unmodified-.+|visible.*)$/;

function asked(effect: Effect): readonly string[] {
  const states: string[] = [];
  const marked = new Set<string>();
  walkEffect(effect, (part: Part) => {
    if (part.kind === 'verb' && 'mark' in part.node) marked.add(part.node.mark);
    if (part.kind === 'condition' && 'state' in part.node && !derived.test(part.node.state))
      states.push(part.node.state);
  });
  return states.filter((state) => !marked.has(state));
}

/** What a leader's ability does for the unit it leads, apart from what is for the leader alone. */
export function ofLeader(ability: KnownAbility): readonly KnownAbility[] {
  const { value } = ability;
  if (!value) return [ability];
  const [forAll, forOne] = [value.effects.filter(isForUnit), value.effects.filter((effect) => !isForUnit(effect))];
  return [forAll, forOne].flatMap((effects) =>
    effects.length === 0 ? [] : [{ ...ability, value: { ...value, effects }, asks: effects.flatMap(asked) }],
  );
}

/** Whether it acts on others than its bearer; a rule of the edition is one of the whole unit. */
export const reachesUnit = ({ value }: KnownAbility): boolean => value === undefined || value.effects.every(isForUnit);

function isForUnit({ do: verbs }: Effect): boolean {
  return verbs.every((verb) => {
    if ('if' in verb) return [...verb.then, ...(verb.else ?? [])].every((one) => isForUnit({ do: [one] }));
    if (!('for' in verb)) return true;
    const whom = verb.for;
    if (typeof whom === 'string') return whom !== 'self';
    return !('attacks' in whom) || (whom.by !== 'self' && whom.at !== 'self');
  });
}
