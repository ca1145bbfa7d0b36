import type { Condition, Effect, Value } from '@umpire/effects';
import { always, itsAttacks } from '../../abilities/ability.js';
import type { AttackRule } from '../../attack/hooks.js';
import { ninthNecrons } from '../../sources.js';
import { compiled, exact, inText, type Printed } from '../record.js';
import {
  add,
  allOf,
  attacksBy,
  during,
  is,
  isAny,
  isNone,
  near,
  offered,
  some,
  state,
  unit,
  weaponNamed,
} from '../terms.js';

const source = ninthNecrons('The Silent King');
const of = 'The Silent King';
const printed = (id: string, name: string, summary: string): Printed => ({
  id,
  name,
  kind: 'ability',
  source,
  summary,
  of,
});

const left: Value = { the: 'wounds-left', of: 'self' };
const atMost = (wounds: number): Condition => ({ compare: [left, '<=', wounds] });
const atLeast = (wounds: number): Condition => ({ compare: [left, '>=', wounds] });
const topRow = state('full-wounds-row', 'self');

/** NECRONS CORE units and TRIARCH PRAETORIANS, friends of the bearer. */
const cohort = (where?: Condition) =>
  unit('mine', ['NECRONS'], allOf(isAny('it', 'CORE', 'TRIARCH PRAETORIANS'), where));

const sceptre = (attacks: number, ...rows: readonly Condition[]): Effect => ({
  if: rows.length > 1 ? { every: rows } : rows[0]!,
  do: [
    {
      modify: 'attacks',
      how: 'set',
      by: attacks,
      for: { attacks: 'melee', by: 'self', with: weaponNamed('sceptre-of-eternal-glory') },
    },
  ],
});

const noAttacksWith = (weapon: string) =>
  ({ forbid: 'attacks', for: { attacks: 'any', by: 'self', with: weaponNamed(weapon) } }) as const;

const alignment = (cost: number, ...where: readonly Condition[]): Effect =>
  offered(during.myCommand, cost, ['NECRONS', 'VEHICLE'], allOf(...where), [
    { mark: 'full-wounds-row', on: 'unit', until: { my: 'command-phase' } },
  ]);

