import { epicBattles } from '@umpire/netepic';
import { type BattleSystem, type FirstBattle, sealed } from '@umpire/rules';
import { w40kBattles } from '@umpire/w40k';

/** What may be set up with an edition. */
export interface Setting {
  readonly edition: string;
  readonly armies: readonly string[];
  readonly missions: readonly { readonly id: string; readonly name: string }[];
  readonly first?: FirstBattle;
}

type Played = BattleSystem<unknown, unknown>;

const games: readonly Played[] = [sealed(w40kBattles), sealed(epicBattles)];

/** The game of an edition. */
export const gameOf = (edition: string): Played | undefined => games.find((game) => game.plays(edition));

/** The newest edition first. */
export const settings = (): readonly Setting[] =>
  games.flatMap((game) =>
    game
      .editions()
      .toReversed()
      .map((edition) => {
        const first = game.first?.(edition);
        return {
          edition,
          armies: game.armies(edition).map(({ name }) => name),
          missions: game.missions(edition),
          ...(first === undefined ? {} : { first }),
        };
      }),
  );
