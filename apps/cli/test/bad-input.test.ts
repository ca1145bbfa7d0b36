import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run } from '../src/run.js';
import { services } from '../src/wiring.js';
import { remembering } from './fake.js';

/** In milliseconds: far above what a busy machine takes, far below a file that is worked through. */
const AT_ONCE = 15_000;

const folder = mkdtempSync(path.join(tmpdir(), 'umpire-bad-'));
afterAll(() => rmSync(folder, { recursive: true }));

const examples = new URL('../../../examples/', import.meta.url);
const tesla = readFileSync(new URL('tesla.json', examples), 'utf8');

// the packages are loaded once, and their loading is not timed
beforeAll(async () => {
  await umpire('odds', file('good.json', tesla));
});

async function umpire(...words: readonly string[]) {
  const terminal = remembering();
  const began = performance.now();
  const status = await run(words, { terminal, services: async () => services, version: '1.2.3', examples });
  return { status, ...terminal.said, took: performance.now() - began };
}

function file(name: string, text: string | Uint8Array): string {
  const full = path.join(folder, name);
  writeFileSync(full, text);
  return full;
}

/** The shipped scenario with one line changed. */
const changed = (before: string, after: string): string => {
  expect(tesla).toContain(before);
  return tesla.replace(before, after);
};

describe('a scenario that cannot be worked out', () => {
  it.each([
    [
      'no models',
      '"models": 5',
      '"models": 0',
      /:\d+:\d+: error out-of-range.*target\.groups\[0\]\.models/s,
      /found: 0/,
    ],
    ['negative wounds', '"wounds": 2', '"wounds": -2', /:\d+:\d+: error out-of-range.*wounds/s, /at least 1/],
    ['dice the wrong way round', '"attacks": "4"', '"attacks": "3+D6"', /:\d+:\d+: error dice-expression/, /D3\+3/],
    ['a save that cannot be', '"save": "3+"', '"save": "1+"', /:\d+:\d+: error out-of-range/, /2\+ to 6\+/],
    [
      'a billion attacks',
      '"attacks": "4"',
      '"attacks": "1000000000"',
      /:\d+:\d+: error dice-expression/,
      /found: 1000000000/,
    ],
    [
      'a damage beyond all',
      '"damage": "1"',
      '"damage": "99999999"',
      /:\d+:\d+: error dice-expression-range/,
      /at most 100 dice, and numbers up to 10000/,
    ],
    [
      'a thousand million attacks',
      '"attacks": "4"',
      '"attacks": 1000000000',
      /:\d+:\d+: error dice-expression-range/,
      /numbers up to 10000/,
    ],
    ['an unknown field', '"damage"', '"damge"', /:\d+:\d+: error unknown-field.*damge/s, /damage/],
    ['an unknown edition', 'w40k-10', 'w40k-12', /:\d+:\d+: error unknown-edition/, /w40k-11/],
    ['an unknown phase', '"shooting"', '"shoting"', /:\d+:\d+: error unknown-value/, /shooting, fight/],
    [
      'a fact that nothing asks for',
      '"want"',
      '"conditions": { "facts": { "attacker": ["enagged"] } }, "want"',
      /:\d+:\d+: error unknown-state/,
      /engaged/,
    ],
    [
      'a goal that is none',
      '"want"',
      '"policies": { "goal": "win" }, "want"',
      /:\d+:\d+: error unknown-value/,
      /destroy/,
    ],
  ])('%s', async (_why, before, after, said, does) => {
    const { status, out, err, took } = await umpire('odds', file('bad.json', changed(before, after)));
    expect([status, out]).toEqual([2, '']);
    expect(err).toMatch(said);
    expect(err).toMatch(does);
    expect(took).toBeLessThan(AT_ONCE);
  });

  it('with more dice than anyone throws is too large, even to estimate, and says so', async () => {
    const text = changed('"count": 1,', '"count": 500,').replace('"attacks": "4"', '"attacks": "60D6"');
    for (const way of [[], ['--estimate', '1000']]) {
      const { status, out, err, took } = await umpire('odds', file('large.json', text), ...way);
      expect([status, out]).toEqual([2, '']);
      expect(err).toContain('large.json: error too-large');
      expect(err).toMatch(/found: at least 180000\n {2}do: /);
      expect(took).toBeLessThan(AT_ONCE);
    }
  });

  it('needs an edition from somewhere', async () => {
    const name = file('bare.json', tesla.replace(/ *"edition": "w40k-10",\n/, ''));
    expect((await umpire('odds', name)).err).toMatch(/error edition-missing.*--edition ID/s);
    expect(await umpire('odds', name, '--edition', 'w40k-9')).toMatchObject({ status: 0 });
  });
});

describe('words that mean nothing are named first', () => {
  it.each([
    ['an unknown ability', '"sustained hits 2"', '"sustaned hits 2"', /Sustained Hits/],
    ['an unknown wording', '"models": 1,', '"models": 1, "effects": ["hit harder"],', /hit harder/],
    ['an unknown offer', '"want"', '"offers": ["hit harder"], "want"', /hit harder/],
  ])('%s', async (_why, before, after, said) => {
    const { status, out } = await umpire('odds', file('words.json', changed(before, after)));
    expect(status).toBe(0);
    expect(out).toMatch(/^▲ 1 rule not modelled/);
    expect(out.slice(0, 400)).toMatch(said);
  });
});

describe('a file that is no scenario', () => {
  const large = new Uint8Array(100 * 1024 * 1024).fill(0x20);
  it.each([
    ['cut in half', tesla.slice(0, 300), /:\d+:\d+: error json-cut/],
    ['binary', Uint8Array.from({ length: 3000 }, (_, i) => (i * 7919) % 251), /error not-text/],
    ['empty', '', /:1:1: error file-empty/],
    ['of 100 MB', large, /error file-too-large.*found: 100 MB/s],
    ['a list', '[1, 2]', /error wrong-type/],
    ['without end of levels', '['.repeat(200_000), /error json-too-deep/],
  ])('%s', async (_why, content, said) => {
    const name = file('file.json', content);
    for (const verb of [['odds'], ['diff', 'w40k-10', 'w40k-11', '--odds']]) {
      const { status, out, err, took } = await umpire(...verb, name);
      expect([status, out]).toEqual([2, '']);
      expect(err).toMatch(said);
      expect(err).toMatch(/ {2}do: /);
      expect(took).toBeLessThan(AT_ONCE);
    }
  });

  it.each(['import', 'rules'])('%s says so too', async (verb) => {
    for (const content of ['', large, Uint8Array.of(0, 1, 2, 3), 'nothing of a page']) {
      const { status, out, err, took } = await umpire(verb, file('page.txt', content));
      expect([status, out]).toEqual([2, '']);
      expect(err).toMatch(/page\.txt.*error [a-z-]+: /);
      expect(took).toBeLessThan(AT_ONCE);
    }
  });
});
