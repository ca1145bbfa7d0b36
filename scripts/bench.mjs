// Bundles bench/run.ts, as TypeScript does not run by itself, measures what a browser would load, and runs the benchmark.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'rolldown';
import { resolve } from './bundle.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const at = (name) => path.join(root, 'bench', name);
const MOST_BYTES = 90_000;
const shared = { resolve, logLevel: 'warn' };

const { output } = await build({
  ...shared,
  input: at('browser.ts'),
  platform: 'browser',
  write: false,
  output: { format: 'esm', minify: true },
});
const bytes = output.reduce((sum, { code = '' }) => sum + gzipSync(code, { level: 9 }).length, 0);

const file = at('dist/run.mjs');
await build({ ...shared, input: at('run.ts'), platform: 'node', output: { file, format: 'esm' } });
const env = { ...process.env, UMPIRE_BUNDLE_BYTES: String(bytes) };
const { status } = spawnSync(process.execPath, [file, ...process.argv.slice(2)], { cwd: root, stdio: 'inherit', env });
process.exitCode = status ?? 1;
if (bytes >= MOST_BYTES) console.error(`that is more than the ${MOST_BYTES / 1000} kB it may have`);
