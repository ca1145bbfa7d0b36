import { readFileSync } from 'node:fs';
import path from 'node:path';
import { issue } from '@umpire/kernel';
import { describe, expect, test } from 'vitest';
import { frenchIssue, frenchMessages } from './french-issues.js';

const codes = readFileSync(path.join(import.meta.dirname, '../../../docs/codes.md'), 'utf8');
const rows = [...codes.matchAll(/^\| `([\w-]+)` *\| (NetEpic:)?/gm)];
const known = new Set(rows.map(([, code]) => code));
/** Those of NetEpic come in French already. */
const inEnglish = rows.filter(([, , game]) => game === undefined).map(([, code]) => code ?? '');

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

  test('says what was measured and what would do', () => {
    const far = { ...issue('move-too-far', 'moves 6.01″, at most 6″'), measured: 152_410, allowed: 152_400 };
    expect(frenchIssue(far).message.replaceAll('\u202f', ' ')).toBe(
      'La figurine va plus loin qu’elle ne le peut. 6,01″ ; la limite est 6″.',
    );
  });

  test('every code has its French', () => {
    expect(inEnglish.filter((code) => frenchMessages[code] === undefined)).toEqual([]);
  });

  test('no French is left of a code that is gone', () => {
    expect(Object.keys(frenchMessages).filter((code) => !known.has(code))).toEqual([]);
  });
});
