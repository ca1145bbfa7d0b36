import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { layers } from '../src/edition/layers.js';
import { register } from '../src/edition/register.js';

const options = layers.flatMap((layer) => Object.entries(layer.options ?? {}));

test('the register has every ruling, and every option that is one', () => {
  expect(register.map(({ id }) => id)).toEqual(
    Array.from({ length: 48 }, (_, i) => `G-${String(i + 1).padStart(2, '0')}`),
  );
  const ruled = options.filter(([, { ruling }]) => ruling !== undefined).map(([name]) => name);
  expect(register.flatMap((one) => one.options).sort()).toEqual(ruled.sort());
});

test('its page says the same', () => {
  const page = readFileSync(new URL('../../../docs/netepic-rulings.md', import.meta.url), 'utf8');
  const rows = page
    .split('\n')
    .filter((line) => line.startsWith('| G-'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim().replaceAll('`', '')),
    );
  expect(rows).toEqual(
    register.map(({ id, question, played, options: all }) => [id, question, played, all.join(', ') || 'fixed']),
  );
});
