import { fail, type Issue, issue, type Result as Outcome, ok, type Rng } from '@umpire/kernel';
import type {
  Candidate,
  Choice,
  Context,
  Faces,
  Forecast,
  Form,
  Frame,
  Heading,
  Measuring,
  MoveWords,
  Placing,
  Ref,
  Reply,
  Result,
  Scene,
  Seat,
  Stakes,
  Survey,
  Throw,
  Verdict,
} from '@umpire/rules';
import { seats } from '@umpire/rules';
import { advance, show } from './advance.js';
import { facesFit } from './chance.js';
import type { Engine } from './compile.js';
import type { Control, Open } from './control.js';
import { type Begun, Draft } from './draft.js';
import { type Entry, entriesOf, type Happened } from './journal.js';
import { newPoint, passAt, takeOffer, type Withheld, withheldAt } from './point.js';
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

/** What one seat may know. */
export interface Seen {
  readonly view: unknown;
  /** What this seat owes. */
  readonly choices: readonly Choice[];
  readonly throw?: Throw;
  /** Who else is waited for; not for what. */
  readonly waitsFor: readonly Seat[];
  readonly isOver: boolean;
}

const nothing: Control = {
  stack: [],
  laters: [],
  passes: [],
  uses: [],
  throws: {},
  ids: 0,
  choices: 0,
  open: undefined,
};

/** A battle under way: answers in, events out. The class guards that nothing but events writes the state, and that the journal holds them all. */
export class Battle<S, E> {
  readonly heading: Heading;
  readonly #engine: Engine<S, E>;
  readonly #state: S;
  #control: Control;
  #last: Entry<E> | undefined;
  #opening: Happened<E>;
  /** The proposal last found legal: what was suggested is not judged anew when it is answered. */
  #legal: { readonly control: Control; readonly id: number; readonly text: string } | undefined;

  private constructor(engine: Engine<S, E>, heading: Heading, state: S, control: Control) {
    this.#engine = engine;
    this.heading = heading;
    this.#state = state;
    this.#control = control;
    this.#opening = { events: [], rolls: [] };
  }

  static start<S, E>(engine: Engine<S, E>, heading: Heading): Battle<S, E> {
    const { state, call, with: data } = engine.game.begin(heading);
    const battle = new Battle(engine, heading, state, nothing);
    const draft = battle.#draft();
    draft.push(call, data, false);
    advance(draft);
    battle.#opening = { events: draft.events, rolls: draft.rolls };
    battle.#keep(draft);
    return battle;
  }

