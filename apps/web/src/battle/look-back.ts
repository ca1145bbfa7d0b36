import { compileGame, readBattle } from '@umpire/battle';
import { fail } from '@umpire/kernel';
import { type Review, review } from '@umpire/review';
import type { Terms } from '@umpire/rules';
import { gameOf, unknownEdition } from './games.js';

/** A battle looked back on, and after how many answers each of its moments is to be seen. */
export interface LookedBack {
  readonly review: Review;
  readonly moments: readonly number[];
  readonly terms: Terms | undefined;
}

/** Reads a stored battle and looks back on it; nothing where its game does not measure attacks. */
export function lookBack(log: string): LookedBack | undefined {
  const read = readBattle(log, (heading) => {
    const game = gameOf(heading.edition)?.game(heading) ?? fail([unknownEdition(heading.edition)]);
    return game.ok ? { ok: true, value: compileGame(game.value) } : game;
  });
  if (!read.ok) return undefined;
  const { battle } = read.value;
  const system = gameOf(battle.heading.edition);
  if (system === undefined) return undefined;
  const found = review(system, battle);
  if (!found.ok) return undefined;
  const places = new Map(battle.entries.map(({ n }, i) => [n, i + 1]));
  const { terms } = system;
  return { review: found.value, moments: found.value.moments.map(({ answer }) => places.get(answer) ?? 0), terms };
}
