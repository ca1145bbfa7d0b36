import type { RosterUnit } from '@umpire/datasheets';
import type { Effect } from '@umpire/effects';
import { kebab } from '@umpire/kernel';
import { effectsOf, type Rule } from '@umpire/rules';
import { findUnit, musterOf, w40k } from '@umpire/w40k';
import { type Linked, linked } from './army.js';
import { bookSheetOf } from './book-unit.js';
import { type Entry, textOf } from './items.js';
import type { Pack } from './pack.js';
import { limitOf, phaseOf, turnOf } from './phases.js';
import type { SheetOfArmy, SheetRule } from './sheet-told.js';
import { sheetUnitOf } from './sheet-unit.js';
import { readingOf, ruleBookOf, stageOf } from './stages.js';
import { sourceOf } from './units.js';

/** A rule before it is known who has it. */
interface Found {
  /** What the print adds to the name for this unit: `D6+3`. */
  readonly value?: string;
  readonly kind: SheetRule['kind'];
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly effects: readonly Effect[];
  readonly stage: SheetRule['stage'];
  readonly cost?: number;
  readonly summary?: string;
}

/** What is in the library beside a list, and the words for what a rule does. */
export interface Shelved {
  readonly library: readonly Pack[];
  readonly entries: readonly Entry[];
  readonly tell: (effect: Effect) => string;
}

/** The sheet of a list, from the records of the library and the rules of its edition; each rule once. */
export function sheetOf(pack: Pack, { library, entries, tell }: Shelved): SheetOfArmy | undefined {
  const list = linked(pack, library);
  if (list === undefined) return undefined;
  const { roster } = list;
  const rules = new Map<string, SheetRule>();
  const add = (found: Found, who?: string): void => {
    const key = `${kebab(found.name)} ${found.kind === 'stratagem' ? 'stratagem' : ''}`;
    const known = rules.get(key);
    const by = who === undefined || found.value === undefined ? who : `${who} ${found.value}`;
    if (known === undefined) rules.set(key, ruleOf(key, found, by, tell));
    else if (by !== undefined && known.who.length > 0 && !known.who.includes(by))
      rules.set(key, { ...known, who: [...known.who, by] });
  };
  for (const found of ofArmy(list, entries)) add(found);
  for (const unit of roster.units) for (const found of ofUnit(unit, list, entries)) add(found, unit.name);
  const isUnknown = ({ name }: RosterUnit): boolean =>
    sourceOf(name, list.sheets, roster.edition) === undefined && bookSheetOf(name, roster.edition) === undefined;
  return {
    pack: pack.id,
    name: roster.name || pack.name,
    edition: roster.edition,
    faction: roster.subfaction ?? roster.faction ?? '',
    detachments: roster.detachments,
    points: roster.points,
    units: roster.units.map((unit) => sheetUnitOf(unit, list)),
    rules: [...rules.values()],
    unknown: [...new Set(roster.units.filter(isUnknown).map(({ name }) => name))],
  };
}

function ruleOf(key: string, found: Found, who: string | undefined, tell: (effect: Effect) => string): SheetRule {
  const { kind, name, text, effects, stage, cost, summary } = found;
  const turn = turnOf(effects);
  const limit = limitOf(effects, summary ?? text);
  return {
    key,
    name,
    kind,
    phase: phaseOf(effects, text),
    who: who === undefined ? [] : [who],
    ...(turn === undefined ? {} : { turn }),
    ...(cost === undefined ? {} : { cost }),
    ...(limit === undefined ? {} : { limit }),
    words: summary ?? (text !== '' ? text : effects.map(tell).join(' ')),
    isOwnText: summary === undefined && text !== '',
    stage,
  };
}

/** Rules of the faction and the detachments, and the stratagems that may be used. */
function ofArmy({ roster }: Linked, entries: readonly Entry[]): readonly Found[] {
  const { edition } = roster;
  const set = w40k.ruleSet(edition, {});
  const known = set.ok ? [...set.value.rules.values()] : [];
  const own = new Set(roster.detachments.map(kebab));
  const book = musterOf(edition);
  const detachments = book.ok ? book.value.book.detachments.filter(({ name }) => own.has(kebab(name))) : [];
  const faction = book.ok
    ? book.value.book.factions.find(({ name }) => kebab(name) === kebab(roster.faction ?? ''))
    : undefined;
  const ids = new Set([
    ...detachments.flatMap(({ rules, stratagems }) => [...rules, ...stratagems]),
    ...(faction?.rules ?? []),
  ]);
  const isOurs = (rule: Rule): boolean =>
    ids.has(rule.id) ||
    (rule.kind === 'stratagem' && (rule.of === undefined || own.has(kebab(rule.of)))) ||
    (rule.kind === 'detachment-rule' && rule.of !== undefined && own.has(kebab(rule.of)));
  const rules = known
    .filter((rule) => rule.aliasOf === undefined && isOurs(rule))
    .map((rule) => fromRule(rule, edition));
  const imported = entries.flatMap(({ item, record, text }) => {
    if (
      item.edition !== edition ||
      (record.kind !== 'stratagem' && record.kind !== 'detachment' && record.kind !== 'army-rule')
    )
      return [];
    const belongs = item.belongs.map(kebab);
    const fits =
      record.kind === 'army-rule'
        ? belongs.includes(kebab(roster.faction ?? ''))
        : (record.kind === 'stratagem' && record.group === 'core') || belongs.some((one) => own.has(one));
    return fits && text !== undefined ? [fromEntry(record.kind, { item, record, text, entries })] : [];
  });
  // the edition's own words first, then what only the library has
  return [...rules, ...imported];
}

