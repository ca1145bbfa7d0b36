import { fail, type Issue, issue, ok, type Result } from '@umpire/kernel';
import type { AttackScenario } from '@umpire/rules';
import { w40k } from '@umpire/w40k';
import type { RuleSetOverride, Scenario } from '../services.js';
import { playable, ruleSetOf } from './rule-sets.js';

/** A scenario as its game system understood it. */
export interface Understood {
  readonly edition: string;
  readonly ruleSet: string;
  readonly attack: AttackScenario;
  readonly want: readonly string[];
}

const understood = new WeakMap<Scenario, Understood>();

/** Errors: `edition-missing`, those of the rule set, and every problem of the scenario, with paths. */
export function readScenario(value: unknown, { edition: said, set }: RuleSetOverride): Result<Scenario> {
  const edition = said ?? fieldOf(value, 'edition');
  if (edition === undefined) return fail([editionMissing(value)]);
  if (typeof edition !== 'string')
    return fail([issue('wrong-type', 'The edition is an id in quotes.', { path: 'edition', hint: KNOWN })]);
  const rules = ruleSetOf({ edition, set });
  if (!rules.ok) return fail(said === undefined ? rules.error.map(placed) : rules.error);
  const attack = w40k.attack(value, rules.value);
  if (!attack.ok) return attack;
  const want = fieldOf(value, 'want');
  const scenario: Scenario = { edition };
  understood.set(scenario, {
    edition,
    ruleSet: rules.value.hash,
    attack: attack.value,
    want: Array.isArray(want) ? want : [],
  });
  return ok(scenario);
}

export function understoodOf(scenario: Scenario): Understood {
  const found = understood.get(scenario);
  if (!found) throw new Error('a scenario is read before it is answered');
  return found;
}

/** What is wrong with `--set` stands on no line of the file. */
const placed = (one: Issue): Issue =>
  one.code === 'unknown-option' || one.code === 'option-value' ? one : { ...one, path: one.path ?? 'edition' };

const KNOWN = `one of ${playable.map(({ id }) => id).join(', ')}`;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const fieldOf = (value: unknown, name: string): unknown => (isObject(value) ? value[name] : undefined);

const editionMissing = (value: unknown) =>
  isObject(value)
    ? issue('edition-missing', 'The scenario does not say its edition.', {
        hint: `--edition ID, or "edition" in the file: ${KNOWN}`,
      })
    : issue('wrong-type', 'A scenario is an object: { "edition": …, "attackers": […], "target": {…} }.', {
        hint: '`umpire example --scenario` prints one',
      });
