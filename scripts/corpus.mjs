// Measures the compiler over the corpus beside the repository: how much is read, by faction, and what stops it most.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const corpus = path.join(root, '..', 'shared', 'data', 'corpus');
const kept = path.join(root, 'packages/compiler/corpus-figures.json');
/** Nobody reads the texts of these while the grammar is written: they tell how it does on factions it has never seen. */
export const heldOut = new Set(['adeptus-mechanicus', 'imperial-knights']);
export const ruleKinds = new Set([
  'army_rule',
  'detachment_rule',
  'unit_ability',
  'wargear_ability',
  'special_ability',
  'stratagem',
  'enhancement',
  'psychic_power',
  'weapon_ability',
  'core_rule',
]);
const kinds = {
  stratagem: 'stratagem',
  enhancement: 'enhancement',
  detachment_rule: 'detachment-rule',
  army_rule: 'army-rule',
};
const touchesAttack =
  /\b(?:hit rolls?|wound rolls?|damage rolls?|saving throws?|invulnerable save|feel no pain|armour penetration|\bAP\b|strength|toughness|attacks characteristic|damage characteristic|ballistic skill|weapon skill|lethal hits|sustained hits|devastating wounds|ignores cover|precision|lance|anti-|benefit of cover|critical hit|critical wound|re-?roll (?:a |the )?(?:hit|wound)|stealth|melta|rapid fire|twin-linked)/i;

export function readRows(edition) {
  return readFileSync(path.join(corpus, `w40k-${edition}.jsonl`), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => ({ edition, ...JSON.parse(line) }));
}

/** Rule texts, each once in an edition. */
export function distinct(rows) {
  const seen = new Set();
  return rows.filter(({ kind, text }) => ruleKinds.has(kind) && text && !seen.has(text) && seen.add(text));
}

export const optionsOf = ({ edition, kind, name, cp, keywords }) => ({
  edition: `w40k-${edition}`,
  kind: kinds[kind] ?? 'ability',
  name,
  ...(typeof cp === 'number' && { cost: cp }),
  ...(keywords && { keywords }),
});

const percent = (part, all) => (all === 0 ? '-' : `${((100 * part) / all).toFixed(1)}%`);

class Count {
  texts = 0;
  whole = 0;
  clauses = 0;
  read = 0;
  add({ whole, unread, clauses }) {
    this.texts++;
    if (whole) this.whole++;
    this.clauses += clauses;
    this.read += clauses - unread.length;
  }
  get share() {
    return percent(this.whole, this.texts);
  }
}

async function main() {
  if (!existsSync(corpus)) {
    console.log('The corpus lies beside the repository and is not here: nothing measured.');
    return;
  }
  const args = process.argv.slice(2);
  const { compile, tagsOf } = await import(pathToFileURL(path.join(root, 'packages/compiler/dist/index.js')).href);
  const all = Object.fromEntries(['10', '11', '9'].map((edition) => [edition, readRows(edition)]));
  const texts = { 10: distinct(all[10]), 11: distinct(all[11]), 9: distinct(all[9]) };
  const old = new Set(texts[10].map(({ text }) => text));
  const counts = new Map();
  const factions = new Map();
  const phrases = new Map();
  const count = (map, key, result) => {
    if (!map.has(key)) map.set(key, new Count());
    map.get(key).add(result);
  };
  const began = process.hrtime.bigint();
  const unreadRows = [];
  for (const edition of ['10', '11', '9']) {
    for (const row of texts[edition]) {
      if (edition === '11' && old.has(row.text)) continue;
      const result = compile(row.text, optionsOf(row));
      const held = heldOut.has(row.faction);
      const keys = edition === '9' ? ['9th'] : ['10th+11th', `${edition}th`];
      if (edition !== '9' && touchesAttack.test(row.text)) keys.push('attack sequence');
      if (edition === '11') keys.push('11th, new wordings');
      for (const key of keys) count(counts, key, result);
      if (edition !== '9') {
        for (const key of keys.slice(2).concat('all'))
          count(counts, held ? `held out: ${key}` : `known: ${key}`, result);
        count(factions, row.faction, result);
      }
      if (!held && (edition !== '9') !== args.includes('--ninth')) {
        unreadRows.push({ row, result });
        for (const { text, stuckAt, from, why } of result.unread) {
          const words = `${why === 'unknown' ? '' : `(${why}) `}${(why === 'unknown' ? `${row.text.slice(from, stuckAt).split(/\s+/).slice(-4).join(' ')} >>> ${row.text.slice(stuckAt)}` : text).split(/\s+/).slice(0, 9).join(' ')}`;
          phrases.set(words, (phrases.get(words) ?? 0) + 1);
        }
      }
    }
  }
  const ms = Number(process.hrtime.bigint() - began) / 1e6;
  const tags = new Map();
  for (const { kind, text } of Object.values(all).flat()) {
    if (kind !== 'weapon_tags') continue;
    for (const tag of text.split(',')) tags.set(tag.trim(), (tags.get(tag.trim()) ?? 0) + 1);
  }
  const figures = {};
  for (const [key, one] of counts) {
    figures[key] = { texts: one.texts, whole: one.whole, clauses: one.clauses, read: one.read };
  }
  const before = existsSync(kept) ? JSON.parse(readFileSync(kept, 'utf8')) : {};
  for (const [key, one] of counts) {
    const was = before[key];
    const change = was ? ` (${one.whole - was.whole >= 0 ? '+' : ''}${one.whole - was.whole} since kept)` : '';
    console.log(
      `${key.padEnd(34)} ${String(one.whole).padStart(5)} of ${String(one.texts).padStart(5)} whole ${one.share.padStart(6)}; clauses ${percent(one.read, one.clauses)}${change}`,
    );
  }
  console.log(`\n${[...counts.values()][0].texts} texts and more in ${ms.toFixed(0)} ms`);
  if (args.includes('--factions')) {
    for (const [key, one] of [...factions].sort()) console.log(`  ${key.padEnd(24)} ${one.share} of ${one.texts}`);
  }
  const unknownTags = [...tags].filter(([tag]) => tag && tag !== '-' && !tagsOf(tag));
  const sum = (list) => list.reduce((n, [, times]) => n + times, 0);
  console.log(`weapon tags parsed ${percent(sum([...tags]) - sum(unknownTags), sum([...tags]))}`);
  if (args.includes('--tags')) console.log(unknownTags);
  const most = Number(args.find((arg) => arg.startsWith('--phrases='))?.slice(10) ?? 0);
  for (const [words, times] of [...phrases].sort((a, b) => b[1] - a[1]).slice(0, most))
    console.log(`${times} ${words}`);
  if (args.includes('--keep')) writeFileSync(kept, `${JSON.stringify(figures, null, 2)}\n`);
  const only = args.find((arg) => arg.startsWith('--unread='))?.slice(9);
  if (only !== undefined) {
    // One clause short of whole: the cheapest gains.
    for (const { row, result } of unreadRows
      .filter(({ result }) => result.unread.length === Number(only))
      .slice(0, 400)) {
      for (const { text, stuckAt, from, why } of result.unread)
        console.log(
          `${why} ${text.slice(0, stuckAt - from)} >>> ${text.slice(stuckAt - from)}`.slice(0, 260),
          `   [${row.id}]`,
        );
    }
  }
  return { unreadRows };
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) await main();
