import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ImportRecord } from '@umpire/datasheets';
import { Rng } from '@umpire/kernel';
import { expect, test } from 'vitest';
import { importPage } from './import-page.js';

const fixtures = path.join(import.meta.dirname, 'fixtures');
const seeds = path.resolve(import.meta.dirname, '../../../../../shared/seeds');
const inFolder = (folder: string, names: RegExp) =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => names.test(name))
        .map((name) => ({ name, file: path.join(folder, name) }))
    : [];
const PAGES = [...inFolder(fixtures, /\.txt$/), ...inFolder(seeds, /^00[0-3]_/)];

const editions: Readonly<Record<string, string>> = {
  '000': 'w40k-11',
  '001': 'w40k-9',
  '002': 'w40k-10-launch',
  '003': 'w40k-10-combat-patrol',
};
const editionOf = (file: string): string =>
  ({ eleventh: 'w40k-11', ninth: 'w40k-9', tenth: 'w40k-10-launch', patrol: 'w40k-10-combat-patrol' })[
    path.basename(file, '.txt')
  ] ??
  editions[path.basename(file).slice(0, 3)] ??
  '';

function recordsOf(text: string, file: string): readonly ImportRecord[] {
  const read = importPage({ file, bytes: text, edition: editionOf(file) });
  return read.ok ? read.value.records : [];
}

/** What a record says that plays: a difference in it without a gap would be half a rule taken for whole. */
function said(record: ImportRecord): unknown {
  switch (record.kind) {
    case 'ability':
      return [record.value, record.text];
    case 'stratagem':
      return [record.cost, record.when?.text, record.target?.text, record.effect?.text, record.restrictions?.text];
    case 'core-rule':
    case 'army-rule':
    case 'detachment':
      return record.referenced ? 'named' : record.body.map(({ text }) => text);
    case 'weapon':
      return { ...record, of: undefined, source: undefined, gaps: undefined };
    case 'faq':
      return [record.question, record.answer];
    case 'erratum':
      return [record.change, record.text];
    default:
      return undefined;
  }
}

/** Records of a cut page that differ from the whole page's and do not say so. */
function silentHalves(cut: readonly ImportRecord[], whole: readonly ImportRecord[]): readonly string[] {
  const full = new Map(whole.map((record) => [`${record.kind} ${record.id}`, JSON.stringify(said(record))] as const));
  return cut
    .filter((record) => record.gaps.length === 0)
    .filter((record) => !('referenced' in record))
    .filter((record) => full.get(`${record.kind} ${record.id}`) !== JSON.stringify(said(record)))
    .map((record) => `${record.kind} ${record.id}`);
}

const RULES = new Set(['core-rule', 'army-rule', 'detachment', 'faq', 'erratum']);

/** The rule that a page ends with may go on where all that the sheet lists has been printed: nothing can show that. */
function exceptLastRule(halves: readonly string[], cut: readonly ImportRecord[]): readonly string[] {
  const printed = cut.filter((record) => !('referenced' in record));
  const end = Math.max(...printed.map(({ source }) => source.lines[1]));
  const last = printed.filter(({ kind, source }) => RULES.has(kind) && source.lines[1] === end);
  return halves.filter((half) => !last.some(({ kind, id }) => half === `${kind} ${id}`));
}

test.each(PAGES)('a page cut after any line says of every half rule that it is half: $name', ({ file }) => {
  const text = readFileSync(file, 'utf8');
  const lines = text.split('\n');
  const whole = recordsOf(text, file);
  const step = lines.length > 250 ? 7 : 1;
  const found = new Set<string>();
  for (let n = 1; n < lines.length; n += step) {
    const cut = recordsOf(`${lines.slice(0, n).join('\n')}\n`, file);
    for (const half of exceptLastRule(silentHalves(cut, whole), cut)) found.add(`${n}: ${half}`);
  }
  expect([...found]).toEqual([]);
});

test.each(PAGES)('a page cut inside any line does too: $name', ({ file }) => {
  const text = readFileSync(file, 'utf8');
  const whole = recordsOf(text, file);
  const rng = Rng.seeded('cut', path.basename(file));
  const found = new Set<string>();
  for (let n = 0; n < 120; n++) {
    const at = 1 + rng.below(text.length - 1);
    const cut = recordsOf(text.slice(0, at), file);
    for (const half of exceptLastRule(silentHalves(cut, whole), cut)) found.add(`${at}: ${half}`);
  }
  expect([...found]).toEqual([]);
});

/** What a stretch shows of cards, abilities and weapons is what the whole page shows, or it says that it is not. */
const CARDS = /^(?:stratagem|ability|weapon) /;

test.each(PAGES)('a stretch out of the middle of a page, cut at lines, does too: $name', ({ file }) => {
  const lines = readFileSync(file, 'utf8').split('\n');
  const whole = recordsOf(lines.join('\n'), file);
  const rng = Rng.seeded('stretch', path.basename(file));
  const found = new Set<string>();
  for (let n = 0; n < 200; n++) {
    const from = rng.below(lines.length - 1);
    const to = from + 1 + rng.below(lines.length - from);
    const stretch = recordsOf(`${lines.slice(from, to).join('\n')}\n`, file);
    for (const half of silentHalves(stretch, whole)) if (CARDS.test(half)) found.add(`${from}-${to}: ${half}`);
  }
  expect([...found]).toEqual([]);
});
