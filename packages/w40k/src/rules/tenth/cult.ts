import type { Condition, Effect } from '@umpire/effects';
import type { AttackRule } from '../../attack/hooks.js';
import { tenthCore as core, tenthCult as cult } from '../../sources.js';
import { byName, carriedOut, exact, inSteps, inText, type Printed } from '../record.js';
import { attacksBy, beforeAttacking, every, near, not, onceFought, state, unit } from '../terms.js';

const stratagem = (id: string, name: string, summary: string): Printed => ({
  id,
  name,
  kind: 'stratagem',
  source: cult('Claw of Ascension'),
  summary,
  of: 'Claw of Ascension',
  cost: 1,
});

const MARKER = 'cult-ambush-marker';
const markers = (where?: Condition) =>
  ({ all: 'marker', side: 'mine', keywords: [MARKER], ...(where && { where }) }) as const;
const tooClose = { within: { inches: 9 }, from: unit('theirs'), measure: 'horizontal' } as const;
const waiting = unit('mine', [], every(state('kept-in-reserves', 'it'), state('in-cult-ambush', 'it')));

const cultAmbush: AttackRule = carriedOut(
  {
    id: 'cult-ambush',
    name: 'Cult Ambush',
    kind: 'army-rule',
    source: cult('Cult Ambush', 'T6'),
    summary:
      'A destroyed unit may come back as a new one on 5+, from a marker that enemies who end a move near it remove.',
    of: 'Genestealer Cults',
  },
  {
    when: { at: 'unit-destroyed', edge: 'after', of: 'self' },
    do: [
      { roll: 'D6', as: 'die', purpose: 'cult-ambush' },
      {
        if: { compare: [{ op: '+', of: ['die', { the: 'cult-ambush', of: 'self' }] }, '>=', 5] },
        then: [
          { copy: 'self', as: 'again' },
          { reserve: 'again', as: 'kept' },
          { mark: 'in-cult-ambush', on: 'again', until: 'battle' },
          { place: MARKER, as: 'marker', within: [not({ ...tooClose, of: 'marker' })] },
        ],
      },
    ],
  },
  {
    if: { compare: [{ the: 'battle-round', of: 'mine' }, '<=', 2] },
    do: [{ modify: 'cult-ambush', how: 'add', by: 1, for: 'self' }],
  },
  {
    if: { is: 'self', keywords: ['BATTLELINE'] },
    do: [{ modify: 'cult-ambush', how: 'add', by: 1, for: 'self' }],
  },
);

/** Enemies that have moved take away the markers that a model of theirs ended near. */
const removedAfter = (at: string): Effect => ({
  when: { at, edge: 'after', of: unit('theirs') },
  if: not({ is: 'subject', keywords: ['AIRCRAFT'] }),
  do: [{ remove: markers(near(9, 'it', 'moved')) }],
});

/** It belongs to the army that has placed some, whoever is left of it. */
const cultAmbushMarker: AttackRule = carriedOut(
  {
    id: MARKER,
    name: 'Cult Ambush marker',
    kind: 'army-rule',
    source: cult('Cult Ambush', 'T15'),
    summary: 'Stands until a unit comes back at it or an enemy model ends a move within 9".',
    of: 'Genestealer Cults',
  },
  removedAfter('move'),
  removedAfter('charge-move'),
  removedAfter('close-in-ended'),
  {
    when: { at: 'movement-phase', edge: 'after', turn: 'theirs' },
    if: { compare: [{ count: waiting }, '>', 0] },
    do: [
      {
        each: markers(),
        as: 'marker',
        do: [
          { choose: waiting, as: 'back', min: 0 },
          {
            if: { compare: [{ count: 'back' }, '>', 0] },
            then: [
              {
                setUp: 'back',
                as: 'set-up-at-marker',
                within: [
                  { within: { inches: 3 }, of: 'back', from: 'marker', wholly: true },
                  state('one-touches-marker', 'back'),
                  not({ ...tooClose, of: 'back' }),
                ],
              },
              { if: state('on-the-battlefield', 'back'), then: [{ remove: { ...markers(), in: 'marker' } }] },
            ],
          },
        ],
      },
    ],
  },
);

/** Whom the stratagem is used on: one or more units. */
const swarmers = unit(
  'mine',
  ['GENESTEALER CULTS'],
  every(state('on-the-battlefield', 'it'), not(state('battle-shocked', 'it'))),
);

const killingBlows = attacksBy('unit', 'any', near(12, 'attacker', 'target'));

/** The page of the later tenth: the Hybrid Metamorphs and their army. */
export const cultRules: readonly AttackRule[] = [
  cultAmbush,
  cultAmbushMarker,
  exact(
    stratagem(
      'point-blank-ambush',
      'Point-blank Ambush',
      'Weapons have Lethal Hits against enemies within 12" this phase.',
    ),
    ...beforeAttacking({ cost: 1, keywords: ['GENESTEALER CULTS'] }, [
      { grant: 'lethal-hits', for: killingBlows, until: 'phase' },
    ]),
  ),
  carriedOut(
    stratagem(
      'swarm-the-oppressors',
      'Swarm the Oppressors',
      'Adds 1 to Charge rolls of your units that charge one chosen enemy.',
    ),
    {
      when: { at: 'charge-phase', edge: 'before', turn: 'mine' },
      offer: { cost: 1 },
      do: [
        { choose: swarmers, as: 'swarm', max: { count: swarmers } },
        { choose: unit('theirs', [], state('on-the-battlefield', 'it')), as: 'prey' },
        { mark: 'swarmed', on: 'prey', until: 'phase' },
        {
          modify: 'charge-roll',
          how: 'add',
          by: 1,
          for: { all: 'unit', in: 'swarm', where: state('charges-a-swarmed-unit', 'it') },
          until: 'phase',
        },
      ],
    },
  ),
  carriedOut(
    stratagem(
      'metamorphic-spasm',
      'Metamorphic Spasm',
      'Destroyed models that have not fought stay on 4+, fight after the attacker, and go.',
    ),
    onceFought({ cost: 1, keywords: ['HYBRID METAMORPHS'] }, [
      { grant: { rule: 'fight-on-death', parameter: 4 }, for: 'unit', until: 'phase' },
    ]),
  ),
  byName({
    id: 'scouts',
    name: 'Scouts 6"',
    kind: 'core-ability',
    source: core('Scouts'),
    summary: 'A move before the first turn, ending more than 9" from enemies.',
  }),
  inSteps({
    id: 'destroyed',
    name: 'Destroyed',
    kind: 'core-rule',
    source: core('Destroyed'),
    summary: 'A destroyed model is removed; a unit is destroyed with its last model.',
  }),
  inText(
    {
      id: 'characters-foreign',
      name: 'Characters',
      kind: 'core-rule',
      source: core('Characters'),
      summary: 'Text of the ninth edition that was left on a page of the tenth.',
    },
    'it belongs to another edition and is never carried out',
  ),
];
