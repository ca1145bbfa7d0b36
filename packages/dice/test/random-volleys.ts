import fc from 'fast-check';
import type { Attack, Skirmish } from './skirmish.js';

const within = (least: number, most: number) => fc.integer({ min: least, max: most });

const heldCritical = fc.record({
  discipline: fc.constantFrom({ held: 'pool' as const }, { held: 'unit' as const }),
  damage: fc.constantFrom('1', '2', 'D3'),
  spills: fc.boolean(),
});

const harderCritical = fc.record({
  discipline: fc.constantFrom('lowest-first' as const, 'one-by-one' as const),
  damage: fc.constantFrom('1', '2'),
  saveOn: fc.tuple(within(3, 7), within(2, 7)),
});

const attacks = fc.record<Attack>(
  {
    weapons: within(1, 2),
    attacks: fc.constantFrom('1', '1', '2', 'D3'),
    hitOn: within(2, 6),
    woundOn: within(2, 6),
    saveOn: fc.tuple(within(2, 7), within(2, 7)),
    damage: fc.constantFrom('1', '2', '3', 'D3'),
    extraHits: within(0, 1),
    lethal: fc.boolean(),
    critical: fc.oneof(heldCritical, harderCritical),
    once: fc.boolean(),
    onlyAlone: fc.boolean(),
    damageReroll: within(1, 3),
    attacksReroll: within(1, 3),
    hitReroll: fc.boolean(),
    woundReroll: fc.boolean(),
    saveReroll: fc.boolean(),
    discipline: fc.constantFrom('one-by-one' as const, 'lowest-first' as const),
    ignoredOn: fc.tuple(fc.constantFrom(7, 5), fc.constantFrom(7, 4)),
    picks: fc.constantFrom([], [1]),
    less: within(0, 1),
  },
  { requiredKeys: ['weapons', 'attacks', 'hitOn', 'woundOn', 'saveOn', 'damage', 'discipline'] },
);

const group = (name: string) =>
  fc
    .record({ models: within(1, 3), wounds: within(1, 3), lost: within(0, 2) })
    .map(({ models, wounds, lost }) => ({ name, models, wounds, lost: Math.min(lost, wounds - 1) }));

const most = { '1': 1, '2': 2, D3: 4 } as const;

const size = ({ weapons, attacks: printed, extraHits = 0 }: Attack): number =>
  weapons * most[printed as keyof typeof most] * (1 + extraHits);

interface Shape {
  readonly dice: number;
  readonly units: number;
  readonly spares: readonly (Skirmish['spare'] | undefined)[];
}

/** Small volleys of every shape that the drivers know, of at most so many attack dice. */
export const volleysOf = ({ dice, units, spares }: Shape): fc.Arbitrary<Skirmish> =>
  fc
    .record({
      first: group('first'),
      second: fc.option(group('second'), { nil: undefined }),
      uses: fc.constantFrom(0, 0, 1),
      units: fc.array(fc.array(attacks, { minLength: 1, maxLength: 2 }), { minLength: 1, maxLength: units }),
      spare: fc.constantFrom(...spares),
    })
    .filter((one) => one.units.flat().reduce((sum, attack) => sum + size(attack), 0) <= dice)
    .map(
      ({ first, second, spare, ...rest }): Skirmish => ({
        groups: second ? [first, second] : [first],
        ...rest,
        ...(spare ? { spare } : {}),
      }),
    );
