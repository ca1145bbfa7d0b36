import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { run } from '../src/run.js';
import { services } from '../src/wiring.js';
import { remembering } from './fake.js';
import { ability, detachment, profile } from './roster-xml.js';

/* A list with its sheets goes in, odds come out; the abilities act as their words say. All figures are worked by hand. */

const folder = mkdtempSync(path.join(tmpdir(), 'umpire-list-'));
afterAll(() => rmSync(folder, { recursive: true }));

const statline = (name: string, toughness: number, save: number, wounds: number): string =>
  profile('Unit', name, { M: '6"', T: toughness, SV: `${save}+`, W: wounds, LD: '7+', OC: 1 });
const weapon = (name: string, attacks: number, count = 1): string =>
  `<selection id="${name}" name="${name}" number="${count}" type="upgrade"><profiles>${profile('Ranged Weapons', name, {
    Range: '24"',
    A: attacks,
    BS: '4+',
    S: 4,
    AP: 0,
    D: 1,
    Keywords: '-',
  })}</profiles></selection>`;
const category = (name: string): string => `<category id="${name}" name="${name}" primary="false"/>`;

interface Clay {
  readonly slingers?: readonly string[];
  readonly barge?: readonly string[];
  /** An enhancement of the slingers. */
  readonly gift?: string;
}

/** Four slingers of two shots each, and a barge: toughness 4, save 5+, 20 wounds. */
function list({ slingers = [], barge = [], gift }: Clay): string {
  const xml = `<?xml version="1.0"?><roster id="r" name="Kiln Parade" gameSystemId="sys-352e-adc2-7639-d610"
    gameSystemName="Warhammer 40,000 10th Edition" xmlns="http://www.battlescribe.net/schema/rosterSchema">
    <forces><force id="f" name="Army Roster" catalogueName="Xenos - Clay Host"><selections>
    ${detachment('Kiln Watch')}
    <selection id="u1" name="Clay Slingers" number="1" type="unit">
      <profiles>${statline('Clay Slinger', 3, 5, 1)}${slingers.join('')}</profiles>
      <selections><selection id="m1" name="Clay Slinger" number="4" type="model"><selections>${weapon('Bog sling', 2, 4)}
      </selections></selection>${gift ? `<selection id="g" name="${gift}" number="1" type="upgrade" group="Enhancements"/>` : ''}
      </selections>
      <categories>${category('Infantry')}</categories></selection>
    <selection id="u2" name="Mud Barge" number="1" type="model">
      <profiles>${statline('Mud Barge', 4, 5, 20)}${barge.join('')}</profiles>
      <selections>${weapon('Mud cannon', 6)}</selections>
      <categories>${category('Vehicle')}</categories></selection>
    </selections></force></forces></roster>`;
  const file = path.join(folder, `list-${lists++}.ros`);
  writeFileSync(file, xml);
  return file;
}
let lists = 0;

const examples = new URL('../../../examples/', import.meta.url);

async function umpire(...words: readonly string[]) {
  const terminal = remembering();
  const status = await run(words, { terminal, services: async () => services, version: '1.2.3', examples });
  return { status, ...terminal.said };
}

async function odds(clay: Clay, ...more: readonly string[]) {
  const words = ['odds', '--page', list(clay), '--attacker', 'Clay Slingers', '--target', 'Mud Barge', ...more];
  const { status, out, err } = await umpire(...words, '--json');
  expect(status, err).toBe(0);
  return { ...JSON.parse(out), err };
}

const grudge = ability('Old Grudge', 'This unit’s ranged attacks against VEHICLE units have +1 to wound rolls.');
const wetClay = ability('Wet Clay', 'Attacks that target this unit have -1 to hit rolls.');

