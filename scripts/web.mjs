// Builds the page into apps/web/dist, unless nothing that goes into it has changed since.
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** The best takes ten times as long for a few per cent. */
const QUALITY = 9;

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const page = path.join(root, 'apps/web');
const built = path.join(page, 'dist/sw.js');

/** When anything that goes into the page last changed. */
function changed() {
  const packages = readdirSync(path.join(root, 'packages')).map((name) => path.join(root, 'packages', name, 'src'));
  const folders = [...packages, path.join(page, 'src'), path.join(page, 'public')].filter(existsSync);
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true }).map((name) => path.join(folder, name)),
  );
  const own = ['index.html', 'vite.config.ts', 'package.json'].map((name) => path.join(page, name));
  return Math.max(...[...files, ...own, path.join(root, 'package-lock.json')].map((file) => statSync(file).mtimeMs));
}

if (!existsSync(built) || statSync(built).mtimeMs < changed()) {
  const { build } = await import('vite');
  await build({ root: page, configFile: path.join(page, 'vite.config.ts'), logLevel: 'error' });
  compress(path.join(page, 'dist'));
}

/** Beside each file its compressed forms, which the server gives to whoever takes them. */
function compress(folder) {
  for (const name of readdirSync(folder, { recursive: true })) {
    const file = path.join(folder, name);
    if (!/\.(?:js|css|html|svg|wasm|webmanifest)$/.test(name)) continue;
    const content = readFileSync(file);
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
    writeFileSync(`${file}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }));
  }
}
