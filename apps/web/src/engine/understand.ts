import { fail, issue, ok, type Result } from '@umpire/kernel';
import type { AttackScenario, OptionValue } from '@umpire/rules';
import { w40kWith } from '@umpire/w40k';
import type { RawScenario } from './reply.js';

type Game = Awaited<ReturnType<typeof w40kWith>>;
export type RuleSet = Parameters<Game['attack']>[1];

const games = new Map<string, Game>();

/** Loads the editions that are about to be asked for; the page starts without any. */
export async function ready(...editions: readonly unknown[]): Promise<void> {
  const missing = editions.filter((one): one is string => typeof one === 'string' && !games.has(one));
  await Promise.all(missing.map(async (edition) => games.set(edition, await w40kWith(edition))));
}

/** The game as far as an edition goes, which is loaded before. */
function gameOf(edition: string): Game {
  const game = games.get(edition);
  if (game === undefined) throw new Error(`"${edition}" is asked for before it is loaded`);
  return game;
}

const sets = new Map<string, Result<RuleSet>>();

type Options = Readonly<Record<string, OptionValue>>;

/** An edition with its layers and rulings, resolved once. Errors: `unknown-edition`, `unknown-option`, `option-value`. */
export function ruleSetOf(edition: string, options: Options = {}): Result<RuleSet> {
  const key = [edition, JSON.stringify(options)].join(' ');
  const known = sets.get(key);
  if (known !== undefined) return known;
  const found = gameOf(edition).ruleSet(edition, options);
  sets.set(key, found);
  return found;
}

/** The rulings that a scenario sets otherwise. */
export const optionsOf = ({ options }: RawScenario): Options =>
  typeof options === 'object' && options !== null ? (options as Options) : {};

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
  const rules = ruleSetOf(edition, optionsOf(raw));
  if (!rules.ok) return fail(rules.error.map((one) => ({ ...one, path: 'edition' })));
  const attack = gameOf(edition).attack(raw, rules.value);
  return attack.ok ? ok({ edition, ruleSet: rules.value.hash, attack: attack.value }) : fail(attack.error);
}
