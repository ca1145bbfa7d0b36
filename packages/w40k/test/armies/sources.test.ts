import { existsSync, readFileSync } from 'node:fs';
import type { ArmySheet } from '@umpire/armies';
import { describe, expect, test } from 'vitest';
import { musterOf } from '../../src/index.js';

/* The sheets of armies against the files of the community, where these are at hand. */

const data = new URL('../../../../../shared/data/', import.meta.url);
const isHere = existsSync(data);
const skipped = isHere ? '' : ' (skipped: the data is not at hand)';
const textOf = (file: string): string => readFileSync(new URL(file, data), 'utf8').replace(/^\uFEFF/, '');

const sheetsIn = (edition: string, faction: string): readonly ArmySheet[] => {
  const book = musterOf(edition);
  if (!book.ok) throw new Error(edition);
  return book.value.book.sheets.filter(({ factions }) => factions.includes(faction));
};

const folded = (name: string): string => name.toLowerCase().replaceAll(/[’']/g, '');

interface Line {
  readonly models: number;
  readonly points: number;
  readonly fromCopy: number;
}

const sorted = (lines: readonly Line[]): readonly Line[] =>
  [...lines]
    .map(({ models, points, fromCopy }) => ({ models, points, fromCopy }))
    .sort((a, b) => a.fromCopy - b.fromCopy || a.models - b.models);

/** Prices and whom a unit joins, of a price list in YAML. */
function listed(yaml: string, name: string) {
  const [, after = ''] = yaml.split('\nunits:\n');
  const entry = after.split(/\n(?= {2}- name: )/).find((one) => {
    const [, found = ''] = /- name: (.+)/.exec(one) ?? [];
    return folded(found.trim()) === folded(name);
  });
  if (entry === undefined) return undefined;
  const prices: Line[] = [];
  let fromCopy = 1;
  for (const line of entry.split('\n')) {
    const range = /range: "\[(\d+),/.exec(line);
    if (range) fromCopy = Number(range[1]);
    const cost = /models: (\d+), points: (\d+)/.exec(line);
    if (cost) prices.push({ models: Number(cost[1]), points: Number(cost[2]), fromCopy });
  }
  const [, role] = /role: (\w+)/.exec(entry) ?? [];
  const joins = [...entry.matchAll(/^ {6}- (\D.*)$/gm)]
    .map(([, unit = '']) => unit)
    .filter((one) => !one.includes(':'));
  return { prices, role, joins };
}

describe.skipIf(!isHere)(`eleventh edition, the price lists of July 2026${skipped}`, () => {
  test.each([
    ['NECRONS', 'mfm-11e/necrons.yaml'],
    ['TYRANIDS', 'mfm-11e/tyranids.yaml'],
    ['ADEPTUS ASTARTES', 'mfm-11e/space-marines.yaml'],
    ['ASTRA MILITARUM', 'mfm-11e/astra-militarum.yaml'],
  ])('%s: prices by size and copy, and who joins whom', (faction, file) => {
    const yaml = textOf(file);
    for (const sheet of sheetsIn('w40k-11', faction)) {
      const found = listed(yaml, sheet.name);
      expect(sorted(sheet.prices), sheet.name).toEqual(sorted(found?.prices ?? []));
      expect(sheet.joins?.as, sheet.name).toBe(found?.role);
      expect(new Set(sheet.joins?.units.map(folded) ?? []), sheet.name).toEqual(new Set(found?.joins.map(folded)));
    }
  });

  test.each([
    ['NECRONS', 'mfm-11e/necrons.yaml'],
    ['TYRANIDS', 'mfm-11e/tyranids.yaml'],
    ['ADEPTUS ASTARTES', 'mfm-11e/space-marines.yaml'],
    ['ASTRA MILITARUM', 'mfm-11e/astra-militarum.yaml'],
  ])('%s: detachment points, tags and enhancements', (faction, file) => {
    const [yaml = ''] = textOf(file).split('\nunits:\n');
    const book = musterOf('w40k-11');
    for (const detachment of book.ok ? book.value.book.detachments : []) {
      if (detachment.faction !== faction) continue;
      const entry = yaml
        .split(/\n(?= {2}- name: )/)
        .find((one) => folded(/- name: (.+)/.exec(one)?.[1] ?? '') === folded(detachment.name));
      const gifts = [...(entry ?? '').matchAll(/\{ name: ([^,{}]+?)(?: \(Aura\))?( \(Upgrade\))?, points: (\d+)/g)].map(
        ([, name = '', upgrade, points]) => [folded(name), Number(points), upgrade !== undefined],
      );
      expect(Number(/dp: (\d)/.exec(entry ?? '')?.[1]), detachment.name).toBe(detachment.points);
      expect(/unique: (\w+)/.exec(entry ?? '')?.[1]?.toUpperCase(), detachment.name).toBe(detachment.tag);
      expect(
        detachment.enhancements.map(({ name, points, isUpgrade = false }) => [folded(name), points, isUpgrade]).sort(),
        detachment.name,
      ).toEqual(gifts.sort());
    }
  });
});

/** Rows of a table with `|` between its cells, by column. */
const rowsOf = (file: string): readonly Readonly<Record<string, string>>[] => {
  const [head = '', ...lines] = textOf(file).split(/\r?\n/).filter(Boolean);
  const columns = head.split('|');
  return lines.map((line) => Object.fromEntries(line.split('|').map((cell, i) => [columns[i] ?? '', cell])));
};

const plain = (html = ''): string => html.replaceAll(/<[^>]+>/g, '').trim();

describe.skipIf(!isHere)(`tenth edition, the tables of November 2025${skipped}`, () => {
  const table = (name: string) => rowsOf(`wahapedia-10e/${name}.csv`);
  const all = isHere ? table('Datasheets') : [];
  const [models, weapons, costs] = isHere
    ? [table('Datasheets_models'), table('Datasheets_wargear'), table('Datasheets_models_cost')]
    : [[], [], []];
  const idOf = (name: string): string | undefined => all.find((row) => folded(row.name ?? '') === folded(name))?.id;

  test.each(['NECRONS', 'TYRANIDS'])('%s: statlines, bases, prices', (faction) => {
    for (const sheet of sheetsIn('w40k-10', faction)) {
      const id = idOf(sheet.name);
      const row = models.find((one) => one.datasheet_id === id);
      const own = sheet.models[0];
      const { toughness, save, wounds, leadership, movement, objectiveControl, invulnerableSave } = own.characteristics;
      expect(
        [movement ?? '-', toughness, save, wounds, leadership, objectiveControl, invulnerableSave ?? '-'].map(String),
        sheet.name,
      ).toEqual(
        [row?.M, row?.T, row?.Sv, row?.W, row?.Ld, row?.OC, row?.inv_sv].map((cell = '') =>
          cell.replaceAll(/["+]/g, ''),
        ),
      );
      const base = /^([\d.]+)(?: x ([\d.]+))?mm/.exec(row?.base_size ?? '');
      const printed =
        base === null
          ? { shape: 'model' }
          : base[2] === undefined
            ? { shape: 'round', diameter: Number(base[1]) }
            : { shape: 'oval', length: Number(base[1]), width: Number(base[2]) };
      expect(own.base, sheet.name).toEqual(printed);
      const prices = costs
        .filter((one) => one.datasheet_id === id)
        .map((one) => ({ models: Number.parseInt(one.description ?? '', 10), points: Number(one.cost), fromCopy: 1 }));
      expect(sorted(sheet.prices), sheet.name).toEqual(sorted(prices));
    }
  });

  test.each(['NECRONS', 'TYRANIDS'])('%s: every weapon line', (faction) => {
    const name = (text: string): string => folded(text.replace(' – ', ', ')).replaceAll(/s\b/g, '');
    for (const sheet of sheetsIn('w40k-10', faction)) {
      const id = idOf(sheet.name);
      const printed = weapons
        .filter((row) => row.datasheet_id === id)
        .map((row) => [
          name(row.name ?? ''),
          row.type === 'Melee' ? 'melee' : Number(row.range),
          row.A,
          row.BS_WS === 'N/A' ? 'N/A' : `${row.BS_WS}+`,
          row.S,
          Number(row.AP),
          row.D,
          plain(row.description)
            .toLowerCase()
            .split(/\s*,\s*/)
            .filter((word) => word !== '' && word !== "c'tan power")
            .sort()
            .join(', '),
        ]);
      const own = sheet.weapons.map((line) => [
        name(line.name),
        line.range ?? 'melee',
        line.attacks,
        line.skill,
        line.strength,
        line.armourPenetration,
        line.damage,
        line.abilities
          .map((word) => word.toLowerCase())
          .sort()
          .join(', '),
      ]);
      expect(own.map(String).sort(), sheet.name).toEqual(printed.map(String).sort());
    }
  });
});

interface Entry {
  readonly id?: string;
  readonly name?: string;
  readonly targetId?: string;
  readonly typeName?: string;
  readonly characteristics?: readonly { readonly name: string; readonly $text?: string }[];
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Every weapon profile under an entry of a catalogue, links followed. */
function profilesUnder(entry: unknown, byId: ReadonlyMap<string, Entry>, seen = new Set<unknown>()): readonly Entry[] {
  if (seen.has(entry)) return [];
  seen.add(entry);
  if (Array.isArray(entry)) return entry.flatMap((one) => profilesUnder(one, byId, seen));
  if (!isObject(entry)) return [];
  const own = entry as Entry;
  if (/Weapons$|Powers$/.test(own.typeName ?? '')) return [own];
  const linked = own.targetId === undefined ? undefined : byId.get(own.targetId);
  const isElsewhere = /Crusade|Enhancements|Weapon Modifications|Boarding/.test(own.name ?? '');
  if (isElsewhere) return [];
  return [...Object.values(entry), linked].flatMap((one) => profilesUnder(one, byId, seen));
}

function indexOf(value: unknown, byId = new Map<string, Entry>()): Map<string, Entry> {
  if (Array.isArray(value)) for (const one of value) indexOf(one, byId);
  else if (isObject(value)) {
    const { id, targetId } = value as Entry;
    if (id !== undefined && targetId === undefined) byId.set(id, value as Entry);
    for (const one of Object.values(value)) indexOf(one, byId);
  }
  return byId;
}

describe.skipIf(!isHere)(`eleventh edition, the catalogues${skipped}`, () => {
  test.each([
    ['NECRONS', ['Necrons']],
    ['TYRANIDS', ['Tyranids', 'Library - Tyranids']],
  ])('%s: every weapon line', (faction, files) => {
    const catalogues = files.map((file) => JSON.parse(textOf(`bsdata-11e/${file}.json`)).catalogue);
    const byId = indexOf(catalogues);
    const units = catalogues.flatMap(({ sharedSelectionEntries }) => sharedSelectionEntries as readonly Entry[]);
    const name = (text: string): string => folded(text.replace('➤ ', '').replace(' - ', ', ')).replaceAll(/s\b/g, '');
    for (const sheet of sheetsIn('w40k-11', faction)) {
      const entry = units.find((one) => folded(one.name ?? '') === folded(sheet.name));
      const printed = profilesUnder(entry, byId).map((profile) => {
        const cell = (column: string): string =>
          profile.characteristics?.find((one) => one.name === column)?.$text ?? '';
        const range = cell('Range').replace('"', '').toLowerCase();
        return [
          name(profile.name ?? ''),
          range,
          cell('A'),
          cell('BS') || cell('WS'),
          cell('S'),
          cell('AP'),
          cell('D'),
          cell('Keywords')
            .toLowerCase()
            .split(', ')
            .filter((word) => word !== '-' && word !== '')
            .sort()
            .join(', '),
        ].join('|');
      });
      const own = sheet.weapons.map((line) =>
        [
          name(line.name),
          line.range ?? 'melee',
          line.attacks,
          line.skill,
          line.strength,
          line.armourPenetration,
          line.damage,
          line.abilities
            .map((word) => word.toLowerCase())
            .sort()
            .join(', '),
        ].join('|'),
      );
      expect([...new Set(own)].sort(), sheet.name).toEqual([...new Set(printed)].sort());
    }
  });
});

/** Weapon profiles of a catalogue in XML, as one line each: `bolt pistol|12|1|3+|4|0|1|pistol`. */
function profilesOf(xml: string): ReadonlySet<string> {
  const lines = [...xml.matchAll(/<profile ([^>]*[^/])>(.*?)<\/profile>/gs)].flatMap(([, head = '', body = '']) => {
    const [, name = ''] = /\bname="([^"]+)"/.exec(head) ?? [];
    return /typeName="(?:Ranged|Melee) Weapons"/.test(head) ? [[name, body] as const] : [];
  });
  return new Set(
    lines.map(([name, body]) => {
      const cells = new Map(
        [...body.matchAll(/<characteristic [^>]*?name="([^"]+)"[^>]*?(?:\/>|>([^<]*)<)/g)].map(
          ([, of = '', text = '']) => [of, text],
        ),
      );
      const skill = cells.get('BS') ?? cells.get('WS') ?? '';
      return [
        lineName(name.replace('&apos;', "'")),
        (cells.get('Range') ?? '').replace('"', '').replace('&quot;', '').toLowerCase(),
        cells.get('A'),
        skill,
        cells.get('S'),
        cells.get('AP'),
        cells.get('D'),
        words((cells.get('Keywords') ?? '').split(', ')),
      ].join('|');
    }),
  );
}

const lineName = (text: string): string => folded(text.replace('➤ ', '').replace(' - ', ', '));
const words = (all: readonly string[]): string =>
  all
    .map((word) => word.trim().toLowerCase())
    .filter((word) => word !== '-' && word !== '')
    .sort()
    .join(', ');

describe.skipIf(!isHere)(`the catalogues of the tenth edition, June 2026${skipped}`, () => {
  test.each([
    ['w40k-11', 'ADEPTUS ASTARTES', 'Imperium - Space Marines'],
    ['w40k-10', 'ADEPTUS ASTARTES', 'Imperium - Space Marines'],
    ['w40k-11', 'ASTRA MILITARUM', 'Imperium - Astra Militarum - Library'],
    ['w40k-10', 'ASTRA MILITARUM', 'Imperium - Astra Militarum - Library'],
    ['w40k-11', 'IMPERIAL KNIGHTS', 'Imperium - Imperial Knights - Library'],
    ['w40k-10', 'IMPERIAL KNIGHTS', 'Imperium - Imperial Knights - Library'],
  ])('%s, %s: every weapon line is one of theirs (A-05, A-06)', (edition, faction, file) => {
    const printed = profilesOf(textOf(`bsdata-10e/${file}.cat`));
    const missing = sheetsIn(edition, faction).flatMap((sheet) =>
      sheet.weapons
        .map((line) =>
          [
            lineName(line.name),
            line.range ?? 'melee',
            line.attacks,
            line.skill,
            line.strength,
            line.armourPenetration,
            line.damage,
            // the eleventh has another name for some pistols
            words(
              line.abilities.map((word) => (edition === 'w40k-11' ? word.replace('close-quarters', 'pistol') : word)),
            ),
          ].join('|'),
        )
        .filter((line) => !printed.has(line))
        .map((line) => `${sheet.name}: ${line}`),
    );
    expect(printed.size).toBeGreaterThan(20);
    expect(missing).toEqual([]);
  });
});
