import type { Entry } from '@umpire/battle';
import type { Game, Heading } from '@umpire/rules';

/** A table of its own, moved to and fro by the events of a battle: how it stood after so many answers. */
export class Pictures {
  readonly #game: Game<unknown, unknown>;
  readonly #table: unknown;
  #shown = 0;

  /** `opening`: what happened before anybody answered. */
  constructor(game: Game<unknown, unknown>, heading: Heading, opening: { readonly events: readonly unknown[] }) {
    this.#game = game;
    this.#table = game.begin(heading).state;
    for (const event of opening.events) game.apply(this.#table, event);
  }

  /** The table after the first so many of these answers, which only grow; it is the same object at every call. */
  after(entries: readonly Entry<unknown>[], at: number): unknown {
    const to = Math.max(0, Math.min(entries.length, at));
    for (; this.#shown < to; this.#shown++)
      for (const event of entries[this.#shown]?.events ?? []) this.#game.apply(this.#table, event);
    for (; this.#shown > to; this.#shown--)
      for (const event of entries[this.#shown - 1]?.events.toReversed() ?? []) this.#game.revert(this.#table, event);
    return this.#table;
  }
}

/** Whom an answer was about: the first of its events that names somebody. */
export const aboutOf = (entry: Entry<unknown> | undefined): readonly string[] => {
  for (const event of entry?.events ?? []) {
    const { of } = event as { readonly of?: unknown };
    if (Array.isArray(of) && of.length > 0) return of.map(String);
  }
  return [];
};
