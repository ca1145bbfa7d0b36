import { describe, expect, test } from 'vitest';
import { armyOf } from '../../test/roster/army.js';
import { codesOf, FIXTURES, imported, rosterIn, sheetsIn } from '../../test/roster/read.js';
import { importRoster } from './import-roster.js';

const fixture = (name: string): string => FIXTURES[name] ?? '';
const roster = async (name: string) => rosterIn(await imported(fixture(name)));

/** Format names that files do not carry in their own. */
const FORMATS: Readonly<Record<string, string>> = {
  'battlescribe.ros': 'battlescribe-xml',
  'rosterizer.json': 'rosterizer',
  'gw-app-ios.txt': 'gw-app',
  'gw-app-french.txt': 'gw-app',
};

const pasted: readonly (readonly [how: string, change: (text: string) => string])[] = [
  ['quoted in a mail', (text) => text.replace(/^/gm, '> ')],
  ['in a fence of a post', (text) => `\`\`\`\n${text}\n\`\`\``],
  ['with what is bold in it', (text) => text.replace(/^(\S.*points\))$/gim, '**$1**')],
  ['from the source of a page', (text) => text.replaceAll('•', '&bull;').replaceAll('◦', '&#9702;')],
  ['with its hollow bullets lost', (text) => text.replaceAll('◦', 'o')],
];

describe('a list that was pasted', () => {
  test.each(pasted)('%s is the same army', async (_how, change) => {
    const plain = fixture('gw-app.txt');
    const changed = change(plain);
    expect(changed).not.toBe(plain);
    expect(armyOf(rosterIn(await imported(changed)))).toEqual(armyOf(rosterIn(await imported(plain))));
  });
});

test('a tree without categories or groups has its detachment and its enhancements', async () => {
  const gift = `<profiles><profile name="Cracked Seal" typeName="Abilities"/></profiles>`;
  const bare = fixture('battlescribe.ros')
    .replaceAll(' group="Enhancements"', '')
    .replace(/(name="Cracked Seal"[^>]*>)/, `$1${gift}`)
    .replace(/<category [^>]*name="Configuration"[^>]*\/>/g, '');
  const read = rosterIn(await imported(bare));
  const whole = await roster('battlescribe.ros');
  expect([read.detachments, read.units.map(({ enhancements }) => enhancements)]).toEqual([
    whole.detachments,
    whole.units.map(({ enhancements }) => enhancements),
  ]);
});

describe('one list in eleven files', () => {
  test.each(Object.keys(FIXTURES))('%s is recognised by what is in it', async (name) => {
    expect((await roster(name)).format).toBe(FORMATS[name] ?? name.replace('.txt', ''));
  });

  test.each(Object.keys(FIXTURES))('%s gives the same army', async (name) => {
    expect(armyOf(await roster(name))).toEqual(armyOf(await roster('battlescribe.ros')));
  });

  test.each(Object.keys(FIXTURES))('%s gives its name, faction, detachments and points', async (name) => {
    const { faction, detachments, points, name: title } = await roster(name);
    expect({ faction, points, title, detachments: detachments.map((one) => one.replace('’', "'")) }).toEqual({
      faction: 'Clay Host',
      points: 410,
      title: 'Kiln Parade',
      detachments: ["Potter's Wheel", 'Slow Fire'],
    });
  });

  test.each(Object.keys(FIXTURES).filter((name) => !/listforge|wtc|recruit-gw/.test(name)))(
    '%s gives its battle size and limit',
    async (name) => {
      const { battleSize, pointsLimit } = await roster(name);
      expect({ battleSize, pointsLimit }).toEqual({ battleSize: 'Strike Force', pointsLimit: 2000 });
    },
  );

  test.each(Object.keys(FIXTURES).filter((name) => !/listforge|rosterizer/.test(name)))(
    '%s gives its force disposition and so its edition',
    async (name) => {
      const { dispositions, edition } = await roster(name);
      expect({ dispositions, edition }).toEqual({ dispositions: ['Take and Hold'], edition: 'w40k-11' });
    },
  );

  test.each(['gw-app.txt', 'gw-app-ios.txt', 'gw-app-french.txt', 'wtc-compact.txt'])(
    '%s says whom the warden leads',
    async (name) => {
      const { units } = await roster(name);
      const leader = units.find(({ name: called }) => called === 'Kiln Warden');
      expect([leader?.attachedTo, leader?.attachedAs]).toEqual(['clay-walkers', 'leader']);
    },
  );

  test('the app says where its prices come from', async () => {
    expect((await roster('gw-app.txt')).pointsFrom).toEqual({ source: 'app v2.4.0 (1), data v925' });
    expect((await roster('battlescribe.ros')).pointsFrom).toEqual({
      source: 'Warhammer 40,000 11th Edition revision 4; Xenos - Clay Host revision 7',
    });
  });
});

