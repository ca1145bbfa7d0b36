import type { Rng } from '@umpire/kernel';
import type { Player } from './player.js';
import { randomPlayer } from './random.js';

/** Takes what the game advises for each choice by itself, and answers by chance where it has no opinion. */
export function greedyPlayer(rng: Rng): Player {
  const chance = randomPlayer(rng);
  return { name: 'greedy', reply: (choice, desk) => desk.advise(choice) ?? chance.reply(choice, desk) };
}
