import { epicBattles } from '@umpire/netepic';
import { type BattleSystem, sealed } from '@umpire/rules';
import { w40kBattles } from '@umpire/w40k';

/** What may be set up with an edition. */
export interface Setting {
  readonly edition: string;
  readonly armies: readonly string[];
  readonly missions: readonly { readonly id: string; readonly name: string }[];
}

type Played = BattleSystem<unknown, unknown>;

const games: readonly Played[] = [sealed(w40kBattles), sealed(epicBattles)];

/** The game of an edition. */
export const gameOf = (edition: string): Played | undefined => games.find((game) => game.plays(edition));

const FIRST = 'first battle';
const isFirst = (name: string): number => Number(name.toLowerCase().startsWith(FIRST));

/** The newest edition first; armies made for a first battle before the others. */
export const settings = (): readonly Setting[] =>
  games.flatMap((game) =>
    game
      .editions()
      .toReversed()
      .map((edition) => ({
        edition,
        armies: game
          .armies(edition)
          .map(({ name }) => name)
          .toSorted((a, b) => isFirst(b) - isFirst(a)),
        missions: game.missions(edition),
      })),
  );
