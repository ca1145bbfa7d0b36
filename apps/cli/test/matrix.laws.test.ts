import { exactOdds, matrixRows } from '@umpire/odds';
import { w40k } from '@umpire/w40k';
import fc from 'fast-check';
import { expect, it } from 'vitest';

const weapon = fc.record({
  kind: fc.constant('ranged'),
  range: fc.constant(24),
  count: fc.integer({ min: 1, max: 3 }),
  attacks: fc.constantFrom('1', '3', 'D3', 'D6+1'),
  skill: fc.constantFrom('2+', '4+', 'N/A'),
  strength: fc.integer({ min: 3, max: 10 }),
  armourPenetration: fc.integer({ min: -3, max: 0 }),
  damage: fc.constantFrom('1', '2', 'D3', 'D6+1'),
  abilities: fc.subarray([
    'sustained hits 1',
    'lethal hits',
    'devastating wounds',
    'anti-vehicle 4+',
    'blast',
    'melta 2',
  ]),
});

const attacker = fc.record({
  name: fc.constantFrom('A', 'B'),
  weapons: fc.array(weapon, { minLength: 1, maxLength: 2 }),
  effects: fc.subarray(['re-roll hit rolls of 1', 'add 1 to wound rolls', 'add 1 to strength']),
});

const group = fc.record({
  models: fc.integer({ min: 1, max: 6 }),
  toughness: fc.integer({ min: 3, max: 12 }),
  save: fc.constantFrom('2+', '4+', null),
  invulnerableSave: fc.constantFrom(null, '4+'),
  wounds: fc.integer({ min: 1, max: 4 }),
  feelNoPain: fc.constantFrom(null, '5+'),
  keywords: fc.subarray(['INFANTRY', 'VEHICLE', 'CHARACTER']),
});

const target = fc.record({
  name: fc.constant('T'),
  groups: fc.array(group, { minLength: 1, maxLength: 2 }),
  effects: fc.subarray(['subtract 1 from damage', 'subtract 1 from hit rolls']),
});

const conditions = { distance: 12, moved: true, cover: true };

it.each(['w40k-9', 'w40k-10', 'w40k-11'])('every cell is what the pair alone would be, in %s', (edition) => {
  const rules = w40k.ruleSet(edition);
  if (!rules.ok) throw new Error('no such edition');
  fc.assert(
    fc.property(
      fc.array(attacker, { minLength: 1, maxLength: 3 }),
      fc.array(target, { minLength: 1, maxLength: 4 }),
      (attackers, targets) => {
        const pairs = w40k.pairs({ phase: 'shooting', attackers, targets, conditions }, rules.value);
        if (!pairs.ok) throw new Error(JSON.stringify(pairs.error));
        const rows = [...matrixRows(pairs.value)];
        attackers.forEach((one, a) => {
          targets.forEach((target, t) => {
            const alone = w40k.attack({ phase: 'shooting', attackers: [one], target, conditions }, rules.value);
            const odds = alone.ok ? exactOdds(alone.value, { edition, ruleSet: '' }) : undefined;
            const row = rows[a];
            if (!odds?.ok || !row?.ok) throw new Error('no answer');
            const cell = row.value[t];
            expect(cell?.destroyed).toBeCloseTo(odds.value.destroyed, 12);
            expect(cell?.modelsDestroyed).toBeCloseTo(odds.value.modelsDestroyed.mean, 12);
            expect(cell?.woundsLost).toBeCloseTo(odds.value.woundsLost.mean, 12);
          });
        });
      },
    ),
    { numRuns: 60 },
  );
});
