// Finds, or obtains, a Chromium that really starts. No dependencies: runs before npm install has.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir, platform, tmpdir } from 'node:os';
import path from 'node:path';
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
];
const log = (m) => process.stderr.write(`[browser] ${m}\n`);
const onPath = (n) =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((d) => path.join(d, n))
    .find((p) => existsSync(p));
function candidates() {
  const l = [];
  if (process.env.UMPIRE_CHROMIUM) l.push(process.env.UMPIRE_CHROMIUM);
  if (process.env.CHROME_PATH) l.push(process.env.CHROME_PATH);
  for (const n of [
    'chromium',
    'chromium-browser',
    'google-chrome-stable',
    'google-chrome',
    'microsoft-edge',
    'chrome',
  ]) {
    const p = onPath(n);
    if (p) l.push(p);
  }
  if (platform() === 'darwin')
    for (const r of ['/Applications', path.join(homedir(), 'Applications')])
      l.push(
        `${r}/Google Chrome.app/Contents/MacOS/Google Chrome`,
        `${r}/Chromium.app/Contents/MacOS/Chromium`,
        `${r}/Microsoft Edge.app/Contents/MacOS/Microsoft Edge`,
      );
  if (platform() === 'win32')
    for (const r of [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA])
      if (r)
        l.push(
          path.join(r, 'Google/Chrome/Application/chrome.exe'),
          path.join(r, 'Microsoft/Edge/Application/msedge.exe'),
        );
  try {
    const pw = createRequire(import.meta.url)('playwright-core');
    l.push(pw.chromium.executablePath());
  } catch {
    /* not installed yet, or no build of its own */
  }
  return l.filter((p) => p && existsSync(p));
}
/** Starting it is the only real test: a snap stub or a broken install has the right name and fails here. */
export function starts(exe) {
  const dir = mkdtempSync(path.join(tmpdir(), 'umpire-chromium-'));
  try {
    const r = spawnSync(
      exe,
      ['--headless', ...CHROMIUM_ARGS, `--user-data-dir=${dir}`, '--dump-dom', 'data:text/html,<p id=x>alive</p>'],
      { timeout: 60_000, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] },
    );
    return r.status === 0 && r.stdout.includes('alive');
  } catch {
    return false;
  } finally {
    rmSync(dir, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }
}
const pick = () => candidates().find((c) => starts(c));
const osRelease = () => {
  try {
    return Object.fromEntries(
      readFileSync('/etc/os-release', 'utf8')
        .split('\n')
        .filter((l) => l.includes('='))
        .map((l) => [l.slice(0, l.indexOf('=')), l.slice(l.indexOf('=') + 1).replace(/"/g, '')]),
    );
  } catch {
    return {};
  }
};
function tryApt() {
  if (osRelease().ID !== 'debian' || !onPath('apt-get')) return false; // on Ubuntu the package is a snap stub
  const root = process.getuid?.() === 0;
  const sudo = !root && onPath('sudo') && spawnSync('sudo', ['-n', 'true']).status === 0;
  if (!root && !sudo) return false;
  const opts = ['-o', 'DPkg::Lock::Timeout=180', '-o', 'Acquire::Retries=3', '-y', '-qq'];
  const apt = (...a) => {
    const [c, ...r] = sudo
      ? ['sudo', '-n', 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...opts, ...a]
      : ['apt-get', ...opts, ...a];
    return (
      spawnSync(c, r, {
        stdio: ['ignore', 2, 2],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
        timeout: 600_000,
      }).status === 0
    );
  };
  log('installing Debian chromium (about 120 MB to download)');
  const pk = ['install', '--no-install-recommends', 'chromium'];
  return apt(...pk) || (apt('update') && apt(...pk));
}
function tryPlaywright() {
  try {
    const cli = createRequire(import.meta.url)
      .resolve('playwright-core/package.json')
      .replace(/package\.json$/, 'cli.js');
    log('asking Playwright for its own Chromium');
    return (
      spawnSync(process.execPath, [cli, 'install', '--only-shell', 'chromium'], {
        stdio: ['ignore', 2, 2],
        timeout: 600_000,
      }).status === 0
    );
  } catch {
    return false;
  }
}
export function findChromium({ obtain = true } = {}) {
  let exe = pick();
  if (!exe && obtain && tryApt()) exe = pick();
  if (!exe && obtain && tryPlaywright()) exe = pick();
  return exe ?? null;
}
if (process.argv[1] && import.meta.url.endsWith(path.basename(process.argv[1])))
  console.log(findChromium({ obtain: !process.argv.includes('--no-install') }) ?? 'none');
