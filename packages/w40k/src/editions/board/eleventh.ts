import { inches, type Length, mm } from '@umpire/geometry';
import type { BoardRules, EndRule, MoveRule, Ruling, TerrainRule } from '../../board/rules.js';
import { eleventhCore as core } from '../../sources.js';

const ruled = (rule: string, section: string, ruling?: string): Ruling => ({ rule, source: core(section, ruling) });

const nothing = 0 as Length;
const engagement = { across: inches(2), up: inches(5) };
const foot = ['INFANTRY', 'BEASTS', 'BEAST', 'SWARM'];
const heavy = ['MONSTER', 'VEHICLE'];

const passing = {
  light: { friends: 'all', enemies: 'none' },
  heavy: { friends: 'all', enemies: 'none' },
  reach: 'free',
} as const;

/** 17.01: in these moves monsters and vehicles pass through what is neither. */
const heavyPassing = { ...passing, heavy: { friends: 'not-heavy', enemies: 'not-heavy' } } as const;

const normal = ruled('normal-move', '09.05');
const advance = ruled('advance-move', '09.06');
const fallBack = ruled('fall-back-move', '09.07');
const charge = ruled('charge-move', '11.04');
const pileIn = ruled('pile-in-move', '12.03');
const consolidate = ruled('consolidation-move', '12.08');
const disembark = ruled('disembark-move', '18.04');
const emergency = ruled('emergency-disembark-move', '18.05');
const ingress = ruled('ingress-move', '20.04');
const deepStrike = ruled('deep-strike', '24.09');
const surge = ruled('surge-move', '21.02');
const setUp = ruled('set-up', '03.02');
const scout = ruled('scouts', '24.32');
const infiltrate = ruled('infiltrators', '24.20');
const deploy = ruled('deploy', '27');

const unengaged = (of: Ruling): EndRule => ({ ...of, is: 'unengaged' });
const landsGround = { keyword: 'AIRCRAFT', unless: 'FLY' };

/** Toward the enemy: who moves ends closer to the closest of the targets, engaged if there is a place. */
const closesIn = (of: Ruling): readonly EndRule[] => [
  { ...of, is: 'contact-stays' },
  { ...of, is: 'closer', to: 'closest-target', who: 'moved' },
  { ...of, is: 'near-if-able', within: engagement, who: 'moved', to: 'a-target' },
  { ...of, is: 'keeps-engagements' },
];

const setUpFrom = (of: Ruling, within: number, ends: readonly EndRule[] = [unengaged(of)]): MoveRule => ({
  ...of,
  ...passing,
  by: 'set-up',
  ends: [{ ...of, is: 'wholly-near-transport', within: inches(within) }, ...ends],
});

const moves: BoardRules['moves'] = {
  normal: { ...normal, ...heavyPassing, by: 'path', begins: 'unengaged', ends: [unengaged(normal)] },
  advance: { ...advance, ...heavyPassing, by: 'path', begins: 'unengaged', ends: [unengaged(advance)] },
  'fall-back': { ...fallBack, ...passing, by: 'path', begins: 'engaged', ends: [unengaged(fallBack)] },
  'desperate-escape': {
    ...fallBack,
    ...passing,
    light: { friends: 'all', enemies: 'all' },
    heavy: { friends: 'all', enemies: 'all' },
    by: 'path',
    begins: 'engaged',
    ends: [unengaged(fallBack)],
  },
  charge: {
    ...charge,
    ...passing,
    by: 'path',
    begins: 'unengaged',
    ignores: landsGround,
    ends: [
      { ...charge, is: 'closer', to: 'a-target', who: 'every' },
      { ...charge, is: 'engaged-with-every-target' },
      { ...charge, is: 'engaged-with-targets-only' },
      { ...charge, is: 'near-if-able', within: { across: inches(1), up: inches(5) }, who: 'every', to: 'a-target' },
      { ...charge, is: 'near-if-able', within: engagement, who: 'every', to: 'a-target' },
    ],
  },
  'pile-in': {
    ...pileIn,
    ...passing,
    by: 'path',
    ignores: landsGround,
    ends: [...closesIn(pileIn), { ...pileIn, is: 'engaged' }],
  },
  'consolidate-ongoing': {
    ...consolidate,
    ...passing,
    by: 'path',
    begins: 'engaged',
    ignores: landsGround,
    ends: closesIn(consolidate),
  },
  'consolidate-engaging': {
    ...consolidate,
    ...passing,
    by: 'path',
    begins: 'unengaged',
    ignores: landsGround,
    ends: [{ ...consolidate, is: 'engaged-with-every-target' }],
  },
  'consolidate-objective': {
    ...consolidate,
    ...passing,
    by: 'path',
    begins: 'unengaged',
    ends: [{ ...consolidate, is: 'in-range-of-objective' }, unengaged(consolidate)],
  },
  surge: {
    ...surge,
    ...passing,
    by: 'path',
    begins: 'unengaged',
    ignores: landsGround,
    ends: [
      { ...surge, is: 'engaged-or-nearest' },
      { ...surge, is: 'engaged-with-targets-only' },
    ],
  },
  approach: {
    ...normal,
    ...heavyPassing,
    by: 'path',
    begins: 'unengaged',
    ends: [unengaged(normal), { ...normal, is: 'nearest' }],
  },
  scout: {
    ...scout,
    ...passing,
    by: 'path',
    begins: 'in-own-zone',
    ends: [{ ...scout, is: 'clear-of-enemies', by: inches(8) }],
  },
  deploy: {
    ...deploy,
    ...passing,
    by: 'set-up',
    ends: [{ ...deploy, is: 'in-own-zone' }, { ...deploy, is: 'wholly-near-a-mate' }, unengaged(setUp)],
  },
  infiltrate: {
    ...infiltrate,
    ...passing,
    by: 'set-up',
    ends: [
      { ...infiltrate, is: 'clear-of-enemies', by: inches(8) },
      { ...infiltrate, is: 'clear-of-enemy-zone', by: inches(8) },
    ],
  },
  ingress: {
    ...ingress,
    ...passing,
    by: 'set-up',
    ends: [
      { ...ingress, is: 'at-an-edge', deep: inches(6), edges: 'several' },
      { ...ingress, is: 'clear-of-enemies', by: inches(8) },
      { ...ingress, is: 'outside-enemy-zone', beforeRound: 3 },
    ],
  },
  'deep-strike': {
    ...deepStrike,
    ...passing,
    by: 'set-up',
    ends: [
      { ...deepStrike, is: 'clear-of-enemies', by: inches(8) },
      { ...ruled('setting-up-large-models', '03.02.02', 'G-16'), is: 'large-at-an-edge' },
      {
        ...ruled('cosmic-precision', 'Cosmic Precision', 'G-12'),
        is: 'outside-enemy-zone',
        beforeRound: 3,
        onlyIfKept: true,
      },
    ],
  },
  displace: { ...setUp, ...passing, by: 'set-up', ends: [{ ...setUp, is: 'clear-of-enemies', by: inches(8) }] },
  'set-up-near': setUpFrom(setUp, 6),
  'disembark-rapid': { ...setUpFrom(disembark, 3), asItArrived: true },
  'disembark-tactical': setUpFrom(disembark, 3),
  'disembark-combat': setUpFrom(disembark, 6),
  'disembark-emergency': {
    ...emergency,
    ...passing,
    by: 'set-up',
    mayLeaveOut: true,
    ends: [
      { ...emergency, is: 'wholly-near-transport', within: inches(6) },
      { ...emergency, is: 'out-of-wreck', within: inches(6) },
    ],
  },
};