export const silentKing: readonly AttackRule[] = [
  exact(
    printed('szarekh-brackets', 'Szarekh brackets', 'Attacks 6, 4 or 2 by wounds left: 9-16, 5-8, 1-4.'),
    sceptre(6, some(topRow, atLeast(9))),
    sceptre(4, atMost(8), atLeast(5)),
    sceptre(2, atMost(4)),
  ),
  compiled(
    printed('noctilith-beacons', 'Noctilith Beacons', 'Szarekh may try to deny one power a phase as a PSYKER would.'),
    {
      when: { at: 'psychic-test-passed', edge: 'after', turn: 'theirs' },
      if: near(24, 'self', 'subject'),
      offer: { limit: { times: 1, per: 'phase', by: 'model' } },
      do: [
        { roll: '2D6', as: 'deny', purpose: 'deny-the-witch' },
        { if: { compare: ['deny', '>', 'test'] }, then: [{ cancel: 'power' }] },
      ],
    },
  ),
  compiled(
    printed(
      'obeisance-generators',
      'Obeisance Generators',
      'Enemies engaged with Szarekh as the Fight phase starts fight after all other eligible units of his army.',
    ),
    {
      when: { at: 'fight-phase', edge: 'before' },
      do: [{ mark: 'fights-last', on: unit('theirs', [], near(1, 'it', 'self')), until: 'phase' }],
    },
  ),
  exact(
    printed(
      'phaeron-of-the-stars',
      'Phaeron of the Stars',
      'Aura 6": CORE units and TRIARCH PRAETORIANS may re-roll hit rolls of ranged attacks.',
    ),
    ...always({ reroll: 'hit', which: 'any', for: attacksBy(cohort(near(6, 'it', 'self')), 'ranged') }),
  ),
  exact(
    printed(
      'phaeron-of-the-blades',
      'Phaeron of the Blades',
      'Aura 6": CORE units and TRIARCH PRAETORIANS may re-roll wound rolls of melee attacks.',
    ),
    ...always({ reroll: 'wound', which: 'any', for: attacksBy(cohort(near(6, 'it', 'self')), 'melee') }),
  ),
  compiled(
    printed('relentless-march', 'Relentless March', 'Aura 6": such a unit moves 1" more when it moves or Advances.'),
    {
      when: { at: 'selected-to-move', edge: 'after', turn: 'mine', of: cohort(near(6, 'it', 'self')) },
      do: [{ modify: 'move', how: 'add', by: { inches: 1 }, for: 'subject', until: 'phase' }],
    },
  ),
  exact(
    printed(
      'my-will-be-done',
      'My Will Be Done',
      'One CORE or TRIARCH PRAETORIANS unit within 9" adds 1 to hit until your next Command phase.',
    ),
    {
      when: during.myCommand,
      offer: {
        limit: { times: { the: 'my-will-be-done', of: 'self' }, per: 'phase', by: 'model' },
        target: { as: 'unit', from: cohort(near(9, 'it', 'self')) },
      },
      do: [{ ...add('hit-roll', 1, attacksBy('unit')), until: { my: 'command-phase' } }],
    },
  ),
  compiled(
    printed('phaeron', 'Phaeron', 'My Will Be Done once more each turn, on another unit.'),
    ...always({ modify: 'my-will-be-done', how: 'add', by: 1, for: 'self' }),
  ),
  inText(
    printed(
      'voice-of-the-triarch',
      'Voice of the Triarch',
      "Once a battle, as a round starts, an unassigned protocol replaces that round's.",
    ),
  ),
  {
    ...exact(
      printed(
        'triarchal-menhir',
        'Triarchal Menhir',
        'While a Menhir stands, wounds must be allocated to Menhirs and Szarekh has no Look Out, Sir; they fall with him.',
      ),
      {
        when: { at: 'model-destroyed', edge: 'after', of: { all: 'model', in: 'self', keywords: ['PHAERON'] } },
        do: [{ destroy: { all: 'model', in: 'self', keywords: ['TRIARCHAL MENHIRS'] } }],
      },
    ),
    native: { struckFirst: 'TRIARCHAL MENHIRS' },
  },
  inText(
    printed('the-silent-king', 'The Silent King', 'Must be the Warlord of a Battle-forged army; 3 more CP if he is.'),
  ),
  exact(
    printed('transtemporal-force-field', 'Transtemporal Force Field', 'Every model has a 4+ invulnerable save.'),
    ...always({ modify: 'invulnerable-save', how: 'best-of', by: 4, for: 'self' }),
  ),
  exact(
    printed(
      'preservative-auto-torpor',
      'Preservative Auto-torpor',
      'At 8 wounds or fewer no Staff of Stars and no Phaeron of the Stars; at 4 or fewer neither the Scythe nor the Blades.',
    ),
    { if: atMost(8), do: [noAttacksWith('staff-of-stars'), { forbid: 'phaeron-of-the-stars', for: itsAttacks() }] },
    { if: atMost(4), do: [noAttacksWith('scythe-of-dust'), { forbid: 'phaeron-of-the-blades', for: itsAttacks() }] },
  ),
  compiled(
    printed(
      'vengeance-of-the-enchained',
      'Vengeance of the Enchained',
      'When Szarekh is destroyed, on 4+ each unit within 2D6" suffers D6 mortal wounds.',
    ),
    {
      when: { at: 'model-destroyed', edge: 'after', of: { all: 'model', in: 'self', keywords: ['PHAERON'] } },
      do: [
        { roll: 'D6', as: 'die', purpose: 'explosion' },
        {
          if: { compare: ['die', '>=', 4] },
          then: [
            { roll: '2D6', as: 'reach', purpose: 'explosion-range' },
            {
              each: { all: 'unit', where: { within: 'reach', of: 'it', from: 'subject' } },
              as: 'struck',
              do: [{ suffer: { dice: 'D6' }, kind: 'mortal', on: 'struck' }],
            },
          ],
        },
      ],
    },
  ),
  {
    ...inText(
      printed(
        'the-triarchs-will',
        "The Triarch's Will",
        'Four protocols are assigned instead of five; one fills two rounds.',
      ),
    ),
    kind: 'warlord-trait',
  },
  exact(
    {
      ...printed(
        'stellar-alignment-protocol',
        'Stellar Alignment Protocol',
        'A VEHICLE model of 10 or more wounds uses the row of full wounds until your next Command phase.',
      ),
      kind: 'stratagem',
      source: ninthNecrons('Stratagems'),
      of: 'Necrons',
      cost: 1,
    },
    alignment(1, ...isNone('it', 'TITANIC')),
    alignment(2, is('it', 'TITANIC')),
  ),
];
