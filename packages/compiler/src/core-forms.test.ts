import { printEffect } from '@umpire/effects';
import { describe, expect, it } from 'vitest';
import { compile, type Kind } from './index.js';

/* Abilities that carry a number, as the core rules say what they do; foes of one's own; whom alone one may attack. */

const read = (text: string, kind: Kind = 'ability') => compile(text, { edition: 'w40k-11', kind, name: 'Kiln Song' });
const told = (text: string, kind?: Kind): readonly string[] => {
  const { effects, unread } = read(text, kind);
  expect(unread).toEqual([]);
  return effects.map(printEffect);
};

const profile = 'in their profile are known as';
const such = 'is made with such a weapon';
const denoted = 'as denoted by ‘x’';
const increased = 'is increased by the amount';
const form = 'This ability always takes the form';
const half = 'was within half range of that weapon';
const step = 'in the Select Targets step';
const rolled = 'rolled, that attack';
const more = 'additional hits';
const each = 'Each time';
const near = 'within half that weapon’s range';
const target = 'the target unit';
const done = 'attacks have been resolved';
const plain = 'unmodified wound roll';
const loses = 'would lose a wound';
const die = 'roll one D6:';
const start = 'At the start of the battle';
const theirs = 'opponent’s army';
const choose = 'select one enemy unit';
const by = 'an attack made by';
const shot = 'after this model has shot';
const attacks = 'makes an attack';
const short = 'until the end of the phase';

describe('an ability with a number', () => {
  it.each([
    [
      `Weapons with [SUSTAINED HITS X] ${profile} Sustained Hits weapons. Each time an attack ${such}, if a Critical Hit is ${rolled} scores a number of ${more} on the target ${denoted}.`,
      'Add the parameter of this unit to additional hits for attacks by this unit for which the weapon is sustained-hits and the attack is critical hit.',
    ],
    [
      `Weapons with [RAPID FIRE X] ${profile} Rapid Fire weapons. ${each} such a weapon targets a unit ${near}, the Attacks characteristic of that weapon ${increased} denoted by ‘x’.`,
      'Add the parameter of this unit to attacks for attacks by this unit for which the weapon is rapid-fire and the target is within half range.',
    ],
    [
      `${form} [MELTA X]. ${each} a model makes an attack with a [MELTA] weapon, if ${target} ${half} ${step}, until the attacking unit’s ${done}, add X to that weapon’s D characteristic.`,
      'Add the parameter of this unit to damage for attacks for which the weapon is melta and the target is within half range.',
    ],
    [
      `${form} [ANTI-X Y+]. ${each} an attack is made with an [ANTI] weapon, if ${target} has the keyword denoted by X, an ${plain} of Y+ is a critical wound.`,
      'Use the parameter of this unit as critical wound on if that is better for attacks for which the weapon is anti and the target has anti keyword.',
    ],
    [
      `${form} Feel No Pain X+. ${each} a model with this ability ${loses}, ${die} on an X+, that wound is not lost.`,
      'Use the parameter of this unit as feel no pain if that is better for this unit.',
    ],
  ])('%s', (text, effect) => {
    expect(told(text)).toEqual([effect]);
  });

  it('is shown by examples, which rule nothing to the end of their line', () => {
    const text = `Models in this unit have a 5+ invulnerable save.
Example: A kiln is lit. That kiln burns.
${each} an attack targets this unit, subtract 1 from the Hit roll.`;
    expect(told(text)).toEqual(['invulnerable save 5+', 'Subtract 1 from hit rolls for attacks at this unit.']);
  });
});

it('a foe of one’s own is marked, and another once it has fallen', () => {
  const text = `${start}, select one unit in your ${theirs} to be this model’s sworn foe.
Each time this model makes an attack that targets its sworn foe, you can re-roll the Wound roll.
Each time this model’s sworn foe is destroyed, you can select a new unit from your ${theirs} to be its sworn foe.`;
  expect(told(text)).toEqual([
    'Before battle: choose one of enemy units as “enemy”; “enemy” become sworn foe target.',
    're-roll wound rolls while the target is sworn-foe-target',
    'After unit destroyed for enemy units for which it is sworn foe target, you may: choose one of enemy units as “enemy”; “enemy” become sworn foe target.',
  ]);
});

it('who may only attack one enemy is the unit that was chosen to shoot', () => {
  const text = `${each} a CLAY unit from your army is selected to shoot, you can ${choose} within 9" of and visible to that unit.
If you do, ${short}, models in that CLAY unit can only target that enemy unit and that enemy unit is caught in falling ash.
While an enemy unit is caught in falling ash, each time a POTTER model from your army makes an attack that targets it, add 1 to the Hit roll.`;
  expect(told(text)[0]).toBe(
    'After selected to shoot for friendly CLAY units, you may: choose one of enemy units for which it is within 9" of the subject and it is visible to the subject as “enemy”; forbid attacks but at enemy for the subject until the end of the phase; “enemy” become under falling ash until the end of the phase.',
  );
});

it('what falls to one weapon of a model is told from what falls to another', () => {
  expect(
    told(
      `${each} a BEAST model is destroyed as a result of ${by} this model’s clay maw, this model regains 1 lost wound.`,
    ),
  ).toEqual([
    'After model destroyed for BEAST models, if the subject is destroyed by this unit and the subject is destroyed with clay maw: heal 1 wounds of this unit.',
  ]);
});

it('a lost “hit” is put in', () => {
  const { notes, whole } = read(
    `In your Shooting phase, ${shot}, ${choose} by one or more of those attacks. ${short.replace('u', 'U')}, each time a model in that unit ${attacks}, subtract 1 from the Hit roll.`,
  );
  expect(notes).toEqual(['“hit” read before by']);
  expect(whole).toBe(true);
});
