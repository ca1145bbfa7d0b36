import { Battle, compileGame, ENGINE, type Entry, readBattle, writeBattle } from '@umpire/battle';
import { deskAt, greedyPlayer, type Player, randomPlayer } from '@umpire/bots';
import { fail, type Issue, issue, ok, type Result, Rng } from '@umpire/kernel';
import {
  type Choice,
  type Faces,
  type Game,
  type Heading,
  type Placing,
  type Reply,
  type Scene,
  type Seat,
  type Survey,
  seats,
  type Throw,
} from '@umpire/rules';
import type { Happened } from '@umpire/views';
import { Film, levelOf } from './film.js';
import { gameOf, type Setting, settings, titleOf, unknownEdition } from './games.js';
import { happenedIn } from './happened.js';
import { leastReply } from './least.js';
import { passedUnasked, reasonOf } from './notes.js';
import { nameOf, questionOf, toldOption } from './question.js';
import { Standing } from './standing.js';
import type {
  Asking,
  FilmOutcome,
  Judged,
  Level,
  Outcome,
  Picture,
  QuietOffer,
  Staged,
  Told,
  ToldArmy,
  ToldMove,
  ToldThrow,
  Wanted,
  WantedArmy,
} from './told.js';

/** So many answers of programs before the page is told how things stand. */
const A_BREATH = 400;
/** For how long moves in words are looked for, in milliseconds. */
const LOOK = 1_200;
/** For how long a stored battle is read before the page is told how far it has come. */
const READ = 120;

type Table = Battle<unknown, unknown>;
type AnyGame = Game<unknown, unknown>;

const programs: Readonly<Record<Exclude<Level, 'person'>, (rng: Rng) => Player>> = {
  random: randomPlayer,
  greedy: greedyPlayer,
};

/** A battle under way with who plays it. */
interface Playing {
  readonly battle: Table;
  readonly game: AnyGame;
  readonly heading: Heading;
  readonly players: Partial<Record<Seat, Player>>;
  readonly chance: Rng;
  readonly isSandbox: boolean;
}

/** One battle at a time, with its programs; people answer through it. */
export class Desk {
  #now: Playing | undefined;
  #standing = new Standing();
  #film: Film | undefined;
  /** Who has the device. */
  #holder: Seat | undefined;
  #told = 0;
  #isAnew = true;
  #names: Record<string, string> = {};
  /** What is said after an entry, by its number. */
  #notes = new Map<number, readonly Happened[]>();
  /** Entries that nobody was asked for. */
  #auto = new Set<number>();
  #quiet: readonly (QuietOffer & { readonly n: number })[] = [];
  /** A sandbox goes back to any answer. */
  #copies: Table[] = [];

  settings(): readonly Setting[] {
    return settings();
  }

  /** What of an army will not act in battle, said before it begins. */
  army(edition: string, army: WantedArmy): ToldArmy {
    const told = gameOf(edition)?.unplayed?.(edition, armyOf(edition, army));
    return told === undefined || told.ok
      ? { unplayed: told?.value ?? [], issues: [] }
      : { unplayed: [], issues: told.error };
  }

  /** The table of a battle with nobody on it yet: who may be set up by hand, and where. */
  stage(wanted: Omit<Wanted, 'set' | 'seed'>): Staged {
    const opened = opening({ ...wanted, seed: '' });
    if (!opened.ok) return { ok: false, issues: opened.error };
    const { game, heading } = opened.value;
    const scene = game.scene?.(game.begin(heading).state, 'A');
    return scene === undefined ? nothing() : { ok: true, scene };
  }

  /** Issues: `unknown-edition`, and those of the game. */
  start(wanted: Wanted): Outcome {
    const { seed, set } = wanted;
    const opened = opening(wanted);
    if (!opened.ok) return { ok: false, issues: opened.error };
    const { game, heading } = opened.value;
    this.#take(Battle.start(compileGame(game), heading), game, set !== undefined, Rng.seeded(seed, 'hand'));
    if (set !== undefined) this.#skipTo(set.part, set.first);
    this.#settle();
    return this.#outcome();
  }

