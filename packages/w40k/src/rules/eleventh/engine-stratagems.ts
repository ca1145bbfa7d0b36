import type { AttackRule } from '../../attack/hooks.js';
import { carriedOut, exact } from '../record.js';
import {
  add,
  attacksAt,
  attacksBy,
  during,
  every,
  improve,
  near,
  not,
  offered,
  onceShotAt,
  onceTargeted,
  state,
  unit,
  weaponNamed,
} from '../terms.js';
import { printed } from './necron-words.js';

/* The stratagems of the engines and of the sky beside those of the page: Hypercrypt Legion, Pantheon of Woe, Skyshroud Spearhead, The Phaeron's Armoury. */

const hypercrypt = 'Hypercrypt Legion';
const pantheon = 'Pantheon of Woe';
const skyshroud = 'Skyshroud Spearhead';
const armoury = "The Phaeron's Armoury";

const ofTheHypercrypt: readonly AttackRule[] = [
  carriedOut(
    printed(
      hypercrypt,
      1,
      'reanimation-crypts',
      'Reanimation Crypts',
      'In your Command phase, used on your WARLORD: each NECRONS unit in reserves reanimates.',
    ),
    offered(during.myCommand, 1, ['NECRONS', 'WARLORD'], undefined, [
      {
        each: unit('mine', ['NECRONS'], state('in-reserves', 'it')),
        as: 'resting',
        do: [{ activate: 'reanimation-protocols', for: 'resting' }],
      },
    ]),
  ),
  carriedOut(
    printed(
      hypercrypt,
      1,
      'entropic-damping',
      'Entropic Damping',
      'Weapons of an enemy that targets a TITANIC unit within 18" are Hazardous this phase.',
    ),
    onceShotAt({ cost: 1, keywords: ['NECRONS', 'TITANIC'], where: near(18, 'it', 'subject') }, [
      { grant: 'hazardous', for: attacksBy('subject'), until: 'phase' },
    ]),
  ),
];

const ofThePantheon: readonly AttackRule[] = [
  carriedOut(
    printed(
      pantheon,
      1,
      'molecular-erosion',
      'Molecular Erosion',
      'In a Command phase an unravelling enemy that a MONSTER sees rolls for battle-shock at -1; failed, it suffers D3+1. Once a round.',
    ),
    {
      when: { at: 'command-phase', edge: 'during' },
      offer: {
        cost: 1,
        limit: { times: 1, per: 'round', by: 'army' },
        target: { as: 'unit', from: unit('mine', ['NECRONS', 'MONSTER'], state('on-the-battlefield', 'it')) },
      },
      do: [
        { choose: unit('theirs', [], every(state('unravelling', 'it'), state('visible-to-unit', 'it'))), as: 'enemy' },
        { bind: 'failed', to: 0 },
        { modify: 'battle-shock-roll', how: 'add', by: -1, for: 'enemy', until: 'frame' },
        { activate: 'battle-shock-rolls', for: 'enemy' },
        {
          if: { compare: ['failed', '=', 1] },
          then: [{ suffer: { dice: 'D3+1' }, kind: 'mortal', on: 'enemy' }],
        },
      ],
    },
  ),
];

const riders = ['NECRONS', 'MOUNTED'];

const ofTheSky: readonly AttackRule[] = [
  carriedOut(
    printed(
      skyshroud,
      1,
      'omnilocked-strafing',
      'Omnilocked Strafing',
      'A MOUNTED unit selected to fall back may shoot this turn.',
    ),
    offered({ at: 'selected-to-fall-back', edge: 'after', turn: 'mine' }, 1, riders, state('subject', 'it'), [
      { allow: 'shoot-after-falling-back', for: 'unit', until: 'turn' },
    ]),
  ),
  carriedOut(
    printed(
      skyshroud,
      1,
      'swift-as-death',
      'Swift as Death',
      'When an enemy ends a move within 8" in its Movement phase an unengaged MOUNTED unit may move D3+3".',
    ),
    {
      ...offered(
        { at: 'move', edge: 'after', turn: 'theirs', of: unit('theirs') },
        1,
        riders,
        every(near(8, 'it', 'subject'), not(state('engaged', 'it'))),
        [{ move: 'unit', as: 'normal', upTo: { dice: 'D3+3' } }],
      ),
      if: state('movement-phase', 'theirs'),
    },
  ),
  exact(
    printed(
      skyshroud,
      1,
      'evasive-protocols',
      'Evasive Protocols',
      'Ranged attacks at a targeted MOUNTED unit with Strength above its Toughness wound 1 worse.',
    ),
    onceShotAt({ cost: 1, keywords: riders }, [
      {
        ...add(
          'wound-roll',
          -1,
          attacksAt('unit', 'ranged', {
            compare: [{ the: 'strength', of: 'attack' }, '>', { the: 'toughness', of: 'target' }],
          }),
        ),
        until: 'phase',
      },
    ]),
  ),
];

const engines = ['NECRONS', 'TITANIC', 'FLY'];

const ofTheArmoury: readonly AttackRule[] = [
  exact(
    printed(
      armoury,
      1,
      'subsurface-quantumweave',
      'Subsurface Quantumweave',
      "An enemy's attacks at a targeted TITANIC unit that flies have worse AP by 1.",
    ),
    onceTargeted({ cost: 1, keywords: engines }, [
      {
        modify: 'armour-penetration',
        how: 'worsen',
        by: 1,
        for: { attacks: 'any', by: 'subject', at: 'unit' },
        until: 'attacks',
      },
    ]),
  ),
  exact(
    printed(
      armoury,
      1,
      'cosmic-storm',
      'Cosmic Storm',
      'Tesla spheres of an OBELISK or TESSERACT VAULT that is selected to shoot have better AP by 1.',
    ),
    ...['OBELISK', 'TESSERACT VAULT'].map((sheet) =>
      offered({ at: 'selected-to-shoot', edge: 'after', turn: 'mine' }, 1, ['NECRONS', sheet], state('subject', 'it'), [
        {
          ...improve('armour-penetration', { attacks: 'ranged', by: 'unit', with: weaponNamed('tesla-sphere') }),
          until: 'phase',
        },
      ]),
    ),
  ),
];

export const engineStratagems: readonly AttackRule[] = [
  ...ofTheHypercrypt,
  ...ofThePantheon,
  ...ofTheSky,
  ...ofTheArmoury,
];
