import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { run } from '../src/run.js';
import { services } from '../src/wiring.js';
import { remembering } from './fake.js';

const folder = mkdtempSync(path.join(tmpdir(), 'umpire-import-'));
afterAll(() => rmSync(folder, { recursive: true }));

const examples = new URL('../../../examples/', import.meta.url);
const walker = fileURLToPath(new URL('clay-walker.txt', examples));
const importers = fileURLToPath(new URL('../../../packages/importers/src/', import.meta.url));
const lists = path.join(importers, 'roster/fixtures');
const catalogues = path.join(importers, 'catalogue/fixtures');
const list = path.join(lists, 'clay-host.gw-app.txt');

function file(name: string, content: string | Uint8Array): string {
  const full = path.join(folder, name);
  writeFileSync(full, content);
  return full;
}

async function umpire(...words: readonly string[]) {
  const terminal = remembering();
  const status = await run(['import', ...words], {
    terminal,
    services: async () => services,
    version: '1.2.3',
    examples,
  });
  return { status, ...terminal.said };
}

describe('rosters', () => {
  it.each(readdirSync(lists))('reads %s, whatever it is called', async (name) => {
    const renamed = file('a list', readFileSync(path.join(lists, name)));
    const { status, out } = await umpire(renamed, '--json');
    expect(status).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ umpire: 1, file: renamed, format: 'roster' });
    const [roster] = JSON.parse(out).records;
    expect(roster).toMatchObject({ kind: 'roster', points: 410, source: { file: renamed } });
    expect(roster.units).toHaveLength(4);
    const named = JSON.parse((await umpire(renamed, '--json', '--edition', 'w40k-10')).out);
    expect(named.records[0]).toMatchObject({ kind: 'roster', edition: 'w40k-10' });
  });

  it('says whose army it is, its units, models and points', async () => {
    const { status, out } = await umpire(list);
    expect(status).toBe(0);
    expect(out).toContain("Kiln Parade · Clay Host · Potter's Wheel, Slow Fire");
    expect(out).toMatch(/4 units · \d+ models · 410 of 2,?000 points/);
    expect(out).toMatch(/^Kiln Warden +1 +95 +warlord, Cracked Seal$/m);
    expect((await umpire(list, '--lang', 'fr')).out).toContain('4 unités');
  });

  it('says what is wrong with file and line', async () => {
    const text = readFileSync(list, 'utf8').replace('(410 points)', '(450 points)');
    const odd = file('odd.txt', text);
    const { status, out } = await umpire(odd);
    expect(status).toBe(0);
    expect(out).toContain(`${odd}:1: warning roster-points-differ`);
  });

  it('writes what it read', async () => {
    const out = path.join(folder, 'out');
    expect((await umpire(list, walker, '--out', out)).status).toBe(0);
    expect(readdirSync(out).sort()).toEqual(['clay-host.gw-app.txt.json', 'clay-walker.txt.json']);
  });

  it('links a list to the sheets read beside it, and says what they lack', async () => {
    const { out } = await umpire(list, walker, '--edition', 'w40k-11', '--json');
    const [{ records, issues }] = JSON.parse(out);
    const sheets = records[0].units.flatMap(({ datasheet }: { datasheet?: string }) => datasheet ?? []);
    expect(new Set(sheets)).toEqual(new Set(['clay-walker']));
    expect(issues).toContainEqual(expect.objectContaining({ code: 'roster-name-unknown', found: 'Kiln Warden' }));
    const alone = JSON.parse((await umpire(list, '--json')).out);
    expect(alone.records[0].units[0]).not.toHaveProperty('datasheet');
  });

  it('takes a title in brackets for text', async () => {
    const titled = file('titled.txt', readFileSync(list, 'utf8').replace('Kiln Parade', '[Kiln] Parade'));
    expect(JSON.parse((await umpire(titled, '--json')).out)).toMatchObject({ format: 'roster' });
  });
});

