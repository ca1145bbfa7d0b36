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

describe('a 10th edition page', () => {
  const read = page('tenth');
  const sheet = record(read, 'datasheet', 'mud-golem');

  test('its wording tells the launch edition', () => {
    expect(sheet.edition).toBe('w40k-10-launch');
    expect(read.issues[0]).toMatchObject({
      code: 'edition-recognised',
      message: expect.stringContaining('Heroic Intervention'),
    });
  });

  test('abilities keep their tags and odd names; other sections are kept as text', () => {
    expect(sheet.abilities.map(({ name, place, tags }) => [name, place, ...tags])).toEqual([
      ['Deep Strike', 'core'],
      ['Slow Fire', 'faction'],
      ['Wet Clay', 'datasheet'],
      ['Bank the Fire!', 'datasheet'],
      ['Damp Cloak', 'wargear', 'Aura'],
    ]);
    expect(sheet.other).toMatchObject([{ heading: 'DAMAGED: 1-4 WOUNDS REMAINING' }]);
    expect(sheet.equipment).toBe('This model is equipped with: slip cannon; great fists.');
    expect(sheet.costs).toMatchObject([{ models: 1, points: 115 }]);
  });

  test('a lost faction keyword makes the sentences doubtful that may have named it', () => {
    expect(gapsOf(sheet)).toContain('faction-keyword-lost');
    expect(gapsOf(record(read, 'army-rule', 'slow-fire'))).toEqual(['army-keyword-lost']);
    expect(gapsOf(record(read, 'stratagem', 'turn-the-wheel'))).toEqual(['army-keyword-suspect']);
    expect(gapsOf(record(read, 'detachment', 'embers-never-die'))).toEqual(['army-keyword-suspect']);
    expect(gapsOf(record(read, 'stratagem', 'heroic-intervention'))).toEqual([]);
    expect(record(read, 'keyword-list', 'keyword-list-character').gaps[0]).toMatchObject({
      code: 'army-keyword-lost',
      line: 37,
    });
  });

  test('headings that are printed twice, and blocks too, are read once', () => {
    expect(record(read, 'core-rule', 'deep-strike').body.map(({ kind }) => kind)).toEqual([
      'flavour',
      'text',
      'bullet',
    ]);
    const back = record(read, 'core-rule', 'fall-back-moves');
    expect(back.parts.map(({ id }) => id)).toEqual([
      'desperate-escape-tests',
      'fall-back-move',
      'desperate-escape-test',
    ]);
    expect(back.body.filter(({ text }) => text.startsWith('Roll one D6'))).toHaveLength(1);
  });

  test('a numbered step is a rule under its name', () => {
    expect(record(read, 'core-rule', 'kneading').parts.map(({ id }) => id)).toEqual(['kneaded']);
  });

  test('a lost table is a gap in its rule', () => {
    expect(record(read, 'core-rule', 'wound-roll').gaps).toMatchObject([{ code: 'table-lost', line: 58 }]);
  });
});

describe('a Combat Patrol page', () => {
  const read = page('patrol');

  test('the patrol stands where the faction would, and says the edition', () => {
    const sheet = record(read, 'datasheet', 'glaze-runners');
    expect(sheet).toMatchObject({
      faction: 'Night Shift',
      edition: 'w40k-10-combat-patrol',
      costs: [],
      composition: [],
      factionKeywords: ['POTTERS GUILD'],
    });
    expect(gapsOf(sheet)).toEqual(['statline-missing']);
  });

  test('an ability without its number says so', () => {
    const noPain = record(read, 'ability', 'feel-no-pain');
    expect(noPain.value).toBeUndefined();
    expect(noPain.gaps).toMatchObject([{ code: 'ability-value-missing', line: 11 }]);
    expect(record(read, 'ability', 'scouts').value).toBe('6"');
  });

  test('text cut in the middle is never one sentence', () => {
    const rule = record(read, 'army-rule', 'out-of-the-dark');
    expect(gapsOf(rule)).toEqual(['text-cut']);
    expect(rule.body.some(({ text }) => text.includes('isWhen'))).toBe(false);
  });

  test('a rule of another edition is kept apart', () => {
    const foreign = record(read, 'core-rule', 'characters-foreign');
    expect(foreign).toMatchObject({ foreign: 'w40k-9', gaps: [{ code: 'template-token', line: 30 }] });
  });

  test('a missing space is put in, and said', () => {
    expect(record(read, 'stratagem', 'lights-out').target?.text).toBe('One POTTERS GUILD units of yours.');
    expect(issuesOf(read)).toContain('38 space-missing');
  });
});

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
