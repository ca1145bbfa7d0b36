import { describe, expect, test } from 'vitest';
import { readAbilityTable } from './read-ability-table.js';

const HEADER = 'nom capacité;texte';
const good = (name: string): string => `${name};[justifier]Texte de ${name}.[/justifier]`;
const read = (...rows: readonly string[]) => readAbilityTable('table.csv', [HEADER, ...rows].join('\n'));
const names = ({ rules }: ReturnType<typeof read>): readonly string[] => rules.map(({ name }) => name);
const told = ({ issues }: ReturnType<typeof read>) =>
  issues.map(({ code, severity, span, message }) => [code, severity, span?.line, message]);

describe('what cannot be read of a row is an error with its line, and the others are read', () => {
  test.each([
    ['without a semicolon', 'Meneur', 'row-without-separator', 'Ligne 3\u00a0: point-virgule manquant.'],
    ['without a name', ';[justifier]Texte.[/justifier]', 'row-without-name', 'Ligne 3\u00a0: nom vide.'],
    [
      'with a comma for its semicolon',
      'Meneur,texte',
      'row-without-separator',
      'Ligne 3\u00a0: point-virgule manquant.',
    ],
  ])('a row %s', (_, row, code, message) => {
    const table = read(good('Antigrav'), row, good('Peur'));
    expect(names(table)).toEqual(['Antigrav', 'Peur']);
    expect(told(table)).toEqual([[code, 'error', 3, message]]);
    expect(table.issues[0]!.hint).toBeTruthy();
  });
});

describe('what can be read all the same is a warning with its line and what would be right', () => {
  test.each([
    ['an unclosed tag', 'Peur;[justifier]Un. [justifier]Deux.[/justifier]', 'tag-unclosed', ['Un.', 'Deux.']],
    ['a tag unclosed at the end', 'Peur;[justifier]Un.', 'tag-unclosed', ['Un.']],
    ['a closing tag too many', 'Peur;[justifier]Un.[/justifier][/justifier]', 'tag-stray', ['Un.']],
    ['an unknown tag', 'Peur;[justifier]Un [g]deux[/g].[/justifier]', 'tag-unknown', ['Un deux.']],
    ['an unknown tag that is only closed', 'Peur;[justifier]Un deux[/g].[/justifier]', 'tag-unknown', ['Un deux.']],
    ['a lost dash', 'Peur;[justifier]Un ? deux.[/justifier]', 'suspect-dash', ['Un – deux.']],
    ['no text', 'Peur;', 'ability-text-missing', []],
    ['a hyphen for its text', 'Peur;-', 'ability-text-missing', []],
  ])('%s', (_, row, code, paragraphs) => {
    const table = read(row, good('Antigrav'));
    expect(table.rules.map(({ body }) => body.map(({ text }) => text))).toEqual([paragraphs, ['Texte de Antigrav.']]);
    expect(told(table).map(([found, severity, line]) => [found, severity, line])).toEqual([[code, 'warning', 2]]);
    expect(table.issues[0]!.hint ?? table.issues[0]!.found).toBeTruthy();
  });

  test('a question at the end of a sentence is none, nor is a bracket too many', () => {
    expect(read('Peur;[justifier]Qui ? Personne).[/justifier]').issues).toEqual([]);
  });
});

test('rows repeated and out of order are one ability each, with the lines of all', () => {
  const table = read(good('Peur'), good('Antigrav'), good('Antigrav'), good('Peur'));
  expect(table.rules.map(({ name, source, repeats }) => [name, source.lines[0], repeats])).toEqual([
    ['Peur', 2, [5]],
    ['Antigrav', 3, [4]],
  ]);
});

test('a name is known again whatever its accents and capitals, and another text for it says where the first stands', () => {
  const table = read('Dégâts (XX);[justifier]Un.[/justifier]', 'DEGATS (XX);[justifier]Deux.[/justifier]');
  expect(names(table)).toEqual(['Dégâts']);
  expect(told(table)).toEqual([
    ['rule-differs', 'warning', 3, 'Ligne 3\u00a0: texte différent de la ligne 2, ignoré.'],
  ]);
});

test('later semicolons belong to the text', () => {
  expect(read('Peur;[justifier]Un ; deux.[/justifier]').rules[0]!.body[0]!.text).toBe('Un ; deux.');
});

test('"audessus", a verb twice and the number of a page stay as they were printed (CSV-13)', () => {
  const printed = 'Au audessus il gagne obtient un point, voir p15.';
  expect(read(`Peur;[justifier]${printed}[/justifier]`).rules[0]!.body[0]!.text).toBe(printed);
});

describe('encodings and line ends', () => {
  const text = `${HEADER}\n${good('Métal Organique (XX)')}`;
  const latin = Uint8Array.from(text, (sign) => sign.codePointAt(0)!);
  test.each([
    ['UTF-8', new TextEncoder().encode(text)],
    ['UTF-8 with a mark before it', new TextEncoder().encode(`\uFEFF${text}`)],
    ['Windows-1252', latin],
    ['CR LF and an empty last line', `${text.replaceAll('\n', '\r\n')}\r\n`],
  ])('%s', (_, bytes) => {
    const table = readAbilityTable('table.csv', bytes);
    expect(table.rules.map(({ name, parameter }) => [name, parameter])).toEqual([['Métal Organique', 'XX']]);
  });
});
