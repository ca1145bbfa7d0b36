import { printEffect } from '@umpire/effects';
import { describe, expect, it } from 'vitest';
import { compile, type Kind } from './index.js';

/* The same rules in other words, on wordings of our own. */

const read = (text: string, kind: Kind = 'ability') =>
  compile(text, { edition: 'w40k-10', kind, name: 'Kiln Song', cost: 1 });

const told = (text: string): string => {
  const { effects, unread } = read(text);
  expect(unread).toEqual([]);
  return effects.map(printEffect).join(' / ');
};

describe('characteristics and rolls', () => {
  it.each([
    [
      'The Damage characteristic of this model’s glaive is changed to 5 while it is Battle-shocked.',
      /set damage to 5 .*glaive weapons/,
    ],
    [
      'Add 3 to the Strength and 5 to the Damage characteristics of this model’s kiln fork.',
      /add 3 to strength .*; add 5 to damage/i,
    ],
    [
      'Add 3 to the Strength characteristic and improve the Armour Penetration characteristic of this model’s melee weapons by 2.',
      /add 3 to strength .*; improve armour penetration by 2/i,
    ],
    [
      'You can re-roll Wound rolls made for attacks by this model that target KILN units.',
      /re-roll wound rolls against KILN/,
    ],
    [
      'When this CLAY model makes an attack, an unmodified Wound roll of 5+ is a Critical Wound.',
      /unmodified wound rolls of 5\+ are critical wounds/,
    ],
    [
      'Enemy units within 7" of this CLAY model have their Leadership characteristic worsened by 2.',
      /worsen leadership by 2 for enemy units/i,
    ],
    [
      'Each time this CLAY model makes an attack, if the result of the Hit roll is an unmodified 6, add 3 to the Damage characteristic of that attack.',
      /add 3 to damage on unmodified hit rolls of 6\+/,
    ],
  ])('%s', (text, meaning) => {
    expect(told(text)).toMatch(meaning);
  });
});

describe('abilities', () => {
  it('one instead of another takes the other away', () => {
    expect(
      told(
        'Each time this CLAY model makes a melee attack, that attack has the [LANCE] ability instead of the [LETHAL HITS] ability.',
      ),
    ).toMatch(/grant lance .*; forbid lethal hits/i);
  });

  it('a weapon of one word is no foe of that name', () => {
    expect(
      told('This model’s glaive has the [LANCE] ability while this CLAY model is within 7" of a friendly KILN model.'),
    ).toMatch(/^If this unit is within 7" of friendly KILN models: grant lance .*glaive weapons\.$/);
  });
});

describe('when and who', () => {
  it.each([
    [
      'Each time this CLAY unit takes a Battle-shock test, if that test is passed, this unit can make a Normal move of up to 3".',
      /^After battle shock passed/,
    ],
    [
      'While this CLAY unit is being led by a KILN model, add 3 to the Attacks characteristic of its melee weapons.',
      /number of KILN models of this unit is more than 0/,
    ],
    [
      'Each time an attack made by this CLAY model destroys an enemy KILN model, this model regains 3 lost wounds.',
      /^After model destroyed for enemy KILN models, if the subject is destroyed by this unit/,
    ],
    [
      'Each time this CLAY unit shoots, after resolving those attacks, it can make a Normal move of up to 3".',
      /^After unit shot for this unit, you may: move this unit up to 3"/,
    ],
    [
      'Each time this CLAY unit is targeted by a ranged attack from more than 7" away, subtract 3 from the Wound roll.',
      /the attacker is not within 7" of the target/,
    ],
    [
      'If this CLAY model did not make a Normal or Advance move this turn, its ranged weapons have the [LANCE] ability.',
      /made normal move.*made advance move.*: grant lance/,
    ],
    [
      'At the start of the Fight phase, if this CLAY model is within Engagement Range of one or more enemy KILN units, select one of those units. That unit must take a Battle-shock test.',
      /choose one of enemy KILN units for which it is within .*engagement range of this unit/,
    ],
    [
      'KILN units from your army can re-roll Charge rolls while they are within 7" of one or more CLAY units.',
      /Re-roll charge rolls for friendly KILN units for which it is within 7" of CLAY units/,
    ],
  ])('%s', (text, meaning) => {
    expect(told(text)).toMatch(meaning);
  });
});

describe('small words', () => {
  it.each([
    [
      'In a turn in which this CLAY unit Advanced, until the end of the turn, its ranged weapons have the [LANCE] ability.',
      /^If this unit (?:is )?advanced: grant lance for ranged attacks/,
    ],
    [
      'While a friendly CLAY unit is within 7" (excluding KILN units) of this model, add 3 to the Toughness characteristic of models in that unit.',
      /it is within 7" of this unit; it is not KILN/,
    ],
    [
      'Improve the Armour Penetration characteristic of this CLAY model’s weapons by 2. (This is not cumulative with any other modifiers).',
      /improve armour penetration by 2 \(copies count once\)/i,
    ],
    [
      'Add 3 to the Strength characteristic of this CLAY model’s weapons in a turn in which it Advanced.',
      /^If this unit (?:is )?advanced: add 3 to strength/,
    ],
    [
      'This CLAY model’s kiln fork has the [LANCE] ability against KILN units.',
      /lance .*the target is KILN|lance with the kiln-fork against KILN/i,
    ],
    ['Each time a saving throw if made for this CLAY model, re-roll a saving throw of 1.', /re-roll save rolls of 1/i],
    ['Friendly CLAY units are eligible to charge in a turn in which they Advanced.', /^Allow charge after advancing/],
  ])('%s', (text, meaning) => {
    expect(told(text)).toMatch(meaning);
  });

  it('shots in one phase and blows in the other', () => {
    const { effects } = read(
      'WHEN: Your opponent’s Shooting phase or the Fight phase, after an enemy CLAY unit has shot or fought.\nTARGET: One KILN model from your army that was destroyed by that enemy unit.\nEFFECT: Until the end of the battle, each time a KILN model makes an attack that targets that enemy unit, re-roll the Hit roll.',
      'stratagem',
    );
    expect(effects.map(({ when }) => when?.at)).toEqual(['unit-shot', 'unit-fought']);
  });
});

describe('not guessed', () => {
  it.each([
    [
      'the other models of a unit that a stratagem is used on',
      'Until the end of the phase, weapons equipped by other models in your unit have the [LANCE] ability.',
    ],
    ['shots at an enemy that nobody spoke of', 'Your unit can shoot at that enemy unit.'],
  ])('%s', (_what, effect) => {
    expect(
      read(`WHEN: Your Shooting phase.\nTARGET: One CLAY unit from your army.\nEFFECT: ${effect}`, 'stratagem').whole,
    ).toBe(false);
  });
});
