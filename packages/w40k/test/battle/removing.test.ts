import { expect, it } from 'vitest';
import { army, troopers } from './armies.js';
import { at, open, row, until } from './by-hand.js';
import { tenthByHand } from './tenth.js';

it('a program removes the straggler of a unit that is out of coherency, not one of those that stand together', () => {
  const battle = tenthByHand(
    {
      first: 'A',
      models: { 'A1.1': at(10, 20), 'A1.2': at(11.5, 20), 'A1.3': at(20, 20), ...row('B1', 2, 10, 40) },
    },
    { armies: { A: army('Reds', [troopers('reds', 3)]), B: army('Blues', [troopers('blues', 2)]) } },
  );
  until(battle, 'coherency');
  const { seat, id } = open(battle);
  const worth = (ref: string): number => battle.appraise(seat, id, { pick: [ref] });
  expect(worth('A1.3')).toBeGreaterThan(worth('A1.1'));
  expect(worth('A1.3')).toBeGreaterThan(worth('A1.2'));
});
