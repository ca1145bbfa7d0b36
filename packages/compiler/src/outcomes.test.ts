import { printEffect } from '@umpire/effects';
import { describe, expect, it } from 'vitest';
import { compile, type Kind } from './index.js';

/* What comes of attacks once they are made, rolls that hit whatever the skill, and where a part of a rule ends. */

const read = (text: string, kind: Kind, name = 'Kiln Song') => compile(text, { edition: 'w40k-10', kind, name });
const told = (text: string, kind: Kind = 'ability', name?: string): readonly string[] => {
  const { effects, unread } = read(text, kind, name);
  expect(unread).toEqual([]);
  return effects.map(printEffect);
};
const stratagem = (when: string, target: string, effect: string): readonly string[] =>
  told(`WHEN: ${when}\nTARGET: ${target}\nEFFECT: ${effect}`, 'stratagem');

const phase = 'Until the end of the phase';
const better = 'add 1 to the Hit roll';
const prey = 'that includes your Prey';
const cover = 'has the Benefit of Cover';
const long = 'Until the start of your next Command phase';
const targets = 'targets, you can';
const fallen = 'are destroyed as a result of those attacks';
const each = 'each time a model in your unit makes';

describe('what attacks come to', () => {
  it('is asked once they are made, though the stratagem came before them', () => {
    expect(
      stratagem(
        'Your Shooting phase.',
        'One CLAY unit from your army.',
        `${phase}, ${each} a ranged attack, ${better}. If one or more enemy models ${fallen}, your unit heals 2 wounds.`,
      ),
    ).toEqual([
      'During shooting phase in my turn, you may, on one of friendly CLAY units, as “unit”: add 1 to hit rolls for ranged attacks by “unit” until the end of the phase; later, after unit shot for “unit”, if the number of enemy models for which it is destroyed by the subject is more than 0, heal 2 wounds of “unit”, returning destroyed models.',
    ]);
  });
});

describe('rolls', () => {
  it.each([
    ['that attack scores a hit on an unmodified Hit roll of 3+', 3],
    ['an unmodified Hit roll of 6 is required to score a hit', 6],
  ])('%s', (says, needed) => {
    expect(told(`Each time this model makes a melee attack, ${says}.`)).toEqual([
      `Set hits on unmodified to ${needed} for melee attacks by this unit.`,
    ]);
  });

  it('of charges are thrown again by whoever charges the one that is marked', () => {
    const text = `At the start of your Command phase, select one enemy MONSTER unit. ${long}, that enemy unit is your Prey:
- Each time a CLAY unit from your army declares a charge ${prey} as one of the ${targets} re-roll the Charge roll.
- Each time a CLAY model from your army makes an attack that targets your Prey, ${better}.`;
    expect(told(text, 'detachment-rule')[0]).toContain(
      're-roll charge rolls for friendly CLAY units for which the number of enemy units for which it is prey target and it is charge target is more than 0',
    );
  });
});

it('a weapon is counted beyond the first', () => {
  expect(
    told(
      'The Attacks characteristic of this weapon is increased by 2 for each additional clay claw this model is equipped with.',
      'ability',
      'Claw Twin',
    ),
  ).toEqual([
    'Add ((the number of clay-claw weapons of this unit - 1) * 2) to attacks for attacks with claw-twin weapons of this unit.',
  ]);
});

it('who stands behind the unit of a stratagem is screened by it', () => {
  const hidden = 'is not fully visible to every model in the attacking unit';
  expect(
    stratagem(
      'Your opponent’s Shooting phase, just after an enemy unit has selected its targets.',
      'One CLAY VEHICLE unit from your army.',
      `${phase}, each time a ranged attack is allocated to a POTTER model from your army, if that model ${hidden} because of your VEHICLE, that model ${cover} against that attack.`,
    )[0],
  ).toContain(
    'grant benefit of cover for ranged attacks at friendly POTTER models for which the target is screened by unit',
  );
});

it('restrictions are of the whole rule, not of its last part', () => {
  const text = `At the start of your turn, select one of the following Fires. Until the end of the turn, that Fire is active and its effects apply to all CLAY units from your army.

Slow Fire
You can re-roll Charge rolls made for this unit.

White Fire
Models in this unit have a 5+ invulnerable save.

RESTRICTIONS
Your army can include POTTER units.`;
  expect(told(text, 'detachment-rule').at(-1)).toBe('Allow include for friendly POTTER units.');
});

it('of a list of stratagems one use makes one free, whatever breaks its line', () => {
  expect(
    told(`Once per battle round, you can target this unit with one of the following Stratagems for 0CP: Kiln Fire;
Go to Clay.`),
  ).toEqual([
    'During phase, you may, once per round for each unit: do one of: (grant free stratagem KILN FIRE for this unit) or (grant free stratagem GO TO CLAY for this unit).',
  ]);
});
