// Bundles the command line into apps/cli/bundle, a chunk a verb: it starts in a tenth of a second instead of three.
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const folder = path.join(root, 'apps/cli/bundle');

/** How workspaces are read from their sources, by every bundle. */
export const resolve = {
  conditionNames: ['umpire-src', 'import', 'default'],
  extensionAlias: { '.js': ['.ts', '.js'] },
};

/** The main file of jsonc-parser cannot be bundled; the module beside it has no default export. */
const jsoncParser = {
  name: 'jsonc-parser',
  resolveId: (id) => (id === 'jsonc-parser' ? '\0jsonc-parser' : null),
  load: (id) =>
    id === '\0jsonc-parser' ? "import * as jsonc from 'jsonc-parser/lib/esm/main.js';\nexport default jsonc;" : null,
};

/** When anything that goes into the bundle last changed. */
function changed() {
  const sources = ['packages', 'apps'].flatMap((kind) =>
    readdirSync(path.join(root, kind)).map((name) => path.join(root, kind, name, 'src')),
  );
  const files = sources.filter(existsSync).flatMap((source) =>
    readdirSync(source, { recursive: true })
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .map((name) => path.join(source, name)),
  );
  const builds = sources.map((source) => path.join(source, '../tsconfig.tsbuildinfo')).filter(existsSync);
  const all = [...files, ...builds, path.join(root, 'package-lock.json'), fileURLToPath(import.meta.url)];
  return Math.max(...all.map((file) => statSync(file).mtimeMs));
}

const built = path.join(folder, 'main.js');
if (!existsSync(built) || statSync(built).mtimeMs < changed()) {
  const { build } = await import('rolldown');
  rmSync(folder, { recursive: true, force: true });
  await build({
    input: {
      main: path.join(root, 'apps/cli/src/main.ts'),
      'battle-worker': path.join(root, 'apps/cli/src/wiring/battle-worker.ts'),
    },
    platform: 'node',
    plugins: [jsoncParser],
    resolve,
    output: { dir: folder, format: 'esm', chunkFileNames: '[name]-[hash].js' },
    logLevel: 'warn',
  });
}
