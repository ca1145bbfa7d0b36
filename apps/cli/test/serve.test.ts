import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';

const program = fileURLToPath(new URL('../bin/umpire.mjs', import.meta.url));
const folder = mkdtempSync(path.join(tmpdir(), 'umpire-serve-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const serve = (...words: readonly string[]) =>
  spawn(process.execPath, [program, 'serve', '--data', folder, ...words], { stdio: ['ignore', 'pipe', 'pipe'] });

const textOf = async (stream: NodeJS.ReadableStream, until: RegExp): Promise<string> => {
  let text = '';
  for await (const part of stream) {
    text += String(part);
    if (until.test(text)) break;
  }
  return text;
};

test('the page is served on this machine until the process is told to stop', async () => {
  const child = serve('--port', '0');
  const said = await textOf(child.stdout, /http:\S+\n/);
  const [address = ''] = /http:\S+/.exec(said) ?? [];
  expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  expect(await (await fetch(`${address}/healthz`)).json()).toEqual({ ok: true });
  child.kill('SIGTERM');
  expect(await new Promise((resolve) => child.once('exit', resolve))).toBe(0);
}, 60_000);

test('a port that is none is refused', async () => {
  const child = serve('--port', 'seven');
  expect(await textOf(child.stderr, /\n/)).toContain('port-invalid');
}, 60_000);
