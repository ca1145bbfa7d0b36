import { readFileSync } from 'node:fs';
import path from 'node:path';
import { issue } from '@umpire/kernel';
import { describe, expect, test } from 'vitest';
import { frenchIssue } from './french-issues.js';

const codes = readFileSync(path.join(import.meta.dirname, '../../../docs/codes.md'), 'utf8');
const known = new Set([...codes.matchAll(/^\| `([\w-]+)`/gm)].map(([, code]) => code));
const source = readFileSync(path.join(import.meta.dirname, 'french-issues.ts'), 'utf8');
const translated = [...source.matchAll(/^ {2}'([\w-]+)':/gm)].map(([, code]) => code ?? '');

describe('a problem in French', () => {
  test('keeps its code, its place and what was found, and says what is right', () => {
    const english = issue('wrong-type', 'attackers[0].weapons[0].damage must be dice', {
      path: 'attackers[0].weapons[0].damage',
      found: 'seven',
      hint: 'a number from 1 on, or dice such as D6+1',
    });
    expect(frenchIssue(english)).toEqual({
      ...english,
      message: 'La valeur n’est pas du genre voulu.',
      hint: 'un nombre à partir de 1, ou des dés comme D6+1',
    });
  });

  test('without French words stays as it is', () => {
    const strange = issue('not-a-code', 'Something else');
    expect(frenchIssue(strange)).toEqual(strange);
  });

  test('never leaves English advice behind a French sentence', () => {
    expect(frenchIssue(issue('file-empty', 'It is empty', { hint: 'save it again, whole' }))).not.toHaveProperty(
      'hint',
    );
  });

  test.each(translated)('%s is a code that is printed in the list of codes', (code) => {
    expect([...known]).toContain(code);
  });
});
