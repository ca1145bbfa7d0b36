import { always } from '../../abilities/ability.js';
import type { AttackRule } from '../../attack/hooks.js';
import { eleventhCore as core } from '../../sources.js';
import { byName, carriedOut, exact, ground, inSteps, table } from '../record.js';
import { advanceMove, damaged, engagedShooter, engagedTarget } from '../shared/ground.js';
import { improve, state } from '../terms.js';

/** What the sequence of attacks follows by itself. */
const followed = table('core-rule', core, ground, [
  ['unmodified-dice', 'Unmodified dice', '01.05', 'What the die shows after re-rolls and before modifiers.'],
  ['damage-roll', 'Damage roll', '05.04', 'A Damage that is random is rolled for each attack that is not saved.'],
  [
    'automatically-successful',
    'Automatically successful',
    '01.05.01',
    'No die is rolled, so nothing that asks for a face happens.',
  ],
  [
    'rules-with-multiple-conditions',
    'Rules with Multiple Conditions and Effects',
    '02.03.01',
    'The better effect needs the condition of the smaller one too.',
  ],
  [
    'making-attacks',
    'Making Attacks',
    '04',
    'Weapon by weapon at one target, alike attacks in one pool, then the next target.',
  ],
  [
    'select-weapons-step',
    'Select Weapons step',
    '04.01',
    'Ranged weapons at will; one melee weapon, and those that attack besides.',
  ],
  ['multiple-weapon-profiles', 'Weapons with several profiles', '04.01', 'One profile is chosen before any target.'],
  [
    'select-targets-step',
    'Select Targets step',
    '04.02',
    'One visible enemy in range for each ranged weapon; engaged ones in a fight.',
  ],
  ['hit-roll', 'Hit Roll', '05.01', 'Unmodified 1 fails, 6 is critical, else the modified result against the skill.'],
  ['critical-hits', 'Critical Hits', '05.01', 'An unmodified 6, or the lower number a rule sets; it always hits.'],
  ['wound-roll', 'Wound Roll', '05.02', 'Unmodified 1 fails, 6 is critical, else Strength against Toughness.'],
  [
    'critical-wounds',
    'Critical Wounds',
    '05.02',
    'An unmodified 6, or the lower number a rule sets; it always wounds.',
  ],
  [
    'multiple-toughness-characteristics',
    'Multiple Toughness Characteristics',
    '05.02.01',
    'The highest among bodyguards; when they are gone, of all.',
  ],
  ['save-rolls', 'Save Rolls', '05.03', 'All of a pool at once, then lowest first against the current group.'],
  [
    'create-groups',
    'Create Groups',
    '05.03',
    'Each CHARACTER alone; others together by equal wounds, save and invulnerable save.',
  ],
  [
    'allocation-order',
    'Allocation Order',
    '05.03',
    'Wounded groups before whole ones, CHARACTERS last; the defender orders the rest.',
  ],
  ['mortal-wounds', 'Mortal Wounds', '06.02', 'One at a time, CHARACTERS last, no save; on to the next model.'],
  [
    'mortal-wounds-and-normal-damage',
    'Mortal Wounds and Normal Damage',
    '06.02',
    'All normal damage of the pool first.',
  ],
  ['normal-damage', 'Normal Damage', '06.02.01', 'What comes from the Damage of a weapon.'],
  [
    'hazard-rolls',
    'Hazard Rolls',
    '06.03',
    '1 or 2 fails: 1 mortal wound, 3 where all models are MONSTERS or VEHICLES.',
  ],
  ['half-range', 'Half range', '24.25, 24.30', "Half the weapon's range, measured as targets are selected."],
]);

