import { fail, type Issue, issue, ok, type Result } from '@umpire/kernel';
import type { AttackScenario, OptionValue, OrdealScenario } from '@umpire/rules';
import { w40k } from '@umpire/w40k';
import type { RuleSetChoice, RuleSetOverride, Scenario } from '../services.js';
import { allPlayable, anyRuleSet, ordealSystemOf, ruleSetOf } from './rule-sets.js';

/** A scenario as its game system understood it. */
export interface Understood {
  readonly edition: string;
  readonly ruleSet: string;
  readonly asked: { readonly attack: AttackScenario } | { readonly ordeal: OrdealScenario };
  readonly want: readonly string[];
}

const understood = new WeakMap<Scenario, Understood>();

/** Errors: `edition-missing`, those of the rule set, and every problem of the scenario, with paths. */
export function readScenario(value: unknown, { edition: said, set: flags }: RuleSetOverride): Result<Scenario> {
  const edition = said ?? fieldOf(value, 'edition');
  if (edition === undefined) return fail([editionMissing(value)]);
  if (typeof edition !== 'string')
    return fail([issue('wrong-type', 'The edition is an id in quotes.', { path: 'edition', hint: KNOWN })]);
  const set = { ...optionsOf(value), ...flags };
  const found = anyRuleSet({ edition, set });
  if (!found.ok) return fail(found.error.map(said === undefined ? placed : ofSet));
  const asked = askedOf(value, { edition, set });
  if (!asked.ok) return asked;
  const want = fieldOf(value, 'want');
  const scenario: Scenario = { edition };
  understood.set(scenario, {
    edition,
    ruleSet: found.value.hash,
    asked: asked.value,
    want: Array.isArray(want) ? want : [],
  });
  return ok(scenario);
}

/** As its game reads it: an attack, or an ordeal. */
function askedOf(value: unknown, choice: RuleSetChoice): Result<Understood['asked']> {
  const system = ordealSystemOf(choice.edition);
  if (system) {
    const rules = system.ruleSet(choice.edition, choice.set);
    if (!rules.ok) return rules;
    const ordeal = system.ordeal(value, rules.value);
    return ordeal.ok ? ok({ ordeal: ordeal.value }) : ordeal;
  }
  const rules = ruleSetOf(choice);
  if (!rules.ok) return rules;
  const attack = w40k.attack(value, rules.value);
  return attack.ok ? ok({ attack: attack.value }) : attack;
}

export function understoodOf(scenario: Scenario): Understood {
  const found = understood.get(scenario);
  if (!found) throw new Error('a scenario is read before it is answered');
  return found;
}

/** What is wrong with `--set` stands on no line of the file. */
const placed = (one: Issue): Issue => (isOfSet(one) ? ofSet(one) : { ...one, path: one.path ?? 'edition' });

const isOfSet = ({ code }: Issue): boolean => code === 'unknown-option' || code === 'option-value';
const ofSet = (one: Issue): Issue => (isOfSet(one) ? { ...one, path: '--set' } : one);

const KNOWN = `one of ${allPlayable.map(({ id }) => id).join(', ')}`;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const fieldOf = (value: unknown, name: string): unknown => (isObject(value) ? value[name] : undefined);

/** Rulings that the scenario itself sets; what is none is for the reader of the scenario to refuse. */
function optionsOf(value: unknown): RuleSetOverride['set'] {
  const options = fieldOf(value, 'options');
  if (!isObject(options)) return {};
  return Object.fromEntries(Object.entries(options).filter((one): one is [string, OptionValue] => isOption(one[1])));
}

const isOption = (value: unknown): value is OptionValue =>
  typeof value === 'boolean' || typeof value === 'number' || typeof value === 'string';

const editionMissing = (value: unknown) =>
  isObject(value)
    ? issue('edition-missing', 'The scenario does not say its edition.', {
        hint: `--edition ID, or "edition" in the file: ${KNOWN}`,
      })
    : issue('wrong-type', 'A scenario is an object: { "edition": …, "attackers": […], "target": {…} }.', {
        hint: '`umpire example --scenario` prints one',
      });
