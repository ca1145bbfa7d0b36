// One entry for a fresh clone: installs what is missing, builds what is stale, then starts, tests or checks.
// Plain Node without dependencies, because it runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { findChromium } from './chromium.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
process.chdir(root);

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node 20.19 or newer is needed; this is ${process.versions.node}.`);
  process.exit(1);
}

const run = (command, args, options = {}) => spawnSync(command, args, { stdio: 'inherit', ...options }).status ?? 1;
const node = (...args) => run(process.execPath, args);
const npm = (...args) =>
  process.env.npm_execpath
    ? node(process.env.npm_execpath, ...args)
    : run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, { shell: process.platform === 'win32' });

function install() {
  const stampFile = path.join('node_modules', '.umpire-stamp');
  const stamp = createHash('sha256')
    .update(readFileSync('package-lock.json'))
    .update(process.versions.modules + process.platform + process.arch)
    .digest('hex');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  console.error('[setup] installing packages');
  if (npm('ci', '--no-audit', '--no-fund', '--prefer-offline') !== 0) {
    if (process.env.CI) fail('npm ci refused package-lock.json');
    console.error('[setup] npm ci failed, trying npm install');
    if (npm('install', '--no-audit', '--no-fund') !== 0)
      fail('the packages could not be installed; is the network up?');
  }
  mkdirSync('node_modules', { recursive: true });
  writeFileSync(stampFile, stamp);
}

function fail(message) {
  console.error(`[umpire] ${message}`);
  process.exit(1);
}

/** Runs the steps in order and stops at the first that fails, with its exit status. */
function steps(...list) {
  for (const [what, ...args] of list) {
    console.error(`[${command}] ${what}`);
    const status = node(...args);
    if (status !== 0) process.exit(status);
  }
}

const build = [
  ['building', 'node_modules/typescript-7/bin/tsc', '-b'],
  ['bundling', 'scripts/bundle.mjs'],
  ['building the page', 'scripts/web.mjs'],
];
const types = [
  ['types of tests', 'node_modules/typescript-7/bin/tsc', '-p', 'tsconfig.test.json'],
  ['types of tests of the page', 'node_modules/typescript-7/bin/tsc', '-p', 'apps/web/tsconfig.test.json'],
];

/** Tests of the page run in a Chromium, which is found or got; `UMPIRE_NO_BROWSER=1` leaves them out. */
function browser() {
  if (process.env.UMPIRE_NO_BROWSER) return;
  const found = findChromium();
  if (!found) fail('no Chromium was found and none could be got: install one, or set UMPIRE_CHROMIUM to its path');
  process.env.UMPIRE_CHROMIUM = found;
}

/** The server in this very process, so that signals reach it; npm does not pass them on, so it also ends with its parent. */
async function serve() {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
  }, 500).unref();
  await import('../apps/server/dist/main.js');
}

const [command = 'start', ...rest] = process.argv.slice(2);
install();
if (command === 'setup') steps(...build);
else if (command === 'start') {
  steps(...build);
  await serve();
} else if (command === 'test') {
  browser();
  steps(...build, ...types, ['tests', 'node_modules/vitest/vitest.mjs', 'run', ...rest]);
} else if (command === 'check') {
  browser();
  steps(
    ...build,
    ...types,
    ['format and lint', 'node_modules/@biomejs/biome/bin/biome', 'ci', '.'],
    ['imports', 'scripts/cruise.mjs'],
    ['unused code', 'node_modules/knip/bin/knip.js'],
    ['tests', 'node_modules/vitest/vitest.mjs', 'run', ...rest],
  );
} else if (command === 'bench') {
  const isTable = rest[0] === 'table';
  if (isTable) browser();
  steps(...build);
  process.exit(isTable ? node('bench/table.mjs', ...rest.slice(1)) : node('scripts/bench.mjs', ...rest));
} else fail(`unknown command ${command}: start, test, check, bench or setup`);
