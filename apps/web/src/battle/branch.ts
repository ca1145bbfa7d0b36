import { Battle, compileGame, type Entry } from '@umpire/battle';
import { fail, type Issue, ok, type Result } from '@umpire/kernel';
import type { Game, Heading, Seat } from '@umpire/rules';
import type { Film } from './film.js';
import { gameOf, unknownEdition } from './games.js';
import type { Level } from './told.js';

type Table = Battle<unknown, unknown>;

interface Branch {
  readonly battle: Table;
  readonly game: Game<unknown, unknown>;
}

/** A battle of its own from a point of one that is looked at, with other players. */
export function branchOf(
  film: Film,
  at: number,
  players: Readonly<Record<Seat, Level>>,
): Result<Branch, readonly Issue[]> {
  const { seats: seated, ...rest } = film.heading;
  const heading: Heading = {
    ...rest,
    seats: { A: { ...seated.A, player: players.A }, B: { ...seated.B, player: players.B } },
  };
  const game = gameOf(heading.edition)?.game(heading) ?? fail([unknownEdition(heading.edition)]);
  if (!game.ok) return game;
  const battle = Battle.start(compileGame(game.value), heading);
  const again = played(battle, film.answersTo(at));
  return again.ok ? ok({ battle, game: game.value }) : again;
}

/** The same answers again. */
function played(battle: Table, entries: readonly Entry<unknown>[]): Result<true, readonly Issue[]> {
  for (const { seat, n, answer } of entries) {
    const given = 'reply' in answer ? battle.answer(seat, n, answer.reply) : battle.giveFaces(seat, n, answer.faces);
    if (!given.ok) return fail(given.error.issues);
  }
  return ok(true);
}