describe('each model keeps its own', () => {
  test('loadouts of a format that says them stay apart', async () => {
    const { units } = await roster('wtc-full.txt');
    expect(units.find(({ id }) => id === 'clay-walkers')?.models).toEqual([
      {
        name: 'Walker Foreman',
        count: 1,
        wargear: [
          { name: 'Kiln hammer', count: 1 },
          { name: 'Shard pistol', count: 1 },
        ],
        shared: [],
      },
      {
        name: 'Clay Walker',
        count: 3,
        wargear: [
          { name: 'Shard thrower', count: 1 },
          { name: 'Stone fists', count: 1 },
        ],
        shared: [],
      },
      {
        name: 'Clay Walker',
        count: 1,
        wargear: [
          { name: 'Slag cannon', count: 1 },
          { name: 'Stone fists', count: 1 },
        ],
        shared: [],
      },
    ]);
  });

  test('numbers that make up the models are shared out, and that is said', async () => {
    const read = await imported(fixture('gw-app.txt'));
    const models = rosterIn(read).units.find(({ id }) => id === 'clay-walkers')?.models ?? [];
    expect(models.map(({ count, wargear }) => [count, ...wargear.map(({ name }) => name)])).toEqual([
      [1, 'Kiln hammer', 'Shard pistol'],
      [3, 'Stone fists', 'Shard thrower'],
      [1, 'Stone fists', 'Slag cannon'],
    ]);
    expect(codesOf(read)).toContain('roster-wargear-distributed');
  });

  test('numbers that do not are kept for all together, and that is said', async () => {
    const read = await imported(
      fixture('gw-app.txt').replace('     ◦ 1x Slag cannon\n', '     ◦ 2x Slag cannon\n     ◦ 1x Banner\n'),
    );
    const [, walkers] = rosterIn(read).units.find(({ id }) => id === 'clay-walkers')?.models ?? [];
    expect(walkers?.shared).toEqual([
      { name: 'Shard thrower', count: 3 },
      { name: 'Slag cannon', count: 2 },
      { name: 'Banner', count: 1 },
    ]);
    expect(codesOf(read)).toContain('roster-wargear-shared');
  });

  test('models of a tree have their own statlines: the foreman three wounds, the others two', async () => {
    const read = await imported(fixture('battlescribe.ros'));
    const unit = rosterIn(read).units.find(({ id }) => id === 'clay-walkers');
    const sheet = sheetsIn(read).find(({ id }) => id === unit?.datasheet);
    const wounds = unit?.models.map(({ count, profile }) => [
      count,
      sheet?.models.find(({ id }) => id === profile)?.characteristics.wounds,
    ]);
    expect(wounds).toEqual([
      [1, 3],
      [3, 2],
      [1, 2],
    ]);
  });
});

describe('a tree carries its datasheets', () => {
  test('with statline, keywords, abilities and weapons of several modes', async () => {
    const [warden] = sheetsIn(await imported(fixture('battlescribe.ros')));
    expect(warden).toMatchObject({
      name: 'Kiln Warden',
      faction: 'Clay Host',
      keywords: ['CHARACTER', 'INFANTRY'],
      factionKeywords: ['CLAY HOST'],
      models: [
        {
          characteristics: {
            movement: 6,
            toughness: 4,
            save: 3,
            invulnerableSave: 4,
            wounds: 5,
            leadership: 6,
            objectiveControl: 1,
          },
        },
      ],
      weapons: [
        {
          weapon: 'Glaze rod',
          mode: 'hot',
          range: 18,
          attacks: { dice: 1, sides: 6, plus: 0 },
          skill: 3,
          armourPenetration: -2,
        },
        { weapon: 'Glaze rod', mode: 'cold', abilities: [] },
      ],
      abilities: [{ name: 'Oven Song (Aura)', tags: ['Aura'] }],
    });
    expect(warden?.weapons[0]?.abilities.map(({ id, value }) => [id, value])).toEqual([
      ['blast', undefined],
      ['anti', '4+'],
    ]);
  });
});

