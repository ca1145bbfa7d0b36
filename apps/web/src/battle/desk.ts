import { Battle, compileGame, ENGINE, type Engine, readBattle, writeBattle } from '@umpire/battle';
import { deskAt, greedyPlayer, type Player, randomPlayer } from '@umpire/bots';
import { bestOutcome, exactOutcome, looksAhead, standingsOf } from '@umpire/dice';
import { fail, type Issue, issue, ok, type Result, Rng } from '@umpire/kernel';
import { figuresOf } from '@umpire/odds';
import {
  type Choice,
  type Forecast,
  type Heading,
  type Placing,
  type Reply,
  type Scene,
  type Seat,
  seats,
} from '@umpire/rules';
import type { Happened } from '@umpire/views';
import { gameOf, type Setting, settings } from './games.js';
import type { Judged, Level, Outcome, Question, Told, ToldOdds, Wanted } from './told.js';

/** So many answers of programs before the page is told how things stand. */
const A_BREATH = 400;

type Table = Battle<unknown, unknown>;

const programs: Readonly<Record<Exclude<Level, 'person'>, (rng: Rng) => Player>> = {
  random: randomPlayer,
  greedy: greedyPlayer,
};

/** One battle at a time, with its programs; people answer through it. */
export class Desk {
  #battle: Table | undefined;
  #heading: Heading | undefined;
  #told = 0;
  #isAnew = true;
  #names: Record<string, string> = {};
  #players: Partial<Record<Seat, Player>> = {};
  #chance = Rng.seeded('', 'suggestions');

  settings(): readonly Setting[] {
    return settings();
  }

  /** Issues: `unknown-edition`, and those of the game. */
  start({ edition, armies, mission, players, seed }: Wanted): Outcome {
    const game = gameOf(edition);
    const rules = game?.ruleSet(edition);
    if (game === undefined || !rules?.ok) return { ok: false, issues: [unknownEdition(edition)] };
    const listOf = (seat: Seat): unknown => game.armies(edition).find(({ name }) => name === armies[seat])?.army;
    const heading: Heading = {
      umpire: 1,
      edition,
      ruleSet: rules.value.hash,
      engine: ENGINE,
      options: {},
      ...(mission === undefined ? {} : { mission }),
      seed,
      seats: {
        A: { army: listOf('A'), player: players.A },
        B: { army: listOf('B'), player: players.B },
      },
    };
    const engine = game.game(heading);
    if (!engine.ok) return { ok: false, issues: engine.error };
    return this.#take(Battle.start(compileGame(engine.value), heading), heading);
  }

  /** Goes on with a stored battle, as far as it is true. */
  open(log: string): Outcome {
    const read = readBattle(log, (heading): Result<Engine<unknown, unknown>, readonly Issue[]> => {
      const game = gameOf(heading.edition)?.game(heading) ?? fail([unknownEdition(heading.edition)]);
      return game.ok ? ok(compileGame(game.value)) : game;
    });
    if (!read.ok) return { ok: false, issues: read.error };
    return this.#take(read.value.battle, read.value.battle.heading);
  }

  /** The stored battle, as far as it was played. */
  file(): string {
    return this.#battle === undefined ? '' : writeBattle(this.#battle);
  }

