import { printEffect } from '@umpire/effects';
import { describe, expect, it } from 'vitest';
import { compile } from './index.js';

/* Weapons and what changes their attacks, on wordings of our own. */

const told = (text: string): string => {
  const { effects, unread } = compile(text, { edition: 'w40k-10', kind: 'ability', name: 'Kiln Song' });
  expect(unread).toEqual([]);
  return effects.map(printEffect).join(' / ');
};

it('all weapons of a name are those weapons', () => {
  expect(told('All kiln forks equipped by models in this unit have the [LANCE] ability.')).toBe(
    'Grant lance for attacks by this unit with kiln-fork weapons.',
  );
});

it('what has more of an ability than it is printed with has the greater', () => {
  expect(
    told('This model’s kiln fork has the [SUSTAINED HITS 2] ability instead of the [SUSTAINED HITS 1] ability.'),
  ).toMatch(/sustained hits 2/i);
});

describe('two melee weapons', () => {
  it('are counted', () => {
    expect(
      told(
        'While this CLAY model is equipped with three melee weapons, those weapon profiles have the [LANCE] ability.',
      ),
    ).toBe(
      'If the number of weapons of this unit for which it is not ranged attack is at least 3: grant lance for melee attacks by this unit.',
    );
  });

  it('beside a close combat weapon, which gains nothing', () => {
    expect(
      told(
        'While this CLAY model is equipped with three melee weapons in addition to its close combat weapon, add 5 to the Attacks characteristic of those three weapons.',
      ),
    ).toMatch(/at least 4: add 5 to attacks .* the weapon is not close-combat-weapon\.$/);
  });
});

it('two things done instead of one take its place together', () => {
  expect(
    told(
      'Each time a CLAY model in this unit makes an attack that targets a KILN unit below its Starting Strength, add 2 to the Hit roll. If that attack targets a KILN unit that is Below Half-strength, add 4 to the Hit roll and add 3 to the Wound roll instead.',
    ),
  ).toMatch(/the target is not below half strength.*\)\. \/ Add 4 to hit rolls .* add 3 to wound rolls/);
});
