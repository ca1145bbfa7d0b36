import { compileGame, type Engine } from '@umpire/battle';
import { type Issue, ok, type Result } from '@umpire/kernel';
import type { Heading } from '@umpire/rules';
import { battleOf, missions, shippedLists, w40k } from '@umpire/w40k';

/** What may be set up with an edition. */
export interface Setting {
  readonly edition: string;
  readonly armies: readonly { readonly name: string; readonly list: unknown }[];
  readonly missions: readonly { readonly id: string; readonly name: string }[];
}

/** A game that is played on a board. Its table and events are its own matter. */
interface Playable {
  readonly settings: () => readonly Setting[];
  readonly hashOf: (edition: string) => Result<string, readonly Issue[]>;
  readonly engineOf: (heading: Heading) => Result<Engine<unknown, unknown>, readonly Issue[]>;
  readonly ruleName: (edition: string, rule: string) => { readonly name: string; readonly section: string } | undefined;
}

const FIRST = 'first battle';

const warhammer: Playable = {
  settings: () =>
    ['w40k-11'].map((edition) => ({
      edition,
      // those made for a first battle come first
      armies: shippedLists(edition)
        .map((list) => ({ name: list.name, list }))
        .toSorted(
          (a, b) => Number(b.name.toLowerCase().startsWith(FIRST)) - Number(a.name.toLowerCase().startsWith(FIRST)),
        ),
      missions: missions.map(({ id, name }) => ({ id, name })),
    })),
  hashOf: (edition) => {
    const set = w40k.ruleSet(edition);
    return set.ok ? ok(set.value.hash) : set;
  },
  engineOf: (heading) => {
    const game = battleOf(heading);
    return game.ok ? ok(compileGame(game.value) as unknown as Engine<unknown, unknown>) : game;
  },
  ruleName: (edition, rule) => {
    const set = w40k.ruleSet(edition);
    const found = set.ok ? set.value.rules.get(rule) : undefined;
    return found === undefined ? undefined : { name: found.name, section: found.source.section ?? '' };
  },
};

/** The game of an edition; all that are played on a board. */
export const games: readonly Playable[] = [warhammer];
export const gameOf = (edition: string): Playable | undefined =>
  games.find((game) => game.settings().some((setting) => setting.edition === edition));
