import {
  type Effect,
  type GrantedRule,
  parseAbility,
  parseEffect,
  printEffect,
  readEffect,
  type WrittenOn,
} from '@umpire/effects';
import { kebab, nearest } from '@umpire/kernel';
import { effectsOf, type NotModelled } from '@umpire/rules';
import type { W40kRules } from '../attack/force.js';
import type { AttackRule } from '../attack/hooks.js';
import { sideOfNative } from '../attack/native-side.js';
import type { InForce } from '../attack/reach.js';
import { isReadable } from '../attack/readable.js';
import { barredBy, fitsPhase, fitsTurn } from './fits.js';
import { WITHOUT_NUMBER, wantsNumber } from './numbered.js';
import { idleBecause } from './reaches.js';
import type { NamedEffect } from './schema.js';
import { ABROAD, againstOwnHarm, wrongSide } from './wrong-side.js';

export interface EffectContext {
  readonly rules: W40kRules;
  readonly phase: 'shooting' | 'fight';
  readonly holder: WrittenOn;
  readonly of: string;
  /** None where they are not known yet, and nothing is barred for want of one. */
  readonly keywords?: ReadonlySet<string>;
  readonly states: readonly string[];
  /** Whether the holder's own weapons may hurt it, so that what it can bear counts. */
  readonly harmsItself?: boolean;
}

export interface Resolved {
  readonly inForce: readonly InForce[];
  readonly notModelled: readonly NotModelled[];
}

/** What a scenario names: plain words, a known rule by name or id, or a value of the effect language. */
export function resolveEffect(context: EffectContext, named: NamedEffect): Resolved {
  return typeof named === 'string' ? byWords(context, named) : byValue(context, named);
}

const none = (context: EffectContext, what: string, why: string, near: readonly string[] = []): Resolved => ({
  inForce: [],
  notModelled: [{ what, of: context.of, why, restStands: true, ...(near.length > 0 ? { near } : {}) }],
});

function byWords(context: EffectContext, words: string): Resolved {
  const { rules, holder, states } = context;
  const read = readEffect(words, { side: holder, states });
  const wrong = read.ok ? wrongSide(read.value, holder) : undefined;
  if (wrong && !(read.ok && context.harmsItself && againstOwnHarm(read.value))) return none(context, words, wrong);
  const named = ruleNamed(rules, words, !read.ok);
  if (!read.ok && wantsNumber(words)) return none(context, words, WITHOUT_NUMBER);
  if (named && !(read.ok && named.rule.kind === 'weapon-ability')) return byRule(context, named.rule, named.given);
  if (!read.ok) {
    const names = [...rules.rules.values()].filter(({ inAttack }) => inAttack).map(({ name }) => name);
    return none(
      context,
      words,
      'neither a known wording nor a rule of this edition',
      [...new Set([...nearest(words, names), ...read.error.near])].slice(0, 3),
    );
  }
  const missing = read.value.do.flatMap((verb) =>
    'grant' in verb && typeof verb.grant === 'object' && 'rule' in verb.grant
      ? [verb.grant.rule]
      : 'grant' in verb && typeof verb.grant === 'string'
        ? [verb.grant]
        : [],
  );
  const unknown = missing.find((id) => !rules.rules.has(id));
  if (unknown) return none(context, words, `${rules.name} has no such rule`);
  return { inForce: [{ rule: words, holder, effect: read.value }], notModelled: [] };
}

interface NamedRule {
  readonly rule: AttackRule;
  readonly given: GrantedRule;
}

/** What datasheets print behind the name of an ability. */
const printedKind = /\s*\((?:aura|bodyguard|psychic|warlord trait)(?:,\s*[a-z ]+)*\)\s*$/i;

