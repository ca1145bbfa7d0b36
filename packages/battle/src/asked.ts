import { fail, type Issue, issue, type Result as Outcome, ok, type Rng } from '@umpire/kernel';
import type {
  Attack,
  Candidate,
  Choice,
  Context,
  Forecast,
  Form,
  Frame,
  Game,
  Grounds,
  Measuring,
  MoveWords,
  Placing,
  Ref,
  Reply,
  Scene,
  Seat,
  Stakes,
  Survey,
  Verdict,
} from '@umpire/rules';
import type { Engine } from './compile.js';
import type { Control } from './control.js';
import { replyIssues } from './reply.js';

/** Why an answer was refused, with the nearest legal proposal where the validator knows one. */
export interface Refusal {
  readonly issues: readonly Issue[];
  readonly nearest?: unknown;
}

/** A move in words that was judged and found legal. */
export interface LegalMove {
  readonly words: MoveWords;
  readonly about?: Ref;
  readonly proposal: unknown;
}

/** What may be asked of a battle and its open choices. Nothing of it changes anything. */
export abstract class Asked<S, E> {
  protected readonly engine: Engine<S, E>;
  /** For the referee: tests, tools, the store. Players get `seen`. */
  readonly state: S;
  /** The proposals found legal since the last answer: what was suggested is not judged anew when it is answered. */
  #legal: { readonly control: Control; readonly texts: Set<string> } | undefined;

  protected constructor(engine: Engine<S, E>, state: S) {
    this.engine = engine;
    this.state = state;
  }

  abstract get control(): Control;

  /** Choices still owed. */
  abstract get choices(): readonly Choice[];

  /** Whether a reply would be taken, and if not why; changes nothing. */
  judge(seat: Seat, id: number, reply: Reply): Outcome<Choice, Refusal> {
    const choice = this.choices.find((open) => open.id === id);
    if (!choice) return refused(notOpen(id, this.choices));
    if (choice.seat !== seat) return refused(issue('choice-not-yours', `choice ${id} is the other seat's`));
    const issues = replyIssues(choice.ask, reply);
    if (issues.length > 0) return fail({ issues });
    const verdict = this.#verdict(choice, reply);
    return verdict.legal ? ok(choice) : fail({ issues: verdict.reasons, ...nearestOf(verdict) });
  }

  /** The table as a seat sees it, to be drawn; nothing where the game has no board. */
  scene(seat: Seat): Scene | undefined {
    return this.engine.game.scene?.(this.state, seat);
  }

  /** The game's own answer to an open choice; undefined where it has none, or none that is legal. */
  advise(seat: Seat, id: number, rng: Rng): Reply | undefined {
    const choice = this.choices.find((open) => open.id === id);
    if (!choice || choice.seat !== seat) return undefined;
    const frames = this.control.stack;
    const reply = this.engine.game.advise?.(choice, frames.at(-1)!, { state: this.state, frames }, rng);
    return reply && this.judge(seat, id, reply).ok ? reply : undefined;
  }

  /** A legal proposal for an open choice, by chance; undefined where the game suggests none, or none that is legal. */
  suggest(seat: Seat, id: number, rng: Rng): unknown {
    return this.#suggested(seat, id, this.engine.game.suggest, rng);
  }

  /** Any legal proposal for an open choice, as a player draws one who weighs nothing; undefined where the game knows none. */
  draw(seat: Seat, id: number, rng: Rng): unknown {
    const { draw, suggest } = this.engine.game;
    return this.#suggested(seat, id, { ...suggest, ...draw }, rng);
  }

  /** The proposals worth listing for an open choice, with whether each would be taken. */
  candidatesFor(seat: Seat, id: number): readonly (Candidate & { readonly judged: Outcome<Choice, Refusal> })[] {
    const found = this.#shaped(seat, id, this.engine.game.candidates, (list, at) => list(...at)) ?? [];
    return found.map((one) => ({ ...one, judged: this.judge(seat, id, { propose: one.proposal }) }));
  }

