import type { ReadText } from '@umpire/compiler';
import type { Ability, Datasheet, ImportRecord } from '@umpire/datasheets';
import { kebab } from '@umpire/kernel';
import { unitsIn } from '@umpire/w40k';
import type { Pack } from './pack.js';
import { readingOf, stageOf } from './stages.js';
import { type Item, type ItemKind, itemKinds, type Staged } from './told.js';

/** A line of the library with what it came from. */
export interface Entry {
  readonly item: Item;
  readonly pack: Pack;
  readonly record: Printed | Datasheet | AbilityOfSheet | Formation;
  readonly text: string | undefined;
  readonly read: ReadText | undefined;
  /** What a search looks through, in small letters. */
  readonly words: string;
}

type Formation = Extract<ImportRecord, { kind: 'formation' }>;
type Printed = Extract<ImportRecord, { kind: Exclude<ItemKind, 'datasheet' | 'ability' | 'formation'> }>;
type AbilityOfSheet = Ability & { readonly kind: 'ability'; readonly of: readonly string[] };

const isKind = (kind: string): kind is ItemKind => itemKinds.some((one) => one === kind);

/** Every datasheet, stratagem and rule of some packs, each once; of two alike the one that was read last. */
export function entriesOf(packs: readonly Pack[]): readonly Entry[] {
  const byKey = new Map<string, Entry>();
  for (const pack of packs) for (const entry of entriesIn(pack)) byKey.set(entry.item.key, entry);
  return [...byKey.values()].sort((a, b) => a.item.name.localeCompare(b.item.name));
}

const made = new WeakMap<Pack, readonly Entry[]>();

function entriesIn(pack: Pack): readonly Entry[] {
  const known = made.get(pack);
  if (known !== undefined) return known;
  const records = pack.records.filter(({ kind }) => isKind(kind));
  const found = [...abilitiesIn(pack), ...records.flatMap((record) => entryOf(record, pack))];
  made.set(pack, found);
  return found;
}

function entryOf(record: ImportRecord, pack: Pack): readonly Entry[] {
  switch (record.kind) {
    case 'datasheet':
      return [sheetEntry(record, pack)];
    case 'formation':
      return [formationEntry(record, pack)];
    case 'stratagem':
    case 'enhancement':
    case 'army-rule':
    case 'detachment':
    case 'core-rule':
      return [printedEntry(record, pack)];
    default:
      return [];
  }
}

/** `ability.w40k-11.old-grudge.clay-walkers`: also its address. */
const keyOf = (kind: ItemKind, edition: string, id: string, of = ''): string =>
  [kind, edition, kebab(id), kebab(of)].filter((part) => part !== '').join('.');

const wordsOf = (...texts: readonly (string | undefined)[]): string => texts.join(' ').toLowerCase();

function printedEntry(record: Printed, pack: Pack): Entry {
  const { kind, id, name, edition } = record;
  const text = textOf(record);
  const read = readingOf(pack, record, text);
  const belongs = belongsOf(record);
  const cost = kind === 'stratagem' ? { cost: record.cost } : {};
  const staged = stageOf({ id, name, edition }, read?.compiled);
  const key = keyOf(kind, edition, id, belongs[0]);
  const item = { key, kind, name, edition, belongs, keywords: [], ...cost, ...staged };
  return { item, pack, record, text, read, words: wordsOf(name, ...belongs, text) };
}

function belongsOf(record: Printed): readonly string[] {
  if (record.kind === 'enhancement') return record.detachments;
  if (record.kind === 'army-rule') return [record.faction].filter((one) => one !== '');
  if (record.kind === 'core-rule') return record.section === undefined ? [] : [record.section];
  return record.detachment === undefined ? [] : [record.detachment];
}

const SECTIONS = ['when', 'target', 'effect', 'restrictions'] as const;

/** The text of a record as the compiler is given it. */
export function textOf(record: Printed): string | undefined {
  if (record.kind === 'enhancement') return record.text;
  if (record.kind === 'stratagem') {
    const parts = SECTIONS.flatMap((name) =>
      record[name] === undefined ? [] : [`${name.toUpperCase()}: ${record[name].text}`],
    );
    return parts.length === 0 ? undefined : parts.join('\n');
  }
  const lines = record.body
    .filter(({ kind }) => kind === 'text' || kind === 'bullet')
    .map(({ kind, text }) => (kind === 'bullet' ? `- ${text}` : text));
  return lines.length === 0 ? undefined : lines.join('\n');
}