const KINDS: Readonly<Partial<Record<Rule['kind'], SheetRule['kind']>>> = {
  stratagem: 'stratagem',
  'army-rule': 'army-rule',
  'detachment-rule': 'detachment-rule',
  detachment: 'detachment-rule',
  enhancement: 'enhancement',
};

function fromRule(rule: Rule, edition: string): Found {
  const { id, name, summary, cost } = rule;
  return {
    kind: KINDS[rule.kind] ?? 'ability',
    id,
    name,
    text: '',
    effects: effectsOf(rule),
    stage: stageOf({ id, name, edition }, undefined).stage,
    summary,
    ...(cost === undefined ? {} : { cost }),
  };
}

function fromEntry(
  kind: 'stratagem' | 'detachment' | 'army-rule' | 'enhancement' | 'ability',
  {
    item,
    record,
    text,
    entries,
  }: Pick<Entry, 'item' | 'record'> & { readonly text: string; readonly entries: readonly Entry[] },
): Found {
  const rule = ruleBookOf(item.edition).find(record.id, record.name);
  const read = entries.find((one) => one.item.key === item.key)?.read?.compiled;
  return {
    kind: kind === 'detachment' ? 'detachment-rule' : kind,
    id: record.id,
    name: item.name,
    text,
    effects: rule === undefined ? (read?.effects ?? []) : effectsOf(rule),
    stage: item.stage,
    ...(item.cost === undefined ? {} : { cost: item.cost }),
    ...(rule === undefined ? {} : { summary: rule.summary }),
  };
}

/** What the sheet of a unit prints, in the library or in the army book, and its enhancements. */
function ofUnit(unit: RosterUnit, list: Linked, entries: readonly Entry[]): readonly Found[] {
  const { edition } = list.roster;
  const source = sourceOf(unit.name, list.sheets, edition);
  const sheet = source?.sheet;
  const printed =
    sheet === undefined
      ? inBook(source?.name ?? unit.name, edition)
      : sheet.abilities
          .filter(({ place }) => place !== 'weapon' && place !== 'warlord-trait')
          .map((ability): Found => {
            const rule = ruleFor(ability.id, ability.name, edition);
            const read = readingOf(list.packOf(sheet), ability, ability.text)?.compiled;
            return {
              kind: 'ability',
              id: ability.id,
              name: rule?.name ?? ability.name,
              ...valueIn(`${ability.name} ${ability.value ?? ''}`, rule),
              text: ability.text ?? '',
              effects: rule === undefined ? (read?.effects ?? []) : effectsOf(rule),
              stage: stageOf(ability, read).stage,
              ...(rule === undefined ? {} : { summary: rule.summary }),
            };
          });
  return [...printed, ...unit.enhancements.map(({ name }) => enhancement(name, edition, entries))];
}

/** `Deadly Demise D6+3` is the rule Deadly Demise with the value D6+3. */
function valueIn(printed: string, rule: Rule | undefined): Pick<Found, 'value'> {
  const value =
    rule !== undefined && printed.startsWith(rule.name)
      ? printed.slice(rule.name.length).replace(/^:? /, '').trim()
      : '';
  return value === '' ? {} : { value };
}

const ruleFor = (id: string, name: string, edition: string): Rule | undefined => ruleBookOf(edition).find(id, name);

function inBook(name: string, edition: string): readonly Found[] {
  const named = bookSheetOf(name, edition)?.abilities ?? named40k(name, edition);
  return named.map(({ name: printed, rule: id }) => {
    const rule = ruleFor(id, printed, edition);
    return rule === undefined
      ? { kind: 'ability', id, name: printed, text: '', effects: [], stage: 'not' }
      : { ...fromRule(rule, edition), kind: 'ability', ...valueIn(printed, rule) };
  });
}

/** Abilities that the shipped tables name, where no army book is. */
function named40k(name: string, edition: string): readonly { readonly name: string; readonly rule: string }[] {
  const row = findUnit(edition, name);
  return row.ok ? row.value.abilities.map((text) => ({ name: text, rule: kebab(text.replace(/ \S*\d\S*$/, '')) })) : [];
}

function enhancement(name: string, edition: string, entries: readonly Entry[]): Found {
  const rule = ruleFor(kebab(name), name, edition);
  if (rule !== undefined) return { ...fromRule(rule, edition), kind: 'enhancement', name };
  const entry = entries.find(
    ({ item }) => item.kind === 'enhancement' && item.edition === edition && kebab(item.name) === kebab(name),
  );
  const text = entry !== undefined && entry.record.kind === 'enhancement' ? (textOf(entry.record) ?? '') : '';
  return {
    kind: 'enhancement',
    id: kebab(name),
    name,
    text,
    effects: entry?.read?.compiled.effects ?? [],
    stage: entry?.item.stage ?? 'not',
  };
}
