import type { Effect } from '@umpire/effects';
import { effectsOf } from '@umpire/rules';
import { itsAttacks } from '../../abilities/ability.js';
import type { AttackRule } from '../../attack/hooks.js';
import { eleventhCoreRules } from '../../rules/eleventh/core.js';
import { eleventhAbilities } from '../../rules/eleventh/detachments.js';
import { eleventhNecronStratagems } from '../../rules/eleventh/necron-stratagems.js';
import { attacksBy, every, isAny, not, state, unit } from '../../rules/terms.js';
import {
  tenthCore as core,
  tenthSpaceMarines as marines,
  tenthMilitarum as militarum,
  tenthNecrons as necrons,
  tenthTyranids as tyranids,
} from '../../sources.js';
import { militarumRules } from '../eleventh/astra-militarum.js';
import { nameOnly } from '../eleventh/core-abilities.js';
import { knightRules } from '../eleventh/imperial-knights.js';
import { smallerNecronGifts } from '../eleventh/necron-gifts.js';
import { necronRules } from '../eleventh/necron-rules.js';
import { necronStratagems } from '../eleventh/necron-stratagems.js';
import { eternityGate } from '../eleventh/necron-ways.js';
import { spaceMarineRules } from '../eleventh/space-marines.js';
import { tyranidRules } from '../eleventh/tyranid-rules.js';
import { rowsOf } from '../rule-rows.js';

/*
 * Sheets and enhancements of the tenth edition. All that is taken over here is printed alike in both, word by word but for
 * punctuation; what differs stands below.
 */

const reprint =
  (cite: typeof necrons) =>
  (rule: AttackRule): AttackRule => ({ ...rule, source: cite(rule.of ?? rule.name) });

const only = (rules: readonly AttackRule[], ...ids: readonly string[]): readonly AttackRule[] =>
  rules.filter(({ id }) => ids.includes(id));
const without = (rules: readonly AttackRule[], ...ids: readonly string[]): readonly AttackRule[] =>
  rules.filter(({ id }) => !ids.includes(id));

const { attacks } = rowsOf('enhancement', necrons);
const { happens } = rowsOf('ability', tyranids);
const { happens: ofMonolith } = rowsOf('ability', necrons);

const skulking: Effect = {
  when: { at: 'move', edge: 'after', of: unit('theirs') },
  if: every({ within: { inches: 9 }, of: 'subject', from: 'self' }, not(state('engaged', 'self'))),
  offer: { limit: { times: 1, per: 'turn', by: 'unit' } },
  do: [{ move: 'self', as: 'normal', upTo: { dice: 'D6' } }],
};

const court: readonly AttackRule[] = [
  attacks(
    [
      'Canoptek Court',
      'hyperphasic-fulcrum',
      'Hyperphasic Fulcrum',
      'Wholly within the Power Matrix the led unit re-rolls wound rolls of 1.',
    ],
    {
      if: state('wholly-within-power-matrix', 'self'),
      do: [{ reroll: 'wound', which: 'ones', for: itsAttacks() }],
    },
  ),
  ...only(smallerNecronGifts, 'dimensional-sanctum').map(reprint(necrons)),
  // the tenth declares its targets before the roll, and the weave acts then
  ...only(smallerNecronGifts, 'metalodermal-tesla-weave')
    .map(reprint(necrons))
    .map((rule) => ({
      ...rule,
      effects: effectsOf(rule).map(
        (effect): Effect => ({
          ...effect,
          when: { at: 'charge-declared', edge: 'after', turn: 'theirs' },
        }),
      ),
    })),
];

const { waits: ofMarines } = rowsOf('ability', marines);
const { attacks: ofMilitarum } = rowsOf('ability', militarum);

const others: readonly AttackRule[] = [
  ...without(spaceMarineRules, 'bladeguard', 'hail-of-bolts').map(reprint(marines)),
  ofMarines(
    [
      'Intercessor Squad',
      'target-elimination',
      'Target Elimination',
      'As it shoots at one enemy alone its bolt rifles may have 2 more attacks.',
    ],
    'no rule limits a unit to one target yet',
  ),
  ofMarines(
    [
      'Bladeguard Veteran Squad',
      'swords-and-shields',
      'Bladeguard',
      'As a Fight phase begins: hit rolls of 1, or invulnerable saves of 1, again until it ends.',
    ],
    'no rule re-rolls invulnerable saves alone yet',
  ),
  ...militarumRules,
  ofMilitarum(
    [
      'Combined Arms',
      'born-soldiers',
      'Born Soldiers',
      'Ranged attacks of REGIMENT units have Lethal Hits but at MONSTERS and VEHICLES, those of SQUADRON units at these.',
    ],
    {
      do: [
        {
          grant: 'lethal-hits',
          for: attacksBy(unit('mine', ['REGIMENT']), 'ranged', not(isAny('target', 'MONSTER', 'VEHICLE'))),
        },
        {
          grant: 'lethal-hits',
          for: attacksBy(unit('mine', ['SQUADRON']), 'ranged', isAny('target', 'MONSTER', 'VEHICLE')),
        },
      ],
    },
  ),
  ...knightRules,
];

export const tenthArmyRules: readonly AttackRule[] = [
  ...others,
  nameOnly('leader', 'Leader', core('Leader'), 'May be attached to a bodyguard unit.', 'the muster reads it'),
  nameOnly(
    'infiltrators',
    'Infiltrators',
    core('Infiltrators'),
    'Deploys more than 9" from the enemy.',
    'deployment reads it',
  ),
  ...only(eleventhCoreRules, 'deadly-demise').map((rule) => ({ ...rule, source: core('Deadly Demise') })),
  ...only(eleventhAbilities, 'hard-wired-for-destruction', 'malevolent-arcing').map(reprint(necrons)),
  ...without(
    necronRules,
    ...['quantum-goad', 'reletavistic-tether', 'prelocational-optimiser', 'eternity-gate'],
    ...necronStratagems.map(({ id }) => id),
  ).map(reprint(necrons)),
  ...only(
    [...eleventhNecronStratagems, ...necronStratagems],
    'protocol-of-the-undying-legions',
    'protocol-of-the-eternal-revenant',
    'protocol-of-the-vengeful-stars',
    'curse-of-the-cryptek',
    'solar-pulse',
    'quantum-deflection',
    'reanimation-crypts',
    'hyperphasic-recall',
    'dimensional-corridor',
    'entropic-damping',
    'nanoassembly-protocols',
    'suffer-no-rival',
    'your-time-is-nigh',
    'sentinels-of-eternity',
    'territorial-obsession',
  ).map(reprint(necrons)),
  ofMonolith(
    [
      'Monolith',
      'eternity-gate',
      'Eternity Gate',
      'As your Movement phase ends an INFANTRY unit in reserves or on the battlefield may arrive within 6" of it, and does not charge.',
    ],
    eternityGate({ at: 'movement-phase', edge: 'after', turn: 'mine' }),
  ),
  ...court,
  ...without(tyranidRules, 'skulking-horrors').map(reprint(tyranids)),
  happens(
    [
      'Termagants',
      'skulking-horrors',
      'Skulking Horrors',
      'Once a turn, when an enemy ends a move within 9", unengaged, it may move D6".',
    ],
    skulking,
  ),
];
