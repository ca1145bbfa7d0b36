import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { pageServer } from './page-server.js';

const folder = mkdtempSync(path.join(tmpdir(), 'umpire-page-'));
mkdirSync(path.join(folder, 'assets'));
writeFileSync(path.join(folder, 'index.html'), '<p>page</p>');
writeFileSync(path.join(folder, 'assets/a-1.js'), 'export {};');
afterAll(() => rmSync(folder, { recursive: true }));

test('it is up, and serves the page under a strict policy', async () => {
  const server = await pageServer(folder);
  expect((await server.inject('/healthz')).statusCode).toBe(200);
  const page = await server.inject('/');
  expect(page.body).toBe('<p>page</p>');
  expect(page.headers['content-security-policy']).toContain("default-src 'self'");
  expect(page.headers['content-security-policy']).not.toContain('unsafe');
  expect(page.headers['cache-control']).toBe('no-cache');
  const script = await server.inject('/assets/a-1.js');
  expect(script.headers['cache-control']).toContain('immutable');
  expect((await server.inject('/rules/w40k-11/lethal-hits')).body).toBe('<p>page</p>');
  expect((await server.inject('/assets/none.js')).statusCode).toBe(404);
  expect((await server.inject('/../package.json')).statusCode).toBe(404);
  await server.close();
});

test('a page that was not built is said to be so', async () => {
  await expect(pageServer(path.join(folder, 'nothing'))).rejects.toThrow('not built');
});
