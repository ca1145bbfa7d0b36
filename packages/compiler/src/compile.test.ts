import type { Effect } from '@umpire/effects';
import { printPlain, readEffect } from '@umpire/effects';
import { describe, expect, it } from 'vitest';
import { type CompileOptions, compile } from './index.js';

const ability: CompileOptions = { edition: 'w40k-10', kind: 'ability', name: 'Old Grudge' };
const stratagem: CompileOptions = { edition: 'w40k-10', kind: 'stratagem', name: 'Old Grudge', cost: 1 };

const effectsOf = (text: string, options = ability): readonly Effect[] => {
  const { effects, unread } = compile(text, options);
  expect(unread).toEqual([]);
  return effects;
};

describe('the long way of speaking', () => {
  it.each<[why: string, text: string, effects: readonly Effect[]]>([
    [
      'each attack of a model',
      'Each time this model makes a melee attack, add 1 to the Wound roll.',
      [{ do: [{ modify: 'wound-roll', how: 'add', by: 1, for: { attacks: 'melee', by: 'self' } }] }],
    ],
    [
      'the target is asked for each attack',
      'This model\u2019s melee attacks that target a Grot or Squig unit can re-roll hit rolls of 1.',
      [
        {
          do: [
            {
              reroll: 'hit',
              which: 'ones',
              for: {
                attacks: 'melee',
                by: 'self',
                where: {
                  some: [
                    { is: 'target', keywords: ['GROT'] },
                    { is: 'target', keywords: ['SQUIG'] },
                  ],
                },
              },
            },
          ],
        },
      ],
    ],
    [
      'a leader helps the unit that it is in',
      'While this model is leading a unit, its melee attacks have [LANCE].',
      [{ if: { state: 'leading', of: 'self' }, do: [{ grant: 'lance', for: { attacks: 'melee', by: 'self' } }] }],
    ],
    [
      'an aura is a search',
      'While a friendly WALKER model is within 9" of this model, that model has a 5+ invulnerable save.',
      [
        {
          do: [
            {
              modify: 'invulnerable-save',
              how: 'best-of',
              by: 5,
              for: {
                all: 'model',
                side: 'mine',
                keywords: ['WALKER'],
                where: { within: { inches: 9 }, of: 'it', from: 'self' },
              },
            },
          ],
        },
      ],
    ],
    [
      'the better number stands where its condition holds',
      'Each time this model makes an attack that targets a unit below its Starting Strength, add 2 to the Wound roll. If that target is Below Half-strength, add 3 to the Wound roll instead.',
      [
        {
          do: [
            {
              modify: 'wound-roll',
              how: 'add',
              by: 2,
              for: {
                attacks: 'any',
                by: 'self',
                where: {
                  every: [
                    { state: 'below-starting-strength', of: 'target' },
                    { not: { state: 'below-half-strength', of: 'target' } },
                  ],
                },
              },
            },
          ],
        },
        {
          do: [
            {
              modify: 'wound-roll',
              how: 'add',
              by: 3,
              for: {
                attacks: 'any',
                by: 'self',
                where: {
                  every: [
                    { state: 'below-starting-strength', of: 'target' },
                    { state: 'below-half-strength', of: 'target' },
                  ],
                },
              },
            },
          ],
        },
      ],
    ],
    [
      'a choice, a die, and a state of the text\u2019s own',
      'In your Shooting phase, after this model has shot, select one enemy FLY unit hit by those attacks. Until the end of the turn, that unit is dazzled. While a unit is dazzled, its melee attacks have -2 to hit rolls.',
      [
        {
          when: { at: 'unit-shot', edge: 'after', of: 'self', turn: 'mine' },
          do: [
            {
              choose: { all: 'unit', side: 'theirs', keywords: ['FLY'], where: { state: 'hit-by-subject', of: 'it' } },
              as: 'enemy',
            },
            { mark: 'dazzled', on: 'enemy', until: 'turn' },
          ],
        },
        {
          do: [
            {
              modify: 'hit-roll',
              how: 'add',
              by: -2,
              for: { attacks: 'melee', by: { all: 'unit', where: { state: 'dazzled', of: 'it' } } },
            },
          ],
        },
      ],
    ],
    [
      'a small table of results',
      'At the start of the Fight phase, select one enemy VEHICLE unit within 5" of this model and roll one D6: on a 3-4, that unit suffers 2 mortal wounds; on a 5+, that unit suffers D6 mortal wounds.',
      [
        {
          when: { at: 'fight-phase', edge: 'before' },
          do: [
            {
              choose: {
                all: 'unit',
                side: 'theirs',
                keywords: ['VEHICLE'],
                where: { within: { inches: 5 }, of: 'it', from: 'self' },
              },
              as: 'enemy',
            },
            { roll: 'D6', as: 'die', purpose: 'old-grudge' },
            {
              if: {
                every: [{ compare: ['die', '>=', 3] }, { compare: ['die', '<=', 4] }],
              },
              then: [{ suffer: 2, kind: 'mortal', on: 'enemy' }],
            },
            { if: { compare: ['die', '>=', 5] }, then: [{ suffer: { dice: 'D6' }, kind: 'mortal', on: 'enemy' }] },
          ],
        },
      ],
    ],
    [
      'each that succeeds',
      'Each time this model ends a Charge move, select one enemy VEHICLE unit within 2" and roll six D6: for each 5+, that unit suffers 2 mortal wounds.',
      [
        {
          when: { at: 'charge-move', edge: 'after', of: 'self' },
          do: [
            {
              choose: {
                all: 'unit',
                side: 'theirs',
                keywords: ['VEHICLE'],
                where: { within: { inches: 2 }, of: 'it', from: 'self' },
              },
              as: 'enemy',
            },
            { roll: 'D6', as: 'successes', purpose: 'old-grudge', times: 6, success: 5 },
            { suffer: { op: '*', of: ['successes', 2] }, kind: 'mortal', on: 'enemy' },
          ],
        },
      ],
    ],
  ])('%s', (_why, text, effects) => {
    expect(effectsOf(text)).toEqual(effects);
  });
});

