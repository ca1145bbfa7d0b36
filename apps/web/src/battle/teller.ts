import type { Battle, Entry } from '@umpire/battle';
import type { Player } from '@umpire/bots';
import type { Rng } from '@umpire/kernel';
import { type Choice, type Game, type PrintedRule, type Scene, type Seat, seats, type Throw } from '@umpire/rules';
import { type Happened, passesOf } from '@umpire/views';
import { levelOf } from './film.js';
import { gameOf, titleOf } from './games.js';
import { happenedIn } from './happened.js';
import { printed, questionOf } from './question.js';
import type { QuietOffer, Told, ToldThrow } from './told.js';

type Table = Battle<unknown, unknown>;

/** A battle under way with who plays it. */
export interface Playing {
  readonly battle: Table;
  readonly game: Game<unknown, unknown>;
  readonly players: Partial<Record<Seat, Player>>;
  readonly chance: Rng;
  readonly isSandbox: boolean;
}

/** Tells the page how things stand, and what was new since it was last told; to each seat what it may know. */
export class Teller {
  /** Who has the device. */
  holder: Seat | undefined;
  /** Entries that nobody was asked for. */
  readonly auto = new Set<number>();
  /** What is said after an entry, by its number. */
  readonly notes = new Map<number, readonly Happened[]>();
  quiet: readonly (QuietOffer & { readonly n: number })[] = [];
  #told = 0;
  #absent: ReadonlySet<string> | undefined;
  #isAnew = true;
  readonly #names: Record<string, string> = {};
  #rules: Readonly<Record<string, PrintedRule>> = {};

  /** Everything is told again next time: somebody went back, or another looks. */
  anew(): void {
    this.#isAnew = true;
    this.quiet = [];
  }

  tell(now: Playing, copies: number): Told {
    const { battle, players, isSandbox } = now;
    const { heading } = battle;
    const viewer = viewerOf(now);
    const whole = battle.scene(viewer);
    if (whole === undefined) throw new Error('the game has no board');
    const scene = isSandbox ? withoutAbsent(whole, this.#absentIn(now)) : whole;
    this.#learnNames(scene);
    const asked = battle.choices.filter(({ seat }) => players[seat] === undefined && seat === viewer);
    const cover = this.#coverFor(now, viewer, asked);
    if (cover === undefined) this.holder = viewer;
    const isAnew = this.#isAnew;
    const news = this.#news(now);
    const happened = news.flatMap(({ of }) => of);
    this.#rules = { ...this.#rules, ...printed(heading, happened) };
    const { winner } = battle.result;
    const { open } = battle;
    const questions = cover === undefined ? asked.map((choice) => questionOf(battle, choice)) : [];
    for (const { measuring } of questions)
      for (const { ref, name } of measuring?.markers ?? []) this.#names[ref] = name;
    this.quiet = this.quiet.filter(({ n, seat }) => this.#isTakeable(battle, n, seat));
    return {
      scene,
      viewer,
      questions,
      ...(open?.kind === 'throw' ? { throws: throwOf(open.id, open.throw) } : {}),
      quiet: this.quiet.map(({ seat, option, points }) => ({ seat, option, points })),
      happened,
      at: news.flatMap(({ at, of }) => of.map(() => at)),
      rules: this.#rules,
      names: this.#names,
      titles: { A: titleOf(heading, 'A'), B: titleOf(heading, 'B') },
      levels: { A: levelOf(heading, 'A'), B: levelOf(heading, 'B') },
      parts: gameOf(heading.edition)?.parts ?? [],
      isOver: battle.isOver,
      ...(battle.isOver && winner !== undefined ? { winner } : {}),
      canUndo: isSandbox ? copies > 0 : battle.entries.some(({ n }) => !this.auto.has(n)),
      goesOn: !battle.isOver && battle.choices.length > 0 && asked.length === 0,
      ...(cover === undefined ? {} : { cover }),
      isSandbox,
      isAnew,
    };
  }

  /** Of a table set up by hand, the units that were never placed on it. */
  #absentIn({ battle, game }: Playing): ReadonlySet<string> {
    this.#absent ??= new Set(
      game
        .scene?.(game.begin(battle.heading).state, 'A')
        .units.flatMap(({ ref, models }) => (models.length > 0 ? [] : ref)),
    );
    return this.#absent;
  }

  /** What is new, by the number of answers after which it had happened. */
  #news(now: Playing): readonly { readonly at: number; readonly of: readonly Happened[] }[] {
    const { battle } = now;
    const { entries } = battle;
    const from = this.#isAnew ? 0 : this.#told;
    const opening = this.#isAnew ? [{ at: 0, of: happenedTo(now, battle.opening) }] : [];
    this.#told = entries.length;
    this.#isAnew = false;
    const told = (entry: Entry<unknown>): readonly Happened[] => [
      ...passesOf(entry.seat, entry.answer),
      ...happenedTo(now, entry),
      ...(this.notes.get(entry.n) ?? []),
    ];
    return [...opening, ...entries.slice(from).map((entry, i) => ({ at: from + i + 1, of: told(entry) }))];
  }

  /** Two people share the device: whose hands it must be in before anything is shown. */
  #coverFor({ battle, players, isSandbox }: Playing, viewer: Seat, asked: readonly Choice[]): Seat | undefined {
    const isShared = seats.every((seat) => players[seat] === undefined) && !isSandbox && !battle.isOver;
    if (!isShared || this.holder === viewer) return undefined;
    const [a, b] = seats.map((seat) => JSON.stringify(battle.scene(seat)?.units));
    return asked.some(({ secret }) => secret) || a !== b ? viewer : undefined;
  }

  /** Whether nothing but what nobody was asked for has happened since. */
  #isTakeable(battle: Table, n: number, seat: Seat): boolean {
    for (let entry = battle.last; entry !== undefined && entry.n >= n; entry = entry.previous)
      if (entry.fence !== undefined || entry.seat !== seat || !(entry.unasked || this.auto.has(entry.n))) return false;
    return true;
  }

  /** Who has fallen is named in the log too. */
  #learnNames({ units }: Scene): void {
    for (const { ref, name, models } of units) {
      this.#names[ref] = name;
      for (const model of models) this.#names[model.ref] = model.name;
    }
  }
}

const withoutAbsent = (scene: Scene, absent: ReadonlySet<string>): Scene => ({
  ...scene,
  units: scene.units.filter(({ ref }) => !absent.has(ref)),
});

/** Whose eyes the page looks with: of the person who is asked, or whose dice are awaited. */
export function viewerOf({ battle, players }: Playing): Seat {
  const person = seats.find((seat) => players[seat] === undefined) ?? 'A';
  const { open } = battle;
  if (open?.kind === 'throw' && players[open.throw.seat] === undefined) return open.throw.seat;
  return battle.choices.find(({ seat }) => players[seat] === undefined)?.seat ?? person;
}

/** What may be told to all people at the device; of a battle that is over, or a sandbox, everything. */
function happenedTo(
  { battle, game, players, isSandbox }: Playing,
  entry: Parameters<typeof happenedIn>[0],
): readonly Happened[] {
  const system = gameOf(battle.heading.edition);
  if (system === undefined) return [];
  const people = seats.filter((seat) => players[seat] === undefined);
  return happenedIn(entry, { system, game, state: battle.state, eyes: battle.isOver || isSandbox ? [] : people });
}

const throwOf = (id: number, { seat, purpose, for: about, lots }: Throw): ToldThrow => ({
  id,
  seat,
  purpose,
  about,
  lots: lots.map(({ dice, sides, summed }) => ({ dice: dice * summed, sides })),
});
