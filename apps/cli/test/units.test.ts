import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { run } from '../src/run.js';
import { services } from '../src/wiring.js';
import { remembering } from './fake.js';

const folder = mkdtempSync(path.join(tmpdir(), 'umpire-units-'));
afterAll(() => rmSync(folder, { recursive: true }));

const examples = new URL('../../../examples/', import.meta.url);
const walker = fileURLToPath(new URL('clay-walker.txt', examples));
const text = readFileSync(walker, 'utf8');

function file(name: string, content: string | Uint8Array): string {
  const full = path.join(folder, name);
  writeFileSync(full, content);
  return full;
}

/** With answers, a person sits at the terminal and gives them one after another. */
async function umpire(words: readonly string[], answers?: readonly string[]) {
  const remembered = remembering();
  const left = [...(answers ?? [])];
  const ask = async (question: string): Promise<string | undefined> => {
    remembered.err(question);
    return left.shift();
  };
  const terminal = answers === undefined ? remembered : { ...remembered, ask };
  const status = await run(words, { terminal, services: async () => services, version: '1.2.3', examples });
  return { status, ...remembered.said };
}

const odds = (...words: readonly string[]) => umpire(['odds', ...words]);
const burst = ['--page', walker, '--attacker', 'Clay Walker', '--weapon', 'burst', '--target', 'Intercessors'];

/** What an answer says, without the time that it took. */
function figures(out: string): unknown {
  const { elapsedMs: _, ...rest } = JSON.parse(out);
  return rest;
}

describe('two units by name', () => {
  it('a page in, odds out', async () => {
    const { status, out, err } = await odds(...burst);
    expect(status).toBe(0);
    expect(out).toContain('Clay Walker → Intercessor Squad');
    expect(out).toContain('“Glazed Hide” of Clay Walker');
    expect(err).toContain('Intercessor Squad: 5 models, its smallest size.');
  });

  it('prints the scenario, which answers with the same numbers', async () => {
    const words = [...burst, '--target-models', '10', '--range', '12', '--effect', 're-roll hit rolls of 1'];
    const printed = await odds(...words, '--print-scenario');
    const scenario = file('printed.json', printed.out);
    const [direct, again] = [await odds(...words, '--json'), await odds(scenario, '--json')];
    expect([printed.status, direct.status, again.status]).toEqual([0, 0, 0]);
    expect(figures(again.out)).toEqual(figures(direct.out));
    expect(JSON.parse(printed.out)).toMatchObject({ edition: 'w40k-11', conditions: { distance: 12 } });
  });

  it('finds what an import has kept', async () => {
    const library = path.join(folder, 'library');
    expect((await umpire(['import', walker, '--out', library])).status).toBe(0);
    const { status, out } = await odds(
      '--library',
      library,
      '--attacker',
      'walker',
      '--weapon',
      'focus',
      '--target',
      'Rhino',
      '--line',
    );
    expect([status, out.split(' (')[0]]).toEqual([0, 'Clay Walker → Rhino']);
    const page = path.join(library, 'clay-walker.txt.json');
    expect((await odds('--page', page, '--attacker', 'walker', '--weapon', 'focus', '--target', 'Rhino')).status).toBe(
      0,
    );
  });

  it('keeps two pages of one name apart', async () => {
    const other = path.join(mkdtempSync(path.join(folder, 'other-')), 'clay-walker.txt');
    writeFileSync(other, text.replaceAll('Clay Walker', 'Mud Golem'));
    const library = path.join(folder, 'both');
    expect((await umpire(['import', walker, other, '--out', library])).status).toBe(0);
    const { out } = await odds(
      ...['--library', library, '--attacker', 'Mud Golem', '--weapon', 'focus'],
      ...['--target', 'clay', '--toughness', '8', '--save', '3+', '--wounds', '9', '--line'],
    );
    expect(out).toContain('Mud Golem → Clay Walker');
  });

  it('plays units of the table alone, in the newest edition unless one is named', async () => {
    const newest = await odds('--attacker', 'Immortals', '--target', 'Boyz + Warboss', '--json');
    expect(JSON.parse(newest.out)).toMatchObject({
      edition: 'w40k-11',
      groups: [{ name: 'Boy' }, { name: 'Boss Nob' }, { name: 'Warboss' }],
    });
    const old = await odds(
      '--edition',
      'w40k-9',
      '--attacker',
      'Lychguard',
      '--weapon',
      'warscythe',
      '--target',
      'Terminators',
      '--line',
    );
    expect(old.out).toContain('Lychguard → Terminator Squad (9th)');
  });

  it('takes statlines, counts and phases from flags', async () => {
    const { out } = await odds(
      ...[
        '--page',
        walker,
        '--attacker',
        'Clay Walker',
        '--phase',
        'fight',
        '--target',
        'Clay Walker',
        '--toughness',
        '8',
      ],
      ...['--save', '3+', '--invulnerable', 'none', '--wounds', '9', '--feel-no-pain', '6+', '--print-scenario'],
    );
    const scenario = JSON.parse(out);
    expect(scenario.phase).toBe('fight');
    expect(scenario.attackers[0].weapons.map(({ name }: { name: string }) => name)).toEqual(['Heavy feet']);
    expect(scenario.target.groups).toMatchObject([
      { models: 1, toughness: 8, save: '3+', invulnerableSave: null, wounds: 9, feelNoPain: '6+' },
    ]);
  });

  it('several weapons, so many of each', async () => {
    const { out } = await odds(
      '--page',
      walker,
      '--attacker',
      'Clay Walker',
      '--weapon',
      'ember jet x2',
      '3 focus',
      '--target',
      'Rhino',
      '--print-scenario',
    );
    const [{ weapons }] = JSON.parse(out).attackers;
    expect(weapons.map(({ name, count }: { name: string; count: number }) => [name, count])).toEqual([
      ['Ember jet', 2],
      ['Shard thrower – focus', 3],
    ]);
  });
});

