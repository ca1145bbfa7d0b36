import { inches, type Length, mm } from '@umpire/geometry';
import type { BoardRules, EndRule, Ruling, TerrainRule } from '../../board/rules.js';
import { ninthCore } from '../../sources.js';

const ruled = (rule: string, section: string): Ruling => ({ rule, source: ninthCore(section) });

const nothing = 0 as Length;
const foot = ['INFANTRY', 'BEAST', 'BEASTS', 'SWARM', 'SWARMS'];
const nobody = { friends: 'none', enemies: 'none' } as const;
const everybody = { friends: 'none', enemies: 'all' } as const;

/** 4.3: no model moves across another, of either side. */
const passing = { light: nobody, heavy: nobody } as const;

const normal = ruled('normal-move', 'Normal Move');
const advance = ruled('advance-move', 'Advance');
const fallBack = ruled('fall-back-move', 'Fall Back');
const charge = ruled('charge-move', 'Charge Move');
const heroic = ruled('heroic-intervention', 'Heroic Interventions');
const pileIn = ruled('pile-in-move', 'Pile In');
const consolidate = ruled('consolidation-move', 'Consolidate');
const disembark = ruled('disembark-move', 'Disembark');
const reserves = ruled('strategic-reserves', 'Strategic Reserves');
const reinforcements = ruled('deep-strike', 'Reinforcements');
const deploy = ruled('deploy', 'Deploy Armies');

const unengaged = (of: Ruling): EndRule => ({ ...of, is: 'unengaged' });
const nearer = (of: Ruling): EndRule => ({ ...of, is: 'closer', to: 'closest-enemy', who: 'moved' });
const closesIn = (of: Ruling): readonly EndRule[] => [{ ...of, is: 'contact-stays' }, nearer(of)];

const moves: BoardRules['moves'] = {
  normal: { ...normal, ...passing, by: 'path', reach: 'never', begins: 'unengaged', ends: [unengaged(normal)] },
  advance: { ...advance, ...passing, by: 'path', reach: 'never', begins: 'unengaged', ends: [unengaged(advance)] },
  'fall-back': { ...fallBack, ...passing, by: 'path', reach: 'free', begins: 'engaged', ends: [unengaged(fallBack)] },
  'desperate-escape': {
    ...ruled('desperate-breakout', 'Desperate Breakout'),
    light: everybody,
    heavy: everybody,
    by: 'path',
    reach: 'free',
    begins: 'engaged',
    ends: [unengaged(fallBack)],
  },
  charge: {
    ...charge,
    ...passing,
    by: 'path',
    reach: 'of-targets',
    begins: 'unengaged',
    ends: [
      { ...charge, is: 'engaged-with-every-target' },
      { ...charge, is: 'engaged-with-targets-only' },
    ],
  },
  'heroic-intervention': {
    ...heroic,
    ...passing,
    by: 'path',
    reach: 'free',
    begins: 'unengaged',
    ends: [nearer(heroic)],
  },
  'pile-in': { ...pileIn, ...passing, by: 'path', reach: 'free', ends: closesIn(pileIn) },
  'consolidate-engaging': { ...consolidate, ...passing, by: 'path', reach: 'free', ends: closesIn(consolidate) },
  deploy: {
    ...deploy,
    ...passing,
    by: 'set-up',
    reach: 'free',
    ends: [{ ...deploy, is: 'in-own-zone' }, unengaged(deploy)],
  },
  ingress: {
    ...reserves,
    ...passing,
    by: 'set-up',
    reach: 'free',
    ends: [
      { ...reserves, is: 'at-an-edge', deep: inches(6), edges: 'one' },
      { ...reserves, is: 'clear-of-enemies', by: inches(9) },
      { ...reserves, is: 'outside-enemy-zone', beforeRound: 3 },
    ],
  },
  'deep-strike': {
    ...reinforcements,
    ...passing,
    by: 'set-up',
    reach: 'free',
    ends: [{ ...reinforcements, is: 'clear-of-enemies', by: inches(9) }],
  },
  'disembark-tactical': {
    ...disembark,
    ...passing,
    by: 'set-up',
    reach: 'free',
    ends: [{ ...disembark, is: 'wholly-near-transport', within: inches(3) }, unengaged(disembark)],
  },
};

const plain = {
  obscures: false,
  clouds: false,
  cover: [],
  coverBehind: [],
  coverIs: 'light-cover',
  hides: false,
  shelters: false,
  shutBelow: nothing,
} as const;

const ground = { through: [], floors: [], freeHeight: inches(1), above: 'all' } as const;

const sort = (category: string, more: Partial<Pick<TerrainRule, 'ground' | 'area'>>): TerrainRule => ({
  ...ruled('terrain-features', category),
  category,
  ground,
  area: plain,
  ...more,
});

const obstacle = { ...plain, coverBehind: foot, behindWithin: inches(3) };

const terrain: BoardRules['terrain'] = {
  crater: sort('Craters', { area: { ...plain, cover: foot } }),
  barricade: sort('Barricades', { area: obstacle }),
  container: sort('Armoured Containers', { area: obstacle }),
  woods: sort('Woods', { ground: { ...ground, through: foot, floors: foot } }),
  ruin: sort('Ruins', {
    ground: { ...ground, through: foot, floors: foot },
    area: { ...plain, obscures: true, cover: foot },
  }),
};

/** The ninth edition on the board: sections 1, 4, 9, 10 and 11 of its rules. */
export const ninthBoard: BoardRules = {
  engagement: { ...ruled('engagement', 'Engagement Range'), reach: { across: inches(1), up: inches(5) } },
  coherency: {
    ...ruled('coherency', 'Unit Coherency'),
    from: [
      { models: 2, rule: { link: { across: inches(2), up: inches(5) }, neighbours: 1, oneGroup: false } },
      { models: 6, rule: { link: { across: inches(2), up: inches(5) }, neighbours: 2, oneGroup: false } },
    ],
  },
  measuredWhole: { keywords: [], unless: [] },
  heavy: ['MONSTER', 'VEHICLE'],
  neverInTheWay: ['AIRCRAFT'],
  moving: {
    ...ruled('moving', 'Moving'),
    climbWithin: inches(0.5),
    above: ruled('terrain-and-movement', 'Terrain'),
    largeModels: reserves,
    setUp: ruled('set-up', 'Reinforcements'),
  },
  flying: {
    ...ruled('fly', 'Flying'),
    keyword: 'FLY',
    of: 'model',
    kinds: ['normal', 'advance', 'fall-back', 'desperate-escape'],
    taken: 'always',
    costs: nothing,
    vertical: 'free',
    terrain: 'through',
  },
  moves,
  terrain,
  sight: {
    ...ruled('terrain-and-visibility', 'Obscuring'),
    seenOverAreas: ['AIRCRAFT'],
    cover: { ...ruled('benefit-of-cover', 'Benefits of Cover'), of: 'model', inside: 'within', from: 'any-model' },
  },
  objectives: {
    ...ruled('objective-markers', 'Objective Markers'),
    markerWidth: mm(40),
    range: { across: inches(3), up: inches(5) },
    mayEndOn: true,
    counts: 'models',
  },
  reserves: { ...reserves, mostOfPoints: 50, fromRound: 2, lastRound: 5, never: ['FORTIFICATION'] },
};