describe('a stratagem', () => {
  it('is an offer in each of its phases', () => {
    const text =
      'WHEN: Your Shooting phase or the Fight phase.\nTARGET: One friendly ORKS unit.\nEFFECT: Until the end of the phase, that unit\u2019s ranged attacks can re-roll wound rolls.';
    const offer = { cost: 1, target: { as: 'unit', from: { all: 'unit', side: 'mine', keywords: ['ORKS'] } } };
    const does = [{ reroll: 'wound', which: 'any', for: { attacks: 'ranged', by: 'unit' }, until: 'phase' }];
    expect(effectsOf(text, stratagem)).toEqual([
      {
        when: { at: 'shooting-phase', edge: 'during', turn: 'mine' },
        offer,
        do: does,
      },
      {
        when: { at: 'fight-phase', edge: 'during' },
        offer,
        do: does,
      },
    ]);
  });

  it('answers the choice of targets', () => {
    const text =
      'WHEN: The Fight phase, just after an enemy unit has selected its targets.\nTARGET: One friendly ORKS VEHICLE unit that was selected as the target of those attacks.\nEFFECT: Until the end of the phase, that unit\u2019s melee attacks have [LANCE].';
    expect(effectsOf(text, stratagem)).toEqual([
      {
        when: { at: 'targets-selected', edge: 'after', of: { all: 'unit', side: 'theirs' } },
        if: {
          some: [
            { state: 'fight-phase', of: 'mine' },
            { state: 'fight-phase', of: 'theirs' },
          ],
        },
        offer: {
          cost: 1,
          target: {
            as: 'unit',
            from: {
              all: 'unit',
              side: 'mine',
              keywords: ['ORKS', 'VEHICLE'],
              where: { state: 'targeted-by-subject', of: 'it' },
            },
          },
        },
        do: [{ grant: 'lance', for: { attacks: 'melee', by: 'unit' }, until: 'phase' }],
      },
    ]);
  });
});

