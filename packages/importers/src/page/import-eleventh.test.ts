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

const issuesOf = ({ issues }: Import): readonly string[] => issues.map(({ code, span }) => `${span?.line} ${code}`);
const gapsOf = ({ gaps }: ImportRecord): readonly string[] => gaps.map(({ code }) => code);
const dice = (plus: number, count = 0, sides = 0) => ({ dice: count, sides, plus });

describe('an 11th edition page', () => {
  const read = page('eleventh');
  const sheet = record(read, 'datasheet', 'clay-walker');

  test('its weapons lose the abilities glued to their names', () => {
    expect(sheet.weapons.map(({ name, abilities }) => [name, ...abilities.map(({ printed }) => printed)])).toEqual([
      ['Ember jet', 'ignores cover', 'torrent'],
      ['Shard thrower – burst', 'sustained hits 2', 'twin-linked'],
      ['Shard thrower – focus', 'anti-vehicle 4+', 'melta 2'],
      ['Heavy feet'],
    ]);
  });

  test('its numbers are those of the table', () => {
    const [jet, , focus, feet] = sheet.weapons;
    expect(jet).toMatchObject({
      range: 12,
      attacks: dice(0, 1, 6),
      skill: 'automatic',
      strength: { kind: 'fixed', value: 5 },
      armourPenetration: -1,
      damage: dice(1),
    });
    expect(focus).toMatchObject({
      weapon: 'Shard thrower',
      mode: 'focus',
      damage: dice(1, 1, 6),
      source: { lines: [8, 8] },
    });
    expect(feet).toMatchObject({ type: 'melee', range: 'melee', attacks: dice(3), skill: 4, armourPenetration: 0 });
  });

  test('the rest of the sheet is read', () => {
    expect(sheet).toMatchObject({
      faction: 'Potters',
      keywords: ['VEHICLE', 'WALKER', 'CLAY WALKER'],
      factionKeywords: ['POTTERS'],
      composition: [{ model: 'Clay Walker', least: 1, most: 1 }],
      costs: [{ models: 1, points: 95 }],
      options: [{ id: 'clay-walker-wargear-option', line: 13 }],
      models: [],
    });
    expect(sheet.abilities.map(({ id, place, value }) => [id, place, value])).toEqual([
      ['deadly-demise', 'core', 'D3'],
      ['deep-strike', 'core', undefined],
      ['slow-fire', 'faction', undefined],
      ['glazed-hide', 'datasheet', undefined],
    ]);
  });

  test('a missing statline is named, not invented', () => {
    expect(gapsOf(sheet)).toEqual(['statline-missing']);
    expect(sheet.gaps[0]?.what).toContain('toughness');
  });

  test('a core stratagem and its Boarding Actions version are two', () => {
    expect(record(read, 'stratagem', 'second-throw')).toMatchObject({
      group: 'core',
      section: '15.02',
      cost: 1,
      flavour: 'Nobody throws a pot right the first time.',
    });
    expect(record(read, 'stratagem', 'ba-second-throw')).toMatchObject({
      group: 'boarding-actions',
      type: 'Epic Deed',
    });
  });

  test('bullets go to the label that waits for them', () => {
    expect(record(read, 'stratagem', 'second-throw').when?.text).toMatch(/:\n- Hit roll\n- Wound roll$/);
    const rise = record(read, 'stratagem', 'rise-from-the-kiln');
    expect(rise.effect?.text.split('\n')).toHaveLength(3);
    expect(rise).toMatchObject({
      restrictions: { text: 'Once per battle.' },
      states: ['smouldering'],
      detachment: 'Red Kilns',
      type: 'Strategic Ploy',
    });
    const slide = record(read, 'core-rule', 'slide-move');
    expect(slide.body.filter(({ kind }) => kind === 'bullet').map(({ label }) => label)).toEqual([
      'ELIGIBLE IF',
      'ELIGIBLE IF',
    ]);
    expect(slide.body.filter(({ label }) => label === 'WHILE MOVING')).toHaveLength(1);
  });

  test('headings glued to the paragraph before begin rules of their own', () => {
    const lines = (id: string) => record(read, 'core-rule', id).source.lines;
    expect([lines('torrent'), lines('sustained-hits'), lines('thin-dust'), lines('deadly-demise')]).toEqual([
      [81, 83],
      [83, 85],
      [94, 95],
      [160, 162],
    ]);
    expect(record(read, 'detachment', 'warm-hands')).toMatchObject({
      detachment: 'Blue Kilns',
      source: { lines: [143, 146] },
    });
  });

  test('parts of a rule are named: sub-headings, steps, auras, states', () => {
    expect(record(read, 'core-rule', 'shade').parts.map(({ id }) => id)).toEqual(['deep-shade']);
    expect(record(read, 'core-rule', 'backward-move').parts.map(({ id }) => id)).toEqual(['careful', 'hasty']);
    expect(record(read, 'detachment', 'warm-hands').parts.map(({ id }) => id)).toContain('warm-air-aura');
  });

  test('questions, errata and indexes are records', () => {
    expect(record(read, 'faq', 'faq-slow-fire-1')).toMatchObject({
      about: 'slow-fire',
      question: 'Does a walker in reserves glow?',
      answer: 'No.',
    });
    const erratum = record(read, 'erratum', 'erratum-army-rules-slow-fire-army-rule');
    expect(erratum.text?.split('\n')).toHaveLength(2);
    expect(record(read, 'erratum', 'erratum-clay-walker-mud-golem-keywords-section')).toMatchObject({
      about: 'clay-walker',
      change: 'Add WALKER.',
    });
    expect(record(read, 'keyword-list', 'keyword-list-potters-character')).toMatchObject({
      keywords: ['POTTERS', 'CHARACTER'],
      roles: ['Infantry Epic Hero', 'Vehicle Character'],
    });
    expect(record(read, 'stratagem', 'crack-the-glaze').aliases).toEqual(['tap-the-glaze']);
  });

  test('rules that are only named are referenced, once', () => {
    expect(record(read, 'core-rule', 'shade-test')).toMatchObject({ referenced: true, section: '06.12.02', body: [] });
    expect(record(read, 'core-rule', 'moving')).toMatchObject({ referenced: true, section: '03' });
    expect(record(read, 'detachment', 'red-kilns')).toMatchObject({ referenced: true });
  });

  test('what was lost is an issue where it was lost', () => {
    expect(issuesOf(read)).toEqual([
      '1 edition-recognised',
      '1 statline-missing',
      '74 label-lost',
      '88 table-lost',
      '142 table-lost',
      '116 older-terms',
    ]);
  });
});
