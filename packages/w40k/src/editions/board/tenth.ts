import { inches, type Length, mm } from '@umpire/geometry';
import { contactGap } from '../../board/contact.js';
import type { BoardRules, EndRule, MoveRule, Ruling, TerrainRule } from '../../board/rules.js';
import { tenthCore, tenthUpdate } from '../../sources.js';

const ruled = (rule: string, section: string): Ruling => ({ rule, source: tenthCore(section) });

const nothing = 0 as Length;
const contact = { across: contactGap, up: nothing };
const climbers = ['INFANTRY', 'BEAST', 'BEASTS'];
const both = { friends: 'all', enemies: 'none' } as const;

/** 4.3: friends may be crossed, monsters and vehicles by monsters and vehicles not. */
const passing = { light: both, heavy: { friends: 'not-heavy', enemies: 'none' } } as const;
const across = { light: { friends: 'all', enemies: 'all' }, heavy: { friends: 'not-heavy', enemies: 'all' } } as const;

const normal = ruled('normal-move', 'Normal Moves');
const advance = ruled('advance-move', 'Advance Moves');
const fallBack = ruled('fall-back-move', 'Fall Back Moves');
const charge = ruled('charge-move', 'Charge Moves');
const pileIn = ruled('pile-in-move', 'Pile In');
const consolidate = ruled('consolidation-move', 'Consolidate');
const disembark = ruled('disembark-move', 'Disembark');
const reserves = ruled('strategic-reserves', 'Strategic Reserves');
const deepStrike = ruled('deep-strike', 'Deep Strike');
const scouts = ruled('scouts', 'Scouts');
const aircraft = ruled('aircraft', 'Aircraft');
const landsGround = { keyword: 'AIRCRAFT', unless: 'FLY' };
const everybody = { friends: 'all', enemies: 'all' } as const;
const infiltrators = ruled('infiltrators', 'Infiltrators');
const deploy = ruled('deploy', 'Deploy Armies');
const setUp = ruled('set-up', 'Setting Up Units');

const unengaged = (of: Ruling): EndRule => ({ ...of, is: 'unengaged' });

const closesIn = (of: Ruling): readonly EndRule[] => [
  { ...of, is: 'contact-stays' },
  { ...of, is: 'closer', to: 'closest-enemy', who: 'moved' },
  { ...of, is: 'near-if-able', within: contact, who: 'moved', to: 'closest-enemy' },
  { ...of, is: 'engaged' },
];

const leaving = (of: Ruling, within: number): MoveRule => ({
  ...of,
  ...passing,
  by: 'set-up',
  reach: 'free',
  ends: [{ ...of, is: 'wholly-near-transport', within: inches(within) }, unengaged(of)],
});

const moves: BoardRules['moves'] = {
  normal: { ...normal, ...passing, by: 'path', reach: 'never', begins: 'unengaged', ends: [unengaged(normal)] },
  advance: { ...advance, ...passing, by: 'path', reach: 'never', begins: 'unengaged', ends: [unengaged(advance)] },
  'fall-back': { ...fallBack, ...passing, by: 'path', reach: 'free', begins: 'engaged', ends: [unengaged(fallBack)] },
  'desperate-escape': {
    ...fallBack,
    ...across,
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
      { ...charge, is: 'closer', to: 'a-target', who: 'every' },
      { ...charge, is: 'engaged-with-every-target' },
      { ...charge, is: 'engaged-with-targets-only' },
      { ...charge, is: 'near-if-able', within: contact, who: 'every', to: 'a-target' },
    ],
  },
  'pile-in': { ...pileIn, ...passing, by: 'path', reach: 'free', ends: closesIn(pileIn), ignores: landsGround },
  'consolidate-engaging': {
    ...consolidate,
    ...passing,
    by: 'path',
    reach: 'free',
    ends: closesIn(consolidate),
    ignores: landsGround,
  },
  'consolidate-objective': {
    ...consolidate,
    ...passing,
    by: 'path',
    reach: 'free',
    ends: [{ ...consolidate, is: 'in-range-of-objective' }],
  },
  aircraft: {
    ...aircraft,
    light: everybody,
    heavy: everybody,
    by: 'path',
    reach: 'free',
    ends: [{ ...aircraft, is: 'straight-on', least: inches(20), turns: 900 }, unengaged(aircraft)],
  },
  scout: {
    ...scouts,
    ...passing,
    by: 'path',
    reach: 'never',
    ends: [{ ...scouts, is: 'clear-of-enemies', by: inches(9) }],
  },
  deploy: {
    ...deploy,
    ...passing,
    by: 'set-up',
    reach: 'free',
    ends: [{ ...deploy, is: 'in-own-zone' }, { ...deploy, is: 'wholly-near-a-mate' }, unengaged(deploy)],
  },
  infiltrate: {
    ...infiltrators,
    ...passing,
    by: 'set-up',
    reach: 'free',
    ends: [
      { ...infiltrators, is: 'clear-of-enemies', by: inches(9) },
      { ...infiltrators, is: 'clear-of-enemy-zone', by: inches(9) },
    ],
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
    ...deepStrike,
    ...passing,
    by: 'set-up',
    reach: 'free',
    ends: [{ ...deepStrike, is: 'clear-of-enemies', by: inches(9) }],
  },
  approach: {
    ...normal,
    ...passing,
    by: 'path',
    reach: 'never',
    begins: 'unengaged',
    ends: [unengaged(normal), { ...normal, is: 'nearest' }],
  },
  displace: {
    ...setUp,
    ...passing,
    by: 'set-up',
    reach: 'free',
    ends: [{ ...setUp, is: 'clear-of-enemies', by: inches(9) }],
  },
  'set-up-near': leaving(setUp, 6),
  'set-up-at-marker': {
    ...setUp,
    ...passing,
    by: 'set-up',
    reach: 'free',
    ends: [
      { ...setUp, is: 'at-the-marker' },
      { ...setUp, is: 'clear-of-enemies', by: inches(9) },
    ],
  },
  'disembark-tactical': leaving(disembark, 3),
  'disembark-rapid': leaving(disembark, 3),
  'disembark-emergency': { ...leaving(disembark, 6), mayLeaveOut: true },
};

