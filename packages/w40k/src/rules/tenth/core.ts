import { always } from '../../abilities/ability.js';
import type { AttackRule } from '../../attack/hooks.js';
import { tenthCore as core } from '../../sources.js';
import { byName, carriedOut, exact, ground, inSteps, table } from '../record.js';
import { advanceMove, damaged, engagedShooter, engagedTarget } from '../shared/ground.js';
import { improve } from '../terms.js';

/** What the sequence of attacks follows by itself. */
const followed = table('core-rule', core, ground, [
  ['hit-roll', 'Hit Roll', 'Hit Roll', 'The skill or more hits; unmodified 1 misses; all modifiers come to -1 to +1.'],
  ['critical-hit', 'Critical Hit', 'Hit Roll', 'An unmodified 6; it always hits.'],
  [
    'wound-roll',
    'Wound Roll',
    'Wound Roll',
    'By Strength against Toughness; unmodified 1 fails; all modifiers come to -1 to +1.',
  ],
  ['critical-wound', 'Critical Wound', 'Wound Roll', 'An unmodified 6; it always wounds.'],
  [
    'saving-throw',
    'Saving Throw',
    'Saving Throw',
    'The die with AP and other modifiers against the save; improved by 1 at most.',
  ],
  ['re-rolls', 'Re-rolls', 'Re-rolls', 'Once a die, before modifiers; a sum as a whole.'],
  ['half-range', 'Half range', 'Rapid Fire', 'Half the range of the weapon, or less.'],
  [
    'damage-roll',
    'Damage roll',
    'Inflict Damage',
    'A Damage that is random is rolled for each attack that is not saved.',
  ],
  ['unmodified-dice', 'Unmodified dice', 'Re-rolls', 'What the die shows after re-rolls and before modifiers.'],
  [
    'feel-no-pain',
    'Feel No Pain',
    'Feel No Pain',
    'A die for each wound about to be lost; the printed number or more ignores it.',
  ],
  [
    'invulnerable-saves',
    'Invulnerable Saves',
    'Invulnerable Saves',
    'Used instead of the save, whatever the AP; one of several.',
  ],
  ['attached-unit', 'Attached unit', 'Leader', 'One unit; bodyguards are struck first and lend their Toughness.'],
  [
    'fast-dice-rolling',
    'Fast dice rolling',
    'Making Attacks',
    'Alike attacks are rolled together; saves fall one after the other where it matters.',
  ],
]);

const weaponRules = table('weapon-ability', core, ground, [
  [
    'profile-selection',
    'Weapon profile selection',
    'Select Targets',
    'One profile of a weapon is chosen before its target.',
  ],
  [
    'psychic-weapons-and-abilities',
    'Psychic Weapons and Abilities',
    'Psychic',
    'What they do are Psychic Attacks, which other rules may name.',
  ],
]);

const inTurn = [
  ...table('core-ability', core, byName, [
    ['fights-first', 'Fights First', 'Fights First', 'Units with it fight before the others.'],
    ['firing-deck', 'Firing Deck', 'Firing Deck', 'As it shoots, so many passengers lend it a ranged weapon each.'],
    ['hover', 'Hover', 'Hover', 'Declared before the battle: no AIRCRAFT, and a Move of 20".'],
    ['lone-operative', 'Lone Operative', 'Lone Operative', 'Not attached: shot at only from within 12".'],
  ]),
  ...table('core-rule', core, inSteps, [
    [
      'engagement-range',
      'Engagement Range',
      'Engagement Range',
      'Within 1" sideways and 5" in height of an enemy model.',
    ],
    ['normal-moves', 'Normal Moves', 'Normal Moves', 'Up to the Move, never into Engagement Range.'],
    [
      'fall-back-moves',
      'Fall Back Moves',
      'Fall Back Moves',
      'Out of Engagement Range; then no shooting and no charge.',
    ],
    [
      'charging-with-a-unit',
      'Charging with a Unit',
      'Charging with a Unit',
      '2D6 to end engaged with every target, in base contact where that can be.',
    ],
    ['charge-bonus', 'Charge Bonus', 'Charge Bonus', 'A unit that charged has Fights First until the turn ends.'],
    ['unit-visible', 'Unit Visible', 'Visibility', 'Visible if one of its models is.'],
    [
      'strategic-reserves',
      'Strategic Reserves',
      'Strategic Reserves',
      'A quarter of the points at most; from round 2, from an edge, away from enemies.',
    ],
    [
      'unit-coherency',
      'Unit Coherency',
      'Unit Coherency',
      'One neighbour within 2" and 5" up, two for units of seven or more.',
    ],
    [
      'starting-strength',
      'Starting Strength',
      'Starting Strength',
      'The models of a unit, with its leaders, as it joins the army.',
    ],
    [
      'below-half-strength',
      'Below Half-strength',
      'Starting Strength',
      'Fewer than half the models; for one model, fewer than half the wounds.',
    ],
    ['objective-markers', 'Objective Markers', 'Objective Markers', 'In range within 3" sideways and 5" in height.'],
    [
      'objective-control',
      'Objective Control',
      'Objective Markers',
      'The higher sum of OC in range controls; asked as phases and turns end.',
    ],
  ]),
];

const desperateEscape = carriedOut(
  {
    id: 'desperate-escape-tests',
    name: 'Desperate Escape Tests',
    kind: 'core-rule',
    source: core('Desperate Escape Tests'),
    summary: 'A die for each model that falls back over enemies, for all if battle-shocked; 1 or 2 destroys one.',
  },
  {
    when: { at: 'selected-to-fall-back', edge: 'after', of: 'self' },
    do: [
      {
        roll: 'D6',
        as: 'escaped',
        purpose: 'desperate-escape',
        times: { the: 'models-escaping', of: 'self' },
        success: 3,
      },
      {
        bind: 'lost',
        to: { op: '-', of: [{ the: 'models-escaping', of: 'self' }, 'escaped'] },
      },
      { choose: { all: 'model', in: 'self' }, as: 'fallen-models', min: 'lost', max: 'lost' },
      { destroy: 'fallen-models' },
    ],
  },
);

const bigGuns = (id: string, name: string, summary: string) => ({
  id,
  name,
  kind: 'core-rule' as const,
  source: core('Big Guns Never Tire'),
  summary,
});

/** Ground of both printings of the tenth. */
export const tenthCoreRules: readonly AttackRule[] = [
  ...followed,
  ...weaponRules,
  ...inTurn,
  desperateEscape,
  advanceMove('advance-moves', 'Advance Moves', core('Advance Moves')),
  engagedShooter(
    bigGuns(
      'big-guns-never-tire',
      'Big Guns Never Tire',
      'Engaged MONSTERS and VEHICLES shoot, at 1 less to hit but for Pistols.',
    ),
    'pistol',
  ),
  engagedTarget(
    bigGuns(
      'big-guns-never-tire-target',
      'Shooting at engaged monsters',
      'Engaged MONSTERS and VEHICLES may be shot at, at 1 less to hit but for Pistols.',
    ),
    'pistol',
  ),
  damaged(core('Damaged')),
  exact(
    {
      id: 'plunging-fire',
      name: 'Plunging Fire',
      kind: 'terrain',
      source: core('Ruins'),
      summary: 'From 6" up at a target that is wholly at ground level AP is better by 1.',
    },
    ...always(improve('armour-penetration', { attacks: 'ranged', by: 'self' })),
  ),
];
