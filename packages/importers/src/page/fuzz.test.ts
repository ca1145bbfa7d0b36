import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ImportRecord, WeaponProfile } from '@umpire/datasheets';
import { parseRecords } from '@umpire/datasheets';
import { printDice } from '@umpire/dice';
import { Rng } from '@umpire/kernel';
import { cleanLine } from '@umpire/text';
import { expect, test } from 'vitest';
import { importPage } from './import-page.js';

const VARIANTS = Number(process.env.UMPIRE_FUZZ ?? 10_000);
const folder = path.join(import.meta.dirname, 'fixtures');
const PAGES = readdirSync(folder).map((name) => readFileSync(path.join(folder, name), 'utf8').split('\n'));

type Change = (lines: readonly string[], rng: Rng) => readonly string[];

const at = (lines: readonly string[], rng: Rng): number => rng.below(Math.max(1, lines.length));

/** What happens to pages on their way here. */
const CHANGES: Readonly<Record<string, Change>> = {
  'cut the end': (lines, rng) => lines.slice(0, at(lines, rng)),
  'cut the beginning': (lines, rng) => lines.slice(at(lines, rng)),
  'drop some lines': (lines, rng) => {
    const [from, many] = [at(lines, rng), 1 + rng.below(6)];
    return lines.filter((_, i) => i < from || i >= from + many);
  },
  'double some lines': (lines, rng) => {
    const [from, many] = [at(lines, rng), 1 + rng.below(8)];
    return [...lines.slice(0, from + many), ...lines.slice(from)];
  },
  'swap two lines': (lines, rng) => {
    const [a, b] = [at(lines, rng), at(lines, rng)];
    return lines.map((line, i) => (i === a ? (lines[b] ?? '') : i === b ? (lines[a] ?? '') : line));
  },
  'cut a line short': (lines, rng) => edit(lines, rng, (line) => line.slice(0, rng.below(line.length + 1))),
  'glue two lines': (lines, rng) => {
    const a = at(lines, rng);
    return [...lines.slice(0, a), `${lines[a] ?? ''}${lines[a + 1] ?? ''}`, ...lines.slice(a + 2)];
  },
  'corrupt a character': (lines, rng) =>
    edit(lines, rng, (line) => {
      const i = rng.below(line.length + 1);
      return `${line.slice(0, i)}${NOISE[rng.below(NOISE.length)] ?? ''}${line.slice(i + 1)}`;
    }),
  'drop a bar': (lines, rng) => edit(lines, rng, (line) => line.replace('|', '')),
  'mix in another page': (lines, rng) => {
    const other = PAGES[rng.below(PAGES.length)] ?? [];
    const [here, there] = [at(lines, rng), at(other, rng)];
    return [...lines.slice(0, here), ...other.slice(there, there + 20), ...lines.slice(here)];
  },
  'append another page': (lines, rng) => [...lines, ...(PAGES[rng.below(PAGES.length)] ?? [])],
  'shuffle a stretch': (lines, rng) => {
    const from = at(lines, rng);
    const stretch = lines.slice(from, from + 12);
    for (let i = stretch.length - 1; i > 0; i--) {
      const k = rng.below(i + 1);
      [stretch[i], stretch[k]] = [stretch[k] ?? '', stretch[i] ?? ''];
    }
    return [...lines.slice(0, from), ...stretch, ...lines.slice(from + 12)];
  },
};

const NOISE = ['|', '\u0000', '\ufffd', '"', '+', ':', ' ', '[', ']', '9', '-', '%', '(', '’', 'é', '🜂', '<p>', '\t'];

const edit = (lines: readonly string[], rng: Rng, change: (line: string) => string): readonly string[] => {
  const a = at(lines, rng);
  return lines.map((line, i) => (i === a ? change(line) : line));
};

function variant(seed: number): { readonly text: string; readonly how: string } {
  const rng = Rng.seeded('page', seed);
  const names = Object.keys(CHANGES);
  let lines: readonly string[] = PAGES[seed % PAGES.length] ?? [];
  const how: string[] = [];
  for (let n = 1 + rng.below(4); n > 0; n--) {
    const name = names[rng.below(names.length)] ?? '';
    how.push(name);
    lines = CHANGES[name]?.(lines, rng) ?? lines;
  }
  return { text: lines.join('\n'), how: `${seed}: ${how.join(', ')}` };
}

/** The printed cells that a weapon's numbers must stand in. */
function cellsOf({ attacks, skill, armourPenetration, damage, range }: WeaponProfile): readonly string[] {
  return [
    ...(attacks === 'model' ? [] : [printDice(attacks)]),
    ...(typeof skill === 'number' ? [`${skill}+`] : []),
    String(armourPenetration),
    printDice(damage),
    ...(typeof range === 'number' ? [String(range)] : []),
  ];
}

/** Numbers and lines that a record holds and the page does not. */
function inventions(record: ImportRecord, lines: readonly string[]): readonly string[] {
  const [first, last] = record.source.lines;
  if (first < 1 || last > lines.length || first > last) return [`lines ${first}-${last}`];
  const here = lines
    .slice(first - 1, last)
    .map(cleanLine)
    .join('\n');
  const lacks = (cell: string): boolean => !here.includes(cell);
  switch (record.kind) {
    case 'weapon':
      return cellsOf(record).filter(lacks);
    case 'stratagem':
      return [record.when, record.target, record.effect]
        .flatMap((part) => (part ? [part.text.split('\n')[0] ?? ''] : []))
        .filter((text) => lacks(text.slice(0, 12)));
    case 'datasheet':
      return [
        ...record.keywords,
        ...record.factionKeywords,
        ...record.costs.map(({ points }) => String(points)),
      ].filter(lacks);
    case 'ability':
      return record.value !== undefined && lacks(record.value) ? [record.value] : [];
    default:
      return [];
  }
}

test(`${VARIANTS} damaged pages are read as far as they go, and nothing is invented`, { timeout: 600_000 }, () => {
  const wrong: string[] = [];
  let slowest = 0;
  for (let seed = 0; seed < VARIANTS && wrong.length < 10; seed++) {
    const { text, how } = variant(seed);
    const lines = text.split(/\r\n|[\n\r]/);
    const began = performance.now();
    const read = importPage({ file: 'page.txt', bytes: text });
    slowest = Math.max(slowest, performance.now() - began);
    const issues = read.ok ? read.value.issues : read.error;
    if (!read.ok && issues.length === 0) wrong.push(`${how}: refused without a reason`);
    for (const { code, span } of issues)
      if ((span?.line ?? 1) > lines.length) wrong.push(`${how}: ${code} at line ${span?.line}`);
    if (!read.ok) continue;
    for (const record of read.value.records) {
      const invented = text.includes('<') ? [] : inventions(record, lines);
      if (invented.length > 0) wrong.push(`${how}: ${record.kind} ${record.id} has ${invented.join(' / ')}`);
    }
    if (seed % 50 === 0 && !parseRecords(read.value.records).ok) wrong.push(`${how}: a record does not fit its schema`);
  }
  expect(wrong).toEqual([]);
  expect(slowest).toBeLessThan(5000);
});