  /** Goes on with a stored battle, as far as it is true. */
  open(log: string): Outcome {
    let game: AnyGame | undefined;
    const read = readBattle(log, (heading) => {
      const opened = gameOf(heading.edition)?.game(heading) ?? fail([unknownEdition(heading.edition)]);
      if (!opened.ok) return opened;
      game = opened.value;
      return ok(compileGame(opened.value));
    });
    if (!read.ok) return { ok: false, issues: read.error };
    const { battle } = read.value;
    this.#take(battle, game!, battle.heading.position !== undefined, Rng.seeded(`${battle.heading.seed}`, 'hand'));
    this.#settle();
    return this.#outcome();
  }

  /** The stored battle, as far as it was played. */
  file(): string {
    return this.#now === undefined ? '' : writeBattle(this.#now.battle);
  }

  answer(seat: Seat, id: number, reply: Reply): Outcome {
    const now = this.#now;
    if (now === undefined) return nothing();
    const before = now.isSandbox ? now.battle.copy() : undefined;
    const choice = now.battle.choices.find((open) => open.id === id);
    if (choice !== undefined && 'pass' in reply) this.#standing.passed(now.battle, choice);
    const answered = now.battle.answer(seat, id, reply);
    if (!answered.ok) return { ok: false, issues: answered.error.issues };
    if (before !== undefined) this.#copies.push(before);
    this.#settle();
    return this.#outcome();
  }

  /** Dice thrown by hand; without faces the desk throws them. */
  throwDice(seat: Seat, id: number, faces?: Faces): Outcome {
    const now = this.#now;
    if (now?.battle.open?.kind !== 'throw') return nothing();
    const before = now.isSandbox ? now.battle.copy() : undefined;
    const given = now.battle.giveFaces(seat, id, faces ?? thrown(now.battle.open.throw, now.chance));
    if (!given.ok) return { ok: false, issues: given.error.issues };
    if (before !== undefined) this.#copies.push(before);
    this.#settle();
    return this.#outcome();
  }

  /** Takes an offer of a rule, and every other of it that is made at this point. */
  useAll(seat: Seat, id: number, rule: string, key: string): Outcome {
    this.#standing.takeAll(seat, rule);
    return this.answer(seat, id, { use: key });
  }

  /** Takes an offer that was passed unasked, while nothing has happened since. */
  useQuiet(seat: Seat, key: string): Outcome {
    const { battle } = this.#now ?? {};
    const offer = this.#quiet.find((one) => one.seat === seat && one.option.key === key);
    if (battle === undefined || offer === undefined) return nothing();
    while (battle.last !== undefined && battle.last.n >= offer.n) if (!battle.undo(seat).ok) return nothing();
    this.#anew();
    return this.answer(seat, offer.n, { use: key });
  }

  /** Whether models may be let go there, and where else they might be. */
  judge(seat: Seat, id: number, placing: Placing): Judged {
    const { battle } = this.#now ?? {};
    const proposal = battle?.proposalFor(seat, id, placing);
    const judged = battle?.judge(seat, id, { propose: proposal });
    if (battle === undefined || judged === undefined) return { isLegal: false, proposal, reasons: [] };
    if (judged.ok) return { isLegal: true, proposal };
    const { issues, nearest } = judged.error;
    const near = nearest === undefined ? undefined : battle.placingOf(seat, id, nearest);
    const isElsewhere = near !== undefined && Object.keys(near).length > 0;
    return { isLegal: false, proposal, reasons: issues, ...(isElsewhere ? { nearest: near } : {}) };
  }

  /** Moves that can be said in words, each found legal; as many as are found in the time there is. */
  moves(seat: Seat, id: number): readonly ToldMove[] {
    const { battle } = this.#now ?? {};
    if (battle === undefined) return [];
    const until = performance.now() + LOOK;
    const found: ToldMove[] = [];
    for (const { words, about, proposal } of battle.wordedMoves(seat, id)) {
      const placing = battle.placingOf(seat, id, proposal) ?? {};
      found.push({ words, ...(about === undefined ? {} : { about }), proposal, placing });
      if (performance.now() > until) break;
    }
    return found;
  }

