import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { w40k } from '../system.js';

const references = new URL('../../../../../shared/rules/', import.meta.url);

/** Where each table of the references belongs: a row has to be in one of these sets. */
const tables = [
  { file: 'w40k-9.md', heading: 'seed 001', sets: ['w40k-9', 'w40k-9-boarding'] },
  { file: 'w40k-10.md', heading: 'seed 002', sets: ['w40k-10-launch'] },
  { file: 'w40k-10.md', heading: 'seed 003', sets: ['w40k-10', 'w40k-10-combat-patrol'] },
  { file: 'w40k-11.md', heading: 'RULE INDEX', sets: ['w40k-11', 'w40k-11-boarding'] },
];

/** Datasheets, weapons and lists of units are data. */
const data = new Set(['datasheet', 'weapon', 'keyword list']);

/** A profile is the data of its datasheet too; the brackets are a rule all the same. */
const profiles = new Set(['triarchal-menhir-profile']);

/** Boarding Actions override the core stratagem they replace. */
const replaced: Readonly<Record<string, string>> = {
  'ba-command-re-roll': 'command-re-roll',
  'ba-insane-bravery': 'insane-bravery',
  'ba-counter-offensive': 'counteroffensive',
};

interface Row {
  readonly id: string;
  readonly kind: string;
}

function rowsOf(text: string, heading: string): Row[] {
  const [, , after = ''] = /^## (?:31 )?RULE INDEX(.*)$([\s\S]*)/m.exec(text.slice(startOf(text, heading))) ?? [];
  const [table = ''] = after.split(/^## /m);
  return table
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter(
      (cells) =>
        cells.length >= 6 && /^[a-z0-9-]+$/.test(cells[1] ?? '') && cells[1] !== 'id' && !/^-+$/.test(cells[1] ?? ''),
    )
    .map(([, id = '', , third = '', fourth = '']) => ({ id, kind: /^00\d/.test(fourth) ? third : fourth }));
}

const startOf = (text: string, heading: string): number => {
  const line = text
    .split('\n')
    .find((one) => one.startsWith('## ') && one.includes('RULE INDEX') && one.includes(heading));
  return line === undefined ? -1 : text.indexOf(line);
};

/** The endings of the indexes only tell pages apart. */
const plainId = (id: string): string => replaced[id] ?? id.replace(/-(?:9|10|early|late)$/, '');

describe('every row of the rule indexes has its record', () => {
  for (const { file, heading, sets } of tables) {
    const url = new URL(file, references);
    test.skipIf(!existsSync(url))(`${file}, ${heading} (skipped where the references are not at hand)`, () => {
      const rows = rowsOf(readFileSync(url, 'utf8'), heading);
      expect(rows.length).toBeGreaterThan(40);
      const known = new Set(sets.flatMap((name) => [...rulesOf(name).keys()]));
      const missing = rows.filter(({ id, kind }) => !data.has(kind) && !profiles.has(id) && !known.has(plainId(id)));
      expect(missing.map(({ id }) => id)).toEqual([]);
    });
  }
});

function rulesOf(name: string) {
  const set = w40k.ruleSet(name);
  if (!set.ok) throw new Error(name);
  return set.value.rules;
}
