import { Battle, compileGame, readBattle, writeBattle } from '@umpire/battle';
import { fail, type Issue, issue, ok, Rng } from '@umpire/kernel';
import type { Faces, Game, Placing, Reply, Seat, Survey } from '@umpire/rules';
import { branchOf } from './branch.js';
import { Film } from './film.js';
import { gameOf, type Setting, settings, unknownEdition } from './games.js';
import { judgeDrop } from './judging.js';
import { declaredOdds } from './odds.js';
import { armyOf, opening, programsOf } from './opening.js';
import { aboutOf, Pictures } from './pictures.js';
import { reasonsTold } from './reasons-told.js';
import { A_BREATH, programActs, settle, skipTo, thrown } from './settle.js';
import { Standing } from './standing.js';
import { takeBack } from './take-back.js';
import { type Playing, Teller, viewerOf } from './teller.js';
import type {
  Asking,
  FilmOutcome,
  Judged,
  Level,
  Outcome,
  Picture,
  Staged,
  ToldArmy,
  ToldMove,
  Wanted,
  WantedArmy,
  Weighed,
} from './told.js';

/** For how long moves in words are looked for, in milliseconds. */
const LOOK = 1_200;
/** For how long a stored battle is read before the page is told how far it has come. */
const READ = 120;

type Table = Battle<unknown, unknown>;
type AnyGame = Game<unknown, unknown>;

