import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { run } from '../src/run.js';
import type { Services } from '../src/services.js';
import { fakeServices, remembering } from './fake.js';

const folder = mkdtempSync(path.join(tmpdir(), 'umpire-cli-'));
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, text: string | Uint8Array): string {
  const full = path.join(folder, name);
  mkdirSync(path.dirname(full), { recursive: true });
  writeFileSync(full, text);
  return full;
}

async function umpire(...words: readonly string[]) {
  return umpireWith(fakeServices(), ...words);
}

async function umpireWith(services: Services, ...words: readonly string[]) {
  const terminal = remembering();
  const examples = new URL('../../../examples/', import.meta.url);
  const status = await run(words, { terminal, services: async () => services, version: '1.2.3', examples });
  return { status, ...terminal.said };
}

const scenario = file(
  'scenario.json',
  '// ours\n{\n  "edition": "w40k-10", /* the later one */\n  "conditions": { "distance": 12 },\n  "attackers": [\n    { "name": "Immortals" }\n  ]\n}\n',
);

describe('odds', () => {
  it('answers in words', async () => {
    const { status, out, err } = await umpire('odds', scenario);
    expect([status, err]).toEqual([0, '']);
    expect(out).toContain('10 Immortals → 5 Intercessors\n10th · shooting · exact');
    expect(out).toContain('Count on  1    70%');
  });

  it('answers in JSON: one alone, several as a list in order', async () => {
    const one = await umpire('odds', scenario, '--json');
    expect(JSON.parse(one.out)).toMatchObject({ umpire: 1, exact: true, edition: 'w40k-10' });
    const two = await umpire('odds', scenario, scenario, '--json');
    expect(JSON.parse(two.out)).toHaveLength(2);
  });

  it('compares editions', async () => {
    const { out } = await umpire('odds', scenario, '--edition', 'w40k-10', '--edition', 'w40k-11+app-2026-09');
    expect(out).toMatch(/^ +A +B$/m);
    expect(out).toContain('w40k-11+app-2026-09');
  });

  it('gives the line to paste, with its conditions', async () => {
    const { out } = await umpire('odds', scenario, '--line');
    expect(out).toBe(
      '10 Immortals → 5 Intercessors (10th, 12″): count on 1 (70%), all 20%; mean 0.90 models, 2.2 wounds\n',
    );
  });

  it('speaks French', async () => {
    const { out } = await umpire('odds', scenario, '--lang', 'fr');
    expect(out).toContain('Compter sur');
  });

  it('draws no bars where none are wanted', async () => {
    expect((await umpire('odds', scenario)).out).toContain('█');
    expect((await umpire('odds', scenario, '--no-bars')).out).not.toContain('█');
  });

  it('estimates only when asked, and says so', async () => {
    const { out } = await umpire('odds', scenario, '--estimate', '5000', '--seed', '9', '--json');
    expect(JSON.parse(out)).toMatchObject({ exact: false, trials: 5000, seed: '9' });
  });

  it('hands on what is wanted', async () => {
    expect((await umpire('odds', scenario, '--want', 'because')).out).toContain('why: what each rule adds');
  });

  it('names the line of the field at fault', async () => {
    const bad = file('bad-name.json', '{\n  "edition": "w40k-10",\n  "attackers": [\n    { "name": 5 }\n  ]\n}');
    const { status, out, err } = await umpire('odds', bad);
    expect([status, out]).toEqual([2, '']);
    expect(err).toBe(`${bad}:4:15: error not-a-text: A name is text. (attackers[0].name)\n  found: 5\n`);
  });

  it('says that a scenario is too large, and the ways out', async () => {
    const { status, err } = await umpire('odds', scenario, '--edition', 'huge');
    expect(status).toBe(2);
    expect(err).toContain('error too-large: There are 10^9 standings.');
    expect(err).toContain('do: estimate it, or split the volley');
  });

  it('prints nothing on stdout when one of several fails, and reports all that fail', async () => {
    const { status, out, err } = await umpire(
      'odds',
      scenario,
      path.join(folder, 'no.json'),
      path.join(folder, 'none.json'),
    );
    expect([status, out]).toEqual([2, '']);
    expect(err.match(/file-missing/g)).toHaveLength(2);
  });
});

