import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, describe, expect, test } from 'vitest';
import { lockFolder } from './folder-lock.js';
import { migrate, migrationsIn } from './migrate.js';
import { pageServer } from './page-server.js';
import { openStore } from './store.js';

const folder = mkdtempSync(path.join(tmpdir(), 'umpire-store-'));
afterAll(() => rmSync(folder, { recursive: true }));
const page = path.join(folder, 'page');
mkdirSync(page);
writeFileSync(path.join(page, 'index.html'), '<p>page</p>');
const migrations = migrationsIn(path.join(import.meta.dirname, '../migrations'));

describe('the store', () => {
  test('keeps what it was given until it is removed, over a restart', async () => {
    const data = path.join(folder, 'kept');
    const first = await openStore(data);
    await first.put('library', 'a', '{"id":"a"}');
    await first.put('library', 'a', '{"id":"a","again":1}');
    await first.put('battle', 'a', '{"id":"a","log":[]}');
    await first.close();
    const again = await openStore(data);
    expect(await again.all('library')).toEqual(['{"id":"a","again":1}']);
    expect(await again.all('battle')).toEqual(['{"id":"a","log":[]}']);
    expect(await again.remove('library', 'a')).toBe(true);
    expect(await again.remove('library', 'a')).toBe(false);
    expect(await again.all('library')).toEqual([]);
    await again.close();
  }, 60_000);

  test('is brought up to date step by step, and refused by a version that is older', async () => {
    const database = await PGlite.create();
    const next = { name: '0002-notes.sql', sql: 'ALTER TABLE kept ADD COLUMN note text' };
    await migrate(database, migrations);
    await database.query("INSERT INTO kept (kind, id, value) VALUES ('library', 'a', '{}')");
    await migrate(database, [...migrations, next]);
    await migrate(database, [...migrations, next]);
    const { rows } = await database.query('SELECT id, note FROM kept');
    expect(rows).toEqual([{ id: 'a', note: null }]);
    await expect(migrate(database, migrations)).rejects.toThrow('0002-notes.sql');
    await database.close();
  }, 60_000);

  test('leaves everything as it was where a step fails', async () => {
    const database = await PGlite.create();
    const broken = { name: '0002-broken.sql', sql: 'CREATE TABLE half (id text); SELECT nonsense;' };
    await expect(migrate(database, [...migrations, broken])).rejects.toThrow('nonsense');
    const { rows } = await database.query("SELECT to_regclass('half') AS half");
    expect(rows).toEqual([{ half: null }]);
    await database.close();
  }, 60_000);
});

describe('the folder of a store', () => {
  test('is held by one living process, and taken over from one that is gone', () => {
    const held = path.join(folder, 'held');
    const release = lockFolder(held);
    expect(() => lockFolder(held)).toThrow(`process ${process.pid}`);
    release();
    const gone = spawnSync(process.execPath, ['-e', 'console.log(process.pid)'], { encoding: 'utf8' }).stdout.trim();
    writeFileSync(path.join(held, 'lock'), gone);
    lockFolder(held)();
  });
});

describe('the server', () => {
  const host = { host: '127.0.0.1:4400' };

  test('keeps a pack of the library and a battle, and gives them back', async () => {
    const server = await pageServer(page);
    const put = (address: string, payload: object) =>
      server.inject({ method: 'PUT', url: address, payload, headers: host });
    expect((await put('/api/library/a', { id: 'a', records: [] })).statusCode).toBe(204);
    expect((await put('/api/battle/b', { id: 'b', log: 'x' })).statusCode).toBe(204);
    const all = await server.inject({ url: '/api/library', headers: host });
    expect(all.headers['content-type']).toContain('application/json');
    expect(all.json()).toEqual({ umpire: 1, values: [{ id: 'a', records: [] }] });
    expect((await server.inject({ method: 'DELETE', url: '/api/library/a', headers: host })).statusCode).toBe(204);
    expect((await server.inject({ method: 'DELETE', url: '/api/library/a', headers: host })).statusCode).toBe(404);
    await server.close();
  }, 60_000);

  test('refuses what is no value of the store', async () => {
    const server = await pageServer(page);
    const put = (url: string, payload: object) => server.inject({ method: 'PUT', url, payload, headers: host });
    expect((await put('/api/library/a', { id: 'b' })).statusCode).toBe(400);
    expect((await put('/api/library/a', {})).statusCode).toBe(400);
    expect((await put('/api/secrets/a', { id: 'a' })).statusCode).toBe(400);
    await server.close();
  }, 60_000);

  test.each([
    ['a name that leads here', { host: 'evil.example:4400' }],
    ['a page of another place', { ...host, 'sec-fetch-site': 'cross-site' }],
    ['a page of another port', { ...host, origin: 'http://127.0.0.1:9999' }],
  ])('keeps its store from %s', async (_, headers) => {
    const server = await pageServer(page);
    expect((await server.inject({ url: '/api/library', headers })).statusCode).toBe(403);
    const put = { method: 'PUT', url: '/api/library/a', payload: { id: 'a' }, headers } as const;
    expect((await server.inject(put)).statusCode).toBe(403);
    await server.close();
  });
});
