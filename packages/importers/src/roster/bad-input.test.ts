import { Rng } from '@umpire/kernel';
import { Uint8ArrayReader, Uint8ArrayWriter, ZipWriter } from '@zip.js/zip.js';
import { describe, expect, test } from 'vitest';
import { FIXTURES, imported, rosterIn } from '../../test/roster/read.js';
import { importRoster } from './import-roster.js';

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const tree = FIXTURES['battlescribe.ros'] ?? '';

async function zipOf(members: Readonly<Record<string, Uint8Array>>): Promise<Uint8Array> {
  const writer = new ZipWriter(new Uint8ArrayWriter(), { useWebWorkers: false });
  for (const [name, bytes] of Object.entries(members)) await writer.add(name, new Uint8ArrayReader(bytes));
  return writer.close();
}

async function codeOf(bytes: Uint8Array | string): Promise<string | undefined> {
  const read = await importRoster({ file: 'list', bytes });
  return read.ok ? undefined : read.error[0]?.code;
}

describe('archives', () => {
  test('a zipped list is read, whatever it is called, with the day it was packed', async () => {
    const roster = rosterIn(await imported(await zipOf({ 'any.thing': utf8(tree) })));
    expect(roster.units).toHaveLength(4);
    expect(roster.pointsFrom?.date).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  test('a bomb is refused without unpacking it', async () => {
    const bomb = await zipOf({ 'list.ros': new Uint8Array(64 * 1024 * 1024) });
    expect(bomb.length).toBeLessThan(100_000);
    expect(await codeOf(bomb)).toBe('zip-too-large');
  });

  test('a bomb whose header lies about its size is refused too', async () => {
    const bomb = await zipOf({ 'list.ros': new Uint8Array(64 * 1024 * 1024) });
    const view = new DataView(bomb.buffer, bomb.byteOffset, bomb.byteLength);
    for (let i = 0; i + 30 < bomb.length; i++) {
      if (view.getUint32(i, true) === 0x02014b50) view.setUint32(i + 24, 1000, true);
      if (view.getUint32(i, true) === 0x04034b50) view.setUint32(i + 22, 1000, true);
    }
    expect(['zip-too-large', 'zip-damaged']).toContain(await codeOf(bomb));
  });

  test('a damaged, a cut, an empty and a crowded one are refused', async () => {
    const good = await zipOf({ 'list.ros': utf8(tree) });
    const flipped = good.map((byte, i) => (i > 60 && i < 90 ? byte ^ 0x55 : byte));
    expect(await codeOf(flipped)).toBe('zip-damaged');
    expect(await codeOf(good.slice(0, good.length / 2))).toBe('zip-damaged');
    expect(await codeOf(await zipOf({}))).toBe('file-empty');
    expect(await codeOf(await zipOf({ 'a.ros': utf8(tree), 'b.ros': utf8(tree) }))).toBe('zip-several-files');
    const crowd = Object.fromEntries(Array.from({ length: 40 }, (_, i) => [`${i}`, utf8('x')]));
    expect(await codeOf(await zipOf(crowd))).toBe('zip-too-large');
  });
});

describe('trees', () => {
  test('entities are not expanded', async () => {
    const bomb = `<!DOCTYPE r [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><roster name="&b;"><forces/></roster>`;
    expect(await codeOf(bomb)).toBe('xml-invalid');
  });

  test('nesting beyond any list is refused or left out, in XML and JSON', async () => {
    const many = 100_000;
    expect(await codeOf(`<roster>${'<selection>'.repeat(many)}`)).toBe('file-too-deep');
    expect(await codeOf(`${'['.repeat(many)}${']'.repeat(many)}`)).toBeDefined();
    expect(await codeOf(`${'{"a":'.repeat(many)}1${'}'.repeat(many)}`)).toBeDefined();
    let node = '{"name":"X","type":"upgrade","number":1}';
    for (let i = 0; i < 2000; i++) node = `{"name":"X","type":"unit","number":1,"selections":[${node}]}`;
    const read = await importRoster({ file: 'x', bytes: `{"roster":{"forces":[{"selections":[${node}]}]}}` });
    expect(read.ok).toBe(true);
  });

  test('a cut file says where it ends', async () => {
    const read = await importRoster({ file: 'x', bytes: tree.slice(0, 3000) });
    expect(read).toMatchObject({ ok: false, error: [{ code: 'xml-invalid', span: { line: expect.any(Number) } }] });
    expect(await codeOf((FIXTURES['rosterizer.json'] ?? '').slice(0, 700))).toBe('json-cut');
  });

  test.each(['-5', '0', '1e99', '999999999', '5.5', 'many', ''])(
    'a number of models such as "%s" is reported and left out',
    async (number) => {
      const read = await imported(
        tree.replace('name="Clay Walker" number="3"', `name="Clay Walker" number="${number}"`),
      );
      const models = rosterIn(read).units.find(({ id }) => id === 'clay-walkers')?.models ?? [];
      expect(models.reduce((sum, { count }) => sum + count, 0)).toBe(2);
      expect(read.issues.map(({ code }) => code)).toContain('roster-count-unreadable');
    },
  );

  test('a price beyond any list is no price', async () => {
    const { units } = rosterIn(await imported(tree.replace('value="125.0"', 'value="1e300"')));
    expect(units.find(({ id }) => id === 'brick-engine')?.points).toBeUndefined();
  });

  test('a member of the wrong kind does no harm', async () => {
    for (const wrong of ['null', '5', '"x"', '[[]]', '{"a":1}', '[null,7,{"name":[]}]'])
      for (const list of ['selections', 'costs', 'categories', 'profiles', 'rules'])
        await importRoster({
          file: 'x',
          bytes: `{"roster":{"forces":[{"selections":[{"name":"A","type":"unit","number":1,"${list}":${wrong}}]}]}}`,
        });
  });
});

describe('texts', () => {
  test('numbers beyond any army are not taken', async () => {
    const text = (FIXTURES['gw-app.txt'] ?? '')
      .replace('4x Clay Walker', '99999999999999999999x Clay Walker')
      .replace('(125 points)', '(99999999999 points)');
    const read = await importRoster({ file: 'x', bytes: text });
    const counts = read.ok ? rosterIn(read.value).units.flatMap(({ models }) => models.map(({ count }) => count)) : [];
    expect(counts.every((count) => count <= 1000)).toBe(true);
  });

  test('long lines and many lines are read or refused in good time', async () => {
    const from = performance.now();
    const head = FIXTURES['new-recruit-text.txt'] ?? '';
    for (const piece of ['(', '((', '[', ' (1 pts', ', ', ' and A', '1x ', 'a b ', '• ', '+ ENHANCEMENT: (on '])
      for (const prefix of ['', 'Unit [5 pts]: ', '• 1x A: ', '• 1 A with ', '+ DETACHMENT: '])
        await importRoster({ file: 'x', bytes: `${head}\n${prefix}${piece.repeat(30_000)}` });
    await importRoster({ file: 'x', bytes: `${head}\n${'A [1 pts]: b\n'.repeat(15_000)}` });
    expect(await codeOf(`${head}\n${'x\n'.repeat(50_000)}`)).toBe('file-too-large');
    expect(performance.now() - from).toBeLessThan(20_000);
  });
});

type Change = (text: string, rng: Rng) => string | Uint8Array;

const lines = (text: string): string[] => text.split('\n');
const place = (text: string, rng: Rng): number => rng.below(Math.max(1, text.length));

const CHANGES: Readonly<Record<string, Change>> = {
  'cut the end': (text, rng) => text.slice(0, place(text, rng)),
  'cut the beginning': (text, rng) => text.slice(place(text, rng)),
  'drop a piece': (text, rng) => {
    const at = place(text, rng);
    return text.slice(0, at) + text.slice(at + 1 + rng.below(60));
  },
  'double a piece': (text, rng) => {
    const at = place(text, rng);
    return text.slice(0, at + 200) + text.slice(at);
  },
  'shuffle lines': (text, rng) => {
    const all = lines(text);
    for (let i = 0; i < 10; i++) {
      const [a, b] = [rng.below(all.length), rng.below(all.length)];
      [all[a], all[b]] = [all[b] ?? '', all[a] ?? ''];
    }
    return all.join('\n');
  },
  'join lines': (text, rng) => {
    const all = lines(text);
    all.splice(rng.below(all.length), 2, all.slice(0, 2).join(' '));
    return all.join('\n');
  },
  'put signs in': (text, rng) => {
    const signs = [
      '(',
      ')',
      '[',
      ']',
      ':',
      'x',
      '•',
      '\t',
      '\u0000',
      '<',
      '&',
      '"',
      '}',
      '999999999',
      '-',
      '\ufffd',
      '\r',
    ];
    const at = place(text, rng);
    return text.slice(0, at) + (signs[rng.below(signs.length)] ?? '') + text.slice(at);
  },
  'write in UTF-16': (text) =>
    new Uint8Array([0xff, 0xfe, ...[...text].flatMap((char) => [char.charCodeAt(0) & 255, char.charCodeAt(0) >> 8])]),
  'write in one byte': (text) => new Uint8Array([...text].map((char) => char.charCodeAt(0) & 255)),
  'flip bytes': (text, rng) => {
    const bytes = utf8(text);
    for (let i = 0; i < 5; i++) bytes[rng.below(bytes.length)] = rng.below(256);
    return bytes;
  },
  'end lines as Windows does': (text) => text.replaceAll('\n', '\r\n'),
};

const ROUNDS = Number(process.env.UMPIRE_FUZZ ?? 3000);

test('whatever happens to a list, it is read or refused with a place, and what is read fits its schema', async () => {
  const rng = Rng.seeded(20_260_801);
  const texts = Object.values(FIXTURES);
  const names = Object.keys(CHANGES);
  let slowest = 0;
  for (let round = 0; round < ROUNDS; round++) {
    let text: string | Uint8Array = texts[rng.below(texts.length)] ?? '';
    for (let i = 0; i <= rng.below(3) && typeof text === 'string'; i++)
      text = CHANGES[names[rng.below(names.length)] ?? '']?.(text, rng) ?? text;
    const from = performance.now();
    const read = await importRoster({ file: 'list', bytes: text });
    slowest = Math.max(slowest, performance.now() - from);
    if (read.ok) await imported(text);
    else expect(read.error.every(({ code, span }) => /^[a-z-]+$/.test(code) && span?.line !== undefined)).toBe(true);
  }
  expect(slowest).toBeLessThan(1000);
});
