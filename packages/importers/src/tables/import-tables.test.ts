import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { CoreRule, Datasheet, ImportRecord, PointsList, Stratagem } from '@umpire/datasheets';
import { parseRecords } from '@umpire/datasheets';
import { Rng } from '@umpire/kernel';
import { describe, expect, test } from 'vitest';
import { importTables } from './import-tables.js';
import { exportKdc } from './kdc/export-kdc.js';

type Given = { readonly file: string; readonly bytes: Uint8Array | string };

async function imported(...files: readonly Given[]) {
  const read = await importTables({ files });
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
}

const codes = (issues: readonly { readonly code: string }[]) => issues.map(({ code }) => code);

const of = <Kind extends ImportRecord['kind']>(records: readonly ImportRecord[], kind: Kind) =>
  records.filter((one): one is Extract<ImportRecord, { kind: Kind }> => one.kind === kind);

/** An export of one faction, its tables under names that say nothing. */
const EXPORT: readonly Given[] = [
  ['a', 'id|name|link|\nPO|Potters|https://example.org/wh40k10ed/factions/potters|'],
  [
    'b',
    'id|name|faction_id|source_id|legend|role|loadout|transport|virtual|leader_head|leader_footer|damaged_w|damaged_description|link|\n' +
      '001|Clay Walkers|PO|9||Battleline|<b>Every model has:</b> shard flinger.||||||||\n' +
      '002|Master Potter|PO|9||Characters||||||1-2|While it has 1-2 wounds,\nit is slow.||',
  ],
  [
    'c',
    'datasheet_id|line|name|M|T|Sv|inv_sv|inv_sv_descr|W|Ld|OC|base_size|base_size_descr|\n' +
      '001|1|Clay Walker|5"|4|4+|5||1|7+|2|32mm||\n002|1|Master Potter|20+"|4|3+|-||4|6+|1|40mm||\n077|1|Nobody|5"|4|4+|-||1|7+|2|||',
  ],
  [
    'd',
    'datasheet_id|line|line_in_wargear|dice|name|description|range|type|A|BS_WS|S|AP|D|\n' +
      '001|1|1||Shard flinger – far|<a href="#x">lethal hits</a>, <a href="#y">rapid fire 1</a>|24|Ranged|1|4|4|0|1|\n' +
      '001|2|1||Shard flinger – near|torrent|12|Ranged|D6|N/A|4|-1|1|\n001|3|1||Clay fists||Melee|Melee|1|4|4|x|1|\n002||1||||||0|3|-|0|-|',
  ],
  [
    'e',
    'datasheet_id|line|ability_id|model|name|description|type|parameter|\n' +
      '001|1|500||||Core|D3|\n001|2|501||||Faction||\n001|3|||Soft Clay|It is <span class="kwb">POTTERS</span> clay:<ul><li>soft</li><li>wet</li></ul>|Datasheet||\n' +
      '002|1|||Cane|It taps.|Special (правая колонка)||\n002|2|999||||Core||',
  ],
  [
    'f',
    'id|name|legend|faction_id|description|\n500|Deadly Demise|||It cracks.|\n501|Slow Drying||PO|It takes its time.|',
  ],
  [
    'g',
    'datasheet_id|keyword|model|is_faction_keyword|\n001|Infantry||false|\n001|Potters||true|\n001|Character|Foreman|false|',
  ],
  ['h', 'datasheet_id|line|button|description|\n001|1|•|One model can take a knife.|\n002|1|•|None|'],
  ['i', 'datasheet_id|line|description|\n001|1|1 Foreman|\n001|2|4-9 Clay Walkers|'],
  [
    'j',
    'datasheet_id|line|description|cost|\n001|1|5 models|80|\n001|2|1 Foreman and 9 Clay Walkers|150|\n002|1|1 model|free|',
  ],
  ['k', 'leader_id|attached_id|\n002|001|\n002|404|'],
  [
    'l',
    'faction_id|name|id|type|cp_cost|legend|turn|phase|detachment|detachment_id|description|\n' +
      'PO|QUICK GLAZE|700|Fire Guild – Battle Tactic Stratagem|1|Shine.|Your turn|Shooting phase|Fire Guild|8|<b>WHEN:</b> Now.<br><br><b>TARGET:</b> One unit.<br><br><b>EFFECT:</b> It shines:<ul><li>once</li></ul>|\n' +
      '|WAIT|701|Core – Strategic Ploy Stratagem|2||Either player’s turn|Any phase|||<b>WHEN:</b> Later.|',
  ],
  ['m', 'datasheet_id|stratagem_id|\n001|700|'],
  [
    'n',
    'faction_id|id|name|cost|detachment|detachment_id|legend|description|\nPO|800|Ember|25|Fire Guild|8||It glows.|',
  ],
  ['o', 'datasheet_id|enhancement_id|\n002|800|'],
  [
    'p',
    'id|faction_id|name|legend|description|detachment|detachment_id|\n900|PO|First Firing||It burns.|Fire Guild|8|',
  ],
].map(([file = '', bytes = '']) => ({ file, bytes }));