/** One battle at a time, with its programs; people answer through it. Beside it one stored battle is looked at. */
export class Desk {
  #now: Playing | undefined;
  #standing = new Standing();
  #teller = new Teller();
  #film: Film | undefined;
  /** How the table stood before; made anew once somebody has gone back. */
  #pictures: Pictures | undefined;
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
    const now = this.#take(Battle.start(compileGame(game), heading), game, seed);
    if (set !== undefined) skipTo(now, set.part, set.first);
    return this.#goOn();
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
    this.#take(read.value.battle, game!);
    return this.#goOn();
  }

  /** The stored battle, as far as it was played. */
  file(): string {
    return this.#now === undefined ? '' : writeBattle(this.#now.battle);
  }

  answer(seat: Seat, id: number, reply: Reply): Outcome {
    return this.#change(({ battle }) => {
      const choice = battle.choices.find((open) => open.id === id);
      if (choice !== undefined && 'pass' in reply) this.#standing.passed(battle, choice);
      const answered = battle.answer(seat, id, reply);
      return answered.ok ? [] : answered.error.issues;
    });
  }

  /** Dice thrown by hand; without faces the desk throws them. */
  throwDice(seat: Seat, id: number, faces?: Faces): Outcome {
    return this.#change(({ battle, chance }) => {
      if (battle.open?.kind !== 'throw') return nothing().issues;
      const given = battle.giveFaces(seat, id, faces ?? thrown(battle.open.throw, chance));
      return given.ok ? [] : given.error.issues;
    });
  }

  /** Takes an offer of a rule, and every other of it that is made at this point. */
  useAll(seat: Seat, id: number, rule: string, key: string): Outcome {
    this.#standing.takeAll(seat, rule);
    return this.answer(seat, id, { use: key });
  }

  /** Takes an offer that was passed unasked, while nothing has happened since. */
  useQuiet(seat: Seat, key: string): Outcome {
    const { battle } = this.#now ?? {};
    const offer = this.#teller.quiet.find((one) => one.seat === seat && one.option.key === key);
    if (battle === undefined || offer === undefined) return nothing();
    while (battle.last !== undefined && battle.last.n >= offer.n) if (!battle.undo(seat).ok) return nothing();
    this.#teller.anew();
    return this.answer(seat, offer.n, { use: key });
  }

  /** Whether models may be let go there, and where else they might be. */
  judge(seat: Seat, id: number, placing: Placing): Judged {
    return judgeDrop(this.#now?.battle, seat, id, placing);
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

  /** The table as it stood after so many answers, as the one who looks at it may see it. */
  past(at: number): Picture | undefined {
    const now = this.#now;
    if (now === undefined) return undefined;
    const { battle, game } = now;
    this.#pictures ??= new Pictures(game, battle.heading, battle.opening);
    const { entries } = battle;
    const scene = game.scene?.(this.#pictures.after(entries, at), viewerOf(now));
    return scene && { at, scene, about: aboutOf(entries[at - 1]) };
  }

  /** What there is to see from a unit. */
  survey(unit: string): Survey | undefined {
    return this.#now?.battle.survey(viewerOf(this.#now), unit);
  }

  /** A form that was filled in, as an answer. */
  fill(seat: Seat, id: number, filled: Readonly<Record<string, string>>): Outcome {
    const proposal = this.#now?.battle.formFor(seat, id)?.toProposal(filled);
    return this.answer(seat, id, { propose: proposal });
  }

  /** What a form comes to before it is given: whether it may be, and its odds. Lines left out do nothing. */
  weigh(seat: Seat, id: number, filled: Readonly<Record<string, string>>): Weighed {
    const { battle } = this.#now ?? {};
    const proposal = battle?.formFor(seat, id)?.toProposal(filled);
    const judged = battle?.judge(seat, id, { propose: proposal });
    if (battle === undefined || judged === undefined) return { isLegal: false, reasons: [], odds: [] };
    const odds = declaredOdds(battle, seat, id, proposal);
    return { isLegal: judged.ok, reasons: judged.ok ? [] : reasonsTold(battle, judged.error.issues), odds };
  }

  /** Takes back a person's last answer, and what nobody was asked for since. */
  undo(seat: Seat): Outcome {
    const now = this.#now;
    if (now === undefined) return nothing();
    this.#standing.forget();
    const issues = now.isSandbox ? this.#goBack(now) : takeBack(now.battle, seat, this.#teller);
    if (issues.length > 0) return { ok: false, issues };
    this.#teller.anew();
    this.#pictures = undefined;
    return this.#outcome();
  }

  /** How often a rule asks; not asking this phase is an answer to the question that is open. */
  asking(rule: string, how: Asking): void {
    this.#standing.ask(rule, how);
  }

  defend(seat: Seat, isOn: boolean): Outcome {
    this.#standing.defend(seat, isOn);
    return this.#goOn();
  }

  /** Sets up the rest of a side by suggestions. */
  deploy(seat: Seat): Outcome {
    this.#standing.deploy(seat);
    return this.#goOn();
  }

  /** The device is in this seat's hands. */
  hold(seat: Seat): Outcome {
    this.#teller.holder = seat;
    this.#teller.anew();
    return this.#outcome();
  }

  /** Goes on with the programs' answers: one deed, or all until a person is asked. */
  go(pace: 'deed' | 'all'): Outcome {
    const now = this.#now;
    if (now === undefined) return nothing();
    const [teller, standing] = [this.#teller, this.#standing];
    for (let answers = 0; answers < A_BREATH && programActs({ now, teller }, pace); answers++)
      settle({ now, standing, teller });
    return this.#goOn();
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
    if (this.#film === undefined) return nothing();
    const branched = branchOf(this.#film, at, players);
    if (!branched.ok) return { ok: false, issues: branched.error };
    const { battle, game } = branched.value;
    this.#take(battle, game);
    return this.#goOn();
  }

  #take(battle: Table, game: AnyGame, seed = `${battle.heading.seed}`): Playing {
    const { heading } = battle;
    const isSandbox = heading.position !== undefined;
    const now = { battle, game, players: programsOf(heading), chance: Rng.seeded(seed, 'hand'), isSandbox };
    this.#now = now;
    this.#standing = new Standing();
    this.#teller = new Teller();
    this.#copies = [];
    this.#pictures = undefined;
    return now;
  }

  /** What a person does to the battle; refused with issues, nothing has changed. A sandbox can go back to before it. */
  #change(deed: (now: Playing) => readonly Issue[]): Outcome {
    const now = this.#now;
    if (now === undefined) return nothing();
    const before = now.isSandbox ? now.battle.copy() : undefined;
    const issues = deed(now);
    if (issues.length > 0) return { ok: false, issues };
    if (before !== undefined) this.#copies.push(before);
    return this.#goOn();
  }

  #goBack(now: Playing): readonly Issue[] {
    const before = this.#copies.pop();
    if (before === undefined) return [issue('undo-nothing', 'there is no answer to take back')];
    this.#now = { ...now, battle: before };
    return [];
  }

  #goOn(): Outcome {
    if (this.#now !== undefined) settle({ now: this.#now, standing: this.#standing, teller: this.#teller });
    return this.#outcome();
  }

  #outcome(): Outcome {
    return this.#now === undefined ? nothing() : { ok: true, told: this.#teller.tell(this.#now, this.#copies.length) };
  }
}

const nothing = () => ({ ok: false as const, issues: [issue('no-battle', 'No battle is being played.')] });