  /** What there is to see from a unit. */
  survey(unit: string): Survey | undefined {
    const now = this.#now;
    return now?.battle.survey(this.#viewer(now), unit);
  }

  /** A form that was filled in, as an answer. */
  fill(seat: Seat, id: number, filled: Readonly<Record<string, string>>): Outcome {
    const proposal = this.#now?.battle.formFor(seat, id)?.toProposal(filled);
    return this.answer(seat, id, { propose: proposal });
  }

  /** Takes back a person's last answer, and what nobody was asked for since. */
  undo(seat: Seat): Outcome {
    const now = this.#now;
    if (now === undefined) return nothing();
    this.#standing.forget();
    if (now.isSandbox) {
      const before = this.#copies.pop();
      if (before !== undefined) this.#now = { ...now, battle: before };
      this.#anew();
      return this.#outcome();
    }
    const { battle } = now;
    let undone = battle.last?.n ?? 0;
    do {
      undone = battle.last?.n ?? 0;
      const back = battle.undo(seat);
      if (!back.ok) return { ok: false, issues: back.error };
    } while (this.#auto.has(undone) && battle.last !== undefined);
    this.#anew();
    return this.#outcome();
  }

  /** How often a rule asks; not asking this phase is an answer to the question that is open. */
  asking(rule: string, how: Asking): void {
    this.#standing.ask(rule, how);
  }

  defend(seat: Seat, isOn: boolean): Outcome {
    this.#standing.defend(seat, isOn);
    this.#settle();
    return this.#outcome();
  }

  /** Sets up the rest of a side by suggestions. */
  deploy(seat: Seat): Outcome {
    this.#standing.deploy(seat);
    this.#settle();
    return this.#outcome();
  }

  /** The device is in this seat's hands. */
  hold(seat: Seat): Outcome {
    this.#holder = seat;
    this.#anew();
    return this.#outcome();
  }

  /** Goes on with the programs' answers: one deed, or all until a person is asked. */
  go(pace: 'deed' | 'all'): Outcome {
    for (let answers = 0; answers < A_BREATH && this.#programActs(pace); answers++) this.#settle();
    this.#settle();
    return this.#outcome();
  }

  /** Opens a stored battle to look at. */
  watch(log: string): FilmOutcome {
    const film = Film.open(log);
    if (!film.ok) return { ok: false, issues: film.error };
    this.#film = film.value;
    return this.readOn();
  }

  /** Reads on in the stored battle that is looked at. */
  readOn(): FilmOutcome {
    if (this.#film === undefined) return nothing();
    this.#film.read(READ, () => performance.now());
    return { ok: true, film: this.#film.tell() };
  }

  picture(at: number): Picture | undefined {
    return this.#film?.picture(at);
  }

  /** A battle of its own from a point of the one that is looked at. */
  branch(at: number, players: Readonly<Record<Seat, Level>>): Outcome {
    const film = this.#film;
    if (film === undefined) return nothing();
    const { seats: seated, ...rest } = film.heading;
    const heading: Heading = {
      ...rest,
      seats: { A: { ...seated.A, player: players.A }, B: { ...seated.B, player: players.B } },
    };
    const game = gameOf(heading.edition)?.game(heading);
    if (!game?.ok) return { ok: false, issues: game?.error ?? [unknownEdition(heading.edition)] };
    const battle = Battle.start(compileGame(game.value), heading);
    const again = played(battle, film.answersTo(at));
    if (!again.ok) return { ok: false, issues: again.error };
    this.#take(battle, game.value, heading.position !== undefined, Rng.seeded(`${heading.seed}`, 'hand'));
    this.#settle();
    return this.#outcome();
  }

  #take(battle: Table, game: AnyGame, isSandbox: boolean, chance: Rng): void {
    const { heading } = battle;
    const players: Partial<Record<Seat, Player>> = {};
    for (const seat of seats) {
      const level = levelOf(heading, seat);
      if (level !== 'person') players[seat] = programs[level](Rng.seeded(heading.seed ?? '', seat, 'player'));
    }
    this.#now = { battle, game, heading, players, chance, isSandbox };
    this.#standing = new Standing();
    this.#holder = undefined;
    this.#names = {};
    this.#notes = new Map();
    this.#auto = new Set();
    this.#copies = [];
    this.#anew();
  }

  #anew(): void {
    this.#isAnew = true;
    this.#quiet = [];
  }

  /** A program answers; whether it may go on before the page is told. */
  #programActs(pace: 'deed' | 'all'): boolean {
    const now = this.#now;
    if (now === undefined || now.battle.isOver) return false;
    const { battle, players } = now;
    const choice = battle.choices.find(({ seat }) => players[seat] !== undefined);
    const player = choice && players[choice.seat];
    if (choice === undefined || player === undefined) return false;
    const reply = player.reply(choice, deskAt(battle, choice.seat, now.chance));
    const because = player.because?.();
    const answered = battle.answer(choice.seat, choice.id, reply);
    if (!answered.ok) throw new Error(`${player.name} answers ${choice.rule} illegally`);
    // which unit comes next is weighed too, and nobody wants to read it
    if (because !== undefined && 'propose' in reply) this.#notes.set(choice.id, [reasonOf(because)]);
    return pace === 'all' || !('propose' in reply || 'use' in reply);
  }

  /** What need not be asked is answered, and dice of programs fall. */
  #settle(): void {
    const now = this.#now;
    for (let answers = 0; now !== undefined && answers < A_BREATH; answers++) {
      const { battle, players } = now;
      if (battle.isOver) return;
      const { open } = battle;
      if (open?.kind === 'throw') {
        const isTheirs = players[open.throw.seat] !== undefined || this.#standing.defends(open.throw.seat);
        if (!isTheirs || !battle.giveFaces(open.throw.seat, open.id, thrown(open.throw, now.chance)).ok) return;
        continue;
      }
      const choice = battle.choices.find(({ seat }) => players[seat] === undefined);
      if (choice === undefined || !this.#answerUnasked(now, choice)) return;
    }
  }

  #answerUnasked({ battle, heading }: Playing, choice: Choice): boolean {
    const isBefore = (gameOf(heading.edition)?.rounds(battle.state) ?? 0) === 0;
    const unasked = this.#standing.replyTo(battle, choice, isBefore);
    if (unasked === undefined || !battle.answer(choice.seat, choice.id, unasked.reply).ok) return false;
    this.#auto.add(choice.id);
    const { quiet } = unasked;
    if (quiet.length === 0) return true;
    if (unasked.again) this.#quiet = this.#quiet.filter(({ n }) => n >= choice.id);
    const names = unasked.again
      ? []
      : [...new Set(quiet.map(({ option }) => nameOf(battle, option.rule ?? choice.rule)))];
    this.#notes.set(choice.id, names.map(passedUnasked));
    this.#quiet = [
      ...this.#quiet,
      ...quiet.map(({ option, points }) => ({
        seat: choice.seat,
        option: toldOption(battle, option),
        points,
        n: choice.id,
      })),
    ];
    return true;
  }

