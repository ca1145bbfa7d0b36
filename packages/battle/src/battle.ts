import { fail, type Issue, issue, type Result as Outcome, ok } from '@umpire/kernel';
import type { Choice, Faces, Heading, Reply, Result, Seat, Throw } from '@umpire/rules';
import { seats } from '@umpire/rules';
import { advance, show } from './advance.js';
import { Asked, type Refusal, refused } from './asked.js';
import { facesFit } from './chance.js';
import type { Engine } from './compile.js';
import type { Control, Open } from './control.js';
import { type Begun, Draft } from './draft.js';
import { type Entry, entriesOf, type Happened } from './journal.js';
import { newPoint, passAt, takeOffer, type Withheld, withheldAt } from './point.js';
import type { Offered } from './ready.js';

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
export class Battle<S, E> extends Asked<S, E> {
  readonly heading: Heading;
  #control: Control;
  #last: Entry<E> | undefined;
  #opening: Happened<E>;
  /** What was offered as the battle came to wait: passes change nothing of it. */
  #offered: Offered<S> | undefined;

  private constructor(engine: Engine<S, E>, heading: Heading, state: S, control: Control) {
    super(engine, state);
    this.heading = heading;
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
    const battle = new Battle(this.engine, this.heading, this.engine.game.copy(this.state), this.#control);
    battle.#last = this.#last;
    battle.#opening = this.#opening;
    return battle;
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
    return this.engine.game.active(this.state);
  }

  get result(): Result {
    return this.engine.game.result(this.state);
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
    const { game } = this.engine;
    const { open } = this.#control;
    const thrown = open?.kind === 'throw' ? open.throw : undefined;
    const owing = [...this.choices.map((choice) => choice.seat), ...(thrown ? [thrown.seat] : [])];
    return {
      view: game.view(this.state, seat),
      choices: this.choices.filter((choice) => choice.seat === seat),
      ...(thrown?.seat === seat ? { throw: thrown } : {}),
      waitsFor: seats.filter((other) => other !== seat && owing.includes(other)),
      isOver: this.isOver,
    };
  }

  /** What a seat may know of what happened, from the start or after an entry. */
  eventsFor(seat: Seat, since?: Entry<E>): readonly E[] {
    const { game } = this.engine;
    const later = entriesOf(this.#last, since).flatMap(({ events }) => events);
    const events = since ? later : [...this.#opening.events, ...later];
    return game.shown ? events.flatMap((event) => game.shown?.(event, seat) ?? []) : events;
  }

  /** Offers of an open window that its seat has no longer, or cannot pay. */
  withheld(seat: Seat, id: number): readonly Withheld[] {
    const choice = this.choices.find((open) => open.id === id);
    const { procedure, step, at } = this.#control.stack.at(-1) ?? {};
    if (choice?.ask.kind !== 'react' || choice.seat !== seat || at === undefined || at === 'run') return [];
    const steps = this.engine.procedures.get(procedure ?? '')?.steps;
    const rules = steps?.[step ?? 0]?.rules[at];
    return rules ? withheldAt(this.#draft(), seat, rules) : [];
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
      for (const event of events.toReversed()) this.engine.game.revert(this.state, event);
    this.#control = entry.before;
    this.#offered = undefined;
    this.#last = entry.previous;
    return ok(entry.answer.reply);
  }

  #draft(): Draft<S, E> {
    const { seed, dice } = this.heading;
    if (seed === undefined && dice !== 'by-hand') throw new Error('a battle needs a seed, or dice by hand');
    const draft = new Draft(this.engine, this.state, dice === 'by-hand' ? undefined : seed, this.#control, this.#last);
    draft.offered = this.#offered;
    return draft;
  }

  #keep(draft: Draft<S, E>): void {
    draft.begin(undefined);
    this.#control = draft.control();
    this.#last = draft.last;
    this.#offered = draft.offered;
  }

  /** A fault in a rule leaves the battle as it was. */
  #step(begun: Omit<Begun, 'unasked' | 'before'>, write: (draft: Draft<S, E>) => void): Outcome<readonly E[], never> {
    const draft = this.#draft();
    draft.begin({ ...begun, unasked: false, before: this.#control });
    try {
      write(draft);
      advance(draft);
    } catch (fault) {
      for (const event of draft.applied.toReversed()) this.engine.game.revert(this.state, event);
      throw fault;
    }
    this.#keep(draft);
    return ok(draft.applied);
  }
}

/** An offer that is taken is the answer of its own rule. */
function ruleOf({ ask, rule }: Choice, reply: Reply): string {
  if (ask.kind !== 'react' || !('use' in reply)) return rule;
  return ask.offers.find(({ key }) => key === reply.use)?.rule ?? rule;
}

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
