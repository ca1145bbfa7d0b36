import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ArmyList, type ListedUnit, muster } from '../src/index.js';
import { invented, list } from './invented.js';

const names = invented.book.sheets.map(({ name }) => name);
const gifts = ['Glaze', 'Handprint', 'Straw', 'Wet Hands', 'Leash', 'Nothing'];

const unit: fc.Arbitrary<Partial<ListedUnit> & { readonly datasheet: string }> = fc.record(
  {
    datasheet: fc.constantFrom(...names, 'Nobody'),
    models: fc.integer({ min: 1, max: 12 }),
    enhancement: fc.constantFrom(...gifts),
    warlord: fc.constant(true as const),
    attachedTo: fc.constantFrom('u-0', 'u-1', 'u-2', 'nobody'),
    embarkedIn: fc.constantFrom('u-0', 'u-1', 'u-2', 'nobody'),
    inReserves: fc.constant(true as const),
  },
  { requiredKeys: ['datasheet'] },
);

const asked: fc.Arbitrary<ArmyList> = fc
  .record({
    units: fc.array(unit, { minLength: 1, maxLength: 8 }),
    battleSize: fc.constantFrom('skirmish', 'war', 'brawl'),
    detachments: fc.subarray(['River Host', 'Lake Host', 'Sea Host', 'Moon Host']),
  })
  .map(({ units, ...more }) => list([], { ...more, units: units.map((one, i) => ({ ...one, id: `u-${i}` })) }));

const codesOf = (found: ReturnType<typeof muster>): readonly string[] =>
  found.ok ? [] : found.error.map(({ code, unit: id = '' }) => `${code} ${id}`).sort();

test('an army that musters keeps within its points, and they are those of its units', () => {
  fc.assert(
    fc.property(asked, (one) => {
      const army = muster(one, invented);
      if (!army.ok) return;
      const { points, pointsLimit, units } = army.value;
      expect(points).toBe(units.reduce((sum, { points: own }) => sum + own, 0));
      expect(points).toBeLessThanOrEqual(pointsLimit);
      expect(units.flatMap(({ warlord }) => warlord ?? [])).toHaveLength(1);
    }),
  );
});

test('every reason has its section, what was found and what is allowed', () => {
  fc.assert(
    fc.property(asked, (one) => {
      const army = muster(one, invented);
      for (const reason of army.ok ? [] : army.error) {
        expect(reason.source.section, reason.code).toBeTruthy();
        expect(reason.found, reason.code).toBeTruthy();
        expect(reason.allowed, reason.code).toBeTruthy();
        expect(reason.code).toMatch(/^(?:army|battle)-[a-z-]+$/);
      }
    }),
  );
});

test('the order of the list changes no reason', () => {
  fc.assert(
    fc.property(asked, (one) => {
      const turned = { ...one, units: [...one.units].reverse() };
      // places in a transport go by the order of the list
      const without = (codes: readonly string[]) => codes.filter((code) => !code.startsWith('army-transport-full'));
      expect(without(codesOf(muster(turned, invented)))).toEqual(without(codesOf(muster(one, invented))));
    }),
  );
});
