import type { AttackRule } from '../../attack/hooks.js';
import { murderous, printed } from '../../rules/eleventh/necron-words.js';
import { carriedOut } from '../../rules/record.js';
import { attacksBy, every, is, isNone, model, near, not, offered, onceShotAt, state, unit } from '../../rules/terms.js';

/*
 * Stratagems that say where units go, whom they may be seen or fired at by, and who comes back. They change no attack by
 * themselves, so that odds do without them.
 */

const standing = state('on-the-battlefield', 'it');
const startOfShooting = { at: 'shooting-phase', edge: 'before', turn: 'mine' } as const;

const ofTheDynasty: readonly AttackRule[] = [
  carriedOut(
    printed(
      'Awakened Dynasty',
      1,
      'protocol-of-the-eternal-revenant',
      'Protocol of the Eternal Revenant',
      'As the phase ends a destroyed INFANTRY CHARACTER stands again where it fell, unengaged, with half its wounds; once a battle.',
    ),
    {
      when: { at: 'model-destroyed', edge: 'after' },
      if: every(
        state('friendly', 'subject'),
        is('subject', 'NECRONS', 'INFANTRY', 'CHARACTER'),
        not(is('subject', 'REVENANT')),
      ),
      offer: { cost: 1, target: { as: 'lord', from: 'subject' } },
      do: [
        { mark: 'REVENANT', on: 'lord', until: 'battle' },
        {
          later: { at: 'phase', edge: 'after' },
          do: [
            {
              return: 'lord',
              wounds: { op: '/', of: [{ op: '+', of: [{ the: 'wounds', of: 'lord' }, 1] }, 2] },
            },
          ],
        },
      ],
    },
  ),
  carriedOut(
    printed(
      'Awakened Dynasty',
      2,
      'protocol-of-the-vengeful-stars',
      'Protocol of the Vengeful Stars',
      'When enemy shooting destroys a NECRONS unit, a CHARACTER unit within 6" of it shoots at that enemy once it has shot.',
    ),
    {
      when: { at: 'unit-destroyed', edge: 'after', turn: 'theirs' },
      if: every(state('shooting-phase', 'theirs'), state('friendly', 'subject'), is('subject', 'NECRONS'), {
        compare: [{ count: { all: 'unit', side: 'theirs', in: 'attacker' } }, '>', 0],
      }),
      offer: {
        cost: 2,
        target: { as: 'unit', from: unit('mine', ['NECRONS', 'CHARACTER'], every(standing, near(6, 'it', 'subject'))) },
      },
      do: [
        {
          later: { at: 'unit-shot', edge: 'after' },
          do: [
            { bind: 'subject', to: 'attacker' },
            { activate: 'shoot-the-subject', for: 'unit' },
          ],
        },
      ],
    },
  ),
];

const ofTheCrypteks: readonly AttackRule[] = [
  carriedOut(
    printed(
      'Cryptek Conclave',
      1,
      'synergistic-empowerment',
      'Synergistic Empowerment',
      'As your Shooting phase starts a NECRONS model within 12" of a CRYPTEK, no MONSTER or VEHICLE, is a CRYPTEK this phase.',
    ),
    offered(startOfShooting, 1, ['NECRONS', 'CRYPTEK'], standing, [
      {
        choose: model(
          ['NECRONS'],
          every(
            ...isNone('it', 'MONSTER', 'VEHICLE', 'CRYPTEK'),
            near(12, 'it', { all: 'model', in: 'unit', keywords: ['CRYPTEK'] }),
          ),
        ),
        as: 'adept',
      },
      { mark: 'CRYPTEK', on: 'adept', until: 'phase' },
    ]),
  ),
  carriedOut(
    printed(
      'Canoptek Court',
      1,
      'solar-pulse',
      'Solar Pulse',
      'As your Shooting phase starts an objective within 18" of a CRYPTEK is lit: weapons at units in range of it ignore cover.',
    ),
    offered(
      startOfShooting,
      1,
      ['NECRONS', 'CRYPTEK'],
      every(standing, near(18, { all: 'marker' }, { all: 'model', in: 'it', keywords: ['CRYPTEK'] })),
      [
        {
          choose: {
            all: 'marker',
            where: near(18, 'it', { all: 'model', in: 'unit', keywords: ['CRYPTEK'] }),
          },
          as: 'marker',
        },
        {
          grant: 'ignores-cover',
          for: attacksBy(model(['NECRONS']), 'any', state('in-range-of-the-marker', 'target')),
          until: 'phase',
        },
      ],
    ),
  ),
  carriedOut(
    printed(
      'Canoptek Court',
      1,
      'countertemporal-shift',
      'Countertemporal Shift',
      'A targeted CANOPTEK unit can be shot at only from within 18" until the phase ends.',
    ),
    onceShotAt({ cost: 1, keywords: ['NECRONS', 'CANOPTEK'] }, [
      { modify: 'targeted-within', how: 'set', by: { inches: 18 }, for: 'unit', until: 'phase' },
    ]),
  ),
];

