import { printEffect } from '@umpire/effects';
import { describe, expect, it } from 'vitest';
import { compile } from './index.js';

/* One thing said of attacks in many ways, on wordings of our own: each way means the same. */

const told = (text: string): string => {
  const { effects, unread } = compile(text, { edition: 'w40k-10', kind: 'ability', name: 'Kiln Song' });
  expect(unread).toEqual([]);
  return effects.map(printEffect).join(' / ');
};

const alike = (says: readonly string[], means: string): void => {
  for (const text of says) expect(told(text), text).toBe(means);
};

it('an attack is made, in the active, the passive or as a verb', () => {
  alike(
    [
      'Each time a model in this CLAY unit makes an attack that targets KILN units, add 2 to the Wound roll.',
      'Each time a model in this unit attacks a KILN unit, add 2 to the Wound roll.',
      'Each time an attack is made by a model in this unit against a KILN unit, add 2 to the Wound roll.',
    ],
    'add 2 to wound rolls against KILN',
  );
});

it('an attack is known by its numbers, before or behind', () => {
  alike(
    [
      'Each time an attack targets this unit, if that attack’s Strength is greater than the Toughness of this unit, subtract 1 from the Wound roll.',
      'Each time an attack with a Strength characteristic greater than this unit’s Toughness characteristic targets this unit, subtract 1 from the Wound roll.',
      'Each time an attack targets this unit, if that attack has a Strength characteristic greater than this unit’s Toughness, subtract 1 from the Wound roll.',
    ],
    'Subtract 1 from wound rolls for attacks at this unit for which the strength of the attack is more than the toughness of this unit.',
  );
});

it('the number may be a figure', () => {
  alike(
    [
      'Each time an attack made with a Damage characteristic of 1 is allocated to this unit, add 1 to the saving throw.',
      'Each time an attack is allocated to this unit, if that attack’s Damage is 1, add 1 to any saving throw made against that attack.',
    ],
    'Add 1 to save rolls for attacks at this unit for which the damage of the attack is 1.',
  );
});

it('critical hits stand before or behind their roll', () => {
  alike(
    [
      'Each time a model in this CLAY unit makes an attack, unmodified Hit rolls of 4+ score a Critical Hit.',
      'Each time this unit makes an attack, a Hit roll of an unmodified 4+ is a Critical Hit.',
      'Critical Hits for attacks made by models in this unit are scored on unmodified Hit rolls of 4+.',
    ],
    told('Each time a model in this CLAY unit makes an attack, unmodified Hit rolls of 4+ score a Critical Hit.'),
  );
});

it('modifiers are ignored by whoever attacks', () => {
  expect(told('This model can ignore any or all modifiers to its Hit rolls.')).toBe('ignore modifiers to hit rolls');
});

it('their numbers are theirs, said behind the weapons', () => {
  expect(
    told(
      'Melee weapons equipped by this model have the [HAZARDOUS] ability, and add 3 to their Strength characteristic.',
    ),
  ).toBe('Grant hazardous for melee attacks by this unit; add 3 to strength for melee attacks by this unit.');
});

it('the penalty for shooting at what is not seen is not suffered', () => {
  expect(
    told('This model does not suffer the penalty to its Hit rolls for attacking a unit that is not visible to it.'),
  ).toMatch(/indirect fire penalty/i);
});

describe('whoever of the army is selected', () => {
  it('has a re-roll for the attacks it then makes', () => {
    expect(
      told(
        'Each time a CLAY unit from your army is selected to shoot, you can re-roll one Hit roll when resolving those attacks.',
      ),
    ).toMatch(/friendly CLAY units.*attacks by the subject/);
  });
});

describe('a list of conditions', () => {
  const said = (link: string): string =>
    told(
      `Each time a model in this unit makes an attack, add 2 to the Hit roll if ${link} of the following are true:\n■ This unit Remained Stationary this turn.\n■ That attack targets a KILN unit.`,
    );
  it('of which one is enough', () => expect(said('either or both')).toMatch(/stationary.* or .*KILN/));
  it('behind the name of an ability', () => {
    expect(
      told(
        'Each time this unit makes an attack, that attack has the [SUSTAINED HITS 3] ability if one of the following is true:\n■ This unit is Battle-shocked.\n■ That attack targets a KILN unit.',
      ),
    ).toMatch(/battle shocked.* or .*KILN/);
  });
  it('all of which must hold', () => expect(said('all')).toMatch(/stationary.* and .*KILN/));
});

it('of abilities behind "or" one is chosen', () => {
  const { effects } = compile(
    'When this unit is selected to shoot, this unit’s ranged attacks have:\n- [LETHAL HITS].\n- Or: [SUSTAINED HITS 3].',
    {
      edition: 'w40k-11',
      kind: 'ability',
      name: 'Kiln Song',
    },
  );
  expect(effects.map(printEffect).join(' / ')).toMatch(/do one of: .*lethal hits.* or .*sustained hits 3/);
});

describe('a test that each takes', () => {
  const said = told(
    'Each time a friendly CLAY unit declares a charge, each KILN unit within 7" of it must take a Leadership test: if it is failed, that unit’s attacks have -2 to hit rolls until the end of the turn.',
  );
  it('is taken when it is said', () => expect(said).toMatch(/charge declared/i));
  it('leads to something for whoever fails it', () => expect(said).toMatch(/for each .*failed last test.*subtract 2/));
});

it('so many models die as the die shows', () => {
  const { effects, unread } = compile(
    'Each time this unit is selected to fight, it can make a Grim Deal. If it does, select one friendly CLAY unit within 6". That CLAY unit must take a Leadership test: if it is passed, D3 models in that unit are destroyed; if it is failed, destroy D3+3 models in that CLAY unit.',
    { edition: 'w40k-10', kind: 'ability', name: 'Kiln Song' },
  );
  expect(unread).toEqual([]);
  expect(JSON.stringify(effects)).toContain('"then":[{"roll":"D3+3"');
});

it('more of these than of those are counted', () => {
  expect(
    told(
      'At the start of your Shooting phase, if there are more KILN models than friendly CLAY models within 7" of this unit, this unit’s melee attacks have +3 S until the end of the phase.',
    ),
  ).toMatch(/number of KILN models .* is more than the number of friendly CLAY models/);
});

it('what is done instead is done then, and for so long', () => {
  expect(
    told(
      'At the start of the Fight phase, if this unit is within 7" of a KILN unit, this unit’s melee attacks have +2 A until the end of the phase. If this unit is Below Half-strength, add 4 to the Attacks characteristic instead.',
    ),
  ).toMatch(
    /^Before fight phase.*not below half strength, add 2 .*; if this unit is below half strength, add 4 .* until the end of the phase/,
  );
});

it('any other unit is none of those before', () => {
  expect(
    told(
      'This unit’s attacks that target a CLAY or KILN unit have [LANCE]. This unit’s attacks that target any other unit have [SUSTAINED HITS 3].',
    ),
  ).toMatch(/sustained hits 3 for attacks by this unit for which none of \(the target is CLAY; the target is KILN\)/);
});

it('one use of a weapon is named behind a dash', () => {
  expect(told('Change the Attacks characteristic of this model’s kiln fork – sweep weapon to 7.')).toBe(
    'Set attacks to 7 for attacks by this unit with kiln-fork-sweep weapons.',
  );
});

it('the unit that is led is still that unit behind attacks on it', () => {
  expect(
    told(
      'While this model is leading a unit, attacks that target that unit have -2 to hit rolls. That unit can re-roll Charge rolls.',
    ),
  ).toMatch(/Re-roll charge rolls for units of this unit/);
});
