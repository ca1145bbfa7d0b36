import { type Issue, issue } from '@umpire/kernel';
import { epicBattles } from '@umpire/netepic';
import { type BattleSystem, type FirstBattle, type Heading, type Seat, sealed } from '@umpire/rules';
import { w40kBattles } from '@umpire/w40k';

/** What may be set up with an edition. */
export interface Setting {
  readonly edition: string;
  readonly armies: readonly string[];
  readonly missions: readonly { readonly id: string; readonly name: string }[];
  readonly first?: FirstBattle;
  /** What a sandbox may begin with. */
  readonly parts: readonly string[];
}

export type Played = BattleSystem<unknown, unknown>;

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
          parts: game.parts ?? [],
          ...(first === undefined ? {} : { first }),
        };
      }),
  );

export const unknownEdition = (found: string): Issue =>
  issue('unknown-edition', 'No battle is played in this edition.', { found });

/** An army by the name it goes by. */
export function titleOf(heading: Heading, seat: Seat): string {
  const { army } = heading.seats[seat];
  const shipped = gameOf(heading.edition)?.armies(heading.edition) ?? [];
  const own = JSON.stringify(army);
  const named = shipped.find((one) => JSON.stringify(one.army) === own);
  if (named !== undefined) return named.name;
  return typeof army === 'object' && army !== null && 'name' in army ? String(army.name) : seat;
}
