import { printEffect } from '@umpire/effects';
import { describe, expect, it } from 'vitest';
import { compile, type Kind } from './index.js';

/* Units that join others, units of several kinds of models, choices that exclude each other, and what an army calls. */

const read = (text: string, kind: Kind = 'ability') => compile(text, { edition: 'w40k-10', kind, name: 'Kiln Song' });
const told = (text: string, kind?: Kind): readonly string[] => {
  const { effects, unread } = read(text, kind);
  expect(unread).toEqual([]);
  return effects.map(printEffect);
};

const step = 'At the start of the Declare Battle Formations step,';
const joins = 'can join';
const led = 'that is being led by';
const part = 'counts as part of';
const forever = 'for the rest of the battle';
const grown = 'and its Starting Strength is increased accordingly';
const takes = 'take part in the battle';
const dead = 'counts as having been destroyed';
const rides = 'embark within any TRANSPORT';
const room = 'the space of 2 models';
const unlike = 'models with different Toughness characteristics';
const done = 'the attacking unit has finished making its attacks';
const most = 'the Toughness characteristic of the majority of the models';
const needed = 'determining what roll is required';
const tied = 'Toughness characteristics are tied for majority';
const which = 'which models';
const begin = 'at the start of your Command phase';
const long = 'until the start of your next Command phase';
const short = 'until the end of the phase';
const having = 'from your army with this ability';
const afterAdvance = 'in a turn in which they Advanced';
const carried = 'equipped by that model';
const saving = 'making a saving throw for a model';
const attacks = 'makes an attack that targets that enemy unit';
const ones = 're-roll a Hit roll of 1';
const better = 'add 1 to the Hit roll';

describe('a unit that joins another', () => {
  it('may, and then is part of it, which rules nothing more', () => {
    const text = `${step} this unit ${joins} one other unit from your army ${led} a POTTER model (a unit cannot have more than one CLAY unit joined to it).
If it does, ${forever}, every model in this unit ${part} that unit, ${grown}.`;
    expect(told(text)).toEqual([
      'Before declare battle formations: choose up to 1 of friendly units for which all of (it is not bearer; the number of models of it for which it is leading and it is POTTER is more than 0; not so: it has joined clay) as “host”; activate join host for this unit; “host” become has joined clay.',
    ]);
  });

  it('must, or is lost', () => {
    const text = `${step} this model must join one CLAY GUARD unit from your army.
This model then ${part} that CLAY GUARD unit ${forever}, ${grown}.
If it is not possible to join this model to a CLAY GUARD unit, it does not ${takes} and ${dead}.`;
    expect(told(text)).toEqual([
      'Before declare battle formations: choose one of friendly CLAY GUARD units as “host”; activate join host for this unit; if the number of “host” is 0, destroy this unit.',
    ]);
  });

  it('rides where its host may, and takes its room', () => {
    const text = `While this model is joined to a unit, it can ${rides} that unit can embark within, and takes up ${room}.`;
    expect(told(text)).toEqual(['Allow embark with bodyguard for this unit; grant transport space 2 for this unit.']);
  });
});

describe('a unit of several kinds of models', () => {
  it('is as tough as most of them', () => {
    const text = `Each time an attack targets this unit, if it contains ${unlike}, until ${done}, use ${most} in that unit when ${needed} for that attack to wound.
If two or more ${tied}, use the highest value.`;
    expect(told(text)).toEqual(['Grant majority toughness for attacks at this unit.']);
  });

  it('takes room by kind', () => {
    const text = `For the purposes of determining ${which} in this unit can embark within a TRANSPORT, CLAY RIDER models and models equipped with a kiln pack each take up ${room}, but can otherwise ${rides} their unit can embark within.`;
    expect(told(text)).toEqual([
      'Grant transport space 2 for models of this unit for which it is CLAY RIDER or the number of kiln-pack weapons of it is more than 0.',
    ]);
  });
});