describe('a file that cannot be read', () => {
  it.each([
    ['missing', () => path.join(folder, 'scenarioo.json'), 'file-missing', 'near: scenario.json'],
    ['a folder', () => folder, 'is-a-directory', 'name the files in it'],
    ['empty', () => file('empty.json', ''), 'empty.json:1:1: error file-empty', 'umpire example --scenario'],
    [
      'cut',
      () => file('cut.json', '{\n "edition": "w40k-10",\n "attackers": ['),
      'cut.json:3:16: error json-cut',
      'copy it again',
    ],
    ['binary', () => file('zip.json', Uint8Array.of(0x50, 0x4b, 3, 4, 0, 0)), 'zip.json:1:5: error not-text', 'UTF-8'],
    [
      'of another encoding',
      () => file('latin.json', Uint8Array.of(0x7b, 0x0a, 0x22, 0xe9, 0x22)),
      'latin.json:2:2: error not-text',
      'UTF-8',
    ],
    [
      'with a comma too many',
      () => file('comma.json', '{\n "edition": "w40k-10",\n}'),
      'comma.json:3:1: error json-invalid',
      'no comma before }',
    ],
    ['with a comma too few', () => file('few.json', '[\n 1\n 2\n]'), 'few.json:3:2: error json-invalid', 'found: 2'],
    [
      'with single quotes',
      () => file('quotes.json', "{\n 'edition': 1 }"),
      'quotes.json:2:2: error json-invalid',
      'double quotes',
    ],
    [
      'with a word that is no value',
      () => file('word.json', '{"moved":\n no}'),
      'word.json:2:2: error json-invalid',
      'true, false',
    ],
    ['huge', () => file('huge.json', new Uint8Array(17 * 1024 * 1024)), 'file-too-large', '17 MB'],
    ['endless', () => '/dev/zero', 'file-too-large', 'more than 8 MB'],
    ['very deep', () => file('deep.json', '['.repeat(100_000)), 'json-too-deep', 'flatten it'],
  ])('that is %s gives its code and what to do', async (_what, name, ...expected) => {
    const { status, out, err } = await umpire('odds', name());
    expect([status, out]).toEqual([2, '']);
    for (const text of expected) expect(err).toContain(text);
  });
});

describe('usage', () => {
  it.each([
    [['odd', 'x'], 'error unknown-command', 'odds'],
    [['odds'], 'error missing-argument', 'umpire odds --help'],
    [['odds', 'x', '--wnat', 'y'], 'error unknown-option', '--want'],
    [['odds', 'x', '--want', 'stage'], 'error unknown-want', 'near: stages'],
    [['odds', 'x', '--estimate', 'many'], 'error bad-number', 'many'],
    [['odds', 'x', '--estimate', '1000000001'], 'error bad-number', '1 to 1000000000'],
    [
      ['simulate', '--edition', 'w40k-11', '--battles', '1', '--workers', '300'],
      'error bad-number',
      '--workers wants a whole number 1 to 256',
    ],
    [['odds', 'x', '--seed', '3'], 'error seed-without-estimate', '--estimate'],
    [['odds', 'x', '--set', 'snap'], 'error option-without-value', 'name=value'],
    [['odds', 'x', '--lang', 'de'], 'error invalid-argument', 'en, fr'],
    [['matrix'], 'error missing-mandatory-option-value', '--attackers'],
    [['example', 'imortals'], 'error unknown-example', 'near: immortals'],
  ])('%j is refused with a code and a way on', async (words, ...expected) => {
    const { status, out, err } = await umpire(...words);
    expect([status, out]).toEqual([2, '']);
    for (const text of expected) expect(err).toContain(text);
  });

  it.each(['odds', 'matrix', 'editions', 'diff', 'rules', 'import', 'check', 'example'])(
    '%s has its help',
    async (verb) => {
      const { status, out } = await umpire(verb, '--help');
      expect(status).toBe(0);
      expect(out).toContain(`Usage: umpire ${verb}`);
      expect(out).toContain('--json');
    },
  );

  it('alone, it says what it can do', async () => {
    const { status, out } = await umpire();
    expect([status, out.split('\n')[0]]).toEqual([0, 'Usage: umpire [options] [command]']);
  });

  it('tells its version', async () => {
    expect(await umpire('--version')).toMatchObject({ status: 0, out: '1.2.3\n' });
  });

  it('reports its own faults as such', async () => {
    const broken = fakeServices({ editions: () => Promise.reject(new Error('boom')) });
    const { status, err } = await umpireWith(broken, 'editions');
    expect(status).toBe(2);
    expect(err).toContain('error internal-error');
  });
});

