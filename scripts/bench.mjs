// Bundles bench/run.ts, as TypeScript does not run by itself, measures the worker that the page loads, and runs the benchmark.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'rolldown';
import { resolve } from './bundle.mjs';
import { codeSplitting, treeshake } from './chunks.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const at = (name) => path.join(root, 'bench', name);
const MOST_BYTES = 90_000;
const shared = { resolve, logLevel: 'warn' };

const forBrowser = { format: 'esm', minify: true, comments: { annotation: false, jsdoc: false } };
const { output } = await build({
  ...shared,
  input: path.join(root, 'apps/web/src/engine/worker.ts'),
  platform: 'browser',
  write: false,
  output: { ...forBrowser, codeSplitting },
});
/** What is loaded with a chunk: itself, and what it imports at once. */
const chunks = new Map(output.filter(({ type }) => type === 'chunk').map((chunk) => [chunk.fileName, chunk]));
const loadedWith = (name, found = new Set()) => {
  if (!chunks.has(name) || found.has(name)) return found;
  found.add(name);
  for (const other of chunks.get(name).imports) loadedWith(other, found);
  return found;
};
const sizeOf = (names) =>
  [...names].reduce((sum, name) => sum + gzipSync(chunks.get(name).code, { level: 9 }).length, 0);
const [entry] = [...chunks.values()].filter(({ isEntry }) => isEntry);
// a mode stands on its edition, so what is loaded for it is the edition's part and its own
const partOf = (file) =>
  [...chunks.values()].find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/editions/${file}.ts`)));
const LOADED = {
  'w40k-9': ['ninth'],
  'w40k-9-boarding': ['ninth', 'modes/ninth-boarding'],
  'w40k-10-launch': ['tenth-launch'],
  'w40k-10': ['tenth'],
  'w40k-10-combat-patrol': ['tenth', 'modes/combat-patrol'],
  'w40k-11': ['eleventh'],
  'w40k-11-boarding': ['eleventh', 'modes/eleventh-boarding'],
};
const sizes = Object.fromEntries(
  Object.entries(LOADED).map(([edition, files]) => {
    const names = new Set(loadedWith(entry.fileName));
    for (const file of files) loadedWith(partOf(file).fileName, names);
    return [edition, sizeOf(names)];
  }),
);
const bytes = Math.max(...Object.values(sizes));
for (const [edition, size] of Object.entries(sizes))
  console.log(`${edition.padEnd(24)} ${(size / 1000).toFixed(1)} kB gzipped`);
console.log(`${'all that it may load'.padEnd(24)} ${(sizeOf(chunks.keys()) / 1000).toFixed(1)} kB gzipped`);

const reading = await build({
  ...shared,
  input: at('reading.ts'),
  treeshake,
  platform: 'browser',
  write: false,
  output: forBrowser,
});
// what unpacks archives and what parses YAML are chunks that only such files load
const gzipped = ({ code = '' }) => gzipSync(code, { level: 9 }).length;
const alwaysRead = reading.output.filter(({ isDynamicEntry }) => !isDynamicEntry);
const inAll = (parts) => (parts.reduce((sum, part) => sum + gzipped(part), 0) / 1000).toFixed(1);
console.log(`${'compiler and importers'.padEnd(24)} ${inAll(alwaysRead)} kB gzipped`);
console.log(`${'with zip and YAML'.padEnd(24)} ${inAll(reading.output)} kB gzipped, of 250`);

if (process.argv.includes('--size')) process.exit(bytes < MOST_BYTES ? 0 : 1);

const file = at('dist/run.mjs');
await build({ ...shared, input: at('run.ts'), platform: 'node', output: { file, format: 'esm' } });
const env = { ...process.env, UMPIRE_BUNDLE_BYTES: String(bytes) };
// as much room for what is gone at once as threads of `simulate` have
const room = '--max-semi-space-size=64';
const { status } = spawnSync(process.execPath, [room, file, ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env,
});
process.exitCode = status ?? 1;
if (bytes >= MOST_BYTES) console.error(`that is more than the ${MOST_BYTES / 1000} kB it may have`);