describe('an export of tables', () => {
  test('is known by its columns, joined by its ids, and gives sheets', async () => {
    const { records, issues } = await imported(...EXPORT);
    const [walkers, master] = of(records, 'datasheet');
    expect(walkers).toMatchObject({
      id: 'clay-walkers',
      faction: 'Potters',
      edition: 'w40k-10',
      source: { file: 'b', lines: [2, 2], entry: '001' },
      keywords: ['INFANTRY'],
      factionKeywords: ['POTTERS'],
      modelKeywords: [{ model: 'Foreman', keywords: ['CHARACTER'] }],
      composition: [
        { model: 'Foreman', least: 1, most: 1 },
        { model: 'Clay Walkers', least: 4, most: 9 },
      ],
      stratagems: [{ name: 'QUICK GLAZE' }],
    });
    expect(walkers?.costs.map(({ models, points }) => [models, points])).toEqual([
      [5, 80],
      [10, 150],
    ]);
    expect(walkers?.models[0]?.characteristics).toMatchObject({
      movement: 5,
      save: 4,
      invulnerableSave: 5,
      leadership: 7,
    });
    expect(
      walkers?.weapons.map(({ name, mode, skill, abilities }) => [name, mode, skill, abilities.map(({ id }) => id)]),
    ).toEqual([
      ['Shard flinger – far', 'far', 4, ['lethal-hits', 'rapid-fire']],
      ['Shard flinger – near', 'near', 'automatic', ['torrent']],
    ]);
    expect(walkers?.abilities.map(({ name, place, value, text }) => [name, place, value, text])).toEqual([
      ['Deadly Demise', 'core', 'D3', 'It cracks.'],
      ['Slow Drying', 'faction', undefined, 'It takes its time.'],
      ['Soft Clay', 'datasheet', undefined, 'It is POTTERS clay:\n- soft\n- wet'],
    ]);
    expect(master).toMatchObject({
      attachments: [{ unit: 'Clay Walkers', as: 'leader' }],
      enhancements: ['ember'],
      options: [],
    });
    expect(master?.other).toMatchObject([{ text: 'While it has 1-2 wounds, it is slow.' }]);
    expect(codes(issues).toSorted()).toEqual([
      'ability-text-missing',
      'cost-unreadable',
      'reference-missing',
      'reference-missing',
      'stratagem-incomplete',
      'weapon-value-unreadable',
    ]);
  });

  test('gives stratagems, enhancements, detachment rules and army rules', async () => {
    const { records } = await imported(...EXPORT);
    const [glaze, wait] = of(records, 'stratagem') as readonly Stratagem[];
    expect(glaze).toMatchObject({
      cost: 1,
      group: 'detachment',
      detachment: 'Fire Guild',
      type: 'Battle Tactic',
      effect: { text: 'It shines:\n- once' },
    });
    expect(wait).toMatchObject({ group: 'core', gaps: [{ what: ['target', 'effect'] }] });
    expect(of(records, 'enhancement')).toMatchObject([
      { points: 25, detachments: ['Fire Guild'], units: ['Master Potter'] },
    ]);
    expect(of(records, 'detachment')).toMatchObject([
      { name: 'First Firing', detachment: 'Fire Guild', faction: 'Potters' },
    ]);
    expect([
      of(records, 'army-rule').map(({ name }) => name),
      of(records, 'core-rule').map(({ name }) => name),
    ]).toEqual([['Slow Drying'], ['Deadly Demise']]);
    const parsed = parseRecords(JSON.parse(JSON.stringify(records)));
    expect(parsed.ok ? [] : parsed.error).toEqual([]);
  });
});

