import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { LibraryDesk } from './desk.js';
import type { Pack } from './pack.js';
import type { Shelf } from './shelf.js';

const fixtures = path.join(import.meta.dirname, '../../../../packages/importers/src');
const choice = { edition: 'w40k-11', added: '2026-11-30T10:00:00.000Z' };
const file = (name: string) => ({ name, bytes: new Uint8Array(readFileSync(path.join(fixtures, name))) });
const text = (content: string) => ({ name: 'pasted', bytes: new TextEncoder().encode(content) });
const roster = file('roster/fixtures/clay-host.battlescribe.ros');
const page = file('page/fixtures/eleventh.txt');
const names = file('roster/fixtures/clay-host.gw-app.txt');

function shelfOf(kept = new Map<string, unknown>(), put: (value: { id: string }) => void = ({ id }) => void id): Shelf {
  return {
    where: 'device',
    all: async () => [...kept.values()],
    put: async (value) => {
      put(value);
      kept.set(value.id, structuredClone(value));
    },
    remove: async (id) => void kept.delete(id),
  };
}

const desk = (kept?: Map<string, unknown>): LibraryDesk => new LibraryDesk(async () => shelfOf(kept));

describe('an import', () => {
  test('says of everything by name how far it plays, and why', async () => {
    const { found, packs } = await desk().read([page], choice);
    expect(packs).toHaveLength(1);
    expect(found.length).toBeGreaterThan(5);
    for (const { name, stage, why } of found) {
      expect(name).not.toBe('');
      if (stage === 'full') expect(['rule', 'read', 'data', 'in-battle']).toContain(why);
      else expect(['rule', 'read', 'data', 'in-battle']).not.toContain(why);
    }
  });

  test('of text that is nothing keeps nothing, and says so', async () => {
    const { packs, issues, library } = await desk().read([text('good evening')], choice);
    expect(packs).toEqual([]);
    expect(library.packs).toEqual([]);
    expect(issues.map(({ severity }) => severity)).toContain('error');
  });

  test('read again takes the place of what it gave before', async () => {
    const library = desk();
    await library.read([roster], choice);
    const { library: told } = await library.read([roster], { ...choice, added: '2026-12-01T10:00:00.000Z' });
    expect(told.packs).toHaveLength(1);
    expect(told.packs[0]?.added).toBe('2026-12-01T10:00:00.000Z');
  });
});

describe('an army', () => {
  test('that brings its sheets has its units ready for odds, as the list arms them', async () => {
    const { library } = await desk().read([roster], choice);
    const [army] = library.armies;
    expect(army?.owner).toBe('mine');
    const warden = army?.units.find(({ name }) => name === 'Kiln Warden');
    expect(warden?.why).not.toBe('no-sheet');
    expect(warden?.unit?.weapons.map(({ name }) => name)).toContain('Glaze rod - hot');
    expect(warden?.unit?.groups[0]).toMatchObject({ toughness: '4', save: '3+', invulnerableSave: '4+', wounds: '5' });
  });

  test('of names alone has the nearest ones, and a choice makes the unit known', async () => {
    const library = desk();
    const { library: before, packs } = await library.read([names], choice);
    const lost = before.armies[0]?.units.filter(({ why }) => why === 'no-sheet') ?? [];
    expect(lost.length).toBeGreaterThan(0);
    await library.read([roster], choice);
    const misread = text(new TextDecoder().decode(names.bytes).replaceAll('Kiln Warden', 'Kiln Wardem'));
    const { library: after } = await library.read([misread], choice);
    const unknown = after.armies
      .flatMap(({ units, pack }) => units.map((unit) => ({ ...unit, pack })))
      .find(({ name }) => name === 'Kiln Wardem');
    expect(unknown?.near).toContain('Kiln Warden');
    const chosen = await library.choose(unknown?.pack ?? packs[0] ?? '', 'Kiln Wardem', 'Kiln Warden');
    const known = chosen.armies
      .find(({ pack }) => pack === unknown?.pack)
      ?.units.find(({ name }) => name === 'Kiln Warden');
    expect(known?.why).not.toBe('no-sheet');
  });

  test('that ships stands there at a tap, every unit of it known', async () => {
    const { armies } = await desk().sample(choice);
    expect(armies[0]?.units.length).toBeGreaterThan(2);
    expect(armies[0]?.units.filter(({ why }) => why === 'no-sheet')).toEqual([]);
    expect(armies[0]?.units.every(({ unit }) => (unit?.weapons.length ?? 0) > 0)).toBe(true);
  });
});

