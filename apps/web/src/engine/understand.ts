import { fail, issue, ok, type Result } from '@umpire/kernel';
import type { AttackScenario } from '@umpire/rules';
import { w40k } from '@umpire/w40k';
import type { RawScenario } from './reply.js';

export type RuleSet = Parameters<typeof w40k.attack>[1];

const sets = new Map<string, Result<RuleSet>>();

/** An edition with its layers, resolved once. Errors: `unknown-edition`. */
export function ruleSetOf(edition: string): Result<RuleSet> {
  const known = sets.get(edition);
  if (known !== undefined) return known;
  const found = w40k.ruleSet(edition, {});
  sets.set(edition, found);
  return found;
}

export interface Understood {
  readonly edition: string;
  readonly ruleSet: string;
  readonly attack: AttackScenario;
}

/** Errors: `edition-missing`, `unknown-edition`, and every problem of the scenario, with paths. */
export function understand(raw: RawScenario): Result<Understood> {
  const { edition } = raw;
  if (typeof edition !== 'string')
    return fail([issue('edition-missing', 'The scenario does not say its edition.', { path: 'edition' })]);
  const rules = ruleSetOf(edition);
  if (!rules.ok) return fail(rules.error.map((one) => ({ ...one, path: 'edition' })));
  const attack = w40k.attack(raw, rules.value);
  return attack.ok ? ok({ edition, ruleSet: rules.value.hash, attack: attack.value }) : fail(attack.error);
}