describe('what a list says of itself is checked', () => {
  const cases: readonly (readonly [why: string, from: string, to: string, code: string])[] = [
    ['points that do not add up', '410pts', '420pts', 'roster-points-differ'],
    ['a number of units that is another', 'NUMBER OF UNITS: 4', 'NUMBER OF UNITS: 5', 'roster-units-differ'],
    ['a number of models that is another', '5x Clay Walkers', '6x Clay Walkers', 'roster-models-differ'],
    ['a line that says nothing known', 'BATTLELINE', 'see you on Friday', 'roster-line-unread'],
  ];
  test.each(cases)('%s', async (_why, from, to, code) => {
    expect(codesOf(await imported(fixture('wtc-full.txt').replace(from, to)))).toContain(code);
  });

  test('the edition asked for goes before the one shown, and that is said', async () => {
    const read = await imported(fixture('gw-app.txt'), 'w40k-10');
    expect([rosterIn(read).edition, codesOf(read).includes('edition-overridden')]).toEqual(['w40k-10', true]);
  });

  test('a list without any sign of its edition says that it was guessed', async () => {
    expect(codesOf(await imported(fixture('rosterizer.json')))).toContain('edition-unclear');
  });

  test('a file that is no list is refused', async () => {
    for (const bytes of ['Dear diary', '<html><body>hello</body></html>', '{"a":1}', '<catalogue/>', '[1,2]'])
      expect(await importRoster({ file: 'x', bytes })).toMatchObject({
        ok: false,
        error: [{ code: 'roster-not-recognised' }],
      });
  });
});

describe('titles', () => {
  test.each(['[Clan] Kiln {3}', '<3 Kiln', '{Kiln}', 'https://clay.example/lists/7', 'Two\nlines'])(
    '%s may stand above a list',
    async (title) => {
      const read = rosterIn(await imported(fixture('gw-app.txt').replace('Kiln Parade', title)));
      expect([read.name, read.units.length]).toEqual([title.replace('\n', ' '), 4]);
    },
  );

  test('or none', async () => {
    const read = rosterIn(await imported(fixture('gw-app.txt').replace('Kiln Parade ', '')));
    expect([read.name, read.units.length]).toEqual(['Clay Host', 4]);
  });
});

describe('pasted copies', () => {
  const ways: Readonly<Record<string, (line: string) => string>> = {
    'without indentation': (line) => line.trim(),
    'with one kind of bullet': (line) => line.trim().replace(/^◦/, '•'),
    'with dashes': (line) => line.trim().replace(/^[•◦]/, '-'),
    'without bullets': (line) => line.trim().replace(/^[•◦] /, ''),
  };
  const lists = [
    'gw-app.txt',
    'gw-app-ios.txt',
    'wtc-compact.txt',
    'wtc-full.txt',
    'new-recruit-gw.txt',
    'new-recruit-text.txt',
  ];
  test.each(lists.flatMap((list) => Object.keys(ways).map((way) => [list, way] as const)))(
    '%s %s',
    async (list, way) => {
      const text = fixture(list)
        .split('\n')
        .map(ways[way] ?? ((line) => line))
        .join('\n');
      expect(armyOf(rosterIn(await imported(text)))).toEqual(armyOf(await roster(list)));
    },
  );

  test('with Windows line ends, a mark in front, and odd spaces', async () => {
    const text = `\ufeff${fixture('gw-app.txt').replaceAll('\n', '\r\n').replaceAll('Clay Walkers', 'Clay\u00a0Walkers')}`;
    expect(armyOf(rosterIn(await imported(text)))).toEqual(armyOf(await roster('gw-app.txt')));
  });

  test('in UTF-16 and Windows-1252', async () => {
    const text = fixture('gw-app-ios.txt');
    const wide = new Uint8Array([
      0xff,
      0xfe,
      ...[...text].flatMap((char) => [char.charCodeAt(0) & 255, char.charCodeAt(0) >> 8]),
    ]);
    const narrow = new Uint8Array([...text].map((char) => ({ '•': 0x95, '’': 0x92 })[char] ?? char.charCodeAt(0)));
    for (const bytes of [wide, narrow])
      expect(armyOf(rosterIn(await imported(bytes)))).toEqual(armyOf(await roster('gw-app-ios.txt')));
  });
});
