import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Import, ImportRecord } from '@umpire/datasheets';
import { describe, expect, test } from 'vitest';
import { importPage } from './import-page.js';

function page(name: string): Import {
  const bytes = readFileSync(path.join(import.meta.dirname, 'fixtures', `${name}.txt`));
  const read = importPage({ file: `${name}.txt`, bytes });
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
}

/** The record of a kind and id; the kind narrows its type. */
function record<K extends ImportRecord['kind']>(
  { records }: Import,
  kind: K,
  id: string,
): Extract<ImportRecord, { kind: K }> {
  const found = records.find((one): one is Extract<ImportRecord, { kind: K }> => one.kind === kind && one.id === id);
  if (!found) throw new Error(`no ${kind} ${id}`);
  return found;
}

const gapsOf = ({ gaps }: ImportRecord): readonly string[] => gaps.map(({ code }) => code);
const dice = (plus: number, count = 0, sides = 0) => ({ dice: count, sides, plus });

describe('a 9th edition page', () => {
  const read = page('ninth');
  const sheet = record(read, 'datasheet', 'old-kiln');

  test('a degrading model has its rows', () => {
    const [kiln, stoker] = sheet.models;
    expect(kiln).toMatchObject({
      count: '1',
      base: '90mm',
      characteristics: {
        movement: 8,
        weaponSkill: 3,
        toughness: 7,
        wounds: 12,
        attacks: dice(5),
        leadership: 9,
        save: 3,
      },
    });
    expect(
      kiln?.brackets.map(({ from, to, characteristics }) => [
        from,
        to,
        characteristics.movement,
        characteristics.wounds,
      ]),
    ).toEqual([
      [7, 12, 8, undefined],
      [1, 6, 5, undefined],
    ]);
    expect(stoker).toMatchObject({ count: '2', characteristics: { wounds: 2, save: 5 }, brackets: [] });
  });

  test('weapons use what the model has where they print no number', () => {
    expect(sheet.weapons).toMatchObject([
      {
        id: 'furnace-mouth',
        attacks: dice(0, 2, 6),
        skill: 'model',
        strength: { kind: 'fixed', value: 6 },
        abilities: [{ id: 'heavy', value: '2D6' }],
        text: 'This weapon hits without a hit roll.',
      },
      { id: 'poker-melee', attacks: 'model', strength: { kind: 'user', plus: 1, times: 1 } },
      { id: 'iron-door', strength: { kind: 'user', plus: 0, times: 2 }, damage: dice(0, 1, 3) },
    ]);
  });

  test('abilities on one line come apart, army rules first', () => {
    expect(sheet.abilities.map(({ id, place }) => [id, place])).toEqual([
      ['deep-warmth', 'faction'],
      ['slow-fire', 'faction'],
      ['ring-of-heat', 'datasheet'],
      ['voice-of-the-kiln', 'datasheet'],
      ['burst', 'datasheet'],
      ['the-stokers-patience', 'warlord-trait'],
    ]);
    expect(sheet.abilities[3]?.text).toBe('Once per battle, choose: the unit glows, or it does not.');
  });

  test('keywords belong to their models', () => {
    expect(sheet.modelKeywords).toMatchObject([
      { model: 'Old Kiln', keywords: ['VEHICLE', 'TITANIC', 'OLD KILN'] },
      { model: 'Stokers' },
    ]);
    expect(sheet.factionKeywords).toEqual(['POTTERS', 'VALLEY FOLK']);
  });

  test('a stratagem is a sentence on when and what it does, at one price or two', () => {
    expect(record(read, 'stratagem', 'stoke-the-fire')).toMatchObject({
      group: 'faction',
      detachment: 'Potters',
      when: { text: 'Use this Stratagem in your Shooting phase, when a POTTERS model shoots.' },
      effect: { text: 'Add 1 to the strength of its weapon.' },
    });
    expect(record(read, 'stratagem', 'bar-the-door')).toMatchObject({
      group: 'boarding-actions',
      cost: 2,
      costs: [2, 1],
      type: 'Strategic Ploy',
    });
  });

  test('numbered pieces keep their names though their tables are lost', () => {
    const rule = record(read, 'army-rule', 'slow-fire');
    expect(rule.parts.map(({ id }) => id)).toEqual([
      'fire-of-the-long-night',
      'fire-of-the-quick-flame',
      'slow-fire-exclusion-keywords',
    ]);
    expect(gapsOf(rule)).toEqual(['table-lost', 'table-lost']);
  });

  test('a rule of Boarding Actions is not the core rule of the same name', () => {
    expect(record(read, 'core-rule', 'engagement-range-hatchway').source.lines).toEqual([60, 61]);
    expect(record(read, 'core-rule', 'operate-hatchway')).toMatchObject({ topic: 'boarding' });
  });
});

test('a word left alone where a page was cut is no heading that splits the names of abilities', () => {
  const text = readFileSync(path.join(import.meta.dirname, 'fixtures', 'ninth.txt'), 'utf8');
  const cut = `${text.slice(0, text.indexOf('Engagement Range'))}The`;
  const read = importPage({ file: 'ninth.txt', bytes: cut, edition: 'w40k-9' });
  const ids = read.ok ? read.value.records.filter(({ kind }) => kind === 'ability').map(({ id }) => id) : [];
  expect(ids).toContain('the-stokers-patience');
  expect(ids).not.toContain('the');
});
