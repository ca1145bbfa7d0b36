import { issue } from '@umpire/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDocument } from '../src/json/document.js';
import { scanJson } from '../src/json/scan.js';
import { stripComments } from '../src/json/strip-comments.js';

const parses = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

describe('the scanner', () => {
  it('finds a fault exactly where JSON.parse does', () => {
    const letters = fc.string({
      unit: fc.constantFrom(
        '{',
        '}',
        '[',
        ']',
        ',',
        ':',
        '"',
        '\\',
        'a',
        '1',
        '-',
        '.',
        'e',
        ' ',
        '\n',
        'true',
        'null',
      ),
    });
    fc.assert(
      fc.property(letters, (text) => {
        expect(scanJson(text).fault === undefined).toBe(parses(text));
      }),
      { numRuns: 3000 },
    );
  });

  it('finds a fault in a document with one letter changed, as JSON.parse does', () => {
    fc.assert(
      fc.property(fc.json(), fc.nat(), fc.constantFrom('', ',', '}', '"', 'x', '\\'), (text, at, letter) => {
        const spot = at % text.length;
        const changed = text.slice(0, spot) + letter + text.slice(spot + 1);
        expect(scanJson(changed).fault === undefined).toBe(parses(changed));
      }),
      { numRuns: 2000 },
    );
  });

  it('says that a document cut anywhere is cut, or is whole already', () => {
    const text = JSON.stringify({ a: [1, { b: 'x"y' }, true], c: null });
    for (let length = 1; length < text.length; length++) {
      const { fault } = scanJson(text.slice(0, length));
      // a word cut short ("tru") looks like a wrong word
      expect(['json-cut', 'json-invalid']).toContain(fault?.code);
    }
  });

  it('knows where every value stands', () => {
    const text = '{ "a": [10, {"b": "c"}], "d": true }';
    const { places } = scanJson(text);
    const found = Object.fromEntries([...places].map(([path, offset]) => [path, text.slice(offset, offset + 3)]));
    expect(found).toEqual({ '': '{ "', a: '[10', 'a.0': '10,', 'a.1': '{"b', 'a.1.b': '"c"', d: 'tru' });
  });
});

describe('comments', () => {
  it.each([
    ['to the end of the line', '1 // one\n', '1       \n'],
    ['over lines', '/* a\nb */ 1', '    \n     1'],
    ['never inside a text', '"http://x /* y */"', '"http://x /* y */"'],
    ['after an escaped quote', '"a\\"//b" //c', '"a\\"//b"    '],
    ['that never end', '1 /* x', '1     '],
  ])('%s become blanks', (_what, text, bare) => {
    expect(stripComments(text)).toBe(bare);
  });

  it('leave every letter in its place', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('/', '*', '"', '\\', '\n', 'a') }), (text) => {
        expect(stripComments(text).length).toBe(text.length);
      }),
    );
  });
});

describe('an issue', () => {
  const document = parseDocument(
    's.json',
    '{\n  // first\n  "attackers": [\n    { "name": "A", "weapons": [{ "damage": "D7" }] }\n  ]\n}',
  );
  const locate = (path: string) =>
    document.ok ? document.value.locate([issue('wrong', 'Wrong.', { path })])[0] : undefined;

  it.each([
    ['attackers[0].weapons[0].damage', 4, 44, '"D7"'],
    ['attackers.0.weapons.0.damage', 4, 44, '"D7"'],
    ['attackers[0].weapons[0].skill', 4, 32, undefined],
    ['attackers[3]', 3, 16, undefined],
    ['target', 1, 1, undefined],
  ])('about %s is placed on line %i, column %i', (path, line, column, found) => {
    expect(locate(path)).toMatchObject({
      span: { file: 's.json', line, column },
      ...(found === undefined ? {} : { found }),
    });
  });

  it('about the whole has no line', () => {
    expect(locate('')).toMatchObject({ span: { file: 's.json' } });
  });
});