const plain = {
  obscures: false,
  clouds: false,
  cover: [],
  coverBehind: 'all',
  coverIs: 'benefit-of-cover',
  hides: false,
  shelters: false,
  shutBelow: nothing,
} as const;

const ground = { through: [], floors: [], freeHeight: inches(2), above: 'all' } as const;

const sort = (category: string, more: Partial<Pick<TerrainRule, 'ground' | 'area'>>): TerrainRule => ({
  ...ruled('terrain-features', category),
  category,
  ground,
  area: plain,
  ...more,
});

const terrain: BoardRules['terrain'] = {
  crater: sort('Craters and Rubble', { area: { ...plain, cover: ['INFANTRY'], coverBehind: [] } }),
  barricade: sort('Barricades and Fuel Pipes', {
    ground: { ...ground, above: [] },
    area: { ...plain, coverBehind: ['INFANTRY'], behindWithin: inches(3) },
  }),
  debris: sort('Debris and Statuary', { ground: { ...ground, above: [] } }),
  hill: sort('Hills, Industrial Structures, Sealed Buildings and Armoured Containers', {}),
  container: sort('Hills, Industrial Structures, Sealed Buildings and Armoured Containers', {}),
  woods: sort('Woods', {
    ground: { ...ground, through: 'all', floors: 'all' },
    area: { ...plain, clouds: true, cover: 'all' },
  }),
  ruin: sort('Ruins', {
    ground: { ...ground, through: climbers, floors: climbers },
    area: { ...plain, obscures: true, cover: 'all' },
  }),
};

/** The tenth edition at launch on the board: sections 1, 4, 8, 9 and 11 of its rules. */
export const tenthLaunchBoard: BoardRules = {
  engagement: { ...ruled('engagement', 'Engagement Range'), reach: { across: inches(1), up: inches(5) } },
  coherency: {
    ...ruled('coherency', 'Unit Coherency'),
    from: [
      { models: 2, rule: { link: { across: inches(2), up: inches(5) }, neighbours: 1, oneGroup: true } },
      { models: 7, rule: { link: { across: inches(2), up: inches(5) }, neighbours: 2, oneGroup: true } },
    ],
  },
  measuredWhole: { keywords: ['VEHICLE'], unless: ['WALKER'] },
  heavy: ['MONSTER', 'VEHICLE'],
  neverInTheWay: ['AIRCRAFT'],
  moving: {
    ...ruled('moving', 'Moving'),
    climbWithin: inches(0.5),
    above: ruled('terrain-and-movement', 'Terrain Features and Movement'),
    largeModels: reserves,
    setUp,
  },
  flying: {
    ...ruled('fly', 'Flying'),
    keyword: 'FLY',
    of: 'model',
    kinds: ['normal', 'advance', 'fall-back', 'desperate-escape', 'charge'],
    taken: 'always',
    costs: nothing,
    vertical: 'counts',
    terrain: 'as-others',
  },
  moves,
  terrain,
  sight: {
    ...ruled('terrain-and-visibility', 'Terrain Features'),
    seenOverAreas: ['AIRCRAFT', 'TOWERING'],
    cover: { ...ruled('benefit-of-cover', 'Benefit of Cover'), of: 'model', inside: 'wholly', from: 'any-model' },
    plunging: { ...ruled('plunging-fire', 'Plunging Fire'), height: inches(6), target: 'all-on-ground', never: [] },
  },
  objectives: {
    ...ruled('objective-markers', 'Objective Markers'),
    markerWidth: mm(40),
    range: { across: inches(3), up: inches(5) },
    mayEndOn: false,
    counts: 'objective-control',
  },
  reserves: { ...reserves, mostOfPoints: 25, fromRound: 2, lastRound: 5, never: ['FORTIFICATION'] },
};

/** The tenth edition with its update: turning costs, and towering models are hidden by what they stand outside. */
export const tenthBoard: BoardRules = {
  ...tenthLaunchBoard,
  moving: {
    ...tenthLaunchBoard.moving,
    pivots: {
      rule: 'pivots',
      source: tenthUpdate('Pivoting'),
      round: nothing,
      other: inches(1),
      heavy: inches(2),
    },
  },
  sight: { ...tenthLaunchBoard.sight, seenOverAreas: ['AIRCRAFT'] },
};

/** Combat Patrol: reserves that have not come by the end of the third round are lost. */
export const combatPatrolBoard: BoardRules = { ...tenthBoard, reserves: { ...tenthBoard.reserves, lastRound: 3 } };
