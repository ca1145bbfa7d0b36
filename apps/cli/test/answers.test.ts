import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { rulesReport } from '../src/wiring/rules.js';

const pages = new URL('../../../packages/importers/src/page/fixtures/', import.meta.url);

const question = `FAQ
| Q: | Does it wait for the clay to dry? |
| A: | No. |
`;

const correction = (where: string) => `Errata
${where}
Change to:
‘It waits until the clay is dry.’
`;

/** The report of a page with more text after a line of it. */
async function reportOf(page: string, edition: string, after: string, more: string) {
  const text = readFileSync(new URL(page, pages), 'utf8');
  if (!text.includes(after)) throw new Error(`${page} has no ${after}`);
  const bytes = Buffer.from(text.replace(after, () => after + more));
  const found = await rulesReport({ name: page, bytes }, { edition });
  if (!found.ok) throw new Error(JSON.stringify(found.error));
  return found.value.rules;
}

/** A rule of the page that runs, one that does not, and the line after which its question and correction stand. */
const editions = [
  { edition: 'w40k-9', page: 'ninth.txt', runs: 'heavy', after: '- Subtract 1 after moving.\n', still: 'deep-warmth' },
  { edition: 'w40k-10-launch', page: 'tenth.txt', runs: 'wound-roll', after: 'Add nothing else.\n', still: 'kneading' },
  { edition: 'w40k-10', page: 'tenth.txt', runs: 'wound-roll', after: 'Add nothing else.\n', still: 'kneading' },
  {
    edition: 'w40k-11',
    page: 'eleventh.txt',
    runs: 'multiple-weapon-profiles',
    after: 'Before selecting targets for this weapon, select one of its profiles.\n',
    still: 'slow-fire',
  },
];

describe.each(editions)('an answer on a page of $edition', ({ edition, page, runs, after, still }) => {
  it('is tied to the rule under which it stands, and that rule to it', async () => {
    const rows = await reportOf(page, edition, after, question);
    const answer = rows.find(({ kind, touches }) => kind === 'faq' && touches === runs);
    expect(answer).toMatchObject({ stage: 'text', why: expect.stringContaining('which runs; whether it runs so') });
    const rule = rows.find(({ id }) => id === runs);
    expect(rule?.why).toContain(`line ${answer?.span?.line} answers on it`);
    expect(rule?.source).toBe(answer?.source);
  });

  it('is tied to the rule that a correction names, wherever it stands', async () => {
    const name = still.replace('-', ' ');
    const rows = await reportOf(page, edition, after, correction(`Somewhere, ${name} Army Rule`));
    const erratum = rows.find(({ kind, touches }) => kind === 'erratum' && touches === still);
    expect(erratum?.why).toContain('which does not run');
    expect(rows.find(({ id }) => id === runs)?.why ?? '').not.toContain('corrects it');
  });

  it('says which rule that runs is corrected', async () => {
    const rows = await reportOf(page, edition, after, correction('The Rules of the Kiln'));
    const erratum = rows.find(({ kind, touches }) => kind === 'erratum' && touches === runs);
    expect(rows.find(({ id }) => id === runs)?.why).toContain(`line ${erratum?.span?.line} corrects it`);
  });
});

describe('a step inside a rule', () => {
  const rows = () =>
    reportOf(
      'tenth.txt',
      'w40k-10',
      'Add nothing else.\n',
      '- Wound Roll (By Hand): as strong as the hand.\nThe Hazardous test comes last, after the Wound Roll step.\n',
    );

  it('runs with the rule that it is a part of', async () => {
    const part = (await rows()).find(({ id }) => id === 'wound-roll-by-hand');
    expect(part).toMatchObject({ stage: 'exact', effect: 'Part of Wound Roll.' });
  });

  it('is the rule itself where only its test or step is named', async () => {
    const ids = (await rows()).map(({ id }) => id);
    expect(ids).toContain('hazardous');
    expect(ids.filter((id) => id.endsWith('-step') || id.endsWith('-test'))).toEqual(['reinforcements-step']);
  });
});

describe('a rule that bears a number', () => {
  const page = (core: string) => `Tin Legion – Hound
RANGED WEAPONS | RANGE | A | BS | S | AP | D | |
| Spring gun rapid fire 2 | |||||||
| Spring gun rapid fire 2 | 24" | 2 | 4+ | 4 | 0 | 1 | |
ABILITIES
CORE: ${core}
KEYWORDS: BEAST; HOUND
`;
  const effectOf = async (core: string, id: string) => {
    const found = await rulesReport({ name: 'hound.txt', bytes: Buffer.from(page(core)) }, { edition: 'w40k-11' });
    return found.ok ? found.value.rules.find((row) => row.id === id)?.effect : undefined;
  };

  it('does what the number on the page says', async () => {
    expect(await effectOf('Deadly Demise D3', 'deadly-demise')).toContain('suffers D3 mortal wounds');
    expect(await effectOf('Deadly Demise 2', 'deadly-demise')).toContain('suffers 2 mortal wounds');
    expect(await effectOf('Deadly Demise 2', 'rapid-fire')).toContain('add 2 to attacks');
  });

  it('is given none where the page prints none', async () => {
    expect(await effectOf('Deadly Demise', 'deadly-demise')).not.toMatch(/\b1 mortal/);
    expect(await effectOf('Deadly Demise', 'deadly-demise')).toBeTruthy();
  });
});
