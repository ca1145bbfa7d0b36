import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { importPage } from './import-page.js';

const text = (name: string): string => readFileSync(path.join(import.meta.dirname, 'fixtures', `${name}.txt`), 'utf8');
const read = (bytes: Uint8Array | string, edition?: string) =>
  importPage({ file: 'page.txt', bytes, ...(edition === undefined ? {} : { edition }) });
const codes = (bytes: Uint8Array | string): readonly string[] => {
  const result = read(bytes);
  return (result.ok ? result.value.issues : result.error).map(({ code }) => code);
};
const sheetsOf = (bytes: Uint8Array | string): readonly string[] => {
  const result = read(bytes);
  return result.ok ? result.value.records.filter(({ kind }) => kind === 'datasheet').map(({ id }) => id) : [];
};
/** As `TextEncoder`, in the encoding that Windows used to save. */
const windows1252 = (page: string): Uint8Array =>
  Uint8Array.from([...page].map((char) => ({ '‘': 0x91, '’': 0x92, '–': 0x96 })[char] ?? char.charCodeAt(0)));
const utf16 = (page: string): Uint8Array =>
  Uint8Array.from([0xff, 0xfe, ...[...page].flatMap((char) => [char.charCodeAt(0) & 255, char.charCodeAt(0) >> 8])]);

describe('nothing to read is refused with a reason', () => {
  test.each([
    ['an empty file', '', 'file-empty'],
    ['a poem', 'A kiln that stood upon a hill\nhas cooled, and no one lights it still.\n', 'page-not-recognised'],
    ['bytes that are no text', Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0, 0]), 'file-binary'],
    ['a hundred megabytes', 'x'.repeat(100 * 1024 * 1024), 'file-too-large'],
    ['a table of something else', 'Name | Age | Town\nAda | 36 | London\n', 'page-not-recognised'],
  ])('%s', (_what, bytes, code) => {
    expect(codes(bytes)).toEqual([code]);
    expect(read(bytes).ok).toBe(false);
  });

  test('a page in another language says which', () => {
    const french =
      'Potiers – Marcheur\nARMES DE TIR\nChaque unité est dans les murs pour une nuit avec des amis.\nLes unités sont dans cette vallée.\n';
    const result = read(french);
    expect(result.ok ? [] : result.error.map(({ message }) => message)).toEqual([expect.stringContaining('French')]);
  });
});

describe('plain prose is no rule, even where the edition is named', () => {
  const letter = `A Letter Home
Dear mother, the weather has been fine. We walked to the river and ate bread.
The River
It was cold and deep, and we did not swim for long.
- We saw two herons.
`;
  const recipe = `Ingredients
- 6 apples
Method
Peel the apples and cut them. Mix them with sugar.
Deep Strike
This label released one album. It sold poorly.
`;
  const draughts = `Movement
Each piece moves in its own way. A knight jumps.
Engagement Range
A piece attacks the squares it could move to.
`;
  test.each(
    ['w40k-9', 'w40k-10', 'w40k-10-combat-patrol', 'w40k-11'].flatMap((edition) => [
      ['a letter', letter, edition],
      ['a recipe', recipe, edition],
      ['draughts', draughts, edition],
    ]),
  )('%s', (_what, prose, edition) => {
    const result = read(prose, edition);
    expect(result.ok ? result.value.records : result.error.map(({ code }) => code)).toEqual(['page-not-recognised']);
  });

  test('among rules it is left out, with its line', () => {
    const kiln = 'The Long Firing\nRoll one D6 for each model in the unit that stands by the kiln.\n';
    const result = read(kiln + letter, 'w40k-10');
    expect(result.ok && result.value.records.map(({ id }) => id)).toEqual(['the-long-firing']);
    expect(result.ok && result.value.issues.map(({ code, span }) => `${code} ${span?.line}`)).toEqual([
      'edition-unconfirmed 1',
      'text-unplaced 3',
      'text-unplaced 5',
      'may-be-cut 2',
    ]);
  });

  test('a page that shows its edition keeps every rule it prints', () => {
    const told = read(text('tenth'), 'w40k-10');
    const guessed = read(text('tenth'));
    const ids = (result: typeof told) => (result.ok ? result.value.records.map(({ id }) => id) : []);
    expect(ids(told)).toEqual(ids(guessed));
  });
});

describe('other encodings and forms give the same page', () => {
  const page = text('eleventh');

  test.each([
    ['UTF-16', utf16(page)],
    ['Windows-1252', windows1252(page)],
    ['CRLF', page.replaceAll('\n', '\r\n')],
    ['UTF-8 read as Windows-1252', page.replaceAll('’', 'â€™').replaceAll('–', 'â€“').replaceAll('‘', 'â€˜')],
  ])('%s', (_name, bytes) => {
    const plain = read(page);
    const other = read(bytes);
    const names = (result: typeof plain) =>
      result.ok ? result.value.records.map(({ kind, id, source }) => [kind, id, source.lines]) : [];
    expect(names(other)).toEqual(names(plain));
  });

  test('a web page is read through its tags', () => {
    const rows = page.split('\n').map((line) =>
      line.startsWith('|')
        ? `<tr>${line
            .slice(1, -1)
            .split('|')
            .map((cell) => `<td>${cell}</td>`)
            .join('')}</tr>`
        : `<p>${line}</p>`,
    );
    const html = `<!DOCTYPE html><html><head><style>p{}</style></head><body>\n${rows.join('\n')}</body></html>`;
    expect(sheetsOf(html)).toEqual(['clay-walker']);
    expect(codes(html)).toContain('html-stripped');
    const result = read(html);
    expect(result.ok && result.value.records.filter(({ kind }) => kind === 'weapon').map(({ id }) => id)).toEqual([
      'ember-jet',
      'shard-thrower-burst',
      'shard-thrower-focus',
      'heavy-feet',
    ]);
  });
});

