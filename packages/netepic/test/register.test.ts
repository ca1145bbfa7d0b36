import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { layers } from '../src/edition/layers.js';
import { allOptions, register } from '../src/edition/register.js';

const options = layers.flatMap((layer) => Object.entries(layer.options ?? {}));

test('the register has every ruling, and every option that is one', () => {
  expect(register.map(({ id }) => id)).toEqual(
    Array.from({ length: 48 }, (_, i) => `G-${String(i + 1).padStart(2, '0')}`),
  );
  const ruled = options.filter(([, { ruling }]) => ruling !== undefined).map(([name]) => name);
  expect(register.flatMap((one) => one.options).sort()).toEqual(ruled.sort());
});

const page = readFileSync(new URL('../../../docs/netepic-rulings.md', import.meta.url), 'utf8');
const rowsOf = (start: RegExp): readonly (readonly string[])[] =>
  page
    .split('\n')
    .filter((line) => start.test(line))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim().replaceAll('`', '')),
    );

test('a ruling without an option says why nothing else can be played, and no other does', () => {
  for (const { id, options: all, because } of register) expect(because === undefined, id).toBe(all.length > 0);
});

test('its page has every ruling', () => {
  expect(rowsOf(/^\| G-/)).toEqual(
    register.map(({ id, question, played, options: all, because }) => [
      id,
      question,
      played,
      because ?? all.join(', '),
    ]),
  );
});

test('and every option of a ruling, with what is played and what may be played', () => {
  expect(rowsOf(/^\| `/)).toEqual(
    register.flatMap(({ id, options: all }) =>
      all.map((name) => {
        const { default: usual, among, summary } = allOptions[name]!;
        const others = among ?? (typeof usual === 'boolean' ? [true, false] : ['a number']);
        return [name, id, String(usual), others.join(', '), summary];
      }),
    ),
  );
});
