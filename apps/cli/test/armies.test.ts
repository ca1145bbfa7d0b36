import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { run } from '../src/run.js';
import { services } from '../src/wiring.js';
import { remembering } from './fake.js';

const folder = mkdtempSync(path.join(tmpdir(), 'umpire-armies-'));
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, value: unknown): string {
  const full = path.join(folder, name);
  writeFileSync(full, typeof value === 'string' ? value : JSON.stringify(value, null, 2));
  return full;
}

async function umpire(...words: readonly string[]) {
  const terminal = remembering();
  const examples = new URL('../../../examples/', import.meta.url);
  const status = await run(words, { terminal, services: async () => services, version: '1', examples });
  return { status, ...terminal.said };
}

const legal = {
  umpire: 1,
  name: 'Mine',
  edition: 'w40k-11',
  faction: 'Necrons',
  battleSize: 'incursion',
  detachments: ['Awakened Dynasty'],
  units: [
    { id: 'lord', datasheet: 'Overlord', warlord: true, attachedTo: 'immortals' },
    { id: 'immortals', datasheet: 'Immortals', models: 10, wargear: ['Tesla carbine'] },
  ],
};

describe('umpire armies', () => {
  it('lists the shipped armies with edition, points and units', async () => {
    const { status, out } = await umpire('armies', '--edition', 'w40k-11', '--json');
    const { armies } = JSON.parse(out);
    expect(status).toBe(0);
    expect(armies[0]).toMatchObject({ name: 'Necrons: Awakened Dynasty', edition: 'w40k-11', points: 995 });
    expect(armies[0].units[0]).toMatchObject({ id: 'overlord-1', models: 1, points: 120, isWarlord: true });
  });

  it('prints them in words, in both languages', async () => {
    expect((await umpire('armies')).out).toContain('Necrons: Awakened Dynasty');
    expect((await umpire('armies', '--lang', 'fr')).out).toContain('figurines');
  });

  it('says what an army of a file costs, and that it may be fielded', async () => {
    const { status, out } = await umpire('armies', file('legal.json', legal));
    expect(status).toBe(0);
    expect(out).toContain('230/1,000 points, may be fielded');
    expect(out).toContain('warlord, with immortals');
  });

  it('says every reason why not, with line, section, what was found and what is allowed', async () => {
    const units = [...legal.units, { datasheet: 'Ghost Ark' }, { datasheet: 'Plasmancer', attachedTo: 'lord' }];
    const asked = file('illegal.json', { ...legal, detachments: ['Starshatter Arsenal', 'Pantheon of Woe'], units });
    const { status, out } = await umpire('armies', asked, '--json');
    expect(status).toBe(1);
    const { refused } = JSON.parse(out);
    expect(
      refused[0].reasons.map(({ code, source, found, allowed }: Record<string, { section: string }>) => [
        code,
        source?.section,
        found,
        allowed,
      ]),
    ).toEqual([
      [
        'army-detachment-points-over',
        '25.03',
        '5 (Starshatter Arsenal 3, Pantheon of Woe 2)',
        'at most 2, or one detachment of 3 alone',
      ],
      ['army-attached-wrong', '19.01, 25.04', 'Overlord', 'Immortals, Necron Warriors'],
      ['army-transport-empty', '18.01', 'nobody inside', 'at least one unit'],
    ]);
    const words = await umpire('armies', asked);
    expect(words.out).toMatch(/illegal\.json:\d+:\d+: error army-transport-empty/);
    expect(words.out).toContain('do: at least one unit (Core Rules (eleventh edition) 18.01)');
  });

  it('reads the fields of a list at the door', async () => {
    const { status, err } = await umpire(
      'armies',
      file('field.json', { ...legal, units: [{ datasheet: 7, size: 5 }] }),
    );
    expect(status).toBe(2);
    expect(err).toContain('army-list-field');
    expect(err).toContain('units[0].datasheet must be a string, not 7');
  });

  it('musters a list that an app exported, and says which names it does not know', async () => {
    const list = [
      'Tomb Walkers (335 points)',
      '',
      'Necrons',
      'Awakened Dynasty',
      'Incursion (1,000 points)',
      '',
      'CHARACTERS',
      '',
      'Overlord (90 points)',
      '  • Warlord',
      "  • 1x Overlord's blade",
      '  • 1x Tachyon arrow',
      '',
      'BATTLELINE',
      '',
      'Immortals (70 points)',
      '  • 5x Immortal',
      '    • 5x Close combat weapon',
      '    • 5x Gauss blaster',
      '',
      'Exported with App Version: v2.0.5 (5), Data Version: v700',
    ].join('\n');
    const { status, out, err } = await umpire('armies', file('list.txt', list), '--edition', 'w40k-11');
    expect([status, err]).toEqual([0, '']);
    expect(out).toContain('160/1,000 points');
  });

  it('an edition without armies says so', async () => {
    const { status, err } = await umpire('armies', '--edition', 'w40k-9');
    expect(status).toBe(2);
    expect(err).toContain('no-army-book');
  });
});

const rosters = fileURLToPath(new URL('../../../../shared/data/rosters', import.meta.url));
const samples = ((): readonly string[] => {
  try {
    return readdirSync(rosters).filter((name) => /10e-necrons|11e/.test(name));
  } catch {
    return [];
  }
})();

describe.skipIf(samples.length === 0)(
  `rosters of players${samples.length === 0 ? ' (skipped: the samples are not at hand)' : ''}`,
  () => {
    it.each(samples)('%s is mustered or refused with reasons, never half', async (name) => {
      const { status, out } = await umpire('armies', path.join(rosters, name), '--edition', 'w40k-11', '--json');
      expect([0, 1]).toContain(status);
      const { armies, refused } = JSON.parse(out);
      expect(armies.length + refused.length).toBe(1);
      for (const { reasons } of refused) expect(reasons.length).toBeGreaterThan(0);
    });
  },
);
