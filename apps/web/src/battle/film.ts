import { battleHash, compileGame, type Engine, type Entry, Reading } from '@umpire/battle';
import { fail, type Issue, ok, type Result } from '@umpire/kernel';
import type { Game, Heading, PrintedRule, Scene, Seat } from '@umpire/rules';
import { seats } from '@umpire/rules';
import { passesOf } from '@umpire/views';
import { gameOf, type Played, titleOf, unknownEdition } from './games.js';
import { happenedIn } from './happened.js';
import { aboutOf, Pictures } from './pictures.js';
import { printed } from './question.js';
import type { Level, Mark, Picture, ToldFilm } from './told.js';

type AnyGame = Game<unknown, unknown>;

interface Opened {
  readonly system: Played;
  readonly game: AnyGame;
}

/** A stored battle to be looked at: read piece by piece, and shown at any point by its events alone. */
export class Film {
  readonly heading: Heading;
  readonly #reading: Reading<unknown, unknown>;
  readonly #system: Played;
  readonly #game: AnyGame;
  readonly #pictures: Pictures;
  #entries: Entry<unknown>[] = [];
  #turns: Mark[] = [];
  #activations: number[] = [];
  #rounds: (readonly [number, number])[] = [];
  #names: Record<string, string> = {};
  #rules: Readonly<Record<string, PrintedRule>> = {};
  #depth = Number.POSITIVE_INFINITY;
  #round = 0;
  #told = -1;

  private constructor(reading: Reading<unknown, unknown>, { system, game }: Opened) {
    this.#reading = reading;
    this.heading = reading.battle.heading;
    this.#system = system;
    this.#game = game;
    this.#pictures = new Pictures(game, this.heading, reading.battle.opening);
    this.#round = system.rounds(this.#pictures.after([], 0));
  }

  /** Fails where there is no heading, or nobody plays its game. */
  static open(text: string): Result<Film, readonly Issue[]> {
    let opened: Opened | undefined;
    const reading = Reading.of(text, (heading): Result<Engine<unknown, unknown>, readonly Issue[]> => {
      const system = gameOf(heading.edition);
      if (system === undefined) return fail([unknownEdition(heading.edition)]);
      const game = system.game(heading);
      if (!game.ok) return game;
      opened = { system, game: game.value };
      return ok(compileGame(game.value));
    });
    if (!reading.ok) return reading;
    return ok(new Film(reading.value, opened!));
  }

  /** Reads on until it is done or so long has passed. `now`: a clock, in milliseconds. */
  read(most: number, now: () => number): void {
    const began = now();
    while (!this.#reading.isDone && now() - began < most) {
      this.#reading.step();
      this.#note();
    }
  }

  /** What is new since it was last told. */
  tell(): ToldFilm {
    const reading = this.#reading;
    const { battle } = reading;
    const from = this.#told;
    this.#told = this.#entries.length;
    const { winner, score } = battle.result;
    const isTrue = reading.isDone && reading.stopped === undefined;
    const opening = from < 0 ? [{ at: 0, of: this.#happened(battle.opening) }] : [];
    const later = this.#entries.slice(Math.max(0, from)).map((entry, i) => ({
      at: Math.max(0, from) + i + 1,
      of: [...passesOf(entry.seat, entry.answer), ...this.#happened(entry)],
    }));
    const happened = [...opening, ...later].filter(({ of }) => of.length > 0);
    this.#rules = {
      ...this.#rules,
      ...printed(
        this.heading,
        happened.flatMap(({ of }) => of),
      ),
    };
    if (from < 0) this.#learnNames(this.#game.scene?.(battle.state, 'A'));
    return {
      edition: this.heading.edition,
      parts: this.#system.parts ?? [],
      titles: { A: titleOf(this.heading, 'A'), B: titleOf(this.heading, 'B') },
      levels: { A: levelOf(this.heading, 'A'), B: levelOf(this.heading, 'B') },
      read: reading.read,
      lines: reading.lines,
      pictures: this.#entries.length + 1,
      turns: this.#turns.some(({ seat }) => seat !== undefined)
        ? this.#turns.filter(({ seat }) => seat !== undefined)
        : this.#turns,
      activations: this.#activations,
      happened,
      rules: this.#rules,
      names: this.#names,
      rounds: battle.isOver ? [...this.#rounds, score] : this.#rounds,
      isDone: reading.isDone,
      ended: reading.ended,
      isTrue,
      answers: this.#entries.length,
      ...(isTrue ? { hash: battleHash(battle) } : {}),
      ...(battle.isOver && winner !== undefined ? { winner } : {}),
      score,
      ...(reading.stopped === undefined ? {} : { stopped: reading.stopped }),
    };
  }