describe('the odds of an imported list', () => {
  it.each<[why: string, clay: Clay, more: readonly string[], mean: number]>([
    // 8 shots: hit on 4+, wound on 4+, unsaved on 1 to 4
    ['every model of the list shoots: 8 x 1/2 x 1/2 x 2/3', {}, [], 4 / 3],
    ['all that bear the weapon that is named', {}, ['--weapon', 'Bog sling'], 4 / 3],
    ['or as many as are asked for: 6 x 1/2 x 1/2 x 2/3', {}, ['--weapon', '3 Bog sling'], 1],
    ['wounds on 3+ against vehicles: 8 x 1/2 x 2/3 x 2/3', { slingers: [grudge] }, [], 16 / 9],
    ['and is hit on 5+: 8 x 1/3 x 2/3 x 2/3', { slingers: [grudge], barge: [wetClay] }, [], 32 / 27],
    [
      'another bonus is for other targets',
      {
        slingers: [ability('Giant Killers', 'This unit’s attacks against MONSTER units can re-roll wound rolls.')],
      },
      [],
      4 / 3,
    ],
    [
      'a bonus that asks for a state waits for it',
      {
        slingers: [ability('Steady', 'While this unit is within range of an objective, its ranged attacks have +1 A.')],
      },
      [],
      4 / 3,
    ],
    [
      'and acts where it is said: 12 shots',
      {
        slingers: [ability('Steady', 'While this unit is within range of an objective, its ranged attacks have +1 A.')],
      },
      ['--attacker-fact', 'in-range-of-objective'],
      2,
    ],
    [
      'only the weapon that is named: armour penetration -1 leaves a save of 6+: 8 x 1/2 x 1/2 x 5/6',
      { slingers: [ability('Barbed', 'This unit’s bog slings have +1 AP.')] },
      [],
      5 / 3,
    ],
    ['and no other weapon', { slingers: [ability('Barbed', 'This unit’s glaze rods have +1 AP.')] }, [], 4 / 3],
    [
      'half damage of one is one',
      {
        barge: [ability('Thick', 'Halve the Damage characteristic of attacks that target this model.')],
      },
      [],
      4 / 3,
    ],
    [
      'words that were not understood change nothing, and are listed',
      { slingers: [ability('Hum', 'The clay hums at dusk, and all who hear it remember the kiln.')] },
      [],
      4 / 3,
    ],
  ])('%s', async (_why, clay, more, mean) => {
    const answer = await odds(clay, ...more);
    expect(answer.woundsLost.mean).toBeCloseTo(mean, 10);
  });

  it('an ability for the asking is offered, and acts when it is put in force', async () => {
    const fury = ability(
      'Kiln Fury',
      'Once per battle, in your Shooting phase, this unit’s ranged attacks have [LETHAL HITS].',
    );
    const open = await odds({ slingers: [fury] });
    expect(open.woundsLost.mean).toBeCloseTo(4 / 3, 10);
    expect(open.err).toContain('Kiln Fury');
    // a hit that is no six wounds on 4+, a six wounds at once: 8 x (2/6 x 1/2 + 1/6) x 2/3
    const used = await odds({ slingers: [fury] }, '--effect', 'Kiln Fury');
    expect(used.woundsLost.mean).toBeCloseTo(16 / 9, 10);
  });

  it('what was not understood is not modelled', async () => {
    const { unmodelled, err } = await odds({ slingers: [ability('Hum', 'The clay hums at dusk and sings.')] });
    expect(unmodelled.map(({ what }: { what: string }) => what)).toEqual(['Hum']);
    expect(err).toContain('ability-unread');
  });

  it('of either of two things each is offered', async () => {
    const both = ability(
      'Twofold',
      'When this unit is selected to shoot, its ranged attacks have your choice of [LETHAL HITS] or [SUSTAINED HITS 1].',
    );
    const { offers } = await odds({ slingers: [both] });
    expect(offers.map(({ effect }: { effect: string }) => effect)).toHaveLength(2);
  });
});

