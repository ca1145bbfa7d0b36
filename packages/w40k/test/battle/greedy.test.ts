import type { Battle } from '@umpire/battle';
import { greedyPlayer, playOut, randomPlayer } from '@umpire/bots';
import { Rng } from '@umpire/kernel';
import { expect, it } from 'vitest';
import { newBattle } from './table.js';

const played = (seed: string, who: 'A' | 'B'): Battle<unknown, unknown> => {
  const battle = newBattle(seed);
  const greedy = greedyPlayer(Rng.seeded(seed, 'greedy'));
  const random = randomPlayer(Rng.seeded(seed, 'random'));
  playOut(battle, who === 'A' ? { A: greedy, B: random } : { A: random, B: greedy });
  return battle as Battle<unknown, unknown>;
};

it('who chooses by the odds beats who chooses by chance, from either side', () => {
  let lead = 0;
  for (const seed of ['1', '2', '3', '4']) {
    const [asA, asB] = [played(seed, 'A').result.score, played(seed, 'B').result.score];
    lead += asA[0] - asA[1] + asB[1] - asB[0];
  }
  expect(lead).toBeGreaterThan(0);
});

it('plays the same battle from the same seed', () => {
  expect(played('9', 'A').result).toEqual(played('9', 'A').result);
});
