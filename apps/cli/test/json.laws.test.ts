import { issue } from '@umpire/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDocument } from '../src/json-document.js';

const parses = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/** Names written, and names kept in the value: of a name that stands twice in one object, one is lost. */
const written = (text: string): number =>
  [...text.matchAll(/"(?:[^"\\]|\\.)*"(\s*:)?/g)].filter(([, colon]) => colon !== undefined).length;
const kept = (value: unknown): number =>
  typeof value !== 'object' || value === null
    ? 0
    : Object.values(value).reduce<number>(
        (sum, inner) => sum + kept(inner),
        Array.isArray(value) ? 0 : Object.keys(value).length,
      );

/** Whether every number is one that can be read. */
const isReadable = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? Object.values(value).every(isReadable)
    : typeof value !== 'number' || Number.isFinite(value);

const isRight = (text: string): boolean =>
  parses(text) && written(text) === kept(JSON.parse(text)) && isReadable(JSON.parse(text));

describe('a document', () => {
  it('with one letter changed is refused exactly when it is not JSON, says a name twice or a number beyond all, with its line', () => {
    fc.assert(
      fc.property(fc.json(), fc.nat(), fc.constantFrom('', ',', '}', '"', 'x', '\\'), (text, at, letter) => {
        const spot = at % text.length;
        const changed = text.slice(0, spot) + letter + text.slice(spot + 1);
        const read = parseDocument('s.json', changed);
        expect(read.ok).toBe(isRight(changed));
        if (!read.ok) expect(read.error[0]?.span?.line).toBe(1);
      }),
      { numRuns: 2000 },
    );
  });

  it('keeps its value when comments are laid between its parts', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        const read = parseDocument('s.json', `// "one" {\n/* two ] */ ${text} // three`);
        expect(read).toMatchObject({ ok: true, value: { value: JSON.parse(text) } });
      }),
    );
  });

  it('cut anywhere is refused', () => {
    const text = '{"a":[1,{"b":"x"},[true]],"c":{}}';
    for (let length = 1; length < text.length; length++) {
      const read = parseDocument('s.json', text.slice(0, length));
      // a word cut short ("tru") is a wrong word
      expect(read).toMatchObject({ ok: false, error: [{ code: expect.stringMatching(/^json-(cut|invalid)$/) }] });
    }
  });
});

describe('an issue', () => {
  const text = '{\n  // first\n  "attackers": [\n    { "name": "A", "weapons": [{ "damage": "D7" }] }\n  ]\n}';
  const document = parseDocument('s.json', text);
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
    expect(locate('')?.span).toEqual({ file: 's.json' });
  });
});
