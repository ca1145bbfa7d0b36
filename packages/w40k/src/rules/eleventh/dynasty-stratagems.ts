import type { AttackRule } from '../../attack/hooks.js';
import { carriedOut, exact } from '../record.js';
import {
  attacksBy,
  beforeFighting,
  during,
  every,
  is,
  isAny,
  not,
  offered,
  onceFought,
  state,
  unit,
} from '../terms.js';
import { printed } from './necron-words.js';

/* Stratagems of the Obeisance Phalanx and the Hand of the Dynasty, beside those of the page. */

const phalanx = 'Obeisance Phalanx';
const hand = 'Hand of the Dynasty';
const guards = isAny('it', 'LYCHGUARD', 'TRIARCH');
const soldiers = isAny('it', 'IMMORTALS', 'NECRON WARRIORS');

const ofThePhalanx: readonly AttackRule[] = [
  carriedOut(
    printed(
      phalanx,
      1,
      'your-time-is-nigh',
      'Your Time is Nigh',
      "Once the enemy's WARLORD is destroyed its units take 1 off battle-shock rolls for the battle.",
    ),
    {
      when: { at: 'model-destroyed', edge: 'after' },
      if: every(is('subject', 'WARLORD'), not(state('friendly', 'subject'))),
      offer: {
        cost: 1,
        target: { as: 'unit', from: unit('mine', ['NECRONS', 'WARLORD'], state('on-the-battlefield', 'it')) },
      },
      do: [{ modify: 'battle-shock-roll', how: 'add', by: -1, for: unit('theirs'), until: 'battle' }],
    },
  ),
  carriedOut(
    printed(
      phalanx,
      1,
      'sentinels-of-eternity',
      'Sentinels of Eternity',
      'Destroyed models of a targeted LYCHGUARD or TRIARCH PRAETORIANS unit that have not fought stay on 4+, and may fight.',
      'V-09',
    ),
    onceFought({ cost: 1, keywords: ['NECRONS'], where: isAny('it', 'LYCHGUARD', 'TRIARCH PRAETORIANS') }, [
      { grant: { rule: 'fight-on-death', parameter: 4 }, for: 'unit', until: 'phase' },
    ]),
  ),
  exact(
    printed(
      phalanx,
      1,
      'suffer-no-rival',
      'Suffer No Rival',
      'Melee weapons of a LYCHGUARD or TRIARCH unit that has not fought have Precision this phase.',
    ),
    beforeFighting({ cost: 1, keywords: ['NECRONS'], where: guards }, [
      { grant: 'precision', for: attacksBy('unit', 'melee'), until: 'phase' },
    ]),
  ),
  carriedOut(
    printed(
      phalanx,
      1,
      'territorial-obsession',
      'Territorial Obsession',
      'Models of a LYCHGUARD or TRIARCH unit have 1 more objective control, 3 more of VEHICLES, until your next Command phase.',
    ),
    offered(during.myCommand, 1, ['NECRONS'], guards, [
      {
        if: is('unit', 'VEHICLE'),
        then: [{ modify: 'objective-control', how: 'add', by: 3, for: 'unit', until: { my: 'command-phase' } }],
        else: [{ modify: 'objective-control', how: 'add', by: 1, for: 'unit', until: { my: 'command-phase' } }],
      },
    ]),
  ),
];

const ofTheHand: readonly AttackRule[] = [
  carriedOut(
    printed(
      hand,
      1,
      'dominance-protocols',
      'Dominance Protocols',
      'In your Command phase models of an IMMORTALS unit have 1 more objective control this turn.',
    ),
    offered(during.myCommand, 1, ['IMMORTALS'], undefined, [
      { modify: 'objective-control', how: 'add', by: 1, for: 'unit', until: 'turn' },
    ]),
  ),
  carriedOut(
    printed(
      hand,
      1,
      'will-of-the-conqueror',
      'Will of the Conqueror',
      'As your Movement phase ends an objective that IMMORTALS or NECRON WARRIORS control is secured.',
    ),
    offered(
      { at: 'movement-phase', edge: 'after', turn: 'mine' },
      1,
      ['NECRONS'],
      every(soldiers, state('in-range-of-own-objective', 'it')),
      [{ activate: 'secure-one-objective', for: 'unit' }],
    ),
  ),
  carriedOut(
    printed(
      hand,
      1,
      'nanosaturation',
      'Nanosaturation',
      'IMMORTALS or NECRON WARRIORS that an enemy shot at snap shoot at it.',
    ),
    {
      ...offered(
        { at: 'unit-shot', edge: 'after', turn: 'theirs', of: unit('theirs') },
        1,
        ['NECRONS'],
        every(soldiers, state('targeted-by-subject', 'it')),
        [
          { grant: 'snap-shooting', for: attacksBy('unit', 'ranged'), until: 'attacks' },
          { activate: 'snap-shoot-the-subject', for: 'unit' },
        ],
      ),
      if: state('shooting-phase', 'theirs'),
    },
  ),
];

export const dynastyStratagems: readonly AttackRule[] = [...ofThePhalanx, ...ofTheHand];