/** Abilities that sheets print, and those that stand beside them; each wording once, with the sheets that have it. */
function abilitiesIn(pack: Pack): readonly Entry[] {
  const found = new Map<string, AbilityOfSheet>();
  const add = (ability: Ability, of: string): void => {
    if (ability.text === undefined || ability.place === 'weapon') return;
    const key = `${ability.edition} ${ability.name}\n${ability.text}`;
    const known = found.get(key);
    const sheets = known === undefined ? [of] : known.of.includes(of) ? known.of : [...known.of, of];
    found.set(key, { ...(known ?? ability), kind: 'ability', of: sheets });
  };
  const names = new Map(pack.records.flatMap((one) => (one.kind === 'datasheet' ? [[one.id, one.name] as const] : [])));
  for (const record of pack.records) {
    if (record.kind === 'datasheet') for (const ability of record.abilities) add(ability, record.name);
    if (record.kind === 'ability') add(record, names.get(record.of) ?? record.of);
  }
  return [...found.values()].map((record) => {
    const { id, name, edition, of, text } = record;
    const read = readingOf(pack, record, text);
    const key = keyOf('ability', edition, id, of[0]);
    const staged = stageOf({ id, name, edition }, read?.compiled);
    const item = { key, kind: 'ability' as const, name, edition, belongs: of, keywords: [], ...staged };
    return { item, pack, record, text, read, words: wordsOf(name, ...of, text) };
  });
}

function sheetEntry(sheet: Datasheet, pack: Pack): Entry {
  const { id, name, edition, faction, weapons, abilities } = sheet;
  const keywords = [...sheet.keywords, ...sheet.factionKeywords];
  const item = {
    key: keyOf('datasheet', edition, id),
    kind: 'datasheet' as const,
    name,
    edition,
    belongs: [faction].filter((one) => one !== ''),
    keywords,
    ...stageOfSheet(sheet, pack),
  };
  const weaponWords = weapons.flatMap((one) => [one.name, ...one.abilities.map(({ printed }) => printed)]);
  const words = wordsOf(name, faction, ...keywords, ...weaponWords, ...abilities.map((one) => one.name));
  return { item, pack, record: sheet, text: undefined, read: undefined, words };
}

/** The abilities of a sheet that are rules of their own, each with its stage. */
export const abilitiesOfSheet = (sheet: Datasheet, pack: Pack): readonly (Staged & { name: string; id: string })[] =>
  sheet.abilities
    .filter(({ place }) => place !== 'weapon')
    .map((ability) => {
      const read = readingOf(pack, ability, ability.text);
      return { id: ability.id, name: ability.name, ...stageOf(ability, read?.compiled) };
    });

/** A sheet plays in full where its statline is known and every ability plays. */
function stageOfSheet(sheet: Datasheet, pack: Pack): Staged {
  const hasStatline =
    sheet.models.some(({ characteristics }) => characteristics.toughness !== undefined) ||
    unitsIn(sheet.edition).some(({ name }) => kebab(name) === kebab(sheet.name));
  if (!hasStatline) return { stage: 'not', why: 'no-statline' };
  const idle = abilitiesOfSheet(sheet, pack).filter(({ stage }) => stage !== 'full');
  return idle.length === 0
    ? { stage: 'full', why: 'data' }
    : { stage: 'part', why: 'some-abilities', of: idle.map(({ name }) => name) };
}

/** NetEpic plays by the shipped statlines: what a card prints beside them is data. */
function formationEntry(record: Formation, pack: Pack): Entry {
  const { id, name, edition, faction, keywords, rules } = record;
  const idle = rules.filter((rule) => stageOf({ id: rule.id, name: rule.name, edition }, undefined).stage !== 'full');
  const staged: Staged =
    idle.length === 0
      ? { stage: 'full', why: 'data' }
      : { stage: 'part', why: 'some-abilities', of: idle.map((rule) => rule.name) };
  const text = rules.map((rule) => `${rule.name}: ${rule.text}`).join('\n');
  const item = {
    key: keyOf('formation', edition, id),
    kind: 'formation' as const,
    name,
    edition,
    belongs: [faction],
    keywords,
    ...staged,
  };
  return {
    item,
    pack,
    record,
    text: text === '' ? undefined : text,
    read: undefined,
    words: wordsOf(name, faction, ...keywords, text),
  };
}
