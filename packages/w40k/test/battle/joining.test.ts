import { Battle, compileGame } from '@umpire/battle';
import { playOut, randomPlayer } from '@umpire/bots';
import { Rng } from '@umpire/kernel';
import { expect, it } from 'vitest';
import { tableFaults } from '../../src/table/faults.js';
import type { Table } from '../../src/table/table.js';
import { w40kBattles } from '../../src/turn/battle-system.js';
import { tenth } from './tenth.js';

const weapons = {
  gun: { range: 24, A: 3, skill: '3+', S: 8, AP: -6, abilities: ['torrent'] },
  claw: { range: 'melee', A: 3, skill: '3+', S: 5 },
};
const ambushers = { name: 'Ambushers', models: 2, abilities: ['Cult Ambush'], base: 32, weapons };
const guards = { name: 'Guard', models: 5, base: 32, weapons };
const position = {
  round: 1,
  first: 'B',
  A1: { ...ambushers, row: [20, 12] },
  A2: { ...ambushers, row: [35, 12] },
  A3: { ...ambushers, row: [45, 6] },
  B1: { ...guards, row: [18, 30] },
  B2: { ...guards, row: [34, 30] },
};

const started = (seed: string) => {
  const heading = {
    umpire: 1 as const,
    edition: 'w40k-10',
    ruleSet: '',
    engine: 'test',
    options: {},
    seed,
    seats: { A: {}, B: {} },
    position,
  };
  const game = w40kBattles.game(heading);
  if (!game.ok) throw new Error(JSON.stringify(game.error));
  return {
    game: game.value,
    battle: Battle.start(compileGame(game.value), { ...heading, ruleSet: game.value.ruleSet }),
  };
};

const summed = ({ numbers, markers, ground }: Table): unknown => [
  [...numbers],
  markers,
  ground.roster.units.map(({ ref, models }) => [ref, models]),
];

it('a battle that units joined is taken back to its start and made again, number by number', () => {
  let [joined, laid] = [0, 0];
  for (const seed of ['1', '2', '3']) {
    const { game, battle } = started(seed);
    playOut(
      battle,
      { A: randomPlayer(Rng.seeded(seed, 'A')), B: randomPlayer(Rng.seeded(seed, 'B')) },
      {
        onAnswer: () => {
          expect(tableFaults(battle.state, tenth().board)).toEqual([]);
          const { markers } = battle.state;
          const drawn = game.scene?.(battle.state, 'A').markers ?? [];
          expect(drawn.map(({ id, name }) => [id, name])).toEqual(
            markers.map(({ ref }) => [ref, 'Cult Ambush marker']),
          );
          laid = Math.max(laid, markers.length);
        },
      },
    );
    const events = [...battle.opening.events, ...battle.entries.flatMap((entry) => entry.events)];
    joined += events.filter(({ kind }) => kind === 'unit-joined').length;
    const table = game.copy(battle.state);
    for (const event of events.toReversed()) game.revert(table, event);
    expect([table.ground.roster.units.length, table.markers.length]).toEqual([5, 0]);
    for (const event of events) game.apply(table, event);
    expect(summed(table)).toEqual(summed(battle.state));
  }
  expect(joined).toBeGreaterThan(1);
  expect(laid).toBeGreaterThan(0);
});
