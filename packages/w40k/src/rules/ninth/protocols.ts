import { always, attacksAtIt, itsAttacks } from '../../abilities/ability.js';
import type { AttackRule } from '../../attack/hooks.js';
import { ninthNecrons } from '../../sources.js';
import { compiled, exact, type Printed } from '../record.js';
import { add, improve, some, state, unit } from '../terms.js';

const source = ninthNecrons('Command Protocols');

interface Protocol {
  readonly name: string;
  readonly dynasty: string;
  readonly directives: readonly [string, string];
}

/** A protocol is a choice of one of its two directives, each a rule of its own. */
const parent = (id: string, { name, dynasty, directives: [one, two] }: Protocol): AttackRule => ({
  ...compiled(
    {
      id,
      name,
      kind: 'army-rule',
      source,
      summary: `Directive 1: ${one}; or directive 2: ${two}. Both for the ${dynasty} dynasty.`,
      of: 'Command Protocols',
    },
    {
      when: { at: 'battle-round', edge: 'before' },
      do: [
        { choose: [`${id}-1`, `${id}-2`], as: 'directive' },
        { grant: { bound: 'directive' }, for: 'self', until: 'round' },
      ],
    },
  ),
  why: 'name one of its directives: "… directive 1" or "… directive 2"',
});

const directive = (of: string, name: string, number: 1 | 2, summary: string): Printed => ({
  id: `${of}-${number}`,
  name: `${name}: directive ${number}`,
  kind: 'army-rule',
  source,
  summary,
  of: name,
});

const guardian = 'protocol-of-the-eternal-guardian';
const storm = 'protocol-of-the-sudden-storm';
const stars = 'protocol-of-the-vengeful-stars';
const void_ = 'protocol-of-the-hungry-void';
const legions = 'protocol-of-the-undying-legions';
const tyrant = 'protocol-of-the-conquering-tyrant';
const names = {
  guardian: 'Protocol of the Eternal Guardian',
  storm: 'Protocol of the Sudden Storm',
  stars: 'Protocol of the Vengeful Stars',
  void: 'Protocol of the Hungry Void',
  legions: 'Protocol of the Undying Legions',
  tyrant: 'Protocol of the Conquering Tyrant',
} as const;

const onSix = state('wound-unmodified-6+', 'attack');

/** The halves of the Eternal Guardian's second directive, named apart so that a scenario can say which was taken. */
const guardianHalves: readonly AttackRule[] = [
  exact(
    {
      id: `${guardian}-hold-steady`,
      name: `${names.guardian}: Hold Steady`,
      kind: 'army-rule',
      source,
      summary: 'Overwatch of the charged unit hits on unmodified rolls of 5 or 6 this phase.',
      of: names.guardian,
    },
    {
      when: { at: 'charge-declared', edge: 'after', turn: 'theirs', of: 'self' },
      do: [{ mark: 'hold-steady', on: 'self', until: 'phase' }],
    },
  ),
  exact(
    {
      id: `${guardian}-set-to-defend`,
      name: `${names.guardian}: Set to Defend`,
      kind: 'army-rule',
      source,
      summary: 'No Overwatch this phase; adds 1 to melee hit rolls until the next Fight phase ends.',
      of: names.guardian,
    },
    {
      when: { at: 'charge-declared', edge: 'after', turn: 'theirs', of: 'self' },
      do: [
        { forbid: 'overwatch', for: 'self', until: 'phase' },
        { ...add('hit-roll', 1, itsAttacks('melee')), until: { my: 'fight-phase' } },
      ],
    },
  ),
];

