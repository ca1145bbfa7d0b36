import type { ArmySheet } from '@umpire/armies';
import { type Effect, type Grant, grantedRule, type Part, walkEffect } from '@umpire/effects';
import { kebab } from '@umpire/kernel';
import type { Rule } from '@umpire/rules';
import { musterOf } from '@umpire/w40k';
import { bare, plain } from '../words/effects-french/grammar.js';
import { numbers, rerolls, steps } from '../words/effects-french/nouns.js';

/** In each language of the page. */
export type Both = Readonly<Record<'en' | 'fr', string>>;

/** What a rule reaches in one edition: whoever has it, what it reads or changes, what it gives and what gives it. */
export interface Touches {
  readonly units: readonly string[];
  readonly weapons: readonly string[];
  readonly numbers: readonly Both[];
  readonly steps: readonly Both[];
  /** Rules by their ids. */
  readonly gives: readonly string[];
  readonly givenBy: readonly string[];
}

type Known = readonly (readonly [rule: Rule, effects: readonly Effect[]])[];

/** What each rule of an edition touches, by its id. */
export function touchesIn(edition: string, known: Known): (id: string) => Touches {
  const ids = new Set(known.map(([{ id }]) => id));
  const book = musterOf(edition);
  const sheets = book.ok ? book.value.book.sheets : [];
  const units = new Lists();
  const weapons = new Lists();
  for (const sheet of sheets) {
    for (const { rule } of abilitiesOf(sheet)) units.add(rule, sheet.name);
    for (const { name, abilities } of sheet.weapons)
      for (const ability of abilities) weapons.add(ruleOf(ability, ids) ?? '', name);
  }
  const parts = new Map(known.map(([{ id }, effects]) => [id, partsIn(effects)]));
  const givenBy = new Lists();
  for (const [id, { gives }] of parts) for (const given of gives) givenBy.add(given, id);
  return (id) => {
    const { gives = [], reads = [], at = [] } = parts.get(id) ?? {};
    return {
      units: units.of(id),
      weapons: weapons.of(id),
      numbers: both(reads, { ...rerolls, ...numbers }),
      steps: both(at, steps),
      gives: gives.filter((one) => one !== id && ids.has(one)),
      givenBy: givenBy.of(id).filter((one) => one !== id),
    };
  };
}

/** Names under a name, each once and in order. */
class Lists {
  readonly #lists = new Map<string, Set<string>>();

  add(name: string, one: string): void {
    const list = this.#lists.get(name) ?? new Set();
    this.#lists.set(name, list.add(one));
  }

  of(name: string): readonly string[] {
    return [...(this.#lists.get(name) ?? [])].sort((a, b) => a.localeCompare(b, 'en'));
  }
}

const abilitiesOf = ({ abilities, wargear }: ArmySheet) => [...abilities, ...wargear.flatMap((one) => one.abilities)];

/** `rapid fire 1` is the rule Rapid Fire with its number. */
function ruleOf(ability: string, ids: ReadonlySet<string>): string | undefined {
  const words = kebab(ability).split('-');
  const names = words.map((_, i) => words.slice(0, words.length - i).join('-'));
  return names.find((name) => ids.has(name));
}

function partsIn(effects: readonly Effect[]) {
  const gives = new Set<string>();
  const reads = new Set<string>();
  const at = new Set<string>();
  const visit = (part: Part): void => {
    if (part.kind === 'when') at.add(part.node.at);
    if (part.kind !== 'verb') return;
    const { node } = part;
    if ('modify' in node) reads.add(node.modify);
    if ('reroll' in node) reads.add(node.reroll);
    if ('grant' in node) for (const id of given(node.grant)) gives.add(id);
    if ('forbid' in node) gives.add(node.forbid);
    if ('activate' in node) gives.add(node.activate);
  };
  for (const effect of effects) walkEffect(effect, visit);
  return { gives: [...gives], reads: [...reads], at: [...at] };
}

const given = (grant: Grant): readonly string[] => {
  const rule = grantedRule(grant);
  return rule === undefined ? [] : [rule.rule];
};

const both = (names: readonly string[], french: Readonly<Record<string, string>>): readonly Both[] =>
  names.map((name) => ({ en: plain(name), fr: bare(french[name] ?? plain(name)) }));
