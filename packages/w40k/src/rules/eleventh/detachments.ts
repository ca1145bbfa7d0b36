import type { Condition, Effect } from '@umpire/effects';
import { always, itsAttacks } from '../../abilities/ability.js';
import type { AttackRule } from '../../attack/hooks.js';
import { eleventhNecrons as necrons } from '../../sources.js';
import { carriedOut, exact, type Printed } from '../record.js';
import { commandProtocols, worthyFoes } from '../shared/dynasty.js';
import { hyperphasing } from '../shared/hyperphasing.js';
import { reanimationByWounds } from '../shared/reanimation.js';
import {
  add,
  attacksAt,
  attacksBy,
  every,
  improve,
  isAny,
  isNone,
  isOneOfMine,
  model,
  near,
  not,
  state,
  unit,
} from '../terms.js';
import { annihilationProtocol, cultKills } from './legion-stratagems.js';

const rule = (of: string, id: string, name: string, summary: string): Printed => ({
  id,
  name,
  kind: 'detachment-rule',
  source: necrons(of),
  summary,
  of,
});

const relentlessOnslaught: AttackRule = exact(
  rule(
    'Starshatter Arsenal',
    'relentless-onslaught',
    'Relentless Onslaught',
    'No MONSTER: 1 more to hit a unit near an objective. VEHICLES and MOUNTED, no TITANIC: ranged weapons have Assault.',
  ),
  ...always(
    add(
      'hit-roll',
      1,
      attacksBy(model(['NECRONS'], every(...isNone('it', 'MONSTER'))), 'any', state('in-range-of-objective', 'target')),
    ),
    ...(['VEHICLE', 'MOUNTED'] as const).map(
      (keyword) =>
        ({
          grant: 'assault',
          for: attacksBy(model(['NECRONS', keyword], every(...isNone('it', 'TITANIC'))), 'ranged'),
        }) as const,
    ),
  ),
);

const destroyers = ['NECRONS', 'DESTROYER CULT'];
const others = model(['NECRONS'], every(...isNone('it', 'DESTROYER CULT', 'MONSTER', 'TITANIC')));

const coldFervour: AttackRule = exact(
  rule(
    'Cursed Legion',
    'cold-fervour',
    'Cold Fervour',
    'DESTROYER CULT weapons have 2 more Strength; once they break a unit, so have the others that turn, no MONSTER or TITANIC.',
  ),
  ...always(add('strength', 2, attacksBy(model(destroyers)))),
  {
    when: { at: 'unit-attacked', edge: 'after' },
    if: every(isOneOfMine('attacker', 'DESTROYER CULT'), state('broken-by-attacks', 'subject')),
    do: [{ mark: 'cold-fervour-started', on: unit('mine'), until: 'turn' }],
  },
  ...always(add('strength', 2, attacksBy(others, 'any', state('cold-fervour-started', 'attacker')))),
  cultKills,
);

/** Pantheon of Woe. The aura is a mark that follows its selector. */
const distortionFields: AttackRule = exact(
  rule(
    'Pantheon of Woe',
    'distortion-fields-aura',
    'Distortion Fields',
    'Aura 6": enemies are unravelling, and AP of attacks at them is better by 1; for 3 mortal wounds the aura is 9" this phase.',
  ),
  { do: [{ mark: 'unravelling', on: unit('theirs', [], near(6, 'it', 'self')) }] },
  {
    do: [
      {
        mark: 'unravelling',
        on: unit('theirs', [], every(near(9, 'it', 'self'), state('wide-distortion-fields', 'self'))),
      },
    ],
  },
  ...always({
    ...improve('armour-penetration', attacksAt(unit('theirs', [], state('unravelling', 'it')))),
    stacks: false,
  }),
  {
    when: { at: 'phase', edge: 'before' },
    offer: {},
    do: [
      { suffer: 3, kind: 'mortal', on: 'self' },
      { mark: 'wide-distortion-fields', on: 'self', until: 'phase' },
    ],
  },
);

/** The gifts that a CRYPTEK unit may take as it is selected to shoot, each a rule of its own. */
const gifts = [
  ['anti-infantry', 'ANTI-INFANTRY 3+', { rule: 'anti', keyword: 'INFANTRY', parameter: 3 }],
  ['anti-mounted', 'ANTI-MOUNTED 4+', { rule: 'anti', keyword: 'MOUNTED', parameter: 4 }],
  ['assault', 'ASSAULT', 'assault'],
  ['heavy', 'HEAVY', 'heavy'],
  ['ignores-cover', 'IGNORES COVER', 'ignores-cover'],
] as const;
/** Those that Atomic Disintegrators add to the list. */
const moreGifts = [
  ['anti-monster', 'ANTI-MONSTER 5+', { rule: 'anti', keyword: 'MONSTER', parameter: 5 }],
  ['anti-vehicle', 'ANTI-VEHICLE 5+', { rule: 'anti', keyword: 'VEHICLE', parameter: 5 }],
] as const;
const conclave = 'Cryptek Conclave';