export const protocols: readonly AttackRule[] = [
  parent(guardian, {
    name: names.guardian,
    dynasty: 'Nihilakh',
    directives: ['light cover for a unit that stood still', 'Hold Steady or Set to Defend when charged'],
  }),
  exact(
    directive(guardian, names.guardian, 1, 'Light Cover for a unit that has not moved this battle round.'),
    ...always({ grant: 'benefit-of-cover', for: attacksAtIt('ranged', state('stationary-this-round', 'target')) }),
  ),
  {
    ...compiled(directive(guardian, names.guardian, 2, 'When charged and not engaged: Hold Steady or Set to Defend.'), {
      when: { at: 'charge-declared', edge: 'after', turn: 'theirs', of: 'self' },
      if: { not: state('engaged', 'self') },
      offer: {},
      do: [
        { choose: guardianHalves.map(({ id }) => id), as: 'half' },
        { grant: { bound: 'half' }, for: 'self', until: { my: 'fight-phase' } },
      ],
    }),
    why: 'name the half that was taken: "… Hold Steady" or "… Set to Defend"',
  },
  ...guardianHalves,
  parent(storm, {
    name: names.storm,
    dynasty: 'Nephrekh',
    directives: ['1" more movement', 'shooting does not end an action'],
  }),
  compiled(
    directive(storm, names.storm, 1, 'Adds 1" to Move.'),
    ...always({ modify: 'move', how: 'add', by: { inches: 1 }, for: 'self' }),
  ),
  compiled(
    directive(storm, names.storm, 2, 'Ranged attacks do not make an action fail.'),
    ...always({ allow: 'shoot-while-performing-an-action', for: 'self' }),
  ),
  parent(stars, {
    name: names.stars,
    dynasty: 'Mephrit',
    directives: ['better AP on a 6 to wound in shooting', 'no cover to saves at half range'],
  }),
  exact(
    directive(stars, names.stars, 1, 'Ranged attacks: an unmodified 6 to wound improves AP by 1.'),
    ...always(improve('armour-penetration', itsAttacks('ranged', onSix))),
  ),
  exact(
    directive(stars, names.stars, 2, 'Ranged attacks within half range: cover does not help the save.'),
    ...always({ forbid: 'benefit-of-cover', for: itsAttacks('ranged', state('within-half-range', 'target')) }),
  ),
  parent(void_, {
    name: names.void,
    dynasty: 'Novokh',
    directives: ['better AP on a 6 to wound in melee', '1 more Strength in a charge'],
  }),
  exact(
    directive(void_, names.void, 1, 'Melee attacks: an unmodified 6 to wound improves AP by 1.'),
    ...always(improve('armour-penetration', itsAttacks('melee', onSix))),
  ),
  exact(
    directive(void_, names.void, 2, 'Melee: 1 more Strength if it charged, was charged or intervened heroically.'),
    ...always(
      add(
        'strength',
        1,
        itsAttacks(
          'melee',
          some(
            state('charged', 'attacker'),
            state('was-charged', 'attacker'),
            state('heroically-intervened', 'attacker'),
          ),
        ),
      ),
    ),
  ),
  parent(legions, {
    name: names.legions,
    dynasty: 'Szarekhan',
    directives: ['Living Metal restores 1 more', 're-roll one Reanimation die'],
  }),
  compiled(
    directive(legions, names.legions, 1, 'Living Metal restores 1 more wound to each model.'),
    ...always({ modify: 'living-metal', how: 'add', by: 1, for: 'self' }),
  ),
  compiled(directive(legions, names.legions, 2, 'One die may be re-rolled each time Reanimation rolls are made.'), {
    when: { at: 'dice-shown', edge: 'after', of: 'self' },
    if: state('reanimation-roll', 'subject'),
    offer: { limit: { times: 1, per: 'frame', by: 'unit' } },
    do: [{ choose: { all: 'die', in: 'shown' }, as: 'die' }, { rerollNow: 'die' }],
  }),
  parent(tyrant, {
    name: names.tyrant,
    dynasty: 'Sautekh',
    directives: ['longer auras and orders', 'shooting after falling back'],
  }),
  compiled(
    directive(tyrant, names.tyrant, 1, 'Auras and orders of the dynasty reach 3" farther, 12" at most.'),
    ...always({ modify: 'aura-range', how: 'add', by: { inches: 3 }, for: 'self' }),
  ),
  exact(
    directive(tyrant, names.tyrant, 2, 'May shoot after Falling Back; then 1 less to hit with ranged attacks.'),
    ...always(
      { allow: 'shoot-after-falling-back', for: 'self' },
      add('hit-roll', -1, itsAttacks('ranged', state('fell-back', 'attacker'))),
    ),
  ),
  {
    ...compiled(
      {
        id: 'command-protocols',
        name: 'Command Protocols',
        kind: 'army-rule',
        source: ninthNecrons('Command Protocols'),
        summary:
          'Five protocols are put to the battle rounds in secret; each round shows one and takes a directive of it. The one left over works in every round.',
      },
      {
        when: { at: 'deployment', edge: 'after' },
        do: [
          {
            choose: [guardian, storm, stars, void_, legions, tyrant],
            as: 'plan',
            min: 5,
            max: 5,
            ordered: true,
            secret: true,
            keep: 'battle',
          },
        ],
      },
      {
        when: { at: 'battle-round', edge: 'before' },
        if: { compare: [{ count: unit('mine', ['NECRONS', 'CHARACTER'], state('on-the-battlefield', 'it')) }, '>', 0] },
        do: [
          { bind: 'now', to: { item: { the: 'battle-round', of: 'mine' }, of: 'plan' } },
          { choose: { entriesOf: 'now' }, as: 'directive' },
          {
            grant: { bound: 'directive' },
            for: unit('mine', [], state('eligible-for-protocols', 'it')),
            until: 'round',
          },
        ],
      },
      {
        when: { at: 'battle-round', edge: 'before' },
        do: [
          { bind: 'other', to: { rest: [guardian, storm, stars, void_, legions, tyrant], of: 'plan' } },
          { choose: { entriesOf: 'other' }, as: 'second' },
          { grant: { bound: 'second' }, for: unit('mine', [], state('eligible-for-protocols', 'it')), until: 'round' },
        ],
      },
    ),
    why: 'name the directive in force: "Protocol of the Hungry Void: directive 1"',
  },
];