const asText = table('core-rule', core, inSteps, [
  [
    'half-strength',
    'Starting Strength and Half-strength',
    '01.02.01',
    'Models for a unit, wounds for a single model; below, at or above half.',
  ],
  ['leadership-roll', 'Leadership roll', '01.06', '2D6, at least the best Leadership of the unit.'],
  [
    'battle-shock-rolls',
    'Battle-shock Rolls',
    '01.07',
    'A leadership roll; failing: no OC, no stratagems, no actions.',
  ],
  ['battlefield-morale', 'Battlefield Morale', '01.07.01', 'Says when such rolls are mostly made; no procedure.'],
  ['battle-shock-test', 'Battle-shock test', '01.07.02', 'The older name of the battle-shock roll.'],
  ['characteristic-dash', "A characteristic of '-'", '02.02', 'Nothing modifies it.'],
  ['healing', 'Healing', '02.02.04', 'Wound by wound: a hurt model first, else a fallen one comes back at 1.'],
  [
    'moving',
    'Moving',
    '03.01',
    'Straight segments and free turns; through friends, not through enemies; ends coherent.',
  ],
  ['set-up', 'Set Up', '03.02', 'Coherent and unengaged, or not at all.'],
  [
    'setting-up-large-models',
    'Setting Up Large Models',
    '03.02.02',
    'Touching an edge where the zone is too small; then neither move nor shots.',
  ],
  ['engagement', 'Engagement range', '03.04', 'Within 2" sideways and 5" in height.'],
  ['what-is-engagement', 'What is engagement?', '03.04', 'A sidebar that explains; no procedure.'],
  [
    'destroyed',
    'Destroyed',
    '05.04.04',
    'Rules for a fallen model wait, with its removal, until the attacks are resolved.',
  ],
  [
    'fight-on-death',
    'Fight on death',
    '05.04.05',
    'A destroyed model that may still fight stays until its unit has fought, or the phase ends.',
  ],
  ['surge-move', 'Surge Move', '21.02', 'Towards the nearest enemy, once a phase; not engaged, not battle-shocked.'],
  ['aircraft', 'Aircraft', '23', 'From reserves and back: only ingress moves; only FLY units charge or fight it.'],
  ['visibility', 'Visibility', '06.01', 'A line 1 mm wide from some part to some part; other units and terrain block.'],
  ['model-visible', 'Model Visible', '06.01', 'Some part of it is visible.'],
  ['model-fully-visible', 'Model Fully Visible', '06.01', 'Each part that faces the observer is visible.'],
  ['unit-visible', 'Unit Visible', '06.01', 'Some model of it is visible.'],
  ['unit-fully-visible', 'Unit Fully Visible', '06.01', 'Each model of it is fully visible.'],
  [
    'battle-shock-step',
    'Battle-shock step',
    '08.03',
    'One roll for each unit that is battle-shocked or at half strength or less.',
  ],
  ['normal-move', 'Normal Move', '09.05', 'Up to the Move, unengaged before and after.'],
  ['fall-back-move', 'Fall-back Move', '09.07', 'An engaged unit leaves; then no shooting, no charge, no action.'],
  ['ordered-retreat', 'Ordered Retreat', '09.07', 'Falling back around enemies; not while battle-shocked.'],
  ['assault-shooting', 'Assault Shooting', '10.05', 'After an advance, with Assault weapons only.'],
  ['charge-move', 'Charge Move', '11.04', 'Ends engaged with each target and nobody else; Fights First this turn.'],
  [
    'resolve-fights-first-combats',
    'Resolve Fights First Combats',
    '12.04',
    'Fights First units by turns, from the player whose turn it is.',
  ],
  ['placing-terrain', 'Placing Terrain', '13.01', 'A mat, one feature or several bound a terrain area.'],
  ['terrain-and-visibility', 'Terrain and visibility', '13.07', 'Cover, hidden units and obscuring areas.'],
  ['objective-markers', 'Objective markers', '14', 'An area, or within 3" of a marker; the higher sum of OC controls.'],
  [
    'actions-eligibility',
    'Actions',
    '16',
    'On the battlefield, unengaged, with OC, not after advancing or falling back.',
  ],
  ['frame', 'Frame', '17.02', 'Measured from the closest part of the model, base or not.'],
  [
    'emergency-disembark-move',
    'Emergency Disembark Move',
    '18.05',
    'Hazard rolls, then set up within 6"; who finds no place is destroyed.',
  ],
  ['attached-units', 'Attached units', '19', 'Bodyguards with leaders and support act as one unit.'],
  [
    'strategic-reserves',
    'Strategic Reserves',
    '20',
    'Half of the points at most; from round 2, destroyed after round 3.',
  ],
  ['ingress-move', 'Ingress Move', '20.04', 'In a 6" strip along edges, more than 8" from enemies.'],
  ['aura-abilities', 'Aura abilities', '22.01', 'The model is in its own aura; copies count once.'],
]);