const conclaveGift = ([id, name, grant]: (typeof gifts)[number] | (typeof moreGifts)[number]): AttackRule =>
  exact(
    rule(
      conclave,
      `cryptek-conclave-${id}`,
      `${conclave}: ${name}`,
      `A CRYPTEK unit selected to shoot takes [${name}].`,
    ),
    {
      when: { at: 'selected-to-shoot', edge: 'after', turn: 'mine' },
      offer: { target: { as: 'unit', from: unit('mine', ['NECRONS', 'CRYPTEK']) } },
      do: [{ grant, for: attacksBy('unit', 'ranged'), until: 'phase' }],
    } satisfies Effect,
  );

const conclaveGifts = gifts.map(conclaveGift);
const allGifts = [...conclaveGifts, ...moreGifts.map(conclaveGift)];

/** As it shoots a CRYPTEK unit takes one of a list. */
const takesOneOf = (list: readonly AttackRule[], condition: Condition): Effect => ({
  when: { at: 'selected-to-shoot', edge: 'after', turn: 'mine', of: unit('mine', ['NECRONS', 'CRYPTEK']) },
  if: condition,
  do: [
    { choose: list.map(({ id }) => id), as: 'gift' },
    { grant: { bound: 'gift' }, for: 'subject', until: 'phase' },
    {
      if: state('untapped-power', 'subject'),
      then: [
        { choose: { rest: list.map(({ id }) => id), of: 'gift' }, as: 'more' },
        { grant: { bound: 'more' }, for: 'subject', until: 'phase' },
      ],
    },
  ],
});

const conclaveRule: AttackRule = {
  ...exact(
    rule(
      conclave,
      'cryptek-conclave',
      conclave,
      'Ranged weapons of CRYPTEK models have Assault; a CRYPTEK unit takes one of five gifts as it shoots.',
    ),
    ...always({ grant: 'assault', for: attacksBy(model(['NECRONS', 'CRYPTEK']), 'ranged') }),
    takesOneOf(conclaveGifts, not(state('atomic-disintegrators', 'subject'))),
    takesOneOf(allGifts, state('atomic-disintegrators', 'subject')),
  ),
  why: 'name the gift that is taken beside it',
};

/** What an army book says and `muster` carries out, with tests of its own. */
const mustered = (printed: Printed): AttackRule => ({
  ...printed,
  stage: 'tested',
  why: 'mustering an army carries it out',
});

const detachment = (name: string, id: string, summary: string): AttackRule =>
  mustered({ id, name, kind: 'detachment', source: necrons(name), summary, of: 'Necrons' });

const warriors = unit('mine', ['NECRONS'], isAny('it', 'IMMORTALS', 'NECRON WARRIORS'));
const adepts = unit('mine', ['NECRONS'], isAny('it', 'CRYPTEK', 'CANOPTEK'));
const blades = unit('mine', ['TOMB BLADES']);

/** Of these detachments only the rule is at hand. */
const smaller: readonly AttackRule[] = [
  {
    ...exact(
      rule(
        'Hand of the Dynasty',
        'hypermotility-protocols',
        'Hypermotility Protocols',
        'Ranged weapons of IMMORTALS and NECRON WARRIORS have Assault; an advance keeps them from no action.',
      ),
      ...always({ grant: 'assault', for: attacksBy(warriors, 'ranged') }),
      { do: [{ allow: 'start-an-action-after-advancing', for: warriors }] },
    ),
  },
  exact(
    rule(
      'Skyshroud Spearhead',
      'transdimensional-deployment',
      'Transdimensional Deployment',
      'TOMB BLADES have Deep Strike, and hit 1 better at range in the turn in which they arrived.',
    ),
    { do: [{ grant: 'deep-strike', for: blades }] },
    ...always(add('hit-roll', 1, attacksBy(blades, 'ranged', state('arrived-this-turn', 'attacker')))),
  ),
  carriedOut(
    rule("The Phaeron's Armoury", 'empowered-engines', 'Empowered Engines', 'TITANIC units that fly move 6" farther.'),
    { do: [{ modify: 'move', how: 'add', by: 6, for: unit('mine', ['NECRONS', 'TITANIC', 'FLY']) }] },
  ),
  exact(
    rule(
      'Canoptek Court',
      'power-matrix',
      'Power Matrix',
      'CRYPTEK and CANOPTEK units roll hits of 1 again; any hit roll while wholly within the matrix.',
    ),
    ...always(
      { reroll: 'hit', which: 'ones', for: attacksBy(adepts) },
      { reroll: 'hit', which: 'any', for: attacksBy(adepts, 'any', state('wholly-within-power-matrix', 'attacker')) },
    ),
  ),
];

