import type { Ability } from '@umpire/datasheets';
import { type Effect, type Part, walkEffect } from '@umpire/effects';
import { kebab } from '@umpire/kernel';
import { effectsOf } from '@umpire/rules';
import type { W40kRules } from '../attack/force.js';
import type { AttackRule } from '../attack/hooks.js';
import { facts as factStates } from '../states.js';
import { type CompileText, compiledAbility, knownFrom } from './compiled-ability.js';
import { keywordsOf, type UnitSource } from './unit-source.js';

/** An ability of a unit, as far as it bears on an attack. */
export interface KnownAbility {
  /** As a scenario names it. */
  readonly name: string;
  /** In force, there for the asking, or not known to run. */
  readonly is: 'in-force' | 'offered' | 'not-modelled';
  /** What it asks of the table, as a scenario's facts say it. */
  readonly asks: readonly string[];
  readonly stage: AttackRule['stage'];
  readonly rule?: string;
  /** What its text means, where no rule of the edition has its name. */
  readonly value?: CompiledValue;
  /** Why it does not run. */
  readonly why?: string;
}

/** An ability as a scenario takes it. */
export interface CompiledValue extends Readonly<Record<string, unknown>> {
  readonly id: string;
  readonly effects: readonly Effect[];
}

/** Core abilities that are in the statline, or that no attack asks about. */
const elsewhere = new Set([
  'feel-no-pain',
  'invulnerable-save',
  'deadly-demise',
  'deep-strike',
  'fights-first',
  'firing-deck',
  'hover',
  'infiltrators',
  'leader',
  'scouts',
  'support',
]);

/** What a unit's abilities do to an attack; those that the rule set knows to do nothing there are left out. */
export function abilitiesOf(
  source: UnitSource,
  side: 'attacker' | 'target',
  ruleSet: W40kRules,
  compile?: CompileText,
): readonly KnownAbility[] {
  const { sheet, facts } = source;
  const { rules } = ruleSet;
  const printed = (sheet?.abilities ?? []).filter(({ place }) => place !== 'weapon' && place !== 'warlord-trait');
  const named = [
    ...printed.map((ability): Named => ({ name: ability.name, value: ability.value, ability })),
    ...(sheet === undefined ? (facts?.abilities ?? []).map((text): Named => withNumber(text)) : []),
    ...(source.brings ?? []).map((one): Named => one),
  ];
  const keywords = keywordsOf(source);
  return named.flatMap(({ name, value, ability, rule: shipped, effects: given }): readonly KnownAbility[] => {
    if (given) return knownFrom(name, given, { side, rules: ruleSet });
    const id = shipped ?? kebab(name);
    if (elsewhere.has(id) || elsewhere.has(kebab(withNumber(name).name))) return [];
    const rule = rules.get(id) ?? [...rules.values()].find((one) => kebab(one.name) === id);
    if (rule === undefined) {
      const read =
        ability && compile ? compiledAbility(ability, { side, keywords, rules: ruleSet, compile }) : undefined;
      return read ?? [{ name, is: 'not-modelled', asks: [], stage: 'text' }];
    }
    if (!rule.inAttack) return [];
    const said =
      typeof rule.effects === 'function' && value !== undefined
        ? `${rule.name} ${Number.parseInt(value, 10)}`
        : rule.name;
    const effects = effectsOf(rule);
    const isChosen = effects.length > 0 && effects.every(({ offer }) => offer !== undefined);
    const is = isChosen ? 'offered' : 'in-force';
    return [{ name: said, is, asks: [...new Set(effects.flatMap(asksOfTable))], stage: rule.stage, rule: rule.id }];
  });
}

interface Named {
  readonly name: string;
  readonly value?: string | undefined;
  readonly ability?: Ability;
  readonly rule?: string;
  readonly effects?: readonly Effect[];
}

function withNumber(text: string): { readonly name: string; readonly value?: string } {
  const [, name, value] = /^(.+?) (\S*\d\S*)$/.exec(text) ?? [];
  return name === undefined || value === undefined ? { name: text } : { name, value };
}

const states = new Set(factStates);

/** The states of the table that an effect asks for. */
function asksOfTable(effect: Effect): readonly string[] {
  const asked: string[] = [];
  walkEffect(effect, (part: Part) => {
    if (part.kind === 'condition' && 'state' in part.node && states.has(part.node.state)) asked.push(part.node.state);
  });
  return asked;
}