describe('who was chosen for one ability', () => {
  const chosen =
    'In your Command phase, select one friendly CLAY model within 3" of this model. That model regains 1 lost wound.';
  it.each([
    'Each model can only be selected for this ability or the Ember Hymn ability once per turn.',
    'The same CLAY model cannot be selected for both this ability and the POTTER’s Ember Hymn ability in the same turn.',
    'You cannot select a model for this ability that has already been selected for the Ember Hymn ability this turn, and vice versa.',
  ])('is not chosen for another: %s', (limit) => {
    expect(told(`${chosen} ${limit}`)).toEqual([
      'During command phase in my turn: choose one of friendly CLAY models for which all of (it is within 3" of this unit; it is not under kiln song; it is not under ember hymn) as “chosen model”; “chosen model” become under kiln song until the end of the turn; “chosen model” become under ember hymn until the end of the turn; heal 1 wounds of “chosen model”.',
    ]);
  });
});

describe('what an army calls', () => {
  it('it calls once, and all that the list says is in force as long', () => {
    const text = `Once per battle, ${begin}, you can call a Kilnaaah! If you do, ${long}, the Kilnaaah! is active for your army and:
- Models ${having} have a 5+ invulnerable save.
- Units ${having} are eligible to declare a charge ${afterAdvance}.`;
    expect(told(text, 'army-rule')).toEqual([
      'Before command phase in my turn, you may, once per battle for each army: my army become kilnaaah active until my next command phase; invulnerable save 5+ for friendly models for which it has this ability until my next command phase; allow charge after advancing for friendly units for which it has this ability until my next command phase.',
    ]);
  });
});

it('a weapon is chosen to have an ability', () => {
  expect(
    told(
      `In your Command phase, select one friendly CLAY model within 3" of this model. U${long.slice(1)}, select one ranged weapon ${carried} to have the [RAPID FIRE 1] ability.`,
    ),
  ).toEqual([
    'During command phase in my turn: choose one of friendly CLAY models for which it is within 3" of this unit as “chosen model”; choose one of weapons of “chosen model” for which it is ranged attack as “chosen weapon”; grant rapid fire 1 for ranged attacks by “chosen model” with “chosen weapon” until my next command phase.',
  ]);
});

it('an item is used before a save, once', () => {
  expect(
    told(
      `Once per battle, in your opponent’s Shooting phase, before ${saving} in this unit, it can deploy the clay lure. If it does, ${short}, models in this unit have a 5+ invulnerable save.`,
    ),
  ).toEqual([
    'After attack allocated for this unit in the enemy turn, if it is the shooting phase of the enemy turn, you may, once per battle for each unit: invulnerable save 5+ for this unit until the end of the phase.',
  ]);
});

it('a stratagem for one or more units is for as many as one likes', () => {
  const text = `WHEN: Start of your Shooting phase.
TARGET: One or more CLAY units from your army.
EFFECT: Select one enemy unit. U${short.slice(1)}, each time a model in one of your units ${attacks}, add 1 to the Hit roll.`;
  expect(told(text, 'stratagem')).toEqual([
    'Before shooting phase in my turn, you may: choose at least 1 and at most 100 of friendly CLAY units as “unit”; choose one of enemy units as “enemy”; add 1 to hit rolls for attacks by “unit” at “enemy” until the end of the phase.',
  ]);
});

it('an article too many is left out', () => {
  const { notes, whole } = read(`Each time this model makes an attack, ${ones} and a re-roll a Wound roll of 1.`);
  expect([whole, notes]).toEqual([true, ['a: left out']]);
});

it('the first time in each turn is once a turn', () => {
  expect(
    told(
      `The first time each turn that this unit is selected to shoot, ${short}, each time a model in this unit makes an attack, ${better}.`,
    ),
  ).toEqual([
    'After selected to shoot for this unit, you may, once per turn for each unit: add 1 to hit rolls for attacks by this unit until the end of the phase.',
  ]);
});
