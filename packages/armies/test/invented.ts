import type { ArmyBook, ArmyList, ArmySheet, ListedUnit, Muster, MusterNumbers, SheetModel } from '../src/index.js';

/* An army book that nobody printed. */

const model = (
  name: string,
  least: number,
  most: number,
  keywords: string,
  more: Partial<SheetModel> = {},
): SheetModel => ({
  name,
  least,
  most,
  characteristics: {
    movement: 6,
    toughness: 4,
    save: 4,
    invulnerableSave: null,
    wounds: 1,
    leadership: 7,
    objectiveControl: 1,
    feelNoPain: null,
  },
  base: { shape: 'round', diameter: 32 },
  keywords: keywords.split(', '),
  carries: ['Fist'],
  chooses: [],
  ...more,
});

const fist = {
  name: 'Fist',
  kind: 'melee',
  range: null,
  attacks: '1',
  skill: '4+',
  strength: '4',
  armourPenetration: 0,
  damage: '1',
  abilities: [],
} as const;
const sling = { ...fist, name: 'Sling', kind: 'ranged', range: 18 } as const;

const sheet = (
  name: string,
  points: number,
  models: ArmySheet['models'],
  more: Partial<ArmySheet> = {},
): ArmySheet => ({
  name,
  aliases: [],
  factions: ['CLAY'],
  models,
  weapons: [fist, sling, { ...sling, name: 'Great sling, long' }, { ...sling, name: 'Great sling, short', range: 9 }],
  wargear: [{ name: 'Banner', abilities: [{ name: 'Banner', rule: 'banner' }] }],
  abilities: [],
  prices: [{ models: models.reduce((sum, { least }) => sum + least, 0), points, fromCopy: 1 }],
  ...more,
});

const slings = [{ items: ['Sling'] }, { items: ['Great sling'], limit: { most: 1, per: 5 } }] as const;

const book: ArmyBook = {
  edition: 'invented',
  pricesFrom: { source: 'nowhere', date: '2026-01-01' },
  factions: [{ name: 'Clay Walkers', keyword: 'CLAY', rules: ['clay-feet'], notModelled: [] }],
  sheets: [
    sheet(
      'Walkers',
      50,
      [
        model('Chief', 1, 1, 'INFANTRY, BATTLELINE'),
        model('Walker', 4, 9, 'INFANTRY, BATTLELINE', { chooses: [slings] }),
      ],
      {
        prices: [
          { models: 5, points: 50, fromCopy: 1 },
          { models: 10, points: 90, fromCopy: 1 },
          { models: 5, points: 60, fromCopy: 3 },
          { models: 10, points: 100, fromCopy: 3 },
        ],
      },
    ),
    sheet('Potter', 70, [model('Potter', 1, 1, 'INFANTRY, CHARACTER')], {
      joins: { as: 'leader', units: ['Walkers'] },
    }),
    sheet(
      'Kiln Keeper',
      40,
      [model('Kiln Keeper', 1, 1, 'INFANTRY, CHARACTER', { chooses: [[{ items: [] }, { items: ['Banner'] }]] })],
      {
        joins: { as: 'support', units: ['Walkers'] },
      },
    ),
    sheet('Old Mother', 120, [model('Old Mother', 1, 1, 'MONSTER, CHARACTER, EPIC HERO')], { warlord: 'never' }),
    sheet('Firstborn', 90, [model('Firstborn', 1, 1, 'INFANTRY, CHARACTER')], { warlord: 'must' }),
    sheet('Cart', 60, [model('Cart', 1, 1, 'VEHICLE, DEDICATED TRANSPORT', { base: { shape: 'model' } })], {
      transport: {
        rooms: [
          {
            capacity: 10,
            carries: [['INFANTRY']],
            refuses: ['GIANT'],
            places: [{ keyword: 'CHARACTER', each: 2 }],
          },
        ],
      },
    }),
    sheet('Golem', 150, [model('Golem', 1, 1, 'MONSTER')]),
    sheet('Kite', 80, [model('Kite', 1, 1, 'AIRCRAFT')]),
    sheet('Wall', 30, [model('Wall', 1, 1, 'FORTIFICATION')]),
    sheet('Sand Raiders', 80, [model('Sand Raider', 5, 5, 'INFANTRY')], { factions: ['SAND'] }),
  ],
  detachments: [
    {
      name: 'River Host',
      faction: 'CLAY',
      points: 1,
      tag: 'RIVER',
      dispositions: ['Disruption'],
      rules: ['river'],
      stratagems: ['flood'],
      enhancements: [
        { name: 'Glaze', rule: 'glaze', points: 20 },
        { name: 'Handprint', rule: 'handprint', points: 5 },
        { name: 'Straw', rule: 'straw', points: 10, isUpgrade: true },
        { name: 'Wet Hands', rule: 'wet-hands', points: 10, bearer: { sheets: ['Potter'] } },
      ],
      notModelled: ['Silt'],
    },
    {
      name: 'Lake Host',
      faction: 'CLAY',
      points: 2,
      tag: 'RIVER',
      dispositions: [],
      rules: [],
      stratagems: [],
      enhancements: [{ name: 'Leash', rule: 'leash', points: 15, isBinding: true, bearer: { keywords: ['MONSTER'] } }],
      notModelled: [],
    },
    {
      name: 'Sea Host',
      faction: 'CLAY',
      points: 3,
      dispositions: [],
      rules: [],
      stratagems: [],
      enhancements: [],
      notModelled: [],
    },
  ],
};

const at = (section: string) => ({ document: 'Invented Rules', section });

export const numbers: MusterNumbers = {
  sizes: [
    { id: 'skirmish', name: 'Skirmish', points: 500, detachmentPoints: 2, aloneUpTo: 3, enhancements: 2, copies: 2 },
    { id: 'war', name: 'War', points: 1000, detachmentPoints: 3, enhancements: 4, copies: 3 },
  ],
  detachments: { least: 1, most: null },
  copies: { doubled: ['BATTLELINE'], single: ['EPIC HERO'] },
  upgrades: { most: 3, counted: 1 },
  reserves: { share: 1 / 2, never: ['FORTIFICATION'], always: ['AIRCRAFT'], free: [] },
  attached: { leaders: 1, supports: 1 },
  dedicatedCarry: true,
  supportsMustJoin: true,
  sources: {
    'army-faction': at('1'),
    'battle-size': at('2'),
    'unit-limit': at('3'),
    detachments: at('4'),
    units: at('5'),
    warlord: at('6'),
    'attached-units': at('7'),
    enhancements: at('8'),
    'dedicated-transports': at('9'),
    'transport-capacity': at('10'),
    'strategic-reserves': at('11'),
  },
};

export const invented: Muster = { book, numbers };

const potter: ListedUnit = { id: 'potter', datasheet: 'Potter', warlord: true };

/** A legal list but for what a case is about. */
export const list = (units: readonly ListedUnit[], more: Partial<ArmyList> = {}): ArmyList => ({
  name: 'The case',
  edition: 'invented',
  faction: 'Clay Walkers',
  battleSize: 'Skirmish',
  detachments: ['River Host'],
  units: [potter, ...units],
  ...more,
});