describe('units beside the target', () => {
  const beside = (...units: readonly string[]) => odds(...burst, '--beside', ...units, '--print-scenario');

  it('are in the scenario with their distance, each as the tables know it', async () => {
    const { status, out } = await beside('Captain:2.5', 'Intercessors: 6"');
    expect(status).toBe(0);
    const { neighbours } = JSON.parse(out);
    expect(neighbours).toMatchObject([
      { name: expect.stringContaining('Captain'), distance: 2.5 },
      { name: 'Intercessor Squad', distance: 6, groups: [expect.objectContaining({ models: 5 })] },
    ]);
  });

  it('need a distance, and a name that is known', async () => {
    expect(await beside('Captain')).toMatchObject({ status: 2, err: expect.stringContaining('flag-value') });
    expect(await beside('Nobody at all:2')).toMatchObject({ status: 2, err: expect.stringContaining('unknown-unit') });
  });
});

describe('abilities', () => {
  const sentinel = file(
    'sentinel.txt',
    text
      .replaceAll('Clay Walker', 'Tomb Sentinel')
      .replace('Slow Fire', 'Slow Fire\nStealth: Hard to see.\nDistortion Fields: A field.'),
  );

  it('those that the rules know are in force by name where the attack asks them', async () => {
    const words = [
      '--page',
      sentinel,
      '--edition',
      'w40k-11',
      '--attacker',
      'Immortals',
      '--target',
      'Tomb Sentinel',
      '--toughness',
      '8',
      '--save',
      '3+',
      '--wounds',
      '9',
    ];
    const { effects } = JSON.parse((await odds(...words, '--print-scenario')).out).target;
    expect(effects).toContain('Stealth');
    expect(effects).toContain('Glazed Hide');
    expect(effects).not.toContain('Deep Strike');
    const mine = JSON.parse(
      (
        await odds(
          '--page',
          sentinel,
          '--attacker',
          'Tomb Sentinel',
          '--weapon',
          'burst',
          '--target',
          'Rhino',
          '--print-scenario',
        )
      ).out,
    );
    expect(mine.attackers[0].effects).not.toContain('Stealth');
  });
});

describe('what is missing', () => {
  const atWalker = ['--page', walker, '--attacker', 'Immortals', '--target', 'Clay Walker'];

  it('is named with its flags where nobody can be asked', async () => {
    const { status, out, err } = await odds(...atWalker);
    expect([status, out]).toEqual([2, '']);
    for (const flag of ['--toughness N', '--save 3+', '--wounds N']) expect(err).toContain(flag);
    expect((await odds('--page', walker, '--attacker', 'Clay Walker', '--target', 'Rhino')).err).toContain(
      'near: Ember jet, Shard thrower – burst, Shard thrower – focus',
    );
    expect((await odds('--attacker', 'Rhino', '--target', 'Rhino')).err).toContain('nothing is known of its weapons');
    expect(
      (await odds('--edition', 'w40k-10', '--attacker', 'Legionaries', '--weapon', 'boltgun', '--target', 'Rhino')).err,
    ).toContain('unknown-unit');
    expect(
      (await odds('--edition', 'w40k-10', '--attacker', 'Legionaries', '--weapon', 'boltgun', '--target', 'Captain'))
        .err,
    ).toContain('--skill 3+');
  });

  it('is asked of a person, again until the answer can be one', async () => {
    const { status, out, err } = await umpire(['odds', ...atWalker, '--json'], ['eight', '8', '9+', '3+', '9']);
    expect(status).toBe(0);
    expect(err).toContain('Clay Walker: Toughness? ');
    expect(err).toContain('A whole number, 1 or more.');
    const said = await odds(...atWalker, '--toughness', '8', '--save', '3+', '--wounds', '9', '--json');
    expect(figures(out)).toEqual(figures(said.out));
  });

  it('a weapon is chosen from a list, a mode of it too', async () => {
    const words = ['odds', '--page', walker, '--attacker', 'Clay Walker', '--target', 'Rhino', '--print-scenario'];
    const { out, err } = await umpire(words, ['1, 3']);
    expect(err).toContain('  3  Shard thrower – focus');
    expect(JSON.parse(out).attackers[0].weapons.map(({ name }: { name: string }) => name)).toEqual([
      'Ember jet',
      'Shard thrower – focus',
    ]);
    const mode = await umpire([...words, '--weapon', 'shard thrower'], ['2']);
    expect(JSON.parse(mode.out).attackers[0].weapons.map(({ name }: { name: string }) => name)).toEqual([
      'Shard thrower – focus',
    ]);
  });

  it('a person who leaves has done no harm', async () => {
    expect((await umpire(['odds', ...atWalker], ['8'])).status).toBe(2);
  });
});