describe('pages that are not as they should be', () => {
  test('two pages glued together are two datasheets', () => {
    expect(sheetsOf(text('eleventh') + text('ninth'))).toEqual(['clay-walker', 'old-kiln']);
    expect(codes(text('tenth') + text('patrol'))).toContain('page-begins');
    expect(sheetsOf(text('tenth').trimEnd() + text('patrol'))).toEqual(['mud-golem', 'glaze-runners']);
  });

  test('a page without its title keeps what it has', () => {
    const beheaded = text('tenth').split('\n').slice(1).join('\n');
    expect(sheetsOf(beheaded)).toEqual(['unnamed-datasheet']);
    expect(codes(beheaded)).toContain('title-missing');
  });

  test('a page that begins in its list of stratagems has no unit called after a kind of stratagem', () => {
    const lines = text('tenth').split('\n');
    const list = lines.slice(lines.indexOf('2CP') - 1).join('\n');
    expect(list).toMatch(/^HEROIC INTERVENTION\n2CP\nCore – Strategic Ploy\n/);
    expect(sheetsOf(list).filter((id) => id.includes('ploy'))).toEqual([]);
    expect(codes(list)).not.toContain('page-begins');
  });

  test('pop-ups alone are read without a sheet', () => {
    const popups = text('tenth').split('\n').slice(61).join('\n');
    expect(sheetsOf(popups)).toEqual([]);
    const result = read(popups);
    expect(result.ok && result.value.records.some(({ id }) => id === 'heroic-intervention')).toBe(true);
  });

  test('the edition may be named, and a page that looks otherwise says so', () => {
    const result = read(text('tenth'), 'w40k-10');
    expect(result.ok && new Set(result.value.records.map(({ edition }) => edition))).toEqual(new Set(['w40k-10']));
    expect(result.ok && result.value.issues[0]).toMatchObject({ code: 'edition-overridden', found: 'w40k-10-launch' });
  });

  test.each([
    [
      'a row without one of its values',
      '| Slip cannon [blast, heavy] | 24" | D6+2 | 4+ | 9 | -2 | |',
      'table-cell-missing',
    ],
    ['a row that stops', '| Slip cannon [blast, heavy] | 24" | D6+2 | 4+ | 9 | -2 | 3', 'table-cell-missing'],
    [
      'a value that is none',
      '| Slip cannon [blast, heavy] | 24" | many | 4+ | 9 | -2 | 3 | |',
      'weapon-value-unreadable',
    ],
  ])('%s leaves the weapon out', (_what, row, code) => {
    const broken = text('tenth').replace(/^\| Slip cannon.*24".*$/m, row);
    const result = read(broken);
    expect(result.ok && result.value.records.filter(({ kind }) => kind === 'weapon').map(({ id }) => id)).toEqual([
      'great-fists',
    ]);
    expect(result.ok && result.value.issues.find((problem) => problem.code === code)?.span?.line).toBe(4);
  });

  test('a card without its name does not lend its effect to the card before', () => {
    const nameless = text('tenth').replace(
      '\nTURN THE WHEEL\n1CP\nRed Kilns – Battle Tactic Stratagem',
      '\n1CP\nRed Kilns – Battle Tactic Stratagem',
    );
    const result = read(nameless);
    const before = result.ok ? result.value.records.find(({ id }) => id === 'heroic-intervention') : undefined;
    expect(before).toMatchObject({ effect: { text: 'Your unit charges that enemy.' } });
    expect(codes(nameless)).toEqual(expect.arrayContaining(['text-unplaced', 'stratagem-card-missing']));
  });
});

/** Each would take hours if its cost grew with the square of its length. */
test.each([
  ['names without sentences', `Potters – Kiln\nWEAPON | RANGE | TYPE |\nABILITIES\n${'Ring Of: '.repeat(20_000)}\n`],
  ['capitals', `${text('tenth')}${'A'.repeat(200_000)}\n`],
  ['capitals and hyphens', `${text('tenth')}X-${'A-'.repeat(100_000)}\n`],
  ['brackets that never close', `${text('tenth')}Some Rule\nText. ${'[A (excluding B, '.repeat(12_000)}\n`],
  ['spaces', `${text('tenth')}| Q: | a${' '.repeat(200_000)}b\n`],
  [
    'many weapons',
    `Potters – Kiln\nRANGED WEAPONS | RANGE | A | BS | S | AP | D | |\n${'| Gun | 24" | 1 | 3+ | 4 | 0 | 1 | |\n'.repeat(5000)}`,
  ],
  [
    'many cards of one name',
    `${text('tenth')}${Array.from({ length: 3000 }, (_, i) => `CARD\n1CP\nRed – Ploy Stratagem\nWHEN: x.\nTARGET: y ${i}.\nEFFECT: z.\n`).join('')}`,
  ],
  ['tags that never close', `<html><body>${'<b>a'.repeat(50_000)}`],
])('a hostile page is read in time that grows with its length: %s', (_what, page) => {
  const began = performance.now();
  read(page);
  expect(performance.now() - began).toBeLessThan(10_000);
});