const VERSION = { edition: '11th', dataslate: 'test' };
const KDC = {
  units: [
    {
      id: 'clay-walkers',
      name: 'Clay Walkers',
      faction_id: 'potters',
      profiles: [{ name: 'Clay Walker', M: 5, T: 4, W: 1, Sv: 4, invuln_sv: 5, Ld: 7, OC: 2 }],
      points: [{ models: 5, cost: 80 }],
      keywords: ['Infantry'],
      faction_keywords: ['Potters'],
      model_count: { min: 5, max: 10 },
      weapon_ids: ['shard-flinger', 'nothing'],
      ability_ids: ['soft-clay'],
      attachment_role: 'support',
      game_version: VERSION,
    },
  ],
  weapons: [
    {
      id: 'shard-flinger',
      name: 'Shard flinger',
      type: 'ranged',
      profiles: [
        {
          name: 'Far',
          range: 24,
          stats: { A: 'D6', S: 4, AP: -1, D: 1, BS: 4 },
          keywords: [{ keyword_id: 'anti', parameters: { target_keyword: 'Fly', threshold: 4 } }],
        },
        {
          name: 'Near',
          range: 12,
          stats: { A: 2, S: 4, AP: 0, D: 'D3', BS: null },
          keywords: [{ keyword_id: 'rapid-fire', parameters: { value: 1 } }],
        },
      ],
      game_version: VERSION,
    },
  ],
  compositions: [
    {
      unit_id: 'clay-walkers',
      models: [{ name: 'Walker', min: 5, max: 10, default_weapon_ids: ['shard-flinger'] }],
      game_version: VERSION,
    },
  ],
  leaders: [{ leader_id: 'clay-walkers', eligible_bodyguard_ids: ['clay-walkers'], game_version: VERSION }],
  abilities: [
    {
      ability_id: 'soft-clay',
      name: 'Soft Clay',
      effect: { type: 'feel-no-pain', value: 5 },
      ability_type: 'unit',
      behavior: 'passive',
      unit_ids: ['clay-walkers'],
      game_version: VERSION,
    },
    { ability_id: 'named', name: 'Named', effect: { type: 'ability-grant' }, game_version: VERSION },
  ],
  phases: [{ source_id: 'soft-clay', source_type: 'ability', phases: ['shooting'], game_version: VERSION }],
  detachments: [
    { id: 'fire-guild', name: 'Fire Guild', faction_id: 'potters', detachment_points: 2, game_version: VERSION },
  ],
  enhancements: [{ id: 'ember', name: 'Ember', detachment_id: 'fire-guild', cost: 25, game_version: VERSION }],
};
const KDC_FILES: readonly Given[] = Object.entries(KDC).map(([name, value]) => ({
  file: `${name}.json`,
  bytes: JSON.stringify(value, null, 1),
}));

