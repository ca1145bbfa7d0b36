import type { Heading } from '@umpire/rules';
import { engineOf, playedOut } from './battle.js';

/** The battles of one thread: seeds from `first` in steps, below `end`. */
export interface Share {
  readonly heading: Heading;
  readonly first: number;
  readonly step: number;
  readonly end: number;
}

export interface Counted {
  readonly wins: { readonly A: number; readonly B: number };
  readonly draws: number;
  /** Summed, not yet a mean. */
  readonly score: readonly [number, number];
}

export function playShare({ heading, first, step, end }: Share, onBattle: () => void): Counted {
  const engine = engineOf(heading);
  if (!engine.ok) throw new Error(engine.error.map(({ message }) => message).join('; '));
  const wins = { A: 0, B: 0 };
  const score: [number, number] = [0, 0];
  let draws = 0;
  for (let seed = first; seed < end; seed += step) {
    const { result } = playedOut(engine.value, { ...heading, seed: String(seed) });
    if (result.winner) wins[result.winner]++;
    else draws++;
    score[0] += result.score[0];
    score[1] += result.score[1];
    onBattle();
  }
  return { wins, draws, score };
}
