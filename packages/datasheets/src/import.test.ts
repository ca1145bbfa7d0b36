import { expect, test } from 'vitest';
import type { Datasheet, WeaponProfile } from './index.js';
import { parseDatasheet, parseRecords } from './index.js';

const source = { file: 'page.txt', lines: [3, 4] } as const;
const sting: WeaponProfile = {
  id: 'lash-sting',
  name: 'Lash – sting',
  weapon: 'Lash',
  mode: 'sting',
  edition: 'w40k-10',
  source,
  gaps: [],
  type: 'melee',
  range: 'melee',
  attacks: { dice: 1, sides: 6, plus: 1 },
  skill: 3,
  strength: { kind: 'fixed', value: 5 },
  armourPenetration: -1,
  damage: { dice: 0, sides: 0, plus: 2 },
  abilities: [{ id: 'anti', printed: 'anti-infantry 4+', keyword: 'infantry', value: '4+' }],
};
const walker: Datasheet = {
  kind: 'datasheet',
  id: 'clay-walker',
  name: 'Clay Walker',
  faction: 'Potters',
  edition: 'w40k-9',
  source,
  gaps: [{ code: 'faction-keyword-lost', line: 18 }],
  models: [
    {
      id: 'clay-walker',
      name: 'Clay Walker',
      edition: 'w40k-9',
      source,
      gaps: [],
      characteristics: { movement: 10, wounds: 12 },
      brackets: [
        { from: 7, to: 12, characteristics: { movement: 10 }, line: 4 },
        { from: 1, to: 6, characteristics: { movement: 5 }, line: 5 },
      ],
    },
  ],
  weapons: [sting],
  abilities: [],
  options: [],
  composition: [],
  costs: [],
  keywords: ['WALKER'],
  factionKeywords: [],
  modelKeywords: [],
  stratagems: [],
  detachmentRules: [],
  other: [],
};

test('a datasheet read back from its own JSON is the same', () => {
  expect(parseDatasheet(JSON.parse(JSON.stringify(walker)))).toEqual({ ok: true, value: walker });
});

test('a weapon stands beside its datasheet as a record of its own', () => {
  const records = [walker, { kind: 'weapon', of: walker.id, ...sting }];
  expect(parseRecords(records)).toEqual({ ok: true, value: records });
});

test('a record that is not one says where and why', () => {
  const broken = { ...walker, weapons: [{ ...sting, skill: '3+' }] };
  const parsed = parseDatasheet(broken);
  expect(parsed.ok).toBe(false);
  if (!parsed.ok) expect(parsed.error).toMatchObject([{ code: 'record-invalid', path: 'weapons.0.skill' }]);
});

test('an unknown kind is refused', () => {
  expect(parseRecords([{ ...walker, kind: 'poem' }]).ok).toBe(false);
});
