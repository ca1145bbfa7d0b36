import { type Effect, printEffect } from '@umpire/effects';
import { type Citation, printCitation, type Result } from '@umpire/kernel';
import { layers as epicLayers } from '@umpire/netepic';
import {
  effectsOf,
  type OptionValue,
  type Rule,
  type RuleKind,
  type RuleSet,
  resolveRuleSet,
  type SupportStage,
} from '@umpire/rules';
import { armyRulesOf, w40k } from '@umpire/w40k';
import { frenchEffect } from '../words/effects-french/index.js';
import { type Touches, touchesIn } from './touches.js';

/** One rule as one edition prints it. */
export interface Printing {
  readonly edition: string;
  readonly name: string;
  readonly kind: RuleKind;
  readonly source: string;
  readonly section: string;
  readonly summary: string;
  /** What it does, as the engine reads it, in each language of the page. */
  readonly says: Readonly<Record<'en' | 'fr', readonly string[]>>;
  readonly touches: Touches;
  readonly stage: SupportStage;
  readonly why?: string;
  readonly of?: string;
  readonly cost?: number;
  /** Numbers of our own rulings that it rests on, where the book is silent. */
  readonly rulings: readonly string[];
}

/** A printed rule in all its printings, in the order of the editions. */
export interface Entry {
  readonly id: string;
  readonly printings: readonly Printing[];
}

/** An answer of ours where the book is silent, which a rule set may give otherwise. */
export interface Ruling {
  readonly edition: string;
  readonly option: string;
  readonly summary: string;
  readonly usual: OptionValue;
  readonly among?: readonly OptionValue[];
  readonly ruling: string;
}

export interface Book {
  readonly editions: readonly { readonly id: string; readonly name: string }[];
  readonly entries: readonly Entry[];
  readonly rulings: readonly Ruling[];
}

/** Where it is printed; the number of a ruling is told apart. */
const printedAt = ({ ruling: _, ...source }: Citation): string => printCitation(source);

const saidOf = (effects: readonly Effect[]): Printing['says'] => ({
  en: effects.map(printEffect),
  fr: effects.map(frenchEffect),
});

const setOf = (edition: string): Result<RuleSet> =>
  epicLayers.some(({ id }) => id === edition) ? resolveRuleSet(epicLayers, edition, {}) : w40k.ruleSet(edition, {});

/** What the army books of an edition print besides: rules of datasheets, detachments and enhancements. */
const booksOf = (edition: string, { rules }: RuleSet): readonly Rule[] =>
  [...armyRulesOf(edition).values()].filter(({ id }) => !rules.has(id));

/** Every rule of every edition, by its printed name. */
export function readBook(): Book {
  const editions = [...w40k.layers, ...epicLayers]
    .filter(({ playable }) => playable)
    .map(({ id, name }) => ({ id, name }));
  const entries = new Map<string, Printing[]>();
  const rulings: Ruling[] = [];
  for (const { id: edition } of editions) {
    const set = setOf(edition);
    if (!set.ok) throw new Error(`${edition} does not resolve`);
    // one that carries a number in print is only whole where a datasheet prints it
    const all = [...set.value.rules.values(), ...booksOf(edition, set.value)].map(
      (rule) => [rule, typeof rule.effects === 'function' ? [] : effectsOf(rule)] as const,
    );
    const touches = touchesIn(edition, all);
    for (const [rule, effects] of all) {
      const known = entries.get(rule.id) ?? [];
      entries.set(rule.id, known);
      known.push({
        edition,
        name: rule.name,
        kind: rule.kind,
        source: printedAt(rule.source),
        section: rule.source.section ?? '',
        summary: rule.summary,
        says: saidOf(effects),
        touches: touches(rule.id),
        stage: rule.stage,
        rulings: rule.source.ruling?.split(', ') ?? [],
        ...(rule.why === undefined ? {} : { why: rule.why }),
        ...(rule.of === undefined ? {} : { of: rule.of }),
        ...(rule.cost === undefined ? {} : { cost: rule.cost }),
      });
    }
    for (const [option, { summary, ruling = '', default: usual, among }] of Object.entries(set.value.declared))
      rulings.push({ edition, option, summary, ruling, usual, ...(among === undefined ? {} : { among }) });
  }
  return {
    editions,
    entries: [...entries]
      .map(([id, printings]) => ({ id, printings }))
      .sort((a, b) => (a.printings.at(-1)?.name ?? '').localeCompare(b.printings.at(-1)?.name ?? '', 'en')),
    rulings,
  };
}