describe('40kdc', () => {
  test('gives sheets joined by ids, with their lines', async () => {
    const { records, issues } = await imported(...KDC_FILES);
    const [sheet] = of(records, 'datasheet') as readonly Datasheet[];
    expect(sheet).toMatchObject({
      edition: 'w40k-11',
      size: { least: 5, most: 10 },
      keywords: ['INFANTRY'],
      source: { file: 'units.json', lines: [2, 2], entry: 'clay-walkers' },
      attachments: [{ unit: 'Clay Walkers', as: 'support' }],
      loadouts: [
        {
          name: 'Walker',
          least: 5,
          most: 10,
          wargear: [{ items: [{ weapons: ['shard-flinger-far', 'shard-flinger-near'] }] }],
        },
      ],
    });
    expect(sheet?.weapons.map(({ id, skill, abilities }) => [id, skill, abilities])).toEqual([
      ['shard-flinger-far', 4, [{ id: 'anti', printed: 'anti-fly 4+', keyword: 'fly', value: '4+' }]],
      ['shard-flinger-near', 'automatic', [{ id: 'rapid-fire', printed: 'rapid fire 1', value: '1' }]],
    ]);
    expect(issues).toMatchObject([{ code: 'reference-missing', found: 'nothing' }]);
  });

  test('gives abilities as hints with their stage, unchanged', async () => {
    const { records } = await imported(...KDC_FILES);
    expect(of(records, 'ability-hint')).toMatchObject([
      { id: 'soft-clay', stage: 'compiled', behaviour: 'passive', phases: ['shooting'], printed: KDC.abilities[0] },
      { id: 'named', stage: 'text' },
    ]);
  });

  test('goes out by ids and comes back the same', async () => {
    const { records } = await imported(...KDC_FILES);
    const files = exportKdc(records, { dataslate: 'test' }).map(({ path: file, text }) => ({ file, bytes: text }));
    expect(files.map(({ file }) => file)).toEqual([
      'core/units.json',
      'core/weapons.json',
      'core/unit-compositions.json',
      'core/leader-attachments.json',
      'core/enhancements.json',
      'core/detachments.json',
      'enrichment/abilities.json',
    ]);
    const back = (await imported(...files)).records;
    const facts = (all: readonly ImportRecord[]) =>
      all.map((one) =>
        one.kind === 'datasheet'
          ? [
              one.id,
              one.models.map(({ characteristics }) => characteristics),
              one.costs.map(({ points }) => points),
              one.size,
            ]
          : one.kind === 'weapon'
            ? [
                one.id,
                one.range,
                one.attacks,
                one.skill,
                one.damage,
                one.armourPenetration,
                one.abilities.map(({ id, value }) => [id, value]),
              ]
            : [one.kind, one.id],
      );
    expect(facts(back)).toEqual(facts(records));
  });
});

const YAML = `name: Potters
slug: potters
lastUpdated: 2026-07-01
detachments:
  - name: Fire Guild
    dp: 2
    objective: HOLD THE KILN
    enhancements:
      - { name: Ember, points: 25, leaderTo: [ Clay Walkers ] }
      - { name: Broken, points: many }
units:
  - name: Clay Walkers
    groupTitle: Old Guild
    pricing:
      - range: "[1,2]"
        costs:
          - { models: 5, points: 80 }
          - { models: 6, points: 20, desc: Foreman, addon: true }
      - range: "[3,)"
        costs:
          - { models: 5, points: 95 }
    role: support
    attachTo:
      - Shard Pack
    wargear:
      - { item: Knife, points: 5 }
    legends: true
`;

test('points in YAML keep copies, additions, wargear and attachments', async () => {
  const { records, issues } = await imported({ file: 'x', bytes: YAML });
  const [list] = of(records, 'points') as readonly PointsList[];
  expect(list).toMatchObject({ id: 'potters', faction: 'Potters', date: '2026-07-01', edition: 'w40k-11' });
  const attachments = [{ unit: 'Shard Pack', as: 'support', line: 12 }];
  expect(list?.entries).toEqual([
    { id: 'fire-guild', name: 'Fire Guild', of: 'detachment', points: 2 },
    {
      id: 'ember',
      name: 'Ember',
      of: 'enhancement',
      points: 25,
      owner: 'Fire Guild',
      attachments: [{ unit: 'Clay Walkers', as: 'leader', line: 9 }],
    },
    {
      id: 'clay-walkers',
      name: 'Clay Walkers',
      of: 'unit',
      points: 80,
      models: 5,
      copies: { from: 1, to: 2 },
      note: 'Old Guild; Legends',
      attachments,
    },
    {
      id: 'clay-walkers',
      name: 'Clay Walkers',
      of: 'unit',
      points: 20,
      models: 6,
      copies: { from: 1, to: 2 },
      isAddition: true,
      note: 'Old Guild; Legends; Foreman',
      attachments,
    },
    {
      id: 'clay-walkers',
      name: 'Clay Walkers',
      of: 'unit',
      points: 95,
      models: 5,
      copies: { from: 3 },
      note: 'Old Guild; Legends',
      attachments,
    },
    { id: 'knife', name: 'Knife', of: 'wargear', points: 5, owner: 'Clay Walkers', isAddition: true },
  ]);
  expect(issues).toMatchObject([{ code: 'cost-unreadable', span: { line: 10 } }]);
  expect(of(records, 'detachment')).toMatchObject([
    { name: 'Fire Guild', points: 2, tags: ['HOLD THE KILN'], referenced: true },
  ]);
});

