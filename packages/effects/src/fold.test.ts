import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldModifiers, type Limits, type Modifier, type Operation } from './fold.js';

const tenth: readonly Operation[] = ['set', 'divide', 'multiply', 'add', 'subtract'];
const eleventh: readonly Operation[] = ['set', 'multiply', 'add', 'divide', 'subtract'];
const damage: Limits = { improves: 'up', least: 1 };
const armourPenetration: Limits = { improves: 'down', most: 0 };
const save: Limits = { improves: 'down', least: 2, absent: 7 };
const hitRoll: Limits = { improves: 'up', net: { least: -1, most: 1 } };

const halve: Modifier = { rule: 'half', how: 'divide', by: 2 };
const add = (by: number, rule = `add-${by}`): Modifier => ({ rule, how: 'add', by });
const improve = (by: number, rule: string, stacks?: Modifier['stacks']): Modifier => ({
  rule,
  how: 'improve',
  by,
  ...(stacks !== undefined && { stacks }),
});
const set = (by: number, rule = `set-${by}`): Modifier => ({ rule, how: 'set', by });
const bestOf = (by: number, rule = `best-${by}`): Modifier => ({ rule, how: 'best-of', by });

describe('foldModifiers', () => {
  test.each<
    [why: string, base: number, modifiers: Modifier[], order: readonly Operation[], limits: Limits, value: number]
  >([
    ['nothing changes nothing', 3, [], tenth, damage, 3],
    ['half of three is rounded up', 3, [halve], tenth, damage, 2],
    ['10th: divides before it adds', 3, [halve, add(1)], tenth, damage, 3],
    ['11th: adds before it divides', 3, [halve, add(1)], eleventh, damage, 2],
    ['rounds at the end only', 3, [halve, add(-1)], tenth, damage, 1],
    ['never below the least', 1, [add(-1)], tenth, damage, 1],
    ['a set value is then modified', 3, [set(1), add(1)], tenth, damage, 2],
    ['of two set values the best counts', 3, [set(1), set(2)], tenth, damage, 2],
    ['multiplies', 2, [{ rule: 'x2', how: 'multiply', by: 2 }, add(1)], eleventh, damage, 5],
    [
      'a third of seven, three times, is seven',
      7,
      [
        { rule: 'a', how: 'divide', by: 3 },
        { rule: 'b', how: 'multiply', by: 3 },
      ],
      tenth,
      damage,
      7,
    ],
    ['nothing is divided by nought', 4, [{ rule: 'a', how: 'divide', by: 0 }], tenth, damage, 4],
    ['AP -1 improves to -2', -1, [improve(1, 'a')], tenth, armourPenetration, -2],
    [
      'AP is never worse than 0, after all modifiers',
      0,
      [{ rule: 'w', how: 'worsen', by: 1 }, improve(1, 'a')],
      tenth,
      armourPenetration,
      0,
    ],
    ['AP 0 cannot worsen', 0, [{ rule: 'w', how: 'worsen', by: 1 }], tenth, armourPenetration, 0],
    ['a skill improves downwards', 3, [improve(1, 'a')], tenth, { improves: 'down', least: 2, most: 6 }, 2],
    ['a better value replaces', 5, [bestOf(4)], tenth, save, 4],
    ['a worse one does not', 3, [bestOf(4)], tenth, save, 3],
    ['best-of comes before improving', 7, [bestOf(5), improve(1, 'a')], tenth, save, 4],
    ['no save cannot be improved', 7, [improve(1, 'a')], tenth, save, 7],
    ['the net of a hit roll is clamped', 4, [add(1, 'a'), add(1, 'b'), add(1, 'c'), add(-1)], tenth, hitRoll, 5],
    ['clamped below too', 4, [add(-1, 'a'), add(-1, 'b')], tenth, hitRoll, 3],
    [
      'copies of one rule count once',
      -1,
      [improve(1, 'aura', false), improve(1, 'aura', false)],
      tenth,
      armourPenetration,
      -2,
    ],
    [
      'the strongest copy counts',
      -1,
      [improve(1, 'aura', false), improve(2, 'aura', false)],
      tenth,
      armourPenetration,
      -3,
    ],
    ['but add up with other rules', -1, [improve(1, 'aura', false), improve(1, 'b')], tenth, armourPenetration, -3],
    ['copies that stack add up', -1, [improve(1, 'b'), improve(1, 'b')], tenth, armourPenetration, -3],
    [
      'not cumulative with other improvements',
      -1,
      [improve(1, 'led', 'alone'), improve(1, 'b')],
      tenth,
      armourPenetration,
      -2,
    ],
    [
      'the better of the two',
      -1,
      [improve(1, 'led', 'alone'), improve(1, 'b'), improve(1, 'c')],
      tenth,
      armourPenetration,
      -3,
    ],
    [
      'but with worsening',
      -1,
      [improve(1, 'led', 'alone'), { rule: 'w', how: 'worsen', by: 1 }],
      tenth,
      armourPenetration,
      -1,
    ],
    ['a value set to 0 may be final', 3, [set(0), set(2), add(1)], eleventh, { ...damage, zeroStays: true }, 0],
    ['or not', 3, [set(0), add(2)], tenth, damage, 2],
  ])('%s', (_why, base, modifiers, order, limits, value) => {
    expect(foldModifiers(base, modifiers, order, limits).value).toBe(value);
  });

  test('says which rules took part, and only those', () => {
    const modifiers = [
      set(1, 'beaten'),
      set(2, 'set'),
      improve(1, 'aura', false),
      improve(1, 'aura', false),
      bestOf(1, 'worse'),
      halve,
    ];
    expect(foldModifiers(3, modifiers, tenth, damage).because).toEqual(['aura', 'half', 'set']);
    expect(foldModifiers(3, [improve(1, 'led', 'alone'), improve(1, 'b')], tenth, damage).because).toEqual(['b']);
    expect(foldModifiers(5, [bestOf(4, 'better'), set(6)], tenth, save).because).toEqual(['better']);
  });
});

const modifier: fc.Arbitrary<Modifier> = fc.record(
  {
    rule: fc.constantFrom('a', 'b', 'c'),
    how: fc.constantFrom('set', 'add', 'multiply', 'divide', 'improve', 'worsen', 'best-of'),
    by: fc.integer({ min: -3, max: 4 }),
    stacks: fc.constantFrom(false as const, 'alone' as const),
  },
  { requiredKeys: ['rule', 'how', 'by'] },
);

test('the order of modifiers never matters', () => {
  const shuffled = fc
    .array(modifier, { maxLength: 8 })
    .chain((all) =>
      fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length, maxLength: all.length })),
    );
  const limits = fc.constantFrom(damage, armourPenetration, save, hitRoll, { ...damage, zeroStays: true } as const);
  fc.assert(
    fc.property(
      fc.integer({ min: -6, max: 8 }),
      shuffled,
      fc.constantFrom(tenth, eleventh),
      limits,
      (base, [a, b], order, bounds) => {
        expect(foldModifiers(base, b, order, bounds)).toEqual(foldModifiers(base, a, order, bounds));
      },
    ),
    { numRuns: 2000 },
  );
});