describe('catalogues and tables', () => {
  const sorts = (out: string) =>
    [JSON.parse(out)].flat().map((one) => [path.basename(one.file), one.format, one.records.length > 0]);

  it('reads catalogues together, with a report each', async () => {
    const { status, out } = await umpire(
      ...['potters.cat', 'game.gst'].map((name) => path.join(catalogues, name)),
      '--json',
    );
    expect(status).toBe(0);
    expect(sorts(out)[0]).toEqual(['potters.cat', 'catalogue', true]);
    const [potters, game] = JSON.parse(out);
    for (const { source } of potters.records) expect(source.file).toBe(potters.file);
    for (const { source } of game.records) expect(source.file).toBe(game.file);
  });

  it('reads each sort among others, in the order given', async () => {
    const table = file('potters.csv', 'id|name|link|\nPO|Potters|x|\n');
    const names = [path.join(catalogues, 'kilns.json'), walker, list, table];
    const { out, err } = await umpire(...names, '--json');
    expect(sorts(out).slice(0, 3)).toEqual([
      ['kilns.json', 'catalogue', true],
      ['clay-walker.txt', 'page', true],
      ['clay-host.gw-app.txt', 'roster', true],
    ]);
    expect(err).not.toContain('page-not-recognised');
  });

  it('reads tables together, and writes no file for those that only complete others', async () => {
    const head = 'id|name|faction_id|source_id|legend|role|loadout|transport|virtual|link|';
    const sheets = file('a', `${head}\n001|Clay Walkers|PO|9||Battleline||||x|\n`);
    const factions = file('b', 'id|name|link|\nPO|Potters|x|\n');
    const out = path.join(folder, 'tables');
    const { status, out: said } = await umpire(factions, sheets, '--out', out, '--json');
    expect(status).toBe(0);
    expect(readdirSync(out)).toEqual(['a.json']);
    expect(JSON.parse(said)).toMatchObject([
      { file: factions, format: 'tables', records: [] },
      { file: sheets, format: 'tables', records: [{ name: 'Clay Walkers', faction: 'Potters' }] },
    ]);
    expect((await umpire(factions, sheets)).out).not.toContain(factions);
  });
});

describe('what cannot be read', () => {
  it.each([
    ['prose', 'Es war einmal ein Topf.\n', 'page-not-recognised'],
    ['JSON of something else', '{ "weather": "fine" }', 'format-not-recognised'],
    ['XML of something else', '<?xml version="1.0"?>\n<weather/>', 'format-not-recognised'],
    ['zeros', new Uint8Array(64), 'file-binary'],
    ['nothing', '', 'file-empty'],
  ])('%s', async (_what, content, code) => {
    const out = path.join(folder, 'nowhere');
    const { status, err, out: said } = await umpire(file('strange', content), '--out', out);
    expect([status, said]).toEqual([2, '']);
    expect(err).toContain(`error ${code}`);
    if (code.endsWith('-not-recognised')) expect(err).toContain('--as page, roster, catalogue, tables');
    expect(() => readdirSync(out)).toThrow();
  });

  it('a damaged list says where', async () => {
    const text = readFileSync(path.join(lists, 'clay-host.battlescribe.ros'), 'utf8');
    const { status, err } = await umpire(file('cut.ros', text.slice(0, 900)));
    expect(status).toBe(2);
    expect(err).toMatch(/cut\.ros:\d+.*error xml-invalid/);
  });

  it('one strange file leaves the others', async () => {
    const { status, out, err } = await umpire(file('strange', '{ "weather": 1 }'), list);
    expect(status).toBe(2);
    expect(out).toContain('Kiln Parade');
    expect(err).toContain('format-not-recognised');
  });
});

describe('--as', () => {
  it('forces a format', async () => {
    const { status, err } = await umpire(walker, '--as', 'roster');
    expect(status).toBe(2);
    expect(err).toContain('roster-not-recognised');
    expect((await umpire(list, '--as', 'roster')).status).toBe(0);
  });

  it('lists the formats when it does not know one', async () => {
    const { status, err } = await umpire(list, '--as', 'rooster');
    expect(status).toBe(2);
    expect(err).toContain('unknown-format');
    expect(err).toContain('--as page, roster, catalogue, tables');
  });
});

describe('lists for other programs', () => {
  it.each(['gw-app', 'new-recruit-gw', 'wtc-compact', 'battlescribe-json'])(
    '%s comes back as the same army',
    async (to) => {
      const { status, out } = await umpire(list, '--to', to);
      expect(status).toBe(0);
      const again = file(`again-${to}`, out);
      const [first, second] = await Promise.all(
        [list, again].map(async (one) => JSON.parse((await umpire(one, '--json')).out).records[0]),
      );
      const armyOf = ({
        units,
        points,
      }: {
        units: { name: string; models: { count: number }[] }[];
        points: number;
      }) => ({
        points,
        units: units.map(({ name, models }) => [name, models.reduce((sum, { count }) => sum + count, 0)]).sort(),
      });
      expect(armyOf(second)).toEqual(armyOf(first));
    },
  );

  it('are written to the folder', async () => {
    const out = path.join(folder, 'lists');
    const { status, err } = await umpire(list, '--to', 'gw-app', '--out', out);
    expect(status).toBe(0);
    expect(err).toMatch(/\.gw-app\.txt\n$/);
    expect(readdirSync(out).some((name) => name.endsWith('.gw-app.txt'))).toBe(true);
  });

  it('have formats that are known', async () => {
    const { status, err } = await umpire(list, '--to', 'gw-ap');
    expect(status).toBe(2);
    expect(err).toContain('unknown-format');
    expect(err).toContain('gw-app');
  });
});

it('a folder stands for its files', async () => {
  const { status, out } = await umpire(lists, '--json');
  expect(status).toBe(0);
  expect(JSON.parse(out)).toHaveLength(readdirSync(lists).length);
});