describe('refuses', () => {
  const at = ['--attacker', 'Immortals', '--target', 'Rhino'];
  it.each<readonly [what: string, words: readonly string[], ...told: string[]]>([
    ['nothing at all', [], 'missing-argument', '--attacker NAME --target NAME'],
    ['half of two units', ['--attacker', 'Immortals'], 'field-missing', '--target NAME'],
    ['a file and units', ['x.json', ...at], 'flags-contradict'],
    [
      'several editions',
      [...at, '--edition', 'w40k-10', '--edition', 'w40k-11'],
      'flags-contradict',
      '--print-scenario',
    ],
    [
      'unknown units, with the nearest',
      ['--attacker', 'Imortals', '--target', 'Rinho'],
      'near: Immortals',
      'near: Rhino',
    ],
    [
      'unclear units, with all',
      ['--attacker', 'termi', '--target', 'Rhino'],
      'unit-unclear',
      'Terminator Squad, Chaos Terminator Squad',
    ],
    ['unknown weapons', [...at, '--weapon', 'gaus blastr'], 'unknown-weapon', 'near: Gauss blaster'],
    [
      'weapons of two phases',
      ['--page', walker, '--attacker', 'Clay Walker', '--target', 'Rhino', '--weapon', 'burst', 'feet'],
      'phase-unclear',
    ],
    [
      'a weapon of the other phase',
      ['--page', walker, '--attacker', 'Clay Walker', '--target', 'Rhino', '--weapon', 'feet', '--phase', 'shooting'],
      'weapon-phase',
    ],
    [
      'more models than the page has',
      ['--page', walker, '--attacker', 'Clay Walker', '--weapon', 'burst', '--models', '2', '--target', 'Rhino'],
      'too-many-models',
    ],
    [
      'flags that are no values',
      [...at, '--models', '0', '--toughness', 'x', '--save', '9+', '--range', 'far', '--phase', 'psychic'],
      '--models',
      '--toughness',
      '--save',
      '--range',
      '--phase',
    ],
    ['an unknown edition', [...at, '--edition', 'w40k-12'], 'unknown-edition'],
    ['a library that is not there', [...at, '--library', path.join(folder, 'nowhere')], 'library-missing'],
    ['a page that is not there', [...at, '--page', path.join(folder, 'nowhere.txt')], 'file-missing'],
    [
      'a page without a sheet',
      [...at, '--page', file('prose.txt', 'Es war einmal ein Walker.\n')],
      'page-not-recognised',
    ],
    ['a page of zeros', [...at, '--page', file('zeros.txt', new Uint8Array(64))], 'file-binary'],
    [
      'a record that is none',
      [...at, '--page', file('bad.json', '{"records":[{"kind":"datasheet","id":3}]}')],
      'record-invalid',
    ],
    [
      'a page of another edition',
      ['--page', walker, '--edition', 'w40k-9', '--attacker', 'Clay Walker', '--target', 'Terminators'],
      'error',
    ],
  ])('%s', async (_, words, ...told) => {
    const { status, out, err } = await odds(...words);
    expect([status, out]).toEqual([2, '']);
    for (const one of told) expect(err).toContain(one);
  });
});

describe('pages that are not whole', () => {
  it('a page cut anywhere gives the odds of what is left, or says what is missing', async () => {
    for (let end = 40; end < text.length; end += 90) {
      const page = file('cut.txt', text.slice(0, end));
      const { status, out, err } = await odds(
        '--page',
        page,
        '--attacker',
        'Clay Walker',
        '--weapon',
        'ember jet',
        '--target',
        'Rhino',
      );
      expect(status === 0 ? out : err, `${end}`).not.toBe('');
      expect(err, `${end}`).not.toContain('internal-error');
    }
  });

  it('two pages in one file are two units', async () => {
    const page = file('glued.txt', `${text}\n${text.replaceAll('Clay Walker', 'Mud Golem')}`);
    const { out } = await odds(
      '--page',
      page,
      '--attacker',
      'Mud Golem',
      '--weapon',
      'burst',
      '--target',
      'Rhino',
      '--line',
    );
    expect(out).toContain('Mud Golem → Rhino');
  });
});