describe('what the army of a list gives its units', () => {
  const source = { file: 'kiln.json', lines: [1, 1] };
  const record = { edition: 'w40k-11', source, gaps: [] };
  const body = (text: string) => [{ kind: 'text', text, line: 1 }];
  const kiln = path.join(folder, 'kiln.json');
  writeFileSync(
    kiln,
    JSON.stringify({
      records: [
        {
          ...record,
          kind: 'enhancement',
          id: 'glazed-sight',
          name: 'Glazed Sight',
          detachments: ['Kiln Watch'],
          type: 'enhancement',
          text: 'This unit’s ranged attacks have +1 A.',
          weapons: [],
          units: [],
        },
        {
          ...record,
          kind: 'detachment',
          id: 'baked-hard',
          name: 'Baked Hard',
          detachment: 'Kiln Watch',
          parts: [],
          aliases: [],
          body: body('This unit’s ranged attacks against VEHICLE units have +1 to wound rolls.'),
        },
        {
          ...record,
          kind: 'stratagem',
          id: 'hot-clay',
          name: 'Hot Clay',
          cost: 1,
          group: 'detachment',
          detachment: 'Kiln Watch',
          when: { text: 'Your Shooting phase.', lines: [1, 1] },
          target: { text: 'One friendly unit.', lines: [1, 1] },
          effect: {
            text: 'Your unit’s ranged attacks have [LETHAL HITS].',
            lines: [1, 1],
          },
          aliases: [],
          states: [],
        },
        {
          ...record,
          kind: 'detachment',
          id: 'elsewhere',
          name: 'Elsewhere',
          detachment: 'Pit Watch',
          parts: [],
          aliases: [],
          body: body('This unit’s ranged attacks have +5 A.'),
        },
      ],
    }),
  );

  it('the rule of its detachment is in force, and that of another is not: 8 x 1/2 x 2/3 x 2/3', async () => {
    const answer = await odds({}, '--page', kiln);
    expect(answer.woundsLost.mean).toBeCloseTo(16 / 9, 10);
  });

  it('an enhancement is its bearer’s alone: 12 x 1/2 x 2/3 x 2/3', async () => {
    const answer = await odds({ gift: 'Glazed Sight' }, '--page', kiln);
    expect(answer.woundsLost.mean).toBeCloseTo(8 / 3, 10);
  });

  it('a stratagem of its detachment is offered, and acts once it is used', async () => {
    const open = await odds({}, '--page', kiln);
    expect(open.offers.map(({ effect }: { effect: string }) => effect)).toEqual(['Hot Clay']);
    // sixes to hit wound at once, the others on 3+: 8 x (2/6 x 2/3 + 1/6) x 2/3
    const used = await odds({}, '--page', kiln, '--effect', 'Hot Clay');
    expect(used.woundsLost.mean).toBeCloseTo((8 * 7 * 2) / (18 * 3), 10);
  });

  it('a gift whose words are nowhere is named as not modelled', async () => {
    const { unmodelled } = await odds({ gift: 'Lost Seal' });
    expect(unmodelled.map(({ what }: { what: string }) => what)).toEqual(['Lost Seal']);
  });
});

describe('the report on a list', () => {
  it('says how much of its texts was understood', async () => {
    const file = list({ slingers: [grudge, ability('Hum', 'The clay hums at dusk and sings.')], barge: [wetClay] });
    const { status, out } = await umpire('rules', file, '--json');
    expect(status).toBe(0);
    const { understanding, rules } = JSON.parse(out);
    expect(understanding).toMatchObject({
      clauses: 3,
      compiled: 2,
      executable: 2,
      kinds: [{ kind: 'ability', texts: 3, whole: 2, partial: 0, unread: 1 }],
    });
    expect(understanding.phrases).toHaveLength(1);
    const stages = new Map(rules.map(({ name, stage }: { name: string; stage: string }) => [name, stage]));
    expect([stages.get('Old Grudge'), stages.get('Hum')]).toEqual(['executable', 'text']);
    expect((await umpire('import', file, '--json')).out).toContain('"understood"');
  });
});
