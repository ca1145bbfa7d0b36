import { compileGame } from '@umpire/battle';
import { rulesUsed, watched } from '@umpire/review';
import type { Heading } from '@umpire/rules';
import { engineOf, playedOut } from './battle.js';
import { playedGame } from './battle-systems.js';

/** The battles of one thread: seeds from `first` in steps, below `end`. */
export interface Share {
  readonly heading: Heading;
  readonly first: number;
  readonly step: number;
  readonly end: number;
  /** Whether rules and datasheets are to be accounted for. */
  readonly rules: boolean;
}

export interface Counted {
  readonly wins: { readonly A: number; readonly B: number };
  readonly draws: number;
  /** Summed, not yet a mean. */
  readonly score: readonly [number, number];
  /** By the names of `RulesUsed`; nothing where nobody asked. */
  readonly used: Used;
}

/** Over several battles: what there was to use, and what was used. */
export type Used = Readonly<Record<(typeof accounts)[number], ReadonlySet<string>>>;
export const accounts = ['timed', 'acted', 'brought', 'traced', 'fielded', 'active'] as const;

export function playShare({ heading, first, step, end, rules }: Share, onBattle: () => void): Counted {
  const engine = engineOf(heading);
  if (!engine.ok) throw new Error(engine.error.map(({ message }) => message).join('; '));
  const wins = { A: 0, B: 0 };
  const score: [number, number] = [0, 0];
  let draws = 0;
  const { system } = playedGame(heading.edition)!;
  const acted = new Set<string>();
  const seen = rules ? watched(engine.value.game, acted) : engine.value.game;
  const played = rules ? compileGame(seen) : engine.value;
  const used = Object.fromEntries(accounts.map((name) => [name, new Set<string>()])) as Record<keyof Used, Set<string>>;
  for (let seed = first; seed < end; seed += step) {
    const battle = playedOut(played, { ...heading, seed: String(seed) });
    const { result } = battle;
    if (rules) {
      const found = rulesUsed(system, seen, battle, acted);
      for (const name of accounts) for (const id of found[name]) used[name].add(id);
    }
    if (result.winner) wins[result.winner]++;
    else draws++;
    score[0] += result.score[0];
    score[1] += result.score[1];
    onBattle();
  }
  return { wins, draws, score, used };
}