export const eleventhDetachments: readonly AttackRule[] = [
  ...smaller,
  annihilationProtocol,
  reanimationByWounds(necrons('Reanimation Protocols', 'G-11')),
  commandProtocols(necrons),
  relentlessOnslaught,
  coldFervour,
  hyperphasing(necrons('Hypercrypt Legion', 'G-13'), { incursion: 1, 'strike-force': 2, onslaught: 3 }),
  {
    ...carriedOut(
      rule(
        'Pantheon of Woe',
        'cosmic-distortion',
        'Cosmic Distortion',
        'MONSTER units of the army have Distortion Fields.',
      ),
      { do: [{ grant: 'distortion-fields-aura', for: unit('mine', ['NECRONS', 'MONSTER']) }] },
      {
        when: { at: 'phase', edge: 'before' },
        if: { compare: [{ count: unit('theirs', [], state('unravelling', 'it')) }, '>', 0] },
        do: [
          { collect: unit('theirs', [], state('unravelling', 'it')), into: 'unravelled' },
          { mark: 'was-unravelling', on: 'unravelled', until: 'phase' },
        ],
      },
    ),
    why: 'name what it gives: Distortion Fields',
  },
  distortionFields,
  mustered(
    rule(
      'Pantheon of Woe',
      'necrodermal-binding',
      'Necrodermal Binding',
      "Each MONSTER unit takes its binding and pays its points; several Transcendent C'tan take the tether.",
    ),
  ),
  worthyFoes(necrons, 'NOBLE', 'LYCHGUARD', 'TRIARCH'),
  conclaveRule,
  ...allGifts,
  detachment('Awakened Dynasty', 'awakened-dynasty', 'Command Protocols and the stratagems of that name.'),
];

const lokhust = 'Lokhust Destroyers';
const barge = 'Annihilation Barge';
const ability = (of: string, id: string, name: string, summary: string): Printed => ({
  id,
  name,
  kind: 'ability',
  source: necrons(of),
  summary,
  of,
});

export const eleventhAbilities: readonly AttackRule[] = [
  exact(
    ability(
      lokhust,
      'hard-wired-for-destruction',
      'Hard-wired for Destruction',
      'Ones to hit again against the closest eligible target; any hit roll if it is also on an objective its player controls.',
    ),
    ...always(
      { reroll: 'hit', which: 'ones', for: itsAttacks('ranged', state('closest-eligible-target', 'target')) },
      {
        reroll: 'hit',
        which: 'any',
        for: itsAttacks(
          'ranged',
          every(state('closest-eligible-target', 'target'), state('in-range-of-enemy-objective', 'target')),
        ),
      },
    ),
  ),
  {
    ...carriedOut(
      ability(
        barge,
        'malevolent-arcing',
        'Malevolent Arcing',
        'The target of the twin tesla destructor, and enemies within 3" of it, suffer D3 mortal wounds each on 5+.',
      ),
      {
        when: {
          at: 'weapon-target-chosen',
          edge: 'after',
          turn: 'mine',
          of: { all: 'weapon', in: 'self', keywords: ['twin-tesla-destructor'] },
        },
        if: state('shooting-phase', 'mine'),
        do: [
          {
            each: unit('theirs', [], { within: { inches: 3 }, of: 'it', from: 'target' }),
            as: 'unit',
            do: [
              { roll: 'D6', as: 'arc', purpose: 'arcing' },
              { if: { compare: ['arc', '>=', 5] }, then: [{ collect: 'unit', into: 'struck', keep: 'attacks' }] },
            ],
          },
          {
            later: { at: 'target-resolved', edge: 'after', of: 'self' },
            do: [{ each: 'struck', as: 'unit', do: [{ suffer: { dice: 'D3' }, kind: 'mortal', on: 'unit' }] }],
          },
        ],
      },
    ),
    source: necrons(barge, 'G-09'),
    native: {
      arc: {
        weapon: 'twin-tesla-destructor',
        reach: 3,
        purpose: 'arcing',
        on: 5,
        mortalWounds: { dice: 1, sides: 3, plus: 0 },
      },
    },
    inAttack: true,
    stage: 'exact',
  },
  mustered(
    ability(
      barge,
      'annihilation-barge-datasheet',
      'Annihilation Barge',
      'One model with gauss cannon, twin tesla destructor and armoured bulk; 95 points.',
    ),
  ),
  mustered(
    ability(barge, 'annihilation-barge-wargear-option', 'Wargear option', 'The gauss cannon may be a tesla cannon.'),
  ),
];
