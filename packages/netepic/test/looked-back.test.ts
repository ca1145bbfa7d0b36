import { Battle, compileGame } from '@umpire/battle';
import { greedyPlayer, playOut } from '@umpire/bots';
import { Rng } from '@umpire/kernel';
import { type ReviewedAttack, review } from '@umpire/review';
import { expect, it } from 'vitest';
import { epicBattles } from '../src/index.js';

function played(seed: string) {
  const heading = {
    umpire: 1,
    edition: 'netepic-fr2',
    ruleSet: '',
    engine: '0',
    options: {},
    seed,
    seats: { A: { army: 'necrons-2350' }, B: { army: 'marines-2350' } },
  } as const;
  const game = epicBattles.game(heading);
  if (!game.ok) throw new Error(JSON.stringify(game.error));
  const battle = Battle.start(compileGame(game.value), heading);
  playOut(battle, { A: greedyPlayer(Rng.seeded(seed, 'A')), B: greedyPlayer(Rng.seeded(seed, 'B')) });
  return battle;
}

const variance = ({ wounds: { distribution, mean } }: ReviewedAttack): number =>
  distribution.reduce((sum, chance, n) => sum + chance * (n - mean) ** 2, 0);

it('what fire and duels come to over many battles is what their odds promise; the rest says why it is not measured', () => {
  const reviews = [1, 2, 3, 4, 5, 6].map((seed) => {
    const battle = played(`${seed}`);
    const found = review(epicBattles, battle);
    if (!found.ok) throw new Error(JSON.stringify(found.error));
    expect(found.value.rounds.at(-1)!.score).toEqual(battle.result.score);
    return found.value;
  });
  const attacks = reviews.flatMap((one) => one.attacks);
  const sum = (of: (attack: ReviewedAttack) => number): number => attacks.reduce((all, one) => all + of(one), 0);
  const off = sum(({ wounds }) => wounds.came) - sum(({ wounds }) => wounds.mean);
  expect(attacks.length).toBeGreaterThan(100);
  expect(Math.abs(off)).toBeLessThan(4 * Math.sqrt(sum(variance)));
  for (const { wounds } of attacks) expect(wounds.distribution.reduce((all, one) => all + one, 0)).toBeCloseTo(1, 9);
  const why = new Set(reviews.flatMap(({ notMeasured }) => Object.keys(notMeasured)));
  const known = ['elite-re-rolls', 'fire-into-assault', 'location-sheets', 'mixed-targets', 'sacrifice'];
  expect([...why].filter((code) => !known.includes(code))).toEqual([]);
});