  /** A battle of its own. The game copies its state; all else is shared, since it is never changed. */
  copy(): Battle<S, E> {
    const battle = new Battle(this.#engine, this.heading, this.#engine.game.copy(this.#state), this.#control);
    battle.#last = this.#last;
    battle.#opening = this.#opening;
    return battle;
  }

  /** For the referee: tests, tools, the store. Players get `seen`. */
  get state(): S {
    return this.#state;
  }

  get control(): Control {
    return this.#control;
  }

  get open(): Open | undefined {
    return this.#control.open;
  }

  get isOver(): boolean {
    return this.#control.stack.length === 0;
  }

  get activeSeat(): Seat {
    return this.#engine.game.active(this.#state);
  }

  get result(): Result {
    return this.#engine.game.result(this.#state);
  }

  get entries(): readonly Entry<E>[] {
    return entriesOf(this.#last);
  }

  get last(): Entry<E> | undefined {
    return this.#last;
  }

  /** What happened before anybody was asked. */
  get opening(): Happened<E> {
    return this.#opening;
  }

  /** Choices still owed. */
  get choices(): readonly Choice[] {
    const { open } = this.#control;
    return open?.kind === 'choices' ? open.choices.filter(({ id }) => !(id in open.replies)) : [];
  }

  seen(seat: Seat): Seen {
    const { game } = this.#engine;
    const { open } = this.#control;
    const thrown = open?.kind === 'throw' ? open.throw : undefined;
    const owing = [...this.choices.map((choice) => choice.seat), ...(thrown ? [thrown.seat] : [])];
    return {
      view: game.view(this.#state, seat),
      choices: this.choices.filter((choice) => choice.seat === seat),
      ...(thrown?.seat === seat ? { throw: thrown } : {}),
      waitsFor: seats.filter((other) => other !== seat && owing.includes(other)),
      isOver: this.isOver,
    };
  }

  /** What a seat may know of what happened, from the start or after an entry. */
  eventsFor(seat: Seat, since?: Entry<E>): readonly E[] {
    const { game } = this.#engine;
    const later = entriesOf(this.#last, since).flatMap(({ events }) => events);
    const events = since ? later : [...this.#opening.events, ...later];
    return game.shown ? events.flatMap((event) => game.shown?.(event, seat) ?? []) : events;
  }

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
    return this.#engine.game.scene?.(this.#state, seat);
  }

  /** The game's own answer to an open choice; undefined where it has none, or none that is legal. */
  advise(seat: Seat, id: number, rng: Rng): Reply | undefined {
    const choice = this.choices.find((open) => open.id === id);
    if (!choice || choice.seat !== seat) return undefined;
    const frames = this.#control.stack;
    const reply = this.#engine.game.advise?.(choice, frames.at(-1)!, { state: this.#state, frames }, rng);
    return reply && this.judge(seat, id, reply).ok ? reply : undefined;
  }

  /** A legal proposal for an open choice, by chance; undefined where the game suggests none, or none that is legal. */
  suggest(seat: Seat, id: number, rng: Rng): unknown {
    const proposal = this.#shaped(seat, id, this.#engine.game.suggest, (suggest, at) => suggest(...at, rng));
    if (proposal === undefined) return undefined;
    const judged = this.judge(seat, id, { propose: proposal });
    return judged.ok ? proposal : judged.error.nearest;
  }

  /** The proposals worth listing for an open choice, with whether each would be taken. */
  candidatesFor(seat: Seat, id: number): readonly (Candidate & { readonly judged: Outcome<Choice, Refusal> })[] {
    const found = this.#shaped(seat, id, this.#engine.game.candidates, (list, at) => list(...at)) ?? [];
    return found.map((one) => ({ ...one, judged: this.judge(seat, id, { propose: one.proposal }) }));
  }

  /** The attacks that a proposal declares, for the odds of each; none where the shape declares none. */
  forecast(seat: Seat, id: number, proposal: unknown): readonly Forecast[] {
    return this.#shaped(seat, id, this.#engine.game.forecast, (forecasts, at) => forecasts(proposal, ...at)) ?? [];
  }

  /** What an offer stakes, where it can be told. */
  stakes(seat: Seat, id: number, key: string): Stakes | undefined {
    const choice = this.choices.find((open) => open.id === id && open.seat === seat);
    const offer = choice?.ask.kind === 'react' ? choice.ask.offers.find((one) => one.key === key) : undefined;
    if (choice === undefined || offer?.rule === undefined) return undefined;
    return this.#engine.game.stakes?.(offer.rule, ...this.#at(choice));
  }

  /** What a reply is worth to its seat beside other replies to the same choice; 0 where the game cannot tell. */
  appraise(seat: Seat, id: number, reply: Reply): number {
    const choice = this.choices.find((open) => open.id === id);
    if (choice === undefined || choice.seat !== seat) return 0;
    return this.#engine.game.appraise?.(reply, ...this.#at(choice)) ?? 0;
  }

  /** What is not among the candidates, with why it would be refused. */
  refusedFor(seat: Seat, id: number): readonly (Candidate & Refusal)[] {
    const found = this.#shaped(seat, id, this.#engine.game.refused, (list, at) => list(...at)) ?? [];
    return found.flatMap((one) => {
      const judged = this.judge(seat, id, { propose: one.proposal });
      return judged.ok ? [] : [{ ...one, ...judged.error }];
    });
  }

  /** Offers of an open window that its seat has no longer, or cannot pay. */
  withheld(seat: Seat, id: number): readonly Withheld[] {
    const choice = this.choices.find((open) => open.id === id);
    const { procedure, step, at } = this.#control.stack.at(-1) ?? {};
    if (choice?.ask.kind !== 'react' || choice.seat !== seat || at === undefined || at === 'run') return [];
    const steps = this.#engine.procedures.get(procedure ?? '')?.steps;
    const rules = steps?.[step ?? 0]?.rules[at];
    return rules ? withheldAt(this.#draft(), seat, rules) : [];
  }

  /** What one measures by while placing an open proposal; undefined where nothing is placed. */
  measure(seat: Seat, id: number): Measuring | undefined {
    return this.#shaped(seat, id, this.#engine.game.measure, (measure, at) => measure(...at));
  }

  /** Moves for an open proposal that can be said in words: those that would be taken. */
  *wordedMoves(seat: Seat, id: number): Generator<LegalMove> {
    const found = this.#shaped(seat, id, this.#engine.game.worded, (list, at) => list(...at)) ?? [];
    for (const one of found) {
      const { words, about, proposal } = one;
      if (this.judge(seat, id, { propose: proposal }).ok)
        yield { words, ...(about === undefined ? {} : { about }), proposal };
    }
  }

  /** What there is to see from a unit; nothing where the game does not say, or the unit is not on the table. */
  survey(seat: Seat, unit: Ref): Survey | undefined {
    return this.#engine.game.survey?.(this.#state, seat, unit);
  }

  /** What is to be filled in for an open choice; undefined where nothing is. */
  formFor(seat: Seat, id: number): Form | undefined {
    return this.#shaped(seat, id, this.#engine.game.form, (form, at) => form(...at));
  }

  /** A drag as a proposal for an open choice; undefined where models are not placed for it. */
  proposalFor(seat: Seat, id: number, placing: Placing): unknown {
    return this.#shaped(seat, id, this.#engine.game.place, (placer, at) => placer.toProposal(placing, ...at));
  }

  /** A drag as a proposal whose ways lead round what stops them; undefined where none is found, or nobody looks for one. */
  proposalAround(seat: Seat, id: number, placing: Placing): unknown {
    return this.#shaped(seat, id, this.#engine.game.place, (placer, at) => placer.around?.(placing, ...at));
  }

  /** Where a proposal for an open choice would leave models. */
  placingOf(seat: Seat, id: number, proposal: unknown): Placing | undefined {
    return this.#shaped(seat, id, this.#engine.game.place, (placer, at) => placer.toPlacing(proposal, ...at));
  }

  #at(choice: Choice): readonly [Choice, Frame, Context<S>] {
    const frames = this.#control.stack;
    return [choice, frames.at(-1)!, { state: this.#state, frames }];
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

  /** Answers an open choice. Refused: nothing has changed. */
  answer(seat: Seat, id: number, reply: Reply): Outcome<readonly E[], Refusal> {
    const judged = this.judge(seat, id, reply);
    if (!judged.ok) return judged;
    const { secret = false } = judged.value;
    const rule = ruleOf(judged.value, reply);
    return this.#step({ n: id, seat, rule, answer: { reply }, secret }, (draft) => take(draft, judged.value, reply));
  }

  /** Faces of dice thrown by hand. */
  giveFaces(seat: Seat, id: number, faces: Faces): Outcome<readonly E[], Refusal> {
    const { open } = this.#control;
    if (open?.kind !== 'throw' || open.id !== id)
      return refused(issue('choice-not-open', `throw ${id} is not open`, { found: String(id) }));
    if (open.throw.seat !== seat) return refused(issue('choice-not-yours', `throw ${id} is the other seat's`));
    if (!facesFit(open.throw, faces)) return refused(facesIssue(open.throw));
    const { purpose: rule } = open.throw;
    return this.#step({ n: id, seat, rule, answer: { faces }, secret: false }, (draft) => {
      draft.open = undefined;
      show(draft, { throw: open.throw, faces });
    });
  }

  /** Takes back the seat's last answer. Refused past a die, a revealed secret or the other seat's answer. */
  undo(seat: Seat): Outcome<Reply> {
    const entries: Entry<E>[] = [];
    let entry = this.#last;
    for (; entry; entry = entry.previous) {
      if (entry.fence) return fail([undoIssue[entry.fence]]);
      if (entry.seat !== seat && !entry.unasked) return fail([undoIssue.other]);
      entries.push(entry);
      if (!entry.unasked) break;
    }
    if (!entry || 'faces' in entry.answer) return fail([undoIssue.nothing]);
    for (const { events } of entries)
      for (const event of events.toReversed()) this.#engine.game.revert(this.#state, event);
    this.#control = entry.before;
    this.#last = entry.previous;
    return ok(entry.answer.reply);
  }

  #draft(): Draft<S, E> {
    const { seed, dice } = this.heading;
    if (seed === undefined && dice !== 'by-hand') throw new Error('a battle needs a seed, or dice by hand');
    return new Draft(this.#engine, this.#state, dice === 'by-hand' ? undefined : seed, this.#control, this.#last);
  }

  #keep(draft: Draft<S, E>): void {
    draft.begin(undefined);
    this.#control = draft.control();
    this.#last = draft.last;
  }

  /** A fault in a rule leaves the battle as it was. */
  #step(begun: Omit<Begun, 'unasked' | 'before'>, write: (draft: Draft<S, E>) => void): Outcome<readonly E[], never> {
    const draft = this.#draft();
    draft.begin({ ...begun, unasked: false, before: this.#control });
    try {
      write(draft);
      advance(draft);
    } catch (fault) {
      for (const event of draft.applied.toReversed()) this.#engine.game.revert(this.#state, event);
      throw fault;
    }
    this.#keep(draft);
    return ok(draft.applied);
  }

  #verdict(choice: Choice, reply: Reply): Verdict {
    if (choice.ask.kind !== 'propose' || !('propose' in reply)) return { legal: true };
    const validator = this.#engine.game.validators[choice.ask.shape];
    if (!validator) throw new Error(`nobody judges proposals of shape ${choice.ask.shape}`);
    const text = textOf(reply.propose);
    const { control, id } = this.#legal ?? {};
    if (control === this.#control && id === choice.id && text === this.#legal?.text) return { legal: true };
    const frames = this.#control.stack;
    const verdict = validator(reply.propose, choice, frames.at(-1)!, { state: this.#state, frames });
    if (verdict.legal && text !== undefined) this.#legal = { control: this.#control, id: choice.id, text };
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

/** An offer that is taken is the answer of its own rule. */
function ruleOf({ ask, rule }: Choice, reply: Reply): string {
  if (ask.kind !== 'react' || !('use' in reply)) return rule;
  return ask.offers.find(({ key }) => key === reply.use)?.rule ?? rule;
}

const notOpen = (id: number, choices: readonly Choice[]): Issue =>
  issue('choice-not-open', `choice ${id} is not open`, {
    found: String(id),
    ...(choices.length > 0 ? { hint: `open is ${choices.map((choice) => choice.id).join(', ')}` } : {}),
  });

const refused = (...issues: readonly Issue[]) => fail<Refusal>({ issues });

const nearestOf = (verdict: Verdict & { readonly legal: false }) =>
  verdict.nearest === undefined ? {} : { nearest: verdict.nearest };

const facesIssue = ({ lots }: Throw): Issue =>
  issue('faces-differ', 'these faces cannot have come from that throw', {
    hint: lots.map(({ dice, sides, summed }) => `${dice * summed}D${sides}`).join(', '),
  });

const undoIssue = {
  die: issue('undo-die', 'a die has fallen since'),
  secret: issue('undo-secret', 'a secret was revealed since'),
  other: issue('undo-other-seat', 'the other seat has answered since'),
  nothing: issue('undo-nothing', 'there is no answer to take back'),
} as const;

/** Hands a reply to whoever asked. */
function take<S, E>(draft: Draft<S, E>, choice: Choice, reply: Reply): void {
  const { open } = draft;
  if (open?.kind !== 'choices') throw new Error('nothing is open');
  const replies = { ...open.replies, [choice.id]: reply };
  if (open.choices.some(({ id }) => !(id in replies))) {
    draft.open = { ...open, replies };
    return;
  }
  draft.open = undefined;
  const { point, procedure, step, at } = draft.top;
  if (open.asker === 'step') draft.replaceTop({ given: { replies: open.choices.map(({ id }) => replies[id]!) } });
  else if ('order' in reply) draft.replaceTop({ point: { ...(point ?? newPoint), order: reply.order } });
  else if ('pass' in reply) passAt(draft, choice.seat, reply);
  else if ('use' in reply && at !== 'run') {
    const compiled = draft.engine.procedures.get(procedure)!.steps[step]!;
    const where = { step: compiled.step.id, rules: compiled.rules[at]!, at };
    takeOffer(draft, where, { seat: choice.seat, key: reply.use });
  }
}