  answer(seat: Seat, id: number, reply: Reply): Outcome {
    const battle = this.#battle;
    if (battle === undefined) return nothing();
    const answered = battle.answer(seat, id, reply);
    if (!answered.ok) return { ok: false, issues: answered.error.issues };
    this.#play();
    return { ok: true, told: this.#tell() };
  }

  /** Whether models may be let go there, and where else they might be. */
  judge(seat: Seat, id: number, placing: Placing): Judged {
    const battle = this.#battle;
    const proposal = battle?.proposalFor(seat, id, placing);
    const judged = battle?.judge(seat, id, { propose: proposal });
    if (battle === undefined || judged === undefined) return { isLegal: false, proposal, reasons: [] };
    if (judged.ok) return { isLegal: true, proposal };
    const { issues, nearest } = judged.error;
    const near = nearest === undefined ? undefined : battle.placingOf(seat, id, nearest);
    const isElsewhere = near !== undefined && Object.keys(near).length > 0;
    return { isLegal: false, proposal, reasons: issues, ...(isElsewhere ? { nearest: near } : {}) };
  }

  /** A form that was filled in, as an answer. */
  fill(seat: Seat, id: number, filled: Readonly<Record<string, string>>): Outcome {
    const proposal = this.#battle?.formFor(seat, id)?.toProposal(filled);
    return this.answer(seat, id, { propose: proposal });
  }

  undo(seat: Seat): Outcome {
    const battle = this.#battle;
    if (battle === undefined) return nothing();
    const undone = battle.undo(seat);
    if (!undone.ok) return { ok: false, issues: undone.error };
    this.#isAnew = true;
    return { ok: true, told: this.#tell() };
  }

  #take(battle: Table, heading: Heading): Outcome {
    this.#battle = battle;
    this.#heading = heading;
    this.#isAnew = true;
    this.#names = {};
    this.#chance = Rng.seeded(heading.seed ?? '', 'suggestions');
    this.#players = {};
    for (const seat of seats) {
      const level = heading.seats[seat].player;
      if (level === 'random' || level === 'greedy')
        this.#players[seat] = programs[level](Rng.seeded(heading.seed ?? '', seat, 'player'));
    }
    this.#play();
    return { ok: true, told: this.#tell() };
  }

  /** Programs answer until a person is asked, or for one breath. */
  #play(): void {
    const battle = this.#battle;
    if (battle === undefined) return;
    for (let answers = 0; answers < A_BREATH && !battle.isOver; answers++) {
      const [choice] = battle.choices;
      const player = choice && this.#players[choice.seat];
      if (choice === undefined || player === undefined) return;
      const desk = deskAt(battle, choice.seat, this.#chance);
      const answered = battle.answer(choice.seat, choice.id, player.reply(choice, desk));
      if (!answered.ok) throw new Error(`${player.name} answers ${choice.rule} illegally`);
    }
  }

  /** Goes on with the programs' answers, where a breath was not enough. */
  go(): Outcome {
    this.#play();
    return this.#battle === undefined ? nothing() : { ok: true, told: this.#tell() };
  }

  #tell(): Told {
    const battle = this.#battle;
    if (battle === undefined) throw new Error('no battle');
    const person = seats.find((seat) => this.#players[seat] === undefined) ?? 'A';
    const asked = battle.choices.filter(({ seat }) => this.#players[seat] === undefined);
    const scene = battle.scene(asked[0]?.seat ?? person);
    if (scene === undefined) throw new Error('the game has no board');
    this.#learnNames(scene);
    const entries = [...(this.#isAnew ? [battle.opening] : []), ...battle.entries.slice(this.#isAnew ? 0 : this.#told)];
    this.#told = battle.entries.length;
    const isAnew = this.#isAnew;
    this.#isAnew = false;
    const { winner } = battle.result;
    return {
      scene,
      questions: asked.map((choice) => this.#question(battle, choice)),
      happened: entries.flatMap((entry) => happenedIn(entry, battle)),
      names: this.#names,
      titles: { A: titleOf(this.#heading, 'A'), B: titleOf(this.#heading, 'B') },
      isOver: battle.isOver,
      ...(battle.isOver && winner !== undefined ? { winner } : {}),
      canUndo: battle.entries.length > 0,
      isAnew,
    };
  }

  /** Who has fallen is named in the log too. */
  #learnNames({ units }: Scene): void {
    for (const { ref, name, models } of units) {
      this.#names[ref] = name;
      for (const model of models) this.#names[model.ref] = model.name;
    }
  }

  #question(battle: Table, { id, seat, rule, about, ask }: Choice): Question {
    const named = this.#ruleOf(battle, rule);
    const options = ask.kind === 'propose' ? [] : ask.kind === 'react' ? ask.offers : ask.options;
    const suggestion =
      ask.kind === 'propose'
        ? battle.suggest(seat, id, Rng.seeded(`${battle.heading.seed}`, `suggestion-${id}`))
        : undefined;
    const placing = suggestion === undefined ? undefined : battle.placingOf(seat, id, suggestion);
    const form = battle.formFor(seat, id);
    // a suggestion may leave every model off the board: in reserve, or carried
    const isPlaced = placing !== undefined && Object.keys(placing).length > 0;
    return {
      id,
      seat,
      rule,
      name: named?.name ?? rule,
      section: named?.source.section ?? '',
      about,
      kind: ask.kind,
      options: options.map((option) => ({
        ...option,
        ...(option.rule === undefined ? {} : { rule: this.#nameOf(battle, option.rule) }),
      })),
      min: 'min' in ask ? ask.min : 0,
      max: 'max' in ask ? ask.max : 1,
      ...(ask.kind === 'propose' ? { shape: ask.shape } : {}),
      isPlaced: battle.proposalFor(seat, id, {}) !== undefined,
      ...(isPlaced ? { suggested: placing } : {}),
      candidates: battle.candidatesFor(seat, id).map(({ about: of, proposal, judged }) => ({
        about: of,
        proposal,
        isLegal: judged.ok,
        odds: battle.forecast(seat, id, proposal).map(oddsOf),
      })),
      ...(form === undefined ? {} : { form: form.lines }),
      ...(!isPlaced && suggestion !== undefined ? { proposal: suggestion } : {}),
    };
  }

  #ruleOf({ heading }: Table, rule: string) {
    const rules = gameOf(heading.edition)?.ruleSet(heading.edition);
    return rules?.ok ? rules.value.rules.get(rule) : undefined;
  }

  #nameOf(battle: Table, rule: string): string {
    return this.#ruleOf(battle, rule)?.name ?? rule;
  }
}

const unknownEdition = (found: string): Issue =>
  issue('unknown-edition', 'No battle is played in this edition.', { found });

/** Exact odds of declared attacks at one target: what to count on, what to hope for. */
function oddsOf({ target, volley, policies }: Forecast): ToldOdds {
  const outcome = looksAhead(volley, policies)
    ? bestOutcome(volley, policies, () => () => 0)
    : exactOutcome(volley, policies);
  const standings = standingsOf(volley.groups, volley.uses);
  const { modelsDestroyed, woundsLost, destroyed } = figuresOf(standings, outcome.afterEach.at(-1)!);
  return {
    target,
    models: volley.groups.reduce((sum, { models }) => sum + models, 0),
    modelsDestroyed: modelsDestroyed.distribution,
    woundsLost: woundsLost.distribution,
    destroyed,
  };
}

const nothing = (): Outcome => ({ ok: false, issues: [issue('no-battle', 'No battle is being played.')] });

function titleOf(heading: Heading | undefined, seat: Seat): string {
  const army = heading?.seats[seat].army;
  const shipped = heading && gameOf(heading.edition)?.armies(heading.edition);
  const named = shipped?.find((one) => one.army === army);
  if (named !== undefined) return named.name;
  return typeof army === 'object' && army !== null && 'name' in army ? String(army.name) : seat;
}

function happenedIn({ events, rolls }: Table['opening'], battle: Table): readonly Happened[] {
  const tell = gameOf(battle.heading.edition)?.tell;
  if (tell !== undefined)
    return events.flatMap((event) => {
      const told = tell(event, battle.state);
      return told === undefined ? [] : [{ kind: 'told', ...told }];
    });
  return [
    ...rolls.map(
      (roll): Happened => ({
        kind: 'dice',
        seat: roll.throw.seat,
        purpose: roll.throw.purpose,
        of: [...roll.throw.for],
        faces: roll.faces.flat(),
      }),
    ),
    ...events.flatMap((event) => toldEvent(event)),
  ];
}

/** Events of every game name their kind; what else they say is for whoever tells of them. */
function toldEvent(event: unknown): readonly Happened[] {
  if (typeof event !== 'object' || event === null || !('kind' in event)) return [];
  const of = 'of' in event && Array.isArray(event.of) ? event.of.map(String) : [];
  const say = 'say' in event && typeof event.say === 'object' && event.say !== null ? { ...event.say } : {};
  const rule = 'rule' in event && typeof event.rule === 'string' ? { rule: event.rule } : {};
  return [{ kind: 'event', event: String(event.kind), of, say, ...rule }];
}