const coreAbilities = table('core-ability', core, byName, [
  ['deep-strike', 'Deep Strike', '24.09', 'Arrives anywhere more than 8" from enemies, if every model has it.'],
  ['fights-first', 'Fights First', '24.13', 'While every model has it the unit fights with those that charged.'],
  ['firing-deck', 'Firing Deck', '24.14', 'As it shoots, so many passengers lend it a ranged weapon each.'],
  ['hover', 'Hover', '24.17', 'Taking to the skies costs it no distance.'],
  ['lone-operative', 'Lone Operative', '24.24', 'Not attached: visible only within 12", or the distance it names.'],
]);

const deadlyDemise: AttackRule = {
  ...carriedOut({
    id: 'deadly-demise',
    name: 'Deadly Demise',
    kind: 'core-ability',
    source: core('24.08', 'G-08'),
    summary: 'When destroyed, on a 6 each unit within 6" suffers the printed number of mortal wounds.',
  }),
  effects: ({ parameter = 1 }) => [
    {
      when: { at: 'model-destroyed', edge: 'after', of: 'self' },
      do: [
        { roll: 'D6', as: 'die', purpose: 'deadly-demise' },
        {
          if: { compare: ['die', '>=', { the: 'deadly-demise-on', of: 'self' }] },
          then: [
            {
              each: { all: 'unit', where: { within: { inches: 6 }, of: 'it', from: 'subject' } },
              as: 'struck',
              do: [{ suffer: parameter, kind: 'mortal', on: 'struck' }],
            },
          ],
        },
      ],
    },
  ],
};

const desperateEscape = carriedOut(
  {
    id: 'desperate-escape',
    name: 'Desperate Escape',
    kind: 'core-rule',
    source: core('09.07', 'G-04'),
    summary: 'Falling back through enemies: a hazard roll for each model first, a battle-shock roll after.',
  },
  {
    when: { at: 'selected-to-fall-back', edge: 'after', of: 'self' },
    if: state('desperate', 'self'),
    do: [{ each: { all: 'model', in: 'self' }, as: 'escaping', do: [{ activate: 'hazard-rolls', for: 'self' }] }],
  },
);

const shooting = (id: string, name: string, section: string, summary: string) => ({
  id,
  name,
  kind: 'core-rule' as const,
  source: core(section),
  summary,
});

export const eleventhCoreRules: readonly AttackRule[] = [
  ...followed,
  ...asText,
  ...coreAbilities,
  deadlyDemise,
  desperateEscape,
  advanceMove('advance-move', 'Advance Move', core('09.06')),
  engagedShooter(
    shooting(
      'close-quarters-shooting',
      'Close-quarters Shooting',
      '10.06',
      'Engaged MONSTERS and VEHICLES shoot at 1 less to hit but for Close-quarters weapons.',
    ),
    'close-quarters',
  ),
  engagedTarget(
    shooting(
      'shooting-at-engaged-monsters',
      'Shooting at engaged monsters and vehicles',
      '17.03',
      'They may be shot at, at 1 less to hit but for Close-quarters weapons.',
    ),
    'close-quarters',
  ),
  damaged(core('24.39')),
  exact(
    {
      id: 'plunging-fire',
      name: 'Plunging Fire',
      kind: 'terrain',
      source: core('22.05'),
      summary: 'From 3" up, or from a TOWERING model within 12", at a target on the ground: the skill is better by 1.',
    },
    ...always(improve('skill', { attacks: 'ranged', by: 'self' })),
  ),
];
