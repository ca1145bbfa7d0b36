import { printEffect } from '@umpire/effects';
import { describe, expect, it } from 'vitest';
import { compile, type Kind } from './index.js';

/* Texts in parts that have names, on wordings of our own: who has what each part says, and when. */

const read = (text: string, kind: Kind = 'detachment-rule') =>
  compile(text, { edition: 'w40k-10', kind, name: 'Kiln Song' });

const told = (text: string, kind?: Kind): readonly string[] => {
  const { effects, unread } = read(text, kind);
  expect(unread).toEqual([]);
  return effects.map(printEffect);
};

const FIRES = `Slow Fire
Each time a model in this CLAY unit makes a ranged attack that targets a KILN unit within 9", re-roll a Hit roll of 1.

White Fire
While this unit is within 7" of one or more friendly BELLOWS models, add 5 to the Strength characteristic of this CLAY unit’s melee weapons.`;

describe('abilities of which one is chosen', () => {
  const chosen = told(
    `At the start of your turn, select one of the following Fires. Until the end of the turn, that Fire is active and its effects apply to all CLAY units from your army.\n\n${FIRES}`,
  );

  it('are marked by their names until the time said', () => {
    expect(chosen[0]).toBe(
      'During turn start in my turn: do one of: (my army become slow fire active until the end of the turn) or (my army become white fire active until the end of the turn).',
    );
  });

  it('hold while they are active, for every unit that has them', () => {
    expect(chosen[1]).toBe(
      'If my army is slow fire active: re-roll hit rolls of 1 for ranged attacks by friendly CLAY units for which the target is KILN and the target is within 9" of the attacker.',
    );
  });

  it('ask of each of those units what they ask of the unit', () => {
    expect(chosen[2]).toBe(
      'If my army is white fire active: add 5 to strength for melee attacks by friendly CLAY units for which it is within 7" of friendly BELLOWS models.',
    );
  });

  it('of several so many: every pair', () => {
    const [first] = told(
      `At the start of the battle, select two of the Fire abilities listed below. Until the end of the battle, those Fire abilities are active and their effects apply to all CLAY units from your army.\n\n${FIRES}\n\nCold Fire\nYou can re-roll Charge rolls made for this unit.`,
    );
    expect(first?.split(' or ').length).toBe(3);
    expect(first).toMatch(/slow fire active .*; my army become cold fire active/);
  });

  it('mark the unit for which they were chosen', () => {
    const [first, second] = told(
      `Each time a CLAY unit from your army is selected to fight, select one of the following abilities. That unit has that ability until the end of the phase.\n\n${FIRES}`,
    );
    expect(first).toMatch(/the subject become slow fire active until the end of the phase/);
    expect(second).toMatch(/by friendly units for which it is slow fire active/);
  });

  it('need parts to choose from', () => {
    expect(read('At the start of your turn, select one of the following Fires. That Fire is active.').whole).toBe(
      false,
    );
  });
});

describe('abilities that are given', () => {
  it('to all such units of the army', () => {
    expect(
      told(
        'CLAY units from your army have the following ability:\n\nSlow Fire: Each time this unit is selected to fight, if this CLAY unit made a Charge move this turn, add 5 to the Attacks characteristic of its melee weapons until the end of the phase.',
      ),
    ).toEqual([
      'After selected to fight for friendly CLAY units, if the subject is charged: add 5 to attacks for melee attacks by the subject until the end of the phase.',
    ]);
  });

  it('to the unit that a stratagem is used on, for as long as it says', () => {
    expect(
      told(
        'WHEN: Start of your opponent’s Shooting phase.\nTARGET: One CLAY unit from your army.\nEFFECT: Until the end of the turn, your unit has the following ability:\nSlow Fire (Aura): Models in friendly CLAY units within 7" of this unit have the Stealth ability.',
        'stratagem',
      )[0],
    ).toMatch(/grant stealth for friendly CLAY units for which it is within 7" of “unit” until the end of the turn\.$/);
  });

  it('are not guessed where a die is thrown for nobody in particular', () => {
    expect(
      read(
        'CLAY units from your army have the following ability:\n\nSlow Fire: At the start of the Fight phase, select one enemy KILN unit within 7" of this unit. That enemy unit must take a Battle-shock test.',
      ).whole,
    ).toBe(false);
  });
});