describe('the two ways of speaking', () => {
  it.each([
    [
      'This unit\u2019s ranged attacks have [ASSAULT].',
      'Ranged weapons equipped by models in this unit have the [ASSAULT] ability.',
    ],
    [
      'This model\u2019s melee attacks have +1 AP.',
      'Improve the Armour Penetration characteristic of this model\u2019s melee weapons by 1.',
    ],
    [
      'This model\u2019s melee attacks have +2 S.',
      'Add 2 to the Strength characteristic of melee weapons equipped by this model.',
    ],
    [
      'This unit\u2019s ranged attacks have -1 to hit rolls.',
      'Each time a model in this unit makes a ranged attack, subtract 1 from the Hit roll.',
    ],
    [
      'This unit\u2019s melee attacks can re-roll wound rolls.',
      'Each time a model in this unit makes a melee attack, you can re-roll the Wound roll.',
    ],
    ['This unit has +2" M.', 'Add 2" to the Move characteristic of models in this unit.'],
    ['This unit has 5+ InSv.', 'Models in this unit have a 5+ invulnerable save.'],
    [
      'Melee attacks that target this unit have -2 to wound rolls.',
      'Each time a melee attack targets this unit, subtract 2 from the Wound roll.',
    ],
    [
      'Friendly ORKS INFANTRY units\u2019 ranged attacks have [ASSAULT].',
      'Ranged weapons equipped by friendly ORKS INFANTRY units have the [ASSAULT] ability.',
    ],
  ])('%s', (terse, long) => {
    expect(effectsOf(terse)).toEqual(effectsOf(long));
  });
});

describe('plain wordings', () => {
  it.each([
    'Each time this model makes an attack, add 1 to the Hit roll.',
    'Each time this model makes a ranged attack, re-roll a Hit roll of 1.',
    'Melee weapons equipped by this model have the [SUSTAINED HITS 2] ability.',
    'Weapons equipped by this model have the [ANTI-VEHICLE 4+] ability.',
    'Each time this model makes an attack that targets a FLY unit, you can re-roll the Wound roll.',
    'Improve the Armour Penetration characteristic of ranged weapons equipped by this model by 1.',
    'Each time this model makes an attack, an unmodified Hit roll of 5+ scores a Critical Hit.',
  ])('%s', (text) => {
    const [effect, ...more] = effectsOf(text);
    expect(more).toEqual([]);
    const words = effect && printPlain(effect);
    expect(words).toBeDefined();
    expect(readEffect(words ?? '', { side: 'attacker' })).toEqual({ ok: true, value: effect });
  });
});

describe('what is not read', () => {
  it('keeps the whole ability from acting', () => {
    const text = 'Each time this model makes an attack, add 1 to the Hit roll. The moon sings of it.';
    const { effects, unread, whole } = compile(text, ability);
    expect([effects, whole]).toEqual([[], false]);
    expect(unread.map(({ from, to }) => text.slice(from, to))).toEqual(['The moon sings of it']);
  });

  it('is a word that points at nobody', () => {
    expect(compile('That enemy unit suffers 1 mortal wound.', ability).whole).toBe(false);
  });

  it('is a trigger whose limit would be lost', () => {
    expect(compile('You can select one enemy unit.', ability).whole).toBe(false);
  });
});

describe('the shapes of real texts', () => {
  it('do not matter', () => {
    const plain = effectsOf('Models in this unit have the Feel No Pain 5+ ability.');
    expect(effectsOf('Models in this unit have the **Feel No Pain 5+** ability')).toEqual(plain);
    expect(effectsOf('Models in this unit have the Feel\u00a0No Pain 5+ ability.')).toEqual(plain);
  });

  it('keeps keywords apart', () => {
    const [effect] = effectsOf('^^**Heretic Astartes Infantry^^** units from your army have the Stealth ability.');
    expect(effect?.do).toEqual([
      { grant: 'stealth', for: { all: 'unit', side: 'mine', keywords: ['HERETIC ASTARTES', 'INFANTRY'] } },
    ]);
  });
});
