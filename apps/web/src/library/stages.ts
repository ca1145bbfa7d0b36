import { type Compiled, compileRecords, type ReadText } from '@umpire/compiler';
import type { Effect } from '@umpire/effects';
import { kebab } from '@umpire/kernel';
import { netepic } from '@umpire/netepic';
import { type Rule, resolveRuleSet } from '@umpire/rules';
import { actsInBattle, armyRulesOf, isReadable, ruleActsInBattle, w40k } from '@umpire/w40k';
import type { Pack } from './pack.js';
import type { Staged } from './told.js';

/** The rules of an edition, by id and by printed name. */
export interface RuleBook {
  readonly find: (id: string, name: string) => Rule | undefined;
  /** Whether the odds act on all of an effect. */
  readonly carriesOut: (effect: Effect) => boolean;
  /** Whether battles carry out all of a rule, or of a text that an army brings. */
  readonly acts: (rule: Rule) => boolean;
  readonly actsOn: (effects: readonly Effect[]) => boolean;
  /** Whether battles of the edition can be played at all. */
  readonly hasBattles: boolean;
}

const books = new Map<string, RuleBook>();

/** Of an edition that nobody knows, an empty one. */
export function ruleBookOf(edition: string): RuleBook {
  const known = books.get(edition);
  if (known !== undefined) return known;
  const own = w40k.ruleSet(edition, {});
  const set = own.ok ? own : resolveRuleSet(netepic.layers, edition, {});
  const own40k: ReadonlyMap<string, Rule> = armyRulesOf(edition);
  const rules: ReadonlyMap<string, Rule> = set.ok ? set.value.rules : new Map();
  const byName = new Map(
    [...rules.values()].filter(({ kind }) => kind !== 'faq').map((rule) => [kebab(rule.name), rule]),
  );
  const book: RuleBook = {
    find: (id, name) => {
      const names = [name, name.replace(/\s*\([^)]*\)$/, ''), name.replace(/:? \S*\d.*$/, '')].map((one) => kebab(one));
      const byOne = (one: string): Rule | undefined => rules.get(one) ?? byName.get(one) ?? own40k.get(one);
      return [id, ...names].map(byOne).find((rule) => rule !== undefined);
    },
    carriesOut: (effect) => own.ok && isReadable(effect, own.value),
    acts: (rule) => own.ok && ruleActsInBattle(rule, own.value),
    actsOn: (effects) => own.ok && actsInBattle(effects, own.value),
    hasBattles: own.ok ? own.value.numbers.turn !== undefined : set.ok,
  };
  books.set(edition, book);
  return book;
}

const played: ReadonlySet<Rule['stage']> = new Set(['executable', 'tested', 'exact']);

/** By the edition's rule of that name, else by what was read of the text. */
export function stageOf(
  { id, name, edition }: { readonly id: string; readonly name: string; readonly edition: string },
  read: Compiled | undefined,
): Staged {
  const book = ruleBookOf(edition);
  const rule = book.find(id, name);
  if (rule !== undefined && played.has(rule.stage)) return { stage: 'full', why: 'rule', of: [rule.name] };
  if (rule !== undefined && book.acts(rule)) return { stage: 'full', why: 'in-battle', of: [rule.name] };
  if (rule?.stage === 'compiled' && book.hasBattles)
    return { stage: 'part', why: 'in-battle-in-part', of: [rule.name] };
  if (read === undefined) return { stage: 'not', why: 'named-only' };
  if (!read.whole) return { stage: 'not', why: read.unread.length < read.clauses ? 'read-in-part' : 'unread' };
  const carried = read.effects.filter(book.carriesOut).length;
  if (carried === read.effects.length || book.actsOn(read.effects)) return { stage: 'full', why: 'read' };
  return carried > 0 ? { stage: 'part', why: 'carried-in-part' } : { stage: 'not', why: 'waits' };
}

const readings = new WeakMap<Pack, ReadonlyMap<string, ReadText>>();

const keyOf = ({ edition, name }: { readonly edition: string; readonly name: string }, text: string): string =>
  `${edition}\n${name}\n${text.trim()}`;

/** Every text of a pack, read once. */
export function readingOf(
  pack: Pack,
  about: { readonly edition: string; readonly name: string },
  text: string | undefined,
): ReadText | undefined {
  if (text === undefined) return undefined;
  let found = readings.get(pack);
  if (found === undefined) {
    found = new Map(compileRecords(pack.records).map((one) => [keyOf(one, one.text), one]));
    readings.set(pack, found);
  }
  return found.get(keyOf(about, text));
}