  /** Does as little as it may until the part of the turn begins that is wanted. */
  #skipTo(part: string, first: Seat): void {
    const { battle, chance } = this.#now!;
    for (let answers = 0; answers < A_BREATH && !battle.isOver; answers++) {
      const scene = battle.scene('A');
      if (scene?.part === part && (scene.turn ?? first) === first) return;
      const { open } = battle;
      if (open?.kind === 'throw') battle.giveFaces(open.throw.seat, open.id, thrown(open.throw, chance));
      const [choice] = battle.choices;
      if (choice !== undefined) battle.answer(choice.seat, choice.id, leastReply(battle, choice));
    }
  }

  #outcome(): Outcome {
    return this.#now === undefined ? nothing() : { ok: true, told: this.#tell(this.#now) };
  }

  #viewer({ battle, players }: Playing): Seat {
    const person = seats.find((seat) => players[seat] === undefined) ?? 'A';
    const { open } = battle;
    if (open?.kind === 'throw' && players[open.throw.seat] === undefined) return open.throw.seat;
    return battle.choices.find(({ seat }) => players[seat] === undefined)?.seat ?? person;
  }

  #tell(now: Playing): Told {
    const { battle, players, heading } = now;
    const viewer = this.#viewer(now);
    const scene = battle.scene(viewer);
    if (scene === undefined) throw new Error('the game has no board');
    this.#learnNames(scene);
    const asked = battle.choices.filter(({ seat }) => players[seat] === undefined && seat === viewer);
    const cover = this.#coverFor(now, viewer, asked);
    if (cover === undefined) this.#holder = viewer;
    const entries: readonly Entry<unknown>[] = battle.entries;
    const fresh = entries.slice(this.#isAnew ? 0 : this.#told);
    const happened = [
      ...(this.#isAnew ? this.#happened(now, battle.opening) : []),
      ...fresh.flatMap((entry) => [...this.#happened(now, entry), ...this.#notesOf(now, entry)]),
    ];
    this.#told = entries.length;
    const isAnew = this.#isAnew;
    this.#isAnew = false;
    const { winner } = battle.result;
    const { open } = battle;
    this.#quiet = this.#quiet.filter(({ n, seat }) => this.#isTakeable(battle, n, seat));
    return {
      scene,
      viewer,
      questions: cover === undefined ? asked.map((choice) => questionOf(battle, choice)) : [],
      ...(open?.kind === 'throw' ? { throws: throwOf(open.id, open.throw) } : {}),
      quiet: this.#quiet.map(({ seat, option, points }) => ({ seat, option, points })),
      happened,
      names: this.#names,
      titles: { A: titleOf(heading, 'A'), B: titleOf(heading, 'B') },
      levels: { A: levelOf(heading, 'A'), B: levelOf(heading, 'B') },
      isOver: battle.isOver,
      ...(battle.isOver && winner !== undefined ? { winner } : {}),
      canUndo: now.isSandbox ? this.#copies.length > 0 : entries.some(({ n }) => !this.#auto.has(n)),
      goesOn: !battle.isOver && battle.choices.length > 0 && asked.length === 0,
      ...(cover === undefined ? {} : { cover }),
      isSandbox: now.isSandbox,
      isAnew,
    };
  }

  /** Two people share the device: whose hands it must be in before anything is shown. */
  #coverFor(now: Playing, viewer: Seat, asked: readonly Choice[]): Seat | undefined {
    const { battle, players } = now;
    const isShared = seats.every((seat) => players[seat] === undefined) && !now.isSandbox && !battle.isOver;
    if (!isShared || this.#holder === viewer) return undefined;
    const [a, b] = seats.map((seat) => JSON.stringify(battle.scene(seat)?.units));
    return asked.some(({ secret }) => secret) || a !== b ? viewer : undefined;
  }

  #happened({ battle, game, heading, players, isSandbox }: Playing, entry: Parameters<typeof happenedIn>[0]) {
    const people = seats.filter((seat) => players[seat] === undefined);
    const eyes = battle.isOver || isSandbox ? [] : people;
    return happenedIn(entry, { system: gameOf(heading.edition)!, game, state: battle.state, eyes });
  }

  #notesOf({ battle, players }: Playing, { n, unasked, seat, rule }: Entry<unknown>): readonly Happened[] {
    if (unasked && players[seat] === undefined) return [passedUnasked(nameOf(battle, rule))];
    return this.#notes.get(n) ?? [];
  }

  /** Whether nothing but what nobody was asked for has happened since. */
  #isTakeable(battle: Table, n: number, seat: Seat): boolean {
    for (let entry = battle.last; entry !== undefined && entry.n >= n; entry = entry.previous)
      if (entry.fence !== undefined || entry.seat !== seat || !(entry.unasked || this.#auto.has(entry.n))) return false;
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

/** The heading of a battle as it is wanted, and its game. */
function opening({
  edition,
  armies,
  mission,
  players,
  seed,
  dice,
  set,
}: Wanted): Result<{ readonly game: AnyGame; readonly heading: Heading }, readonly Issue[]> {
  const system = gameOf(edition);
  const rules = system?.ruleSet(edition);
  if (system === undefined || !rules?.ok) return fail([unknownEdition(edition)]);
  const heading: Heading = {
    umpire: 1,
    edition,
    ruleSet: rules.value.hash,
    engine: ENGINE,
    options: {},
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

const armyOf = (edition: string, army: WantedArmy): unknown =>
  typeof army === 'string'
    ? gameOf(edition)
        ?.armies(edition)
        .find(({ name }) => name === army)?.army
    : army.own;

const nothing = () => ({ ok: false as const, issues: [issue('no-battle', 'No battle is being played.')] });

const thrown = ({ lots }: Throw, chance: Rng): Faces =>
  lots.map(({ dice, sides, summed }) => Array.from({ length: dice * summed }, () => chance.die(sides)));

const throwOf = (id: number, { seat, purpose, for: about, lots }: Throw): ToldThrow => ({
  id,
  seat,
  purpose,
  about,
  lots: lots.map(({ dice, sides, summed }) => ({ dice: dice * summed, sides })),
});

/** The same answers again. */
function played(battle: Table, entries: readonly Entry<unknown>[]): Result<true, readonly Issue[]> {
  for (const { seat, n, answer } of entries) {
    const given = 'reply' in answer ? battle.answer(seat, n, answer.reply) : battle.giveFaces(seat, n, answer.faces);
    if (!given.ok) return fail(given.error.issues);
  }
  return ok(true);
}
