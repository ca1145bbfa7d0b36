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
