import { Battle, compileGame } from '@umpire/battle';
import { greedyPlayer, playOut } from '@umpire/bots';
import { Rng } from '@umpire/kernel';
import { type ReviewedAttack, review } from '@umpire/review';
import { expect, it } from 'vitest';
import { w40kBattles } from '../../src/index.js';

/** A first battle of an edition, played out by greedy players. */
function firstBattle(edition: string, seed: string) {
  const first = w40kBattles.first!(edition)!;
  const rules = w40kBattles.ruleSet(edition);
  const armyOf = (n: 0 | 1) => w40kBattles.armies(edition).find(({ name }) => name === first.armies[n])!.army;
  const heading = {
    umpire: 1,
    edition,
    ruleSet: rules.ok ? rules.value.hash : '',
    engine: '0',
    options: {},
    mission: first.mission!,
    seed,
    seats: { A: { army: armyOf(0) }, B: { army: armyOf(1) } },
  } as const;
  const game = w40kBattles.game(heading);
  if (!game.ok) throw new Error(JSON.stringify(game.error));
  const battle = Battle.start(compileGame(game.value), heading);
  const [A, B] = [greedyPlayer(Rng.seeded(seed, 'A')), greedyPlayer(Rng.seeded(seed, 'B'))];
  playOut(battle, { A, B });
  return battle;
}

const variance = ({ wounds: { distribution, mean } }: ReviewedAttack): number =>
  distribution.reduce((sum, chance, n) => sum + chance * (n - mean) ** 2, 0);

it.each(['w40k-10', 'w40k-11'])('%s: what attacks come to over many battles is what their odds promise', (edition) => {
  const attacks = [1, 2, 3, 4, 5, 6].flatMap((seed) => {
    const battle = firstBattle(edition, `${seed}`);
    const found = review(w40kBattles, battle);
    if (!found.ok) throw new Error(JSON.stringify(found.error));
    const { rounds, luck, moments, notMeasured } = found.value;
    expect(notMeasured).toEqual({});
    expect(rounds.map(({ round }) => round)).toEqual([1, 2, 3, 4, 5]);
    expect(rounds.at(-1)!.score).toEqual(battle.result.score);
    for (const seat of ['A', 'B'] as const) {
      expect(luck[seat].wounds.distribution.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
      expect(luck[seat].points.came).toBeLessThanOrEqual(luck[seat].points.distribution.length - 1);
    }
    expect(moments.length).toBeGreaterThan(0);
    return found.value.attacks;
  });
  const [came, mean, spread] = attacks.reduce(
    ([sum, means, square], attack) => [sum + attack.wounds.came, means + attack.wounds.mean, square + variance(attack)],
    [0, 0, 0],
  );
  expect(attacks.length).toBeGreaterThan(40);
  expect(Math.abs(came - mean)).toBeLessThan(4 * Math.sqrt(spread));
});
