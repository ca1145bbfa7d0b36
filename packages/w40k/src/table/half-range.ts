import { effectsOf } from '@umpire/rules';
import type { W40kRules } from '../attack/force.js';
import type { Weapon } from '../attack/scene.js';
import type { Reading } from './facts.js';
import type { Force } from './forces.js';

const HALF = 'within-half-range';
const says = (value: unknown, word: string): boolean => JSON.stringify(value).includes(word);

const askers = new WeakMap<W40kRules, ReadonlySet<string>>();

/** The rules that ask whether a target is within half range: Rapid Fire, Melta. */
function askersOf(rules: W40kRules): ReadonlySet<string> {
  const known = askers.get(rules);
  if (known) return known;
  const ids = [...rules.rules.values()].filter((rule) => says(effectsOf(rule), HALF)).map(({ id }) => id);
  const made = new Set<string>(ids);
  askers.set(rules, made);
  return made;
}

const asked = new WeakMap<readonly Force[], boolean>();

/** Whether a rule in force asks it, or gives a rule that does. */
function isAskedInForce({ rules, forces }: Reading): boolean {
  const { onAttacks } = forces();
  const known = asked.get(onAttacks);
  if (known !== undefined) return known;
  const ids = askersOf(rules);
  const is = onAttacks.some(
    ({ verb, condition }) =>
      says([verb, condition ?? null], HALF) || ('grant' in verb && [...ids].some((id) => says(verb.grant, `"${id}"`))),
  );
  asked.set(onAttacks, is);
  return is;
}

/** 04.03: whether half range tells attacks of this weapon apart; where nothing asks, they are identical. */
export const isHalfAsked = (reading: Reading, { abilities }: Weapon): boolean =>
  abilities.some(({ rule }) => askersOf(reading.rules).has(rule)) || isAskedInForce(reading);