/** By id, by printed name, or by either with the number its print carries (`damaged 4`). */
function ruleNamed({ rules }: W40kRules, words: string, orWithNumber: boolean): NamedRule | undefined {
  const known = (name: string): AttackRule | undefined =>
    rules.get(kebab(name)) ?? [...rules.values()].find((rule) => rule.name.toLowerCase() === name.trim().toLowerCase());
  const rule = known(words) ?? known(words.replace(printedKind, ''));
  if (rule || !orWithNumber) return rule && { rule, given: { rule: rule.id } };
  const [, name = '', number = ''] = /^(.+?)\s+(\d{1,2})\+?$/.exec(words.trim()) ?? [];
  const withNumber = name === '' ? undefined : known(name);
  return withNumber && typeof withNumber.effects === 'function'
    ? { rule: withNumber, given: { rule: withNumber.id, parameter: Number(number) } }
    : undefined;
}

/** A rule by name, if its phase and its target filter allow it here. */
function byRule(context: EffectContext, rule: AttackRule, given: GrantedRule): Resolved {
  const { phase, holder, keywords } = context;
  if (!rule.inAttack) return none(context, rule.name, rule.why ?? 'it does not change an attack');
  const effects = effectsOf(rule, given);
  const usable = effects.filter((effect) => fitsPhase(effect, phase));
  if (effects.length > 0 && usable.length === 0)
    return none(context, rule.name, `it is not used in the ${phase} phase`);
  // A rule that does something without being asked is not taken to be used for what it offers besides.
  const mandatory = usable.filter(({ offer }) => offer === undefined);
  const taken = mandatory.length > 0 ? mandatory : usable;
  const idle = idleIn(context, rule, taken);
  if (idle) return none(context, rule.name, idle);
  const fitting = taken.filter((effect) => barredBy(effect, holder, keywords) === undefined);
  const barred = taken.map((effect) => barredBy(effect, holder, keywords)).find((why) => why !== undefined);
  if (barred && fitting.length === 0) return none(context, rule.name, barred);
  const holds: readonly Effect[] =
    effects.length > 0 && !rule.native
      ? fitting.filter((effect) => idleHere(context, [effect]) === undefined)
      : [{ do: [{ grant: given, for: 'self' }] }];
  const partly: readonly NotModelled[] =
    rule.stage === 'exact'
      ? []
      : [{ what: rule.name, of: context.of, why: rule.why ?? 'a part of it is not modelled', restStands: true }];
  return { inForce: holds.map((effect) => ({ rule: rule.id, holder, effect })), notModelled: partly };
}

/** Why nothing of a rule can change these attacks from where it stands. */
function idleIn(context: EffectContext, rule: AttackRule, effects: readonly Effect[]): string | undefined {
  const { holder, phase } = context;
  if (!rule.native) return idleHere(context, effects);
  if (phase !== (rule.native.phase ?? phase)) return `it is not used in the ${phase} phase`;
  return sideOfNative(rule) === holder ? undefined : ABROAD[holder];
}

const idleHere = (context: EffectContext, effects: readonly Effect[]): string | undefined =>
  context.harmsItself && effects.some(againstOwnHarm) ? undefined : idleBecause(effects, context);

function byValue(context: EffectContext, raw: object): Resolved {
  const { holder } = context;
  const ability = 'effects' in raw ? parseAbility(raw) : undefined;
  const effects = ability ? (ability.ok ? ability.value.effects : undefined) : wrapped(parseEffect(raw));
  if (!effects) return none(context, JSON.stringify(raw).slice(0, 80), 'it is no value of the effect language');
  const id = ability?.ok ? ability.value.id : effects.map(printEffect).join('; ').slice(0, 120);
  const usable = effects.filter(
    (effect) => fitsPhase(effect, context.phase) && fitsTurn(effect, context.phase, holder),
  );
  const why = (effect: Effect): string =>
    usable.includes(effect) ? 'an attack does not read all of it' : `it is not used in the ${context.phase} phase`;
  const inForce = usable.filter((effect) => isReadable(effect, context.rules));
  return {
    inForce: inForce.map((effect) => ({ rule: id, holder, effect })),
    notModelled: effects
      .filter((effect) => !inForce.includes(effect))
      .map((effect) => ({ what: printEffect(effect), of: context.of, why: why(effect), restStands: true })),
  };
}

const wrapped = (read: ReturnType<typeof parseEffect>): readonly Effect[] | undefined =>
  read.ok ? [read.value] : undefined;
