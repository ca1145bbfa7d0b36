import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { run } from '../src/run.js';
import { services } from '../src/wiring.js';
import { remembering } from './fake.js';

const folder = mkdtempSync(path.join(tmpdir(), 'umpire-refused-'));
afterAll(() => rmSync(folder, { recursive: true }));

const examples = new URL('../../../examples/', import.meta.url);
const tesla = readFileSync(new URL('tesla.json', examples), 'utf8');

async function umpire(text: string, ...words: readonly string[]) {
  const terminal = remembering();
  const file = path.join(folder, 'refused.json');
  writeFileSync(file, text);
  const status = await run(['odds', file, ...words], {
    terminal,
    services: async () => services,
    version: '1.2.3',
    examples,
  });
  return { status, ...terminal.said };
}

const changed = (before: string, after: string): string => {
  expect(tesla).toContain(before);
  return tesla.replace(before, after);
};

const count = (text: string, word: string): number => text.split(word).length - 1;

describe('what a terminal would obey', () => {
  it.each([
    ['in a name', '"name": "Annihilation Barge"', '"name": "Barge\\u001b[2J"'],
    ['in a name, of eight bits', '"name": "Annihilation Barge"', '"name": "Barge\\u009b2J"'],
    ['in an effect', '"models": 1,', '"models": 1, "effects": ["hit\\u001b[2J"],'],
    ['in an effect value', '"models": 1,', '"models": 1, "effects": [{ "id": "\\u001b[2J", "effects": [] }],'],
    ['in an ability', '"sustained hits 2"', '"sustained\\u001b[2J"'],
    ['in a goal', '"want"', '"policies": { "goal": "\\u001b[2J" }, "want"'],
    ['in a fact', '"want"', '"conditions": { "facts": { "target": ["\\u001b[2J"] } }, "want"'],
  ])('%s is refused', async (_where, before, after) => {
    const { status, out, err } = await umpire(changed(before, after));
    expect([status, out]).toEqual([2, '']);
    expect(err).toMatch(/:\d+:\d+: error control-characters: \S+ holds control characters/);
    expect(err).not.toMatch(/[^\P{Cc}\n]/u);
  });

  it.each([
    ['in the edition', 'w40k-10', 'w40k\\u001b[2J'],
    ['in a name of a field', '"want"', '"wa\\u001b[2Jt": 1, "want"'],
    ['where no value stands', '"want"', '\u001b[2J "want"'],
  ])('%s is never shown as it is', async (_where, before, after) => {
    const { status, err } = await umpire(changed(before, after));
    expect(status).toBe(2);
    expect(err).not.toMatch(/[^\P{Cc}\n]/u);
  });
});

describe('a name that stands twice', () => {
  it('is an error at its second place, which names the first', async () => {
    const { status, out, err } = await umpire('{\n  "edition": "w40k-10",\n  "target": {},\n  "target": {}\n}');
    expect([status, out]).toEqual([2, '']);
    expect(err).toMatch(/refused\.json:4:3: error json-name-twice.*found: "target".*line 3/s);
  });

  it('in two objects, or in a comment, is none', async () => {
    const { status } = await umpire(tesla.replace('"want"', '/* "want": 1, */ "want"'));
    expect(status).toBe(0);
  });
});

describe('a number beyond all that can be read', () => {
  it.each(['1e400', '-1e400'])('%s is an error where it stands, and shown as it is written', async (number) => {
    const { status, out, err } = await umpire(`{\n  "edition": "w40k-10",\n  "target": ${number}\n}`);
    expect([status, out]).toEqual([2, '']);
    expect(err).toContain(`refused.json:3:13: error json-number-range`);
    expect(err).toContain(`found: ${number}\n`);
  });
});

describe('layers and options', () => {
  it.each([
    ['w40k-10+app-2026-09', /error layer-misfit: app-2026-09 cannot be laid on w40k-10\n.*w40k-11\+app-2026-09/s],
    ['w40k-11+w40k-10-combat-patrol', /error layer-misfit.*w40k-10/s],
    ['w40k-11+w40k-10', /error layer-misfit.*name it alone/s],
    ['w40k-11+app-2026-09+app-2026-09', /error layer-misfit/],
    ['w40k-11+w40k-11', /error layer-misfit/],
    ['w40k-10-early', /error unknown-edition.*near: w40k-10, w40k-10-launch/s],
  ])('%s is refused', async (edition, said) => {
    const { status, out, err } = await umpire(tesla, '--edition', edition);
    expect([status, out]).toEqual([2, '']);
    expect(err).toMatch(said);
  });

  it.each(['w40k-11+app-2026-09', 'w40k-11-boarding+app-2026-09'])('%s is not', async (edition) => {
    expect(await umpire(tesla, '--edition', edition)).toMatchObject({ status: 0, err: '' });
  });

  it('an option where there are none names the flag, not the file, and no empty list', async () => {
    const { err } = await umpire(tesla, '--edition', 'w40k-9', '--set', 'foo=1');
    expect(err).toMatch(/^error unknown-option: .* \(--set\).*this edition has no options/s);
    expect(err).not.toContain('refused.json');
  });

  it('a language that is none ends in one full stop', async () => {
    expect((await umpire(tesla, '--lang', 'de')).err).toContain('Allowed choices are en, fr.\n');
  });
});

describe('hints', () => {
  it.each([
    ['"range": 24', '"range": 0', /out-of-range.*do: more than 0/s],
    ['"attacks": "4"', '"attacks": null', /wrong-type.*do: a whole number or dice such as 3, D6/s],
    ['"attacks": "4"', '"attacks": 1.5', /wrong-type.*do: a whole number or dice such as 3, D6/s],
    ['"skill": "3+"', '"skill": "7+"', /out-of-range.*do: 2\+ to 6\+, or "N\/A" where/s],
    ['"skill": "3+"', '"skill": null', /missing-field.*do: 3\+, or "N\/A" where/s],
    ['"skill": "3+"', '"skill": 2.5', /wrong-type.*do: 2\+ to 6\+, or "N\/A" where/s],
  ])('%s as %s', async (before, after, said) => {
    const { status, err } = await umpire(changed(before, after));
    expect(status).toBe(2);
    expect(err).toMatch(said);
    expect(count(err, 'error ')).toBe(1);
  });

  it('weapons of both phases without a phase are one error', async () => {
    const weapon = '{ "name": "Claws", "kind": "melee", "attacks": 1, "skill": "3+", "strength": 4, "damage": 1 }, ';
    const text = tesla.replace(/ *"phase": "shooting",\n/, '').replace('"weapons": [', `"weapons": [${weapon}`);
    const { err } = await umpire(text);
    expect(err).toContain('error phase-unclear');
    expect(count(err, 'error ')).toBe(1);
  });
});
