import { atLeast, type Voice } from '@umpire/views';
import type { ToldOdds } from '../battle/told.js';
import type { Words } from '../words/words.js';

/** What to count on, else to hope for; for one model the chance that it falls. */
export function oddsWords({ models, modelsDestroyed, destroyed }: ToldOdds, words: Words, voice: Voice): string {
  const chance = (share: number): string => voice.figures.chance(share);
  if (models === 1) return words.battle.destroys(chance(destroyed));
  for (const [least, say] of [
    [2 / 3, words.battle.countOn],
    [1 / 3, words.battle.hopeFor],
  ] as const) {
    const n = modelsDestroyed.findLastIndex((_, i) => i > 0 && atLeast(modelsDestroyed, i) >= least);
    if (n > 0) return say(voice.figures.count(n), chance(atLeast(modelsDestroyed, n)));
  }
  return words.battle.atLeastOne(chance(atLeast(modelsDestroyed, 1)));
}