describe('a line of the library', () => {
  test('is found by name, keyword, kind and stage', async () => {
    const library = desk();
    await library.read([page], choice);
    const { items } = await library.search({ words: '', kind: 'datasheet' });
    expect(items).toHaveLength(1);
    const [sheet] = items;
    const byKeyword = await library.search({ words: sheet?.keywords[0]?.toLowerCase() ?? '?', kind: 'datasheet' });
    expect(byKeyword.items.map(({ key }) => key)).toContain(sheet?.key);
    const { items: full } = await library.search({ words: '', stage: 'full' });
    expect(full.every(({ stage }) => stage === 'full')).toBe(true);
    expect((await library.search({ words: 'no such words' })).all).toBe(0);
  });

  test('stands beside its reading, every letter of it once', async () => {
    const library = desk();
    await library.read([page, roster], choice);
    const { items } = await library.search({ words: '', kind: 'ability' });
    let read = 0;
    for (const { key } of items) {
      const detail = await library.item(key);
      if (detail === undefined || detail.clauses.length === 0) continue;
      const letters = (words: string): string => words.replaceAll(/\s+/g, '');
      expect(letters(detail.clauses.map((clause) => clause.text).join(''))).toBe(letters(detail.text));
      if (detail.item.why === 'read')
        expect(detail.clauses.flatMap(({ reading }) => reading).length).toBeGreaterThan(0);
      if (detail.item.why === 'unread') expect(detail.clauses.every(({ unread }) => unread)).toBe(true);
      read++;
    }
    expect(read).toBeGreaterThan(0);
  });
});

describe('the sheet of an army', () => {
  test('has every rule once, in the phase in which it is used', async () => {
    const library = desk();
    const { armies } = await library.sample(choice);
    const sheet = await library.sheet(armies[0]?.pack ?? '');
    const keys = sheet?.rules.map(({ key }) => key) ?? [];
    expect(new Set(keys).size).toBe(keys.length);
    const of = (name: string) => sheet?.rules.find((rule) => rule.name === name);
    expect(of('Insane Bravery')).toMatchObject({
      phase: 'command',
      cost: 1,
      limit: { times: 1, per: 'battle' },
      who: [],
    });
    expect(of('Rapid Ingress')).toMatchObject({ phase: 'movement', turn: 'theirs' });
    expect(sheet?.units.map(({ name }) => name)).toEqual(armies[0]?.units.map(({ name }) => name));
    expect(
      sheet?.units.every(({ line, groups }) => line.length === 7 && groups.every(({ wounds }) => wounds !== undefined)),
    ).toBe(true);
  });
});

describe('the library', () => {
  test('is there again the next time, and goes out and in as one file', async () => {
    const kept = new Map<string, unknown>();
    const first = desk(kept);
    await first.read([page, roster], choice);
    const whole = await first.file();
    const again = await desk(kept).library();
    expect(again.packs.map(({ id }) => id)).toEqual((await first.library()).packs.map(({ id }) => id));
    const { library: restored, packs } = await desk().read([text(whole)], choice);
    expect(packs).toHaveLength(2);
    expect(restored.counts).toEqual(again.counts);
  });

  test('takes nothing from a file that was changed into something else', async () => {
    const library = desk();
    await library.read([roster], choice);
    const whole = await library.file();
    const cut = await desk().read([text(whole.slice(0, -40))], choice);
    expect(cut.packs).toEqual([]);
    expect(cut.issues[0]?.code).toBe('library-cut');
    const forged = await desk().read([text('{"umpire":1,"library":[{"id":"x","records":[{"kind":"poem"}]}]}')], choice);
    expect(forged.packs).toEqual([]);
    expect(forged.issues.map(({ code }) => code)).toContain('record-invalid');
  });

  test('whose store is full works on and says so', async () => {
    const full = new LibraryDesk(async () =>
      shelfOf(new Map(), () => {
        throw new DOMException('no room', 'QuotaExceededError');
      }),
    );
    const { library } = await full.read([roster], choice);
    expect(library.where).toBe('full');
    expect(library.armies).toHaveLength(1);
  });

  test('whose store is blocked works on and says so', async () => {
    const blocked = new LibraryDesk(async () => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect((await blocked.library()).where).toBe('blocked');
    expect((await blocked.read([roster], choice)).library.armies).toHaveLength(1);
  });

  test('forgets what is removed', async () => {
    const kept = new Map<string, unknown>();
    const library = desk(kept);
    const { packs } = await library.read([roster], choice);
    expect((await library.remove(packs[0] ?? '')).packs).toEqual([]);
    expect(kept.size).toBe(0);
  });
});

/** What a version before this one may have kept. */
test('a record that this version does not know is left out, the rest stays', async () => {
  const kept = new Map<string, unknown>();
  await desk(kept).read([roster], choice);
  const [pack] = [...kept.values()] as Pack[];
  kept.set('old', { ...pack, id: 'old', records: [{ kind: 'scroll' }] });
  expect((await desk(kept).library()).packs.map(({ id }) => id)).toEqual([pack?.id]);
});
