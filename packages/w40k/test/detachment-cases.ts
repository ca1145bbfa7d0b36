import type { Case } from './hand-worked.js';

const cult = { keywords: ['NECRONS', 'DESTROYER CULT'] };
const cryptek = { keywords: ['NECRONS', 'CRYPTEK'] };
const engine = { keywords: ['NECRONS', 'VEHICLE', 'TITANIC', 'FLY'] };
const rider = { keywords: ['NECRONS', 'MOUNTED'] };
const bodyguard = { name: 'Bodyguard', models: 10, toughness: 4, save: '4+', wounds: 2, keywords: ['INFANTRY'] };
const leader = { name: 'Leader', models: 1, toughness: 5, save: '2+', wounds: 6, keywords: ['INFANTRY', 'CHARACTER'] };

/**
 * Rules and stratagems of the Necron detachments beside the page, on attacks. Without a rule a shot loses 1/6 of a wound:
 * hit 2/3, wound 1/2, save failed 1/2.
 */
export const detachmentCases: readonly (readonly [why: string, one: Case, mean: string])[] = [
  [
    'the closest target: AP -1',
    {
      proves: 'annihilation-protocol',
      attacker: cult,
      by: ['annihilation protocol'],
      facts: { target: ['closest-eligible-target'] },
    },
    '2/9',
  ],
  ['any other as ever', { proves: 'annihilation-protocol', attacker: cult, by: ['annihilation protocol'] }, '1/6'],
  ['a mask: hit on 4+', { proves: 'masks-of-death', target: cult, at: ['masks of death'] }, '1/8'],
  ['its image: hit on 4+', { proves: 'image-of-death', target: cult, at: ['image of death'] }, '1/8'],
  ['a whole unit as ever', { proves: 'the-spoor-of-frailty', attacker: cult, by: ['the spoor of frailty'] }, '1/6'],
  [
    'a weaker one on 2+',
    {
      proves: 'the-spoor-of-frailty',
      attacker: cult,
      by: ['the spoor of frailty'],
      facts: { target: ['below-starting-strength'] },
    },
    '5/24',
  ],
  [
    'below half wounded on 3+ too: 5/6 · 2/3 · 1/2',
    {
      proves: 'the-spoor-of-frailty',
      attacker: cult,
      by: ['the spoor of frailty'],
      facts: { target: ['below-starting-strength', 'below-half-strength'] },
    },
    '5/18',
  ],
  [
    'a hit more on a 6: 5/6 · 1/4',
    { proves: 'methodical-murder', attacker: { keywords: ['NECRONS'] }, by: ['methodical murder'] },
    '5/24',
  ],
  [
    'critical wounds go through: 2/3 · (1/3 · 1/2 + 1/6)',
    {
      proves: 'cynosure-of-eradication',
      attacker: cryptek,
      by: ['cynosure of eradication'],
    },
    '2/9',
  ],
  [
    'warriors save on 5+ against AP -3',
    {
      proves: 'microscarab-swarm',
      target: { keywords: ['NECRONS', 'CRYPTEK', 'INFANTRY', 'NECRON WARRIORS'] },
      at: ['microscarab swarm'],
      weapon: { armourPenetration: -3 },
    },
    '2/9',
  ],
  [
    'immortals on 4+',
    {
      proves: 'microscarab-swarm',
      target: { keywords: ['NECRONS', 'CRYPTEK', 'INFANTRY', 'IMMORTALS'] },
      at: ['microscarab swarm'],
      weapon: { armourPenetration: -3 },
    },
    '1/6',
  ],
  [
    'the leader is struck, by the Toughness of bodyguards',
    {
      proves: 'suffer-no-rival',
      attacker: { keywords: ['NECRONS', 'LYCHGUARD'] },
      by: ['suffer no rival'],
      groups: [bodyguard, leader],
      target: { attached: true },
      fight: true,
    },
    '1/18',
  ],
  [
    'strength above toughness: wound on 4+',
    { proves: 'evasive-protocols', target: rider, at: ['evasive protocols'], weapon: { strength: 5 } },
    '1/6',
  ],
  ['an equal one as ever', { proves: 'evasive-protocols', target: rider, at: ['evasive protocols'] }, '1/6'],
  [
    'AP -1 is 0',
    {
      proves: 'subsurface-quantumweave',
      target: engine,
      at: ['subsurface quantumweave'],
      weapon: { armourPenetration: -1 },
    },
    '1/6',
  ],
  [
    'a sphere has AP -1',
    {
      proves: 'cosmic-storm',
      attacker: { keywords: [...engine.keywords, 'OBELISK'] },
      by: ['cosmic storm'],
      weapon: { name: 'Tesla sphere' },
    },
    '2/9',
  ],
  [
    'no other weapon',
    {
      proves: 'cosmic-storm',
      attacker: { keywords: [...engine.keywords, 'OBELISK'] },
      by: ['cosmic storm'],
      says: 'it needs a weapon that is or has tesla sphere',
    },
    '1/6',
  ],
];