const CAPACITIES = `nom capacité;texte
Argile (XX);[justifier]Perd X points.[/justifier] [justifier]Puis [b]sèche[/b].[/justifier]
Four;-
Tour (+X);
Vase;[justifier]Il tient debout ? dans ce cas il tombe.[/justifier]
Four;-
Vase;[justifier]Autre.[/justifier]
`;

test('NetEpic abilities lose repeats and tags, keep parameters, and say what is missing', async () => {
  const { records, issues } = await imported({ file: 'x.txt', bytes: CAPACITIES });
  const rules = of(records, 'core-rule') as readonly CoreRule[];
  expect(
    rules.map(({ id, name, parameter, edition, body }) => [id, name, parameter, edition, body.map(({ text }) => text)]),
  ).toEqual([
    ['argile', 'Argile', 'XX', 'netepic-fr2', ['Perd X points.', 'Puis sèche.']],
    ['four', 'Four', undefined, 'netepic-fr2', []],
    ['tour', 'Tour', '+X', 'netepic-fr2', []],
    ['vase', 'Vase', undefined, 'netepic-fr2', ['Il tient debout – dans ce cas il tombe.']],
  ]);
  expect(issues.map(({ code, span }) => [code, span?.line])).toEqual([
    ['tag-unknown', 2],
    ['ability-text-missing', 3],
    ['ability-text-missing', 4],
    ['suspect-dash', 5],
    ['rule-differs', 7],
    ['row-repeated', 1],
  ]);
});

test.each([
  ['without its header', 'Argile;[justifier]Sèche.[/justifier]', 'header-missing'],
  [
    'with its columns the wrong way round',
    'texte;nom capacité\n[justifier]Sèche.[/justifier];Argile',
    'columns-swapped',
  ],
  [
    'with its fields in quotation marks',
    '"nom capacité";"texte"\n"Argile";"[justifier]Sèche.[/justifier]"',
    'fields-quoted',
  ],
])('a table of abilities %s is read, and the first line is told what would be right', async (_what, bytes, code) => {
  const { records, issues } = await imported({ file: 'x.csv', bytes });
  expect(records).toMatchObject([{ id: 'argile', name: 'Argile', body: [{ text: 'Sèche.' }] }]);
  expect(issues).toMatchObject([{ code, hint: 'nom capacité;texte', span: { line: 1 } }]);
});

describe('other files', () => {
  test.each([
    ['a header with nothing below it', 'nom capacité;texte', 'file-without-rows'],
    ['a poem', 'Clay, clay', 'table-not-recognised'],
    ['other columns', 'a|b|\n1|2|', 'table-not-recognised'],
    ['other JSON', '[{"poem": 1}]', 'table-not-recognised'],
    ['cut JSON', '[{"id": "a", "na', 'json-cut'],
    [
      'endless aliases',
      `a: &a [x,x,x]\n${'bcdefghij'
        .split('')
        .map((key, i) => `${key}: &${key} [${`*${'abcdefghij'[i]},`.repeat(9)}]`)
        .join('\n')}`,
      'table-not-recognised',
    ],
  ])('such as %s are refused with a place', async (_what, bytes, code) => {
    const read = await importTables({ files: [{ file: 'x', bytes }] });
    expect(read.ok ? [] : read.error).toContainEqual(
      expect.objectContaining({ code, span: expect.objectContaining({ file: 'x' }) }),
    );
  });

  test('leave the readable ones readable', async () => {
    const { records, issues } = await imported({ file: 'poem', bytes: 'Clay' }, { file: 'x.txt', bytes: CAPACITIES });
    expect(records.length).toBe(4);
    expect(codes(issues)).toContain('table-not-recognised');
  });
});

const VARIANTS = Number(process.env.UMPIRE_FUZZ ?? 1500);
const NOISE = [
  '|',
  ';',
  '"',
  '\n',
  '<br>',
  '<ul>',
  '[',
  ']',
  '{',
  '}',
  '\u0000',
  'é',
  '999999999',
  '&a',
  '*a',
  '- ',
  ': ',
];

