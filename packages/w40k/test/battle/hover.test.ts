import type { ArmyUnit } from '@umpire/armies';
import { Battle } from '@umpire/battle';
import { expect, it } from 'vitest';
import { army, tank, troopers } from './armies.js';
import { heading } from './table.js';
import { tenth, tenthEngine } from './tenth.js';

const gunship = (id: string): ArmyUnit => {
  const { models, abilities, ...rest } = tank(id);
  const [model] = models;
  return {
    ...rest,
    models: [{ ...model, keywords: ['VEHICLE', 'AIRCRAFT', 'FLY'] }],
    abilities: [...abilities, { name: 'Hover', rule: 'hover' }],
    inReserves: true,
  };
};

const engagement = {
  armies: {
    A: army('Reds', [troopers('reds'), gunship('red-gunship')]),
    B: army('Blues', [troopers('blues'), gunship('blue-gunship')]),
  },
};

it('asks both players in secret which aircraft hover, and deploys those instead of keeping them in reserves', () => {
  const battle = Battle.start(tenthEngine(engagement), {
    ...heading('hover', { edition: 'w40k-10', ruleSet: tenth().rules.hash }),
  });
  const asked = battle.choices;
  expect(asked.map(({ seat, rule, secret }) => [seat, rule, secret])).toEqual([
    ['A', 'hover', true],
    ['B', 'hover', true],
  ]);
  battle.answer('A', asked[0]!.id, { pick: ['A2'] });
  expect(battle.state.field.hovers[1]).toBe(0);
  battle.answer('B', asked[1]!.id, { pick: [] });
  const { field, ground } = battle.state;
  expect(ground.roster.units.map(({ index }) => field.hovers[index])).toEqual([0, 1, 0, 0]);
  const placeOf = (unit: number): number => field.place[ground.roster.units[unit]!.models[0]!]!;
  expect([placeOf(1), placeOf(3)]).toEqual([0, 3]);
});