const monolith = unit('mine', ['NECRONS', 'MONOLITH'], standing);

const recalled = (at: 'unit-shot' | 'unit-fought', condition: ReturnType<typeof state>) =>
  ({
    ...offered(
      { at, edge: 'after', of: unit('theirs') },
      2,
      ['NECRONS', 'INFANTRY'],
      every(standing, state('lost-models-to-subject', 'it')),
      [
        { choose: monolith, as: 'gate' },
        {
          setUp: 'unit',
          as: 'set-up',
          within: [{ within: { inches: 6 }, of: 'unit', from: 'gate', wholly: true }, not(state('engaged', 'unit'))],
        },
      ],
    ),
    if: every(condition, { compare: [{ count: monolith }, '>', 0] }),
  }) as const;

const ofTheHypercrypt: readonly AttackRule[] = [
  carriedOut(
    printed(
      'Hypercrypt Legion',
      2,
      'hyperphasic-recall',
      'Hyperphasic Recall',
      'An INFANTRY unit that lost models to an enemy that has shot or fought is set up wholly within 6" of a MONOLITH, unengaged.',
    ),
    recalled('unit-shot', state('shooting-phase', 'theirs')),
    recalled('unit-fought', state('fight-phase', 'mine')),
    recalled('unit-fought', state('fight-phase', 'theirs')),
  ),
  carriedOut(
    printed(
      'Hypercrypt Legion',
      2,
      'dimensional-corridor',
      'Dimensional Corridor',
      'A unit that came through an Eternity Gate may charge, if its MONOLITH started the turn on the battlefield.',
    ),
    offered(
      { at: 'charge-phase', edge: 'during', turn: 'mine' },
      2,
      ['NECRONS'],
      every(standing, state('through-a-standing-gate', 'it'), not(state('dimensional-corridor', 'it'))),
      [{ mark: 'dimensional-corridor', on: 'unit', until: 'phase' }],
    ),
  ),
];

const others: readonly AttackRule[] = [
  carriedOut(
    printed(
      'Pantheon of Woe',
      1,
      'disharmonisation-cascade',
      'Disharmonisation Cascade',
      'Deadly Demise of a NECRONS MONSTER that was just destroyed acts on 3+.',
    ),
    {
      when: { at: 'model-destroyed', edge: 'before' },
      if: every(state('friendly', 'subject'), is('subject', 'NECRONS', 'MONSTER')),
      offer: { cost: 1, target: { as: 'monster', from: 'subject' } },
      do: [{ modify: 'deadly-demise-on', how: 'set', by: 3, for: 'monster', until: 'phase' }],
    },
  ),
  carriedOut(
    printed(
      'Annihilation Legion',
      1,
      'blood-fuelled-cruelty',
      'Blood-Fuelled Cruelty',
      'An enemy that fell back from a DESTROYER CULT or FLAYED ONES unit suffers D3 on 2+, 3 on a 6; the unit moves as near to it as it can.',
    ),
    {
      ...offered(
        { at: 'move', edge: 'after', turn: 'theirs', of: unit('theirs') },
        1,
        ['NECRONS'],
        every(murderous, state('left-by-subject', 'it'), state('stationary', 'it')),
        [
          { roll: 'D6', as: 'die', purpose: 'blood-fuelled-cruelty' },
          {
            if: { compare: ['die', '>=', 6] },
            then: [{ suffer: 3, kind: 'mortal', on: 'subject' }],
            else: [
              { if: { compare: ['die', '>=', 2] }, then: [{ suffer: { dice: 'D3' }, kind: 'mortal', on: 'subject' }] },
            ],
          },
          { move: 'unit', as: 'approach', upTo: { the: 'move', of: 'unit' } },
        ],
      ),
      if: every(state('movement-phase', 'theirs'), state('fell-back', 'subject')),
    },
  ),
  carriedOut(
    printed(
      "The Phaeron's Armoury",
      1,
      'particle-pulse',
      'Particle Pulse',
      'As your Shooting phase starts a visible enemy within 12" of a TITANIC unit that flies is detected from 3" farther.',
    ),
    offered(startOfShooting, 1, ['NECRONS', 'TITANIC', 'FLY'], standing, [
      { choose: unit('theirs', [], every(near(12, 'it', 'unit'), state('visible-to-unit', 'it'))), as: 'enemy' },
      { modify: 'detection-range', how: 'add', by: 3, for: 'enemy', until: 'phase' },
    ]),
  ),
];

export const necronStratagems: readonly AttackRule[] = [
  ...ofTheDynasty,
  ...ofTheCrypteks,
  ...ofTheHypercrypt,
  ...others,
];
