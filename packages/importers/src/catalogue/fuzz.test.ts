import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseRecords } from '@umpire/datasheets';
import { Rng } from '@umpire/kernel';
import { expect, test } from 'vitest';
import { importCatalogue } from './import-catalogue.js';

const VARIANTS = Number(process.env.UMPIRE_FUZZ ?? 1500);
const folder = path.join(import.meta.dirname, 'fixtures');
const NAMES = readdirSync(folder);
const FILES = NAMES.map((name) => readFileSync(path.join(folder, name), 'utf8'));

type Change = (text: string, rng: Rng) => string;

const NOISE = [
  '<',
  '>',
  '"',
  '&',
  '{',
  '}',
  '[',
  ',',
  '\u0000',
  '\ufffd',
  'é',
  '999999999999',
  '-1',
  'true',
  'id="walkers"',
  '&x;',
];

const lineChange = (text: string, rng: Rng, change: (lines: string[], at: number) => void): string => {
  const lines = text.split('\n');
  change(lines, rng.below(lines.length));
  return lines.join('\n');
};

const CHANGES: Readonly<Record<string, Change>> = {
  'cut the end': (text, rng) => text.slice(0, rng.below(text.length)),
  'cut the beginning': (text, rng) => text.slice(rng.below(text.length)),
  'drop lines': (text, rng) => lineChange(text, rng, (lines, at) => lines.splice(at, 1 + rng.below(8))),
  'double lines': (text, rng) =>
    lineChange(text, rng, (lines, at) => lines.splice(at, 0, ...lines.slice(at, at + 1 + rng.below(12)))),
  'shuffle two lines': (text, rng) =>
    lineChange(text, rng, (lines, at) => {
      const other = rng.below(lines.length);
      [lines[at], lines[other]] = [lines[other] ?? '', lines[at] ?? ''];
    }),
  noise: (text, rng) => {
    const at = rng.below(text.length);
    return `${text.slice(0, at)}${NOISE[rng.below(NOISE.length)] ?? ''}${text.slice(at + rng.below(3))}`;
  },
  'another value': (text, rng) => {
    const values = [...text.matchAll(/"([^"\n]*)"/g)];
    const [one, other] = [values[rng.below(values.length)], values[rng.below(values.length)]];
    return one ? `${text.slice(0, one.index)}"${other?.[1] ?? ''}"${text.slice(one.index + one[0].length)}` : text;
  },
  'Windows line ends': (text) => text.replaceAll('\n', '\r\n'),
  'a byte-order mark': (text) => `\ufeff${text}`,
};

test(`${VARIANTS} damaged sets of catalogues are read as far as they go`, { timeout: 600_000 }, async () => {
  const wrong: string[] = [];
  const names = Object.keys(CHANGES);
  let slowest = 0;
  for (let seed = 0; seed < VARIANTS && wrong.length < 10; seed++) {
    const rng = Rng.seeded('catalogue', seed);
    const texts = [...FILES];
    const how: string[] = [];
    for (let n = 1 + rng.below(4); n > 0; n--) {
      const at = rng.below(texts.length);
      const name = names[rng.below(names.length)] ?? '';
      how.push(`${name} of ${NAMES[at]}`);
      texts[at] = CHANGES[name]?.(texts[at] ?? ' ', rng) || ' ';
    }
    const began = performance.now();
    const read = await importCatalogue({
      files: texts.map((text, i) => ({
        file: NAMES[i] ?? '',
        bytes: rng.below(8) === 0 ? new Uint8Array(Buffer.from(text, rng.below(2) === 0 ? 'latin1' : 'utf16le')) : text,
      })),
    });
    slowest = Math.max(slowest, performance.now() - began);
    const label = `${seed}: ${how.join(', ')}`;
    if (!read.ok && read.error.length === 0) wrong.push(`${label}: refused without a reason`);
    if (seed % 10 !== 0 || !read.ok) continue;
    const parsed = parseRecords(read.value.records);
    if (!parsed.ok) wrong.push(`${label}: ${JSON.stringify(parsed.error[0])}`);
  }
  expect(wrong).toEqual([]);
  expect(slowest).toBeLessThan(5000);
});