const categories = ruled('terrain-categories', '13.02-13.05');

const openArea = {
  obscures: false,
  clouds: false,
  cover: foot,
  coverBehind: 'all',
  coverIs: 'benefit-of-cover',
  hides: false,
  shelters: false,
  shutBelow: nothing,
} as const;

const openGround = {
  through: 'all',
  floors: 'all',
  freeHeight: inches(2),
  above: [...foot, 'FLY', 'MONSTER'],
} as const;

const exposed: TerrainRule = { ...categories, category: 'exposed', ground: openGround, area: openArea };

const light: TerrainRule = {
  ...categories,
  category: 'light',
  ground: openGround,
  area: { ...openArea, obscures: true, hides: true, hidesUnless: 'hiddenNeedsDenseOnly' },
};

const dense: TerrainRule = {
  ...categories,
  category: 'dense',
  ground: { ...openGround, through: [...foot, 'MOBILE'], floors: foot },
  area: { ...openArea, obscures: true, hides: true, shelters: true, shutBelow: inches(3) },
};

const terrain: BoardRules['terrain'] = {
  exposed,
  light,
  dense,
  crater: exposed,
  barricade: light,
  ruin: dense,
  woods: dense,
  container: dense,
};

/** The eleventh edition on the board: sections 01.04, 03, 06.01, 09 to 14, 17, 18, 20, 21, 23 and 27. */
export const eleventhBoard: BoardRules = {
  engagement: { ...ruled('engagement', '03.04'), reach: engagement },
  coherency: {
    ...ruled('coherency', '03.03'),
    from: [
      {
        models: 2,
        rule: {
          link: { across: inches(2), up: inches(5) },
          neighbours: 1,
          oneGroup: true,
          spread: { across: inches(9), up: inches(5) },
        },
      },
    ],
  },
  measuredWhole: { keywords: ['FRAME'], unless: [] },
  heavy,
  neverInTheWay: ['AIRCRAFT'],
  moving: {
    ...ruled('moving', '03.01'),
    climbWithin: inches(0.5),
    above: ruled('terrain-and-movement', '13.06'),
    largeModels: ruled('setting-up-large-models', '03.02.02'),
    setUp: ruled('set-up', '03.02'),
  },
  flying: {
    ...ruled('take-to-the-skies', '21.01'),
    keyword: 'FLY',
    of: 'unit',
    kinds: ['normal', 'advance', 'fall-back', 'desperate-escape', 'charge'],
    taken: 'declared',
    costs: inches(2),
    vertical: 'free',
    terrain: 'through',
  },
  moves,
  terrain,
  sight: {
    ...ruled('terrain-and-visibility', '13.07'),
    seenOverAreas: [],
    hiding: { ...ruled('hidden', '13.09', 'V-03'), keywords: foot, detection: inches(15), sheltered: inches(12) },
    cover: { ...ruled('benefit-of-cover', '13.08'), of: 'unit', inside: 'within', from: 'attacking-model' },
    plunging: {
      ...ruled('plunging-fire', '22.05'),
      height: inches(3),
      towering: { keyword: 'TOWERING', within: inches(12) },
      target: 'some-on-ground',
      never: ['AIRCRAFT'],
    },
  },
  objectives: {
    ...ruled('objective-markers', '14'),
    markerWidth: mm(40),
    range: { across: inches(3), up: inches(5) },
    mayEndOn: true,
    counts: 'objective-control',
  },
  reserves: {
    ...ruled('strategic-reserves', '20'),
    mostOfPoints: 50,
    fromRound: 2,
    lastRound: 3,
    never: ['FORTIFICATION'],
  },
};
