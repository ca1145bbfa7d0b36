/**
 * Imports, one thread: `node --conditions=umpire-src --import tsx bench/imports.ts [FOLDER]`. The folder has catalogues (`bsdata-10e`),
 * lists (`rosters`) and texts (`corpus`); without it there is nothing to measure.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { compile } from '@umpire/compiler';
import { importCatalogue, importRoster } from '@umpire/importers';
import { fastest, fixedLoop } from './clock.js';

const folder = process.argv[2] ?? path.join('..', 'shared', 'data');
if (!existsSync(folder)) {
  console.log(`There is no ${folder}: nothing measured.`);
  process.exit(0);
}

const bytesOf = (...parts: readonly string[]): Uint8Array => readFileSync(path.join(folder, ...parts));
const line = (name: string, said: string): void => console.log(`${name.padEnd(44)}${said.padStart(24)}`);

console.log(`fixed loop ${fixedLoop().toFixed(3)} ms`);
const catalogues = ['Imperium - Space Marines.cat', 'Warhammer 40,000.gst'].map((file) => ({
  file,
  bytes: bytesOf('bsdata-10e', file),
}));
const [first, ...others] = catalogues;
if (first !== undefined) {
  const files = [first, ...others] as const;
  line('a catalogue of 4 MB', `${(await fastest(3, () => importCatalogue({ files }))).toFixed(0)} ms`);
  line('memory until here', `${(process.resourceUsage().maxRSS / 1024).toFixed(0)} MB`);
}
const lists: { readonly name: string; readonly ms: number }[] = [];
for (const name of readdirSync(path.join(folder, 'rosters'))) {
  const bytes = bytesOf('rosters', name);
  lists.push({ name, ms: await fastest(5, () => importRoster({ file: name, bytes })) });
}
lists.sort((a, b) => b.ms - a.ms);
for (const { name, ms } of lists.slice(0, 3)) line(name, `${ms.toFixed(1)} ms`);
const texts = ['10', '11'].flatMap((edition) =>
  readFileSync(path.join(folder, 'corpus', `w40k-${edition}.jsonl`), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((row) => ({ edition: `w40k-${edition}`, ...(JSON.parse(row) as { name: string; text: string }) }))
    .filter(({ text }) => text),
);
const some = texts.slice(0, 6000);
const compiled = await fastest(2, () => {
  for (const { edition, name, text } of some) compile(text, { edition, name, kind: 'ability' });
});
line(`${some.length} texts compiled`, `${(compiled / 1000).toFixed(2)} s`);
