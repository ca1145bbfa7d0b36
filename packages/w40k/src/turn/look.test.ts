import { Battle, compileGame } from '@umpire/battle';
import type { Heading } from '@umpire/rules';
import { expect, test } from 'vitest';
import { w40kBattles } from './battle-system.js';

const INCH = 25_400;

/** Ten Immortals by a ruin, ten more inches of open ground, and five Intercessors behind the other. */
function battleOf(position: object): Battle<unknown, unknown> {
  const rules = w40kBattles.ruleSet('w40k-11');
  if (!rules.ok) throw new Error('no rules');
  const heading: Heading = {
    umpire: 1,
    edition: 'w40k-11',
    ruleSet: rules.value.hash,
    engine: 'test',
    options: {},
    seed: 'look',
    seats: { A: {}, B: {} },
    position,
  };
  const game = w40kBattles.game(heading);
  if (!game.ok) throw new Error(JSON.stringify(game.error));
  return Battle.start(compileGame(game.value), heading) as Battle<unknown, unknown>;
}

const wall = { sort: 'ruin', at: [20, 20], size: [12, 2], walls: [{ from: [-6, 0], to: [6, 0], top: 6 }] };
const immortals = { unit: 'Immortals', models: 5, row: [16, 10] };

/** Answers with nothing until the seat is asked for this rule. */
function until(battle: Battle<unknown, unknown>, rule: string): number {
  for (let answers = 0; answers < 50; answers++) {
    const [choice] = battle.choices;
    if (choice === undefined || choice.rule === rule) return choice?.id ?? -1;
    const { ask } = choice;
    battle.answer(choice.seat, choice.id, ask.kind === 'react' ? { pass: true } : { pick: [] });
  }
  throw new Error(`nobody asks for ${rule}`);
}

test('a unit behind a wall that reaches the ground is not seen, and the wall is named; in the open the line is given', () => {
  const position = { terrain: [wall], A1: immortals, B1: { unit: 'Immortals', models: 5, row: [16, 30] } };
  const hidden = battleOf(position).survey('A', 'A1')?.others[0];
  expect(hidden?.sight).toMatchObject({ sees: false, by: [expect.stringContaining('terrain-1')] });
  const open = battleOf({ ...position, terrain: [] }).survey('A', 'A1')?.others[0];
  expect(open?.sight.sees).toBe(true);
  // from edge to edge: 20 inches between the middles, less two radii of 16 mm
  expect(open?.apart).toBe(20 * INCH - 32_000);
});

test('Immortals may move 5 inches, are engaged within 2 and together within 2 of each other (11th, 03.03, 03.04)', () => {
  const battle = battleOf({ A1: immortals, B1: { unit: 'Immortals', models: 5, row: [16, 30] } });
  const id = until(battle, 'select-to-move');
  battle.answer('A', id, { pick: ['normal>A1'] });
  const measuring = battle.measure('A', battle.choices[0]!.id);
  expect(measuring?.limits['A1.1']).toBe(5 * INCH);
  expect(measuring).toMatchObject({ engagement: 2 * INCH, coherency: 2 * INCH });
});

test('moves in words are legal moves: out of sight of the enemy is where no enemy sees the unit', () => {
  const battle = battleOf({
    terrain: [{ ...wall, at: [18, 14] }],
    A1: { unit: 'Immortals', models: 3, row: [16, 17] },
    B1: { unit: 'Immortals', models: 5, row: [16, 34] },
  });
  battle.answer('A', until(battle, 'select-to-move'), { pick: ['normal>A1'] });
  const [choice] = battle.choices;
  const moves = [...battle.wordedMoves('A', choice!.id)];
  expect(moves.map(({ words }) => words)).toContain('toward-enemy');
  for (const { proposal } of moves) expect(battle.judge('A', choice!.id, { propose: proposal }).ok).toBe(true);
  expect(moves.map(({ words }) => words)).toContain('out-of-sight');
  const nearer = moves.find(({ words }) => words === 'toward-enemy');
  const end = battle.placingOf('A', choice!.id, nearer?.proposal)?.['A1.1'];
  // as far as allowed: 5 inches
  expect(Math.hypot(end!.x - 16 * INCH, end!.y - 17 * INCH) / INCH).toBeCloseTo(5, 3);
});

test('who cannot be fired at is told of with the reason: out of range, or not visible', () => {
  const battle = battleOf({
    terrain: [wall],
    A1: immortals,
    B1: { unit: 'Immortals', models: 5, row: [16, 30] },
    B2: { unit: 'Immortals', models: 5, row: [48, 12] },
  });
  battle.answer('A', until(battle, 'select-to-shoot'), { pick: ['normal>A1'] });
  const refused = battle.refusedFor('A', battle.choices[0]!.id);
  expect(refused.map(({ about, issues }) => [about[0], issues[0]?.code])).toEqual([
    ['B1', 'not-visible'],
    ['B2', 'out-of-range'],
  ]);
});
