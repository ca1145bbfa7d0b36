import {
  type Effect,
  exactInOdds,
  parseAbility,
  parseEffect,
  printEffect,
  readEffect,
  type WrittenOn,
} from '@umpire/effects';
import { kebab, nearest } from '@umpire/kernel';
import { effectsOf, type NotModelled } from '@umpire/rules';
import type { InForce, W40kRules } from '../attack/force.js';
import type { AttackRule } from '../attack/hooks.js';
import type { NamedEffect } from './schema.js';

export interface EffectContext {
  readonly rules: W40kRules;
  readonly phase: 'shooting' | 'fight';
  readonly holder: WrittenOn;
  readonly of: string;
  readonly keywords: ReadonlySet<string>;
  readonly states: readonly string[];
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
  const rule =
    rules.rules.get(kebab(words)) ??
    [...rules.rules.values()].find(({ name }) => name.toLowerCase() === words.trim().toLowerCase());
  const read = readEffect(words, { side: holder, states });
  if (rule && !(read.ok && rule.kind === 'weapon-ability')) return byRule(context, rule);
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

/** A rule by name, if its phase and its target filter allow it here. */
function byRule(context: EffectContext, rule: AttackRule): Resolved {
  const { phase, holder, keywords } = context;
  if (!rule.inAttack) return none(context, rule.name, 'it does not change an attack');
  const effects = effectsOf(rule);
  const usable = effects.filter((effect) => fitsPhase(effect, phase));
  if (effects.length > 0 && usable.length === 0)
    return none(context, rule.name, `it is not used in the ${phase} phase`);
  const barred = usable.map((effect) => barredBy(effect, keywords)).find((why) => why !== undefined);
  if (barred) return none(context, rule.name, barred);
  const holds: readonly Effect[] = effects.length > 0 ? usable : [{ do: [{ grant: rule.id, for: 'self' }] }];
  const partly: readonly NotModelled[] =
    rule.stage === 'exact'
      ? []
      : [{ what: rule.name, of: context.of, why: rule.why ?? 'a part of it is not modelled', restStands: true }];
  return { inForce: holds.map((effect) => ({ rule: rule.id, holder, effect })), notModelled: partly };
}

const phases: Readonly<Record<string, 'shooting' | 'fight'>> = { 'shooting-phase': 'shooting', 'fight-phase': 'fight' };

const fitsPhase = ({ when }: Effect, phase: 'shooting' | 'fight'): boolean => {
  const only = when ? phases[when.at] : undefined;
  return only === undefined || only === phase;
};

/** Why the unit may not be the target of the offer: a keyword it lacks or must not have. Without keywords nothing is barred. */
function barredBy({ offer }: Effect, keywords: ReadonlySet<string>): string | undefined {
  const from = offer?.target?.from;
  if (typeof from !== 'object' || keywords.size === 0) return undefined;
  const lacks = (from.keywords ?? []).filter((keyword) => !keywords.has(keyword));
  if (lacks.length > 0) return `it needs a unit with the keyword ${lacks.join(' and ')}`;
  const banned = bannedKeywords(from.where).filter((keyword) => keywords.has(keyword));
  return banned.length > 0 ? `it cannot be used on a ${banned.join(' or ')} unit` : undefined;
}

function bannedKeywords(where: unknown): string[] {
  if (typeof where !== 'object' || where === null) return [];
  if ('every' in where && Array.isArray(where.every)) return where.every.flatMap(bannedKeywords);
  if (!('not' in where) || typeof where.not !== 'object' || where.not === null) return [];
  if ('some' in where.not && Array.isArray(where.not.some))
    return where.not.some.flatMap((part: unknown) => bannedKeywords({ not: part }));
  return 'is' in where.not && 'keywords' in where.not && Array.isArray(where.not.keywords)
    ? where.not.keywords.map(String)
    : [];
}

function byValue(context: EffectContext, raw: object): Resolved {
  const { holder } = context;
  const ability = 'effects' in raw ? parseAbility(raw) : undefined;
  const effects = ability ? (ability.ok ? ability.value.effects : undefined) : wrapped(parseEffect(raw));
  if (!effects) return none(context, JSON.stringify(raw).slice(0, 80), 'it is no value of the effect language');
  const id = ability?.ok ? ability.value.id : effects.map(printEffect).join('; ').slice(0, 120);
  const partly = effects.filter((effect) => !exactInOdds(effect));
  return {
    inForce: effects.map((effect) => ({ rule: id, holder, effect })),
    notModelled: partly.map((effect) => ({
      what: printEffect(effect),
      of: context.of,
      why: 'a part of it lies outside the attack',
      restStands: true,
    })),
  };
}

const wrapped = (read: ReturnType<typeof parseEffect>): readonly Effect[] | undefined =>
  read.ok ? [read.value] : undefined;