  /** The table after so many answers. */
  picture(at: number): Picture {
    const to = Math.max(0, Math.min(this.#entries.length, at));
    const table = this.#pictures.after(this.#entries, to);
    const entry = this.#entries[to - 1];
    const scene = this.#game.scene?.(table, this.#eyes()[0] ?? 'A');
    if (scene === undefined) throw new Error('the game has no board');
    return { at: to, scene, about: aboutOf(entry), ...(entry === undefined ? {} : { seat: entry.seat }) };
  }

  /** The answers up to a picture, to play on from. */
  answersTo(at: number): readonly Entry<unknown>[] {
    return this.#entries.slice(0, at).filter(({ unasked }) => !unasked);
  }

  /** Of a battle that is over nothing is secret. */
  #eyes(): readonly Seat[] {
    return this.#reading.ended ? ['A'] : seats;
  }

  #happened(entry: Parameters<typeof happenedIn>[0]) {
    const eyes = this.#reading.battle.isOver ? [] : seats;
    return happenedIn(entry, { system: this.#system, game: this.#game, state: this.#reading.battle.state, eyes });
  }

  #note(): void {
    const { battle } = this.#reading;
    const fresh: Entry<unknown>[] = [];
    const known = this.#entries.at(-1);
    for (let entry = battle.last; entry !== undefined && entry !== known; entry = entry.previous) fresh.push(entry);
    for (const entry of fresh.reverse()) this.#noteEntry(entry);
  }

  #noteEntry(entry: Entry<unknown>): void {
    const at = this.#entries.push(entry);
    const depth = entry.before.stack.length;
    if (depth <= this.#depth && !entry.unasked && 'reply' in entry.answer && !('pass' in entry.answer.reply)) {
      this.#depth = depth;
      this.#activations.push(at);
    }
    for (const event of entry.events) this.#noteEvent(event, at);
  }

  #noteEvent(event: unknown, at: number): void {
    const { kind, say } = event as { readonly kind?: string; readonly say?: unknown };
    const said = typeof say === 'object' && say !== null ? (say as { readonly seat?: unknown }) : {};
    const isPhase = kind === 'phase-began' || say === 'phase' || say === 'segment';
    if (isPhase) this.#depth = Number.POSITIVE_INFINITY;
    const { battle } = this.#reading;
    const round = this.#system.rounds(battle.state);
    if (round > this.#round) {
      if (this.#round > 0) this.#rounds.push(battle.result.score);
      this.#round = round;
      if (kind !== 'turn-began') this.#mark({ at, round });
    }
    if (kind === 'turn-began')
      this.#mark({ at, round, ...(said.seat === 'A' || said.seat === 'B' ? { seat: said.seat } : {}) });
  }

  #mark(mark: Mark): void {
    this.#depth = Number.POSITIVE_INFINITY;
    this.#turns.push(mark);
  }

  #learnNames(scene: Scene | undefined): void {
    for (const { ref, name, models } of scene?.units ?? []) {
      this.#names[ref] = name;
      for (const model of models) this.#names[model.ref] = model.name;
    }
  }
}

export const levelOf = (heading: Heading, seat: Seat): Level => {
  const { player } = heading.seats[seat];
  return player === 'random' || player === 'greedy' ? player : 'person';
};
