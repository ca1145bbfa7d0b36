import { atLeast, type Voice } from '@umpire/views';
import type { ToldOdds } from '../battle/told.js';
import type { Words } from '../words/words.js';

/** What to count on, else to hope for; for one model the chance that it falls, then the same in wounds. */
export function oddsWords(odds: ToldOdds, words: Words, voice: Voice): string {
  const { models, modelsDestroyed, woundsLost, destroyed } = odds;
  const chance = (share: number): string => voice.figures.chance(share);
  const promised = (of: readonly number[], told: (n: number) => string): string | undefined => {
    for (const [least, say] of [
      [2 / 3, words.battle.countOn],
      [1 / 3, words.battle.hopeFor],
    ] as const) {
      const n = of.findLastIndex((_, i) => i > 0 && atLeast(of, i) >= least);
      if (n > 0) return say(told(n), chance(atLeast(of, n)));
    }
    return undefined;
  };
  if (models > 1)
    return (
      promised(modelsDestroyed, voice.figures.count) ?? words.battle.atLeastOne(chance(atLeast(modelsDestroyed, 1)))
    );
  const wounds = promised(woundsLost, (n) => voice.say.wounds({ value: n, text: voice.figures.count(n) }));
  return [
    ...(destroyed > 0 || wounds === undefined ? [words.battle.destroys(chance(destroyed))] : []),
    ...(destroyed >= 2 / 3 || wounds === undefined ? [] : [wounds]),
  ].join(' · ');
}