describe('the other verbs', () => {
  it('editions lists rule sets, with their options on request', async () => {
    expect((await umpire('editions')).out).toContain('w40k-10');
    expect((await umpire('editions', '--options')).out).toContain('snap  false  V7');
    expect(JSON.parse((await umpire('editions', '--json')).out)).toHaveProperty('editions[0].hash');
  });

  it('diff lays the options on the second, and compares odds', async () => {
    const { out } = await umpire(
      'diff',
      'w40k-11',
      'w40k-11',
      '--set',
      'snap=true',
      '--set',
      'n=3',
      '--odds',
      scenario,
      '--json',
    );
    expect(JSON.parse(out)).toMatchObject({
      differences: [{ a: '1″', b: '{"snap":true,"n":3}' }],
      odds: [{ scenario, a: { edition: 'w40k-11' } }],
    });
    expect((await umpire('diff', 'w40k-10', 'w40k-11', '--odds', scenario)).out).toContain('all, from A');
  });

  const attackers = file('attackers.json', '{ "attackers": [{ "name": "Immortals" }] }');
  const targets = file('targets.json', '[{ "name": "Horde" },\n { "name": "Tank" }]');

  it('matrix takes lists, bare or named', async () => {
    const { status, out } = await umpire(
      'matrix',
      '--attackers',
      attackers,
      '--targets',
      targets,
      '--edition',
      'w40k-10',
    );
    expect(status).toBe(0);
    expect(out).toMatch(/Horde +Tank\nImmortals +50% +50%/);
    const csv = await umpire('matrix', '--attackers', attackers, '--targets', targets, '--edition', 'w40k-10', '--csv');
    expect(csv.out.split('\n')[1]).toBe('Immortals,Horde,0.5,1.5,3');
  });

  it('matrix names the file and line at fault', async () => {
    const bad = file('bad-targets.json', '[{ "name": "Horde" },\n { "name": "Tank",\n   "wounds": "x" }]');
    const { status, err } = await umpire('matrix', '--attackers', attackers, '--targets', bad, '--edition', 'w40k-10');
    expect(status).toBe(2);
    expect(err).toContain(`${bad}:3:14: error not-a-number`);
  });

  it('import writes the records, and nothing for what cannot be read', async () => {
    const [page, nothing, out] = [file('page.txt', 'x'), file('nothing.txt', ''), path.join(folder, 'out')];
    const { status, err } = await umpire('import', page, nothing, '--out', out);
    expect(status).toBe(2);
    expect(err).toContain('error file-empty');
    expect(JSON.parse(readFileSync(path.join(out, 'page.txt.json'), 'utf8'))).toMatchObject({
      umpire: 1,
      records: [{ kind: 'datasheet' }],
    });
    expect(() => readFileSync(path.join(out, 'nothing.txt.json'))).toThrow();
  });

  it('rules reports what a document names', async () => {
    const page = file('page2.txt', 'x');
    expect((await umpire('rules', page)).out).toContain('Cover');
    expect(JSON.parse((await umpire('rules', page, '--json')).out)).toHaveProperty('rules[0].stage', 'exact');
  });

  it('check says no with status 1', async () => {
    const right = file('cases/a.yaml', 'right');
    expect(await umpire('check', right)).toMatchObject({ status: 0, out: '1 passed, 0 failed, 0 skipped\n' });
    file('cases/deep/b.yml', 'wrong');
    const all = await umpire('check', path.join(folder, 'cases'), '--json');
    expect(all.status).toBe(1);
    expect(JSON.parse(all.out)).toMatchObject({
      passed: 1,
      failed: 1,
      skipped: 0,
      failures: [{ case: '11-C-001', expected: '4' }],
    });
    expect((await umpire('check', `${folder}/out`)).status).toBe(0);
  });

  it('check finds the shared units above the cases', async () => {
    file('suite/units.yaml', 'the units');
    file('suite/coverage.yaml', 'no cases');
    const wrong = file('suite/deep/c.yaml', 'wrong');
    expect(JSON.parse((await umpire('check', wrong, '--json')).out)).toMatchObject({
      failed: 1,
      failures: [{ rule: 'the units' }],
    });
    expect(JSON.parse((await umpire('check', path.join(folder, 'suite'), '--json')).out)).toMatchObject({
      passed: 0,
      failed: 1,
    });
  });

  it('check refuses a folder without cases', async () => {
    mkdirSync(path.join(folder, 'bare'), { recursive: true });
    expect(await umpire('check', path.join(folder, 'bare'))).toMatchObject({ status: 2, out: '' });
  });

  it('example answers, and prints its scenario to change', async () => {
    expect((await umpire('example')).err).toContain('npx umpire rules examples/clay-walker.txt');
    expect((await umpire('example', 'immortals')).err).toContain('npx umpire odds my.json');
    expect((await umpire('example', 'leader')).status).toBe(0);
    const { out } = await umpire('example', 'immortals', '--scenario');
    expect(await umpire('odds', file('mine.json', out))).toMatchObject({ status: 0, err: '' });
  });
});
