import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pageServer } from '../../server/src/page-server.js';
import { dist, openSite, SIZES, type Site } from './site.js';

const roster = path.join(
  import.meta.dirname,
  '../../../packages/importers/src/roster/fixtures/clay-host.battlescribe.ros',
);
const data = mkdtempSync(path.join(tmpdir(), 'umpire-served-'));

let site: Site;
let server: Awaited<ReturnType<typeof pageServer>>;
let address: string;
beforeAll(async () => {
  server = await pageServer(dist, { data });
  address = await server.listen({ port: 0, host: '127.0.0.1' });
  site = await openSite();
});
afterAll(async () => {
  await site.close();
  await server.close();
  rmSync(data, { recursive: true });
});

test('served, the library is kept by the server, whichever browser asks; nothing breaks its policy', async () => {
  const faults: string[] = [];
  const open = async () => {
    const page = await site.page({ viewport: SIZES.desktop });
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(message.text());
    });
    await page.goto(`${address}/library`);
    return page;
  };
  const first = await open();
  await first.locator('input[type=file]').setInputFiles([roster]);
  await first.getByText('Kept by the server').waitFor({ timeout: 60_000 });
  await first.close();
  const second = await open();
  await second.getByRole('button', { name: /Kiln Parade/ }).waitFor({ timeout: 60_000 });
  await second.getByRole('link', { name: 'Sheet' }).click();
  await second.locator('.sheet-units li').first().waitFor();
  await second.close();
  expect(faults).toEqual([]);
});

test('what is served is compressed, and kept by the browser for as long as its content is the same', async () => {
  const page = await fetch(address, { headers: { 'accept-encoding': 'br' } });
  expect(page.headers.get('content-encoding')).toBe('br');
  expect(page.headers.get('cache-control')).toBe('no-cache');
  const [script = ''] = /\/assets\/index-[\w-]+\.js/.exec(await page.text()) ?? [];
  const asset = await fetch(address + script, { headers: { 'accept-encoding': 'gzip' } });
  expect(asset.headers.get('content-encoding')).toBe('gzip');
  expect(asset.headers.get('cache-control')).toContain('immutable');
});

test('a battle that was left in one browser goes on in another', async () => {
  const first = await site.page({ viewport: SIZES.desktop });
  await first.goto(`${address}/battle`);
  await first.getByRole('button', { name: 'A first battle' }).click();
  await first.getByRole('region', { name: 'Now' }).waitFor({ timeout: 60_000 });
  const kept = async (): Promise<number> => {
    const { values } = (await (await fetch(`${address}/api/battle`)).json()) as { values: readonly unknown[] };
    return values.length;
  };
  await expect.poll(kept, { timeout: 30_000 }).toBe(1);
  await first.close();
  const second = await site.page({ viewport: SIZES.desktop });
  await second.goto(`${address}/battle`);
  await second.getByRole('button', { name: 'Resume the battle' }).click();
  await second.getByRole('region', { name: 'Now' }).waitFor({ timeout: 60_000 });
  await second.goto(address);
  await second.getByRole('link', { name: 'Resume the battle' }).waitFor();
  await second.close();
});
