import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const bin = fileURLToPath(new URL('../bin/umpire.mjs', import.meta.url));
const umpire = (...words: readonly string[]) => spawnSync(process.execPath, [bin, ...words], { encoding: 'utf8' });

it('ends with 0 and plain text when piped', () => {
  const { status, stdout, stderr } = umpire('--help');
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(/^Usage: umpire/);
  expect(stdout).not.toContain('\u001b');
});

it('ends with 2 and an empty stdout when it cannot be done', () => {
  const { status, stdout, stderr } = umpire('odds', 'nowhere.json');
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toContain('nowhere.json: error file-missing');
});

it('takes no harm from a reader that has seen enough', async () => {
  const child = spawn(process.execPath, [bin, 'example', 'immortals', '--scenario'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout.destroy();
  let said = '';
  child.stderr.on('data', (piece) => {
    said += piece;
  });
  const [status] = await once(child, 'close');
  expect([status, said]).toEqual([0, '']);
});

it('reads a scenario from the pipe', () => {
  const { status, stderr } = spawnSync(process.execPath, [bin, 'odds', '-'], {
    encoding: 'utf8',
    input: '{ "edition": ',
  });
  expect(status).toBe(2);
  expect(stderr).toContain('stdin:1:13: error json-cut');
});

it('says in one line what to do where it is not built', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'umpire-unbuilt-'));
  mkdirSync(path.join(folder, 'bin'));
  copyFileSync(bin, path.join(folder, 'bin', 'umpire.mjs'));
  const { status, stderr } = spawnSync(process.execPath, [path.join(folder, 'bin', 'umpire.mjs')], {
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  expect([status, stderr]).toEqual([2, 'umpire is not built yet: run `npm start` once in its folder.\n']);
});
