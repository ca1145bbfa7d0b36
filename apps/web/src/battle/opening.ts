import { ENGINE } from '@umpire/battle';
import { greedyPlayer, type Player, randomPlayer } from '@umpire/bots';
import { fail, type Issue, ok, type Result, Rng } from '@umpire/kernel';
import { type Game, type Heading, type Seat, seats } from '@umpire/rules';
import { levelOf } from './film.js';
import { gameOf, unknownEdition } from './games.js';
import type { Level, Wanted, WantedArmy } from './told.js';

export interface Opening {
  readonly game: Game<unknown, unknown>;
  readonly heading: Heading;
}

/** The heading of a battle as it is wanted, and its game. Issues: `unknown-edition`, and those of the game. */
export function opening(wanted: Wanted): Result<Opening, readonly Issue[]> {
  const { edition, armies, mission, options = {}, players, seed, dice, set } = wanted;
  const system = gameOf(edition);
  const rules = system?.ruleSet(edition, options);
  if (system === undefined || rules === undefined) return fail([unknownEdition(edition)]);
  if (!rules.ok) return rules;
  const heading: Heading = {
    umpire: 1,
    edition,
    ruleSet: rules.value.hash,
    engine: ENGINE,
    options,
    ...(mission === undefined ? {} : { mission }),
    ...(dice === undefined ? { seed } : { dice }),
    seats: {
      A: { army: armyOf(edition, armies.A), player: players.A },
      B: { army: armyOf(edition, armies.B), player: players.B },
    },
    ...(set === undefined || system.setByHand === undefined ? {} : { position: system.setByHand(set) }),
  };
  const game = system.game(heading);
  return game.ok ? ok({ game: game.value, heading }) : game;
}

export const armyOf = (edition: string, army: WantedArmy): unknown =>
  typeof army === 'string'
    ? gameOf(edition)
        ?.armies(edition)
        .find(({ name }) => name === army)?.army
    : army.own;

const programs: Readonly<Record<Exclude<Level, 'person'>, (rng: Rng) => Player>> = {
  random: randomPlayer,
  greedy: greedyPlayer,
};

/** The programs of a heading, each with chances of its own. */
export function programsOf(heading: Heading): Partial<Record<Seat, Player>> {
  const players: Partial<Record<Seat, Player>> = {};
  for (const seat of seats) {
    const level = levelOf(heading, seat);
    if (level !== 'person') players[seat] = programs[level](Rng.seeded(heading.seed ?? '', seat, 'player'));
  }
  return players;
}