  /** The attacks that a proposal declares, for the odds of each; none where the shape declares none. */
  forecast(seat: Seat, id: number, proposal: unknown): readonly Forecast[] {
    return this.#shaped(seat, id, this.engine.game.forecast, (forecasts, at) => forecasts(proposal, ...at)) ?? [];
  }

  /** The same attacks in a game that does not tell them as volleys. */
  prospects(seat: Seat, id: number, proposal: unknown): readonly Attack[] {
    return this.#shaped(seat, id, this.engine.game.prospects, (prospects, at) => prospects(proposal, ...at)) ?? [];
  }

  /** Whether an offer can lead to attacks that are then declared. */
  mayOpen(choice: Choice, key: string): boolean {
    const rule = choice.ask.kind === 'react' ? choice.ask.offers.find((one) => one.key === key)?.rule : undefined;
    return rule === undefined || this.engine.game.opens?.(rule) !== false;
  }

  /** Whether proposals of a shape declare attacks. */
  declaresAttacks(shape: string): boolean {
    const { forecast, prospects } = this.engine.game;
    return forecast?.[shape] !== undefined || prospects?.[shape] !== undefined;
  }

  /** What an offer stakes, where it can be told. */
  stakes(seat: Seat, id: number, key: string): Stakes | undefined {
    const choice = this.choices.find((open) => open.id === id && open.seat === seat);
    const offer = choice?.ask.kind === 'react' ? choice.ask.offers.find((one) => one.key === key) : undefined;
    if (choice === undefined || offer?.rule === undefined) return undefined;
    return this.engine.game.stakes?.(offer.rule, ...this.#at(choice));
  }

  /** What a reply is worth to its seat beside other replies to the same choice; 0 where the game cannot tell. */
  appraise(seat: Seat, id: number, reply: Reply, measured?: number): number {
    const choice = this.choices.find((open) => open.id === id);
    if (choice === undefined || choice.seat !== seat) return 0;
    return this.engine.game.appraise?.(reply, ...this.#at(choice), measured) ?? 0;
  }

  /** What the worth of a reply rests on; nothing where the game does not say. */
  grounds(seat: Seat, id: number, reply: Reply): readonly Grounds[] {
    const choice = this.choices.find((open) => open.id === id && open.seat === seat);
    return (choice && this.engine.game.grounds?.(reply, ...this.#at(choice))) ?? [];
  }

  /** What is not among the candidates, with why it would be refused. */
  refusedFor(seat: Seat, id: number): readonly (Candidate & Refusal)[] {
    const found = this.#shaped(seat, id, this.engine.game.refused, (list, at) => list(...at)) ?? [];
    return found.flatMap((one) => {
      const judged = this.judge(seat, id, { propose: one.proposal });
      return judged.ok ? [] : [{ ...one, ...judged.error }];
    });
  }

  /** What one measures by while placing an open proposal; undefined where nothing is placed. */
  measure(seat: Seat, id: number): Measuring | undefined {
    return this.#shaped(seat, id, this.engine.game.measure, (measure, at) => measure(...at));
  }

  /** Moves for an open proposal that can be said in words: those that would be taken. */
  *wordedMoves(seat: Seat, id: number): Generator<LegalMove> {
    const found = this.#shaped(seat, id, this.engine.game.worded, (list, at) => list(...at)) ?? [];
    for (const one of found) {
      const { words, about, proposal } = one;
      if (this.judge(seat, id, { propose: proposal }).ok)
        yield { words, ...(about === undefined ? {} : { about }), proposal };
    }
  }

  /** What there is to see from a unit; nothing where the game does not say, or the unit is not on the table. */
  survey(seat: Seat, unit: Ref): Survey | undefined {
    return this.engine.game.survey?.(this.state, seat, unit);
  }

  /** What is to be filled in for an open choice; undefined where nothing is. */
  formFor(seat: Seat, id: number): Form | undefined {
    return this.#shaped(seat, id, this.engine.game.form, (form, at) => form(...at));
  }

  /** A drag as a proposal for an open choice; undefined where models are not placed for it. */
  proposalFor(seat: Seat, id: number, placing: Placing): unknown {
    return this.#shaped(seat, id, this.engine.game.place, (placer, at) => placer.toProposal(placing, ...at));
  }

  /** A drag as a proposal whose ways lead round what stops them; undefined where none is found, or nobody looks for one. */
  proposalAround(seat: Seat, id: number, placing: Placing): unknown {
    return this.#shaped(seat, id, this.engine.game.place, (placer, at) => placer.around?.(placing, ...at));
  }

  /** Codes of what another way may mend in an open choice. */
  mendedByWays(seat: Seat, id: number): readonly string[] {
    return this.#shaped(seat, id, this.engine.game.place, ({ mended }) => mended) ?? [];
  }

  /** Where a proposal for an open choice would leave models. */
  placingOf(seat: Seat, id: number, proposal: unknown): Placing | undefined {
    return this.#shaped(seat, id, this.engine.game.place, (placer, at) => placer.toPlacing(proposal, ...at));
  }

  #suggested(seat: Seat, id: number, byShape: Game<S, E>['suggest'], rng: Rng): unknown {
    const proposal = this.#shaped(seat, id, byShape, (suggest, at) => suggest(...at, rng));
    if (proposal === undefined) return undefined;
    const judged = this.judge(seat, id, { propose: proposal });
    return judged.ok ? proposal : judged.error.nearest;
  }

  #at(choice: Choice): readonly [Choice, Frame, Context<S>] {
    const frames = this.control.stack;
    return [choice, frames.at(-1)!, { state: this.state, frames }];
  }

  /** Asks what the game has for the shape of an open proposal; undefined where it has nothing, or the choice is not this seat's. */
  #shaped<F, T>(
    seat: Seat,
    id: number,
    byShape: Readonly<Record<string, F>> | undefined,
    ask: (of: F, at: readonly [Choice, Frame, Context<S>]) => T,
  ): T | undefined {
    const choice = this.choices.find((open) => open.id === id);
    if (choice?.ask.kind !== 'propose' || choice.seat !== seat) return undefined;
    const found = byShape?.[choice.ask.shape];
    return found && ask(found, this.#at(choice));
  }

  #verdict(choice: Choice, reply: Reply): Verdict {
    if (choice.ask.kind !== 'propose' || !('propose' in reply)) return { legal: true };
    const validator = this.engine.game.validators[choice.ask.shape];
    if (!validator) throw new Error(`nobody judges proposals of shape ${choice.ask.shape}`);
    const text = textOf(reply.propose);
    const key = text === undefined ? undefined : `${choice.id} ${text}`;
    if (this.#legal?.control !== this.control) this.#legal = { control: this.control, texts: new Set() };
    const { texts } = this.#legal;
    if (key !== undefined && texts.has(key)) return { legal: true };
    const frames = this.control.stack;
    const verdict = validator(reply.propose, choice, frames.at(-1)!, { state: this.state, frames });
    if (verdict.legal && key !== undefined) texts.add(key);
    return verdict;
  }
}

/** A proposal as it would be stored; nothing for what cannot be. */
function textOf(proposal: unknown): string | undefined {
  try {
    return JSON.stringify(proposal);
  } catch {
    return undefined;
  }
}

const notOpen = (id: number, choices: readonly Choice[]): Issue =>
  issue('choice-not-open', `choice ${id} is not open`, {
    found: String(id),
    ...(choices.length > 0 ? { hint: `open is ${choices.map((choice) => choice.id).join(', ')}` } : {}),
  });

export const refused = (...issues: readonly Issue[]) => fail<Refusal>({ issues });

const nearestOf = (verdict: Verdict & { readonly legal: false }) =>
  verdict.nearest === undefined ? {} : { nearest: verdict.nearest };
