import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { type ImportRecord, parseRecords } from '@umpire/datasheets';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { importTables } from '../import-tables.js';

const read = async (value: unknown, edition?: string) => {
  const bytes = typeof value === 'string' ? value : JSON.stringify(value, null, 1);
  return importTables({ files: [{ file: 'pack', bytes }], ...(edition === undefined ? {} : { edition }) });
};

async function recordsOf(value: unknown, edition?: string) {
  const found = await read(value, edition);
  if (!found.ok) throw new Error(JSON.stringify(found.error));
  expect(parseRecords(found.value.records).ok).toBe(true);
  return found.value;
}

const of = <Kind extends ImportRecord['kind']>(records: readonly ImportRecord[], kind: Kind) =>
  records.filter((one): one is Extract<ImportRecord, { kind: Kind }> => one.kind === kind);

/** A pack of potters. */
const pack = {
  meta: { title: 'Potters Faction Pack', version: '1.0' },
  provenance: { edition: 'Warhammer 40,000 11th Edition' },
  pages: { 1: { text: 'KILNS\nSlow fire' } },
  detachments: [
    {
      title: 'Slow Fire',
      dp: 2,
      rule: { title: 'Banked Heat', text: 'Potters are warm.\n■ Very warm.' },
      enhancements: [
        { title: 'Cracked Seal', kind: 'Upgrade', text: 'WALKER unit only.' },
        { title: 'Glazed Eye', tags: [], points: 20 },
      ],
      stratagems: [
        { title: 'Stoke', cp: 1, when: 'Your Shooting phase.', target: 'One POTTERS unit.', effect: 'It glows.' },
        { title: 'Quench', when: 'Fight phase.', target: 'One POTTERS unit.' },
      ],
    },
  ],
  updates: [
    { subject: 'Oven Song', section: 'Datasheets', change: 'Change to: Clay hums.' },
    { subject: 'Kiln', change: 'Remove it.' },
  ],
  faqs: [{ question: 'Is clay alive?', answer: 'Yes.' }, { question: 'Since when?' }],
};

describe('a faction pack', () => {
  test('gives detachments with rules, enhancements and stratagems, corrections and answers', async () => {
    const { records, issues } = await recordsOf(pack);
    expect(of(records, 'detachment')).toMatchObject([
      {
        name: 'Banked Heat',
        detachment: 'Slow Fire',
        faction: 'Potters',
        edition: 'w40k-11',
        points: 2,
        body: [
          { kind: 'text', text: 'Potters are warm.' },
          { kind: 'bullet', text: 'Very warm.' },
        ],
      },
    ]);
    expect(of(records, 'enhancement')).toMatchObject([
      { name: 'Cracked Seal', type: 'upgrade', text: 'WALKER unit only.', detachments: ['Slow Fire'] },
      { name: 'Glazed Eye', type: 'enhancement', points: 20 },
    ]);
    expect(of(records, 'stratagem')).toMatchObject([
      { name: 'Stoke', cost: 1, group: 'detachment', detachment: 'Slow Fire', effect: { text: 'It glows.' }, gaps: [] },
      { name: 'Quench', cost: 0, gaps: [{ what: ['effect', 'cost'] }] },
    ]);
    expect(of(records, 'erratum')).toMatchObject([
      { where: 'Datasheets, Oven Song', change: 'Change to:', text: 'Clay hums.' },
      { where: 'Kiln', change: 'Remove it.' },
    ]);
    expect(of(records, 'faq')).toMatchObject([
      { question: 'Is clay alive?', answer: 'Yes.' },
      { question: 'Since when?' },
    ]);
    expect(issues.map(({ code }) => code).sort()).toEqual([
      'ability-text-missing',
      'faq-answer-missing',
      'stratagem-incomplete',
    ]);
  });

  test('says on which line a name stands', async () => {
    const { records } = await recordsOf(pack);
    const [line] = of(records, 'stratagem')[0]?.source.lines ?? [];
    expect(JSON.stringify(pack, null, 1).split('\n')[(line ?? 0) - 1]).toContain('Stoke');
  });

  test('is of the edition that is asked for', async () => {
    const { records } = await recordsOf(pack, 'w40k-10');
    expect(new Set(records.map(({ edition }) => edition))).toEqual(new Set(['w40k-10']));
  });
});

describe('cards of stratagems', () => {
  const card = { name: 'Stoke', cp: 1, type: 'Battle Tactic', when: 'Fight phase.', target: 'One.', effect: 'Heat.' };
  const cards = {
    factions: {
      Core: { name: 'Core Rules', combatPatrols: {}, detachments: { '(none)': [{ ...card, group: 'CORE' }] } },
      Potters: { name: 'Potters', combatPatrols: { 'Ash Watch': [card] }, detachments: { 'Slow Fire': [card] } },
    },
  };

  test('are of the core, of a combat patrol, of a detachment', async () => {
    const { records } = await recordsOf(cards);
    expect(of(records, 'stratagem').map(({ group, detachment, edition }) => [group, detachment, edition])).toEqual([
      ['core', undefined, 'w40k-10'],
      ['detachment', 'Ash Watch', 'w40k-10-combat-patrol'],
      ['detachment', 'Slow Fire', 'w40k-10'],
    ]);
  });
});

describe('bad input', () => {
  const broken: fc.Arbitrary<unknown> = fc.oneof(
    fc.constant(null),
    fc.integer(),
    fc.string(),
    fc.array(fc.string(), { maxLength: 2 }),
    fc.constant({ __proto__: { title: 'x' } }),
  );

  test('a value of another kind is an issue or nothing, never a crash', async () => {
    const keys = ['title', 'rule', 'enhancements', 'stratagems', 'dp'] as const;
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...keys), broken, async (key, value) => {
        const [detachment] = pack.detachments;
        const found = await read({ ...pack, detachments: [{ ...detachment, [key]: value }, value] });
        if (found.ok) expect(parseRecords(found.value.records).ok).toBe(true);
        else expect(found.error.length).toBeGreaterThan(0);
      }),
      { numRuns: 60 },
    );
  });

  test('a cut file is an issue with its line', async () => {
    const whole = JSON.stringify(pack, null, 1);
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: whole.length - 2 }), async (at) => {
        const found = await read(whole.slice(0, at));
        expect(found.ok).toBe(false);
      }),
      { numRuns: 40 },
    );
  });

  test('nesting without end is no hang', async () => {
    const deep = `${'{"detachments":['.repeat(5000)}`;
    expect((await read(deep)).ok).toBe(false);
  });
});

const shared = new URL('../../../../../../shared/data/', import.meta.url);
const samples = ['faction-packs-11e', 'stratagem-cards'].flatMap((folder) => {
  const at = new URL(`${folder}/`, shared);
  return existsSync(at) ? readdirSync(at).map((name) => new URL(name, at)) : [];
});

describe.skipIf(samples.length === 0)('the reference packs', () => {
  test.each(samples.map((url) => [decodeURIComponent(url.pathname.split('/').at(-1) ?? ''), url] as const))(
    '%s gives every stratagem, enhancement and detachment',
    async (_name, url) => {
      const source = readFileSync(url, 'utf8');
      const { records } = await recordsOf(source);
      const printed = source.match(/"cp":/g)?.length ?? 0;
      expect(of(records, 'stratagem')).toHaveLength(printed);
      expect(of(records, 'stratagem').every(({ gaps }) => gaps.length === 0)).toBe(true);
    },
  );
});