test(`${VARIANTS} damaged sets of tables are read as far as they go`, { timeout: 600_000 }, async () => {
  const all = [...EXPORT, ...KDC_FILES, { file: 'points', bytes: YAML }, { file: 'epic', bytes: CAPACITIES }];
  const wrong: string[] = [];
  for (let seed = 0; seed < VARIANTS && wrong.length < 10; seed++) {
    const rng = Rng.seeded('tables', seed);
    const files = all.map(({ file, bytes }) => ({ file, bytes: String(bytes) }));
    for (let n = 1 + rng.below(6); n > 0; n--) {
      const one = files[rng.below(files.length)];
      if (one === undefined) continue;
      const at = rng.below(one.bytes.length + 1);
      const lines = one.bytes.split('\n');
      const kind = rng.below(5);
      if (kind === 0) one.bytes = one.bytes.slice(0, at);
      else if (kind === 1) one.bytes = one.bytes.slice(at);
      else if (kind === 2)
        one.bytes = `${one.bytes.slice(0, at)}${NOISE[rng.below(NOISE.length)] ?? ''}${one.bytes.slice(at + rng.below(3))}`;
      else if (kind === 3)
        one.bytes = [...lines, ...lines.slice(rng.below(lines.length))].join(rng.below(2) === 0 ? '\n' : '\r\n');
      else one.bytes = lines.toSpliced(rng.below(lines.length), 1).join('\n');
    }
    const read = await importTables({ files });
    if (!read.ok && read.error.length === 0) wrong.push(`${seed}: refused without a reason`);
    if (seed % 10 !== 0 || !read.ok) continue;
    const parsed = parseRecords(read.value.records);
    if (!parsed.ok) wrong.push(`${seed}: ${JSON.stringify(parsed.error[0])}`);
  }
  expect(wrong).toEqual([]);
});

const shared = path.resolve(import.meta.dirname, '../../../../../shared');
const hasShared = existsSync(path.join(shared, 'data'));
if (!hasShared) console.log('Skipped: ../shared is missing, so the reference tables were not read');

const filesBelow = (folder: string): readonly string[] =>
  statSync(folder).isDirectory()
    ? readdirSync(folder).flatMap((name) => filesBelow(path.join(folder, name)))
    : [folder];

const readBelow = (folder: string, ending: RegExp): readonly Given[] =>
  filesBelow(path.join(shared, folder))
    .filter((file) => ending.test(file))
    .map((file) => ({ file: path.basename(file), bytes: new Uint8Array(readFileSync(file)) }));

describe.skipIf(!hasShared)('the reference tables', () => {
  test.each([
    ['data/wahapedia-10e', /Datasheets\.csv$|\.csv$/, 'Datasheets.csv'],
    ['data/40kdc/data', /\.json$/, 'units.json'],
  ])('of %s lose no unit', async (folder, ending, sheets) => {
    const given = readBelow(folder, ending);
    const { records } = await imported(...given);
    const text = new TextDecoder().decode(given.find(({ file }) => file === sheets)?.bytes as Uint8Array);
    const rows = sheets.endsWith('.csv')
      ? text.trim().split('\n').length - 1
      : (JSON.parse(text) as readonly unknown[]).length;
    expect(of(records, 'datasheet').length).toBe(rows);
    const parsed = parseRecords(records);
    expect(parsed.ok ? [] : parsed.error.slice(0, 3)).toEqual([]);
  });

  test('of points give a price to every unit', async () => {
    const { records } = await imported(...readBelow('data/mfm-11e', /\.yaml$/));
    const lists = of(records, 'points') as readonly PointsList[];
    const units = lists.flatMap(({ entries }) =>
      entries.filter((entry) => entry.of === 'unit').map(({ name }) => name),
    );
    const wanted = readBelow('data/mfm-11e', /\.yaml$/).flatMap(({ bytes }) =>
      [
        ...new TextDecoder()
          .decode(bytes as Uint8Array)
          .matchAll(/^ {2}- name: (.*)\n(?: {4}groupTitle: .*\n)? {4}pricing:/gm),
      ].map(([, name = '']) => name),
    );
    expect(new Set(units).size).toBe(new Set(wanted).size);
  });

  test('of NetEpic abilities give each of the 28 once', async () => {
    const { records } = await imported(...readBelow('seeds', /004_.*\.txt$/));
    expect(records.length).toBe(28);
  });
});
