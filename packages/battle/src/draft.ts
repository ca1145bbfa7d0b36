import type { StepId } from '@umpire/effects';
import type { Choice, Context, Frame, Later, Reply, Roll, Seat } from '@umpire/rules';
import { checkAsk } from './check-ask.js';
import type { Engine } from './compile.js';
import type { Control, Open, StandingPass, Use, WaitingRule } from './control.js';
import type { Entry, Fence } from './journal.js';
import type { Offered } from './ready.js';

/** An answer, before what follows from it is known. */
export type Begun = Omit<Entry<never>, 'previous' | 'events' | 'rolls' | 'fence'>;

/** The control while one answer is worked out. Its lists are replaced, never changed, but for the stack, which is its own. */
export class Draft<S, E> {
  readonly engine: Engine<S, E>;
  readonly state: S;
  readonly seed: string | undefined;
  readonly stack: Frame[];
  readonly context: Context<S>;
  laters: readonly WaitingRule[];
  passes: readonly StandingPass[];
  uses: readonly Use[];
  throws: Readonly<Record<string, number>>;
  ids: number;
  choices: number;
  open: Open | undefined;
  /** Entries done, the one under way, and what has happened in it. */
  last: Entry<E> | undefined;
  begun: Begun | undefined;
  events: E[] = [];
  rolls: Roll[] = [];
  fence: Fence | undefined;
  /** Forgotten as soon as anything happens, or a procedure begins. */
  offered: Offered<S> | undefined;
  /** Everything applied, so that a fault can be rolled back. */
  readonly applied: E[] = [];

  constructor(engine: Engine<S, E>, state: S, seed: string | undefined, control: Control, last: Entry<E> | undefined) {
    this.engine = engine;
    this.state = state;
    this.seed = seed;
    this.stack = [...control.stack];
    this.context = { state, frames: this.stack };
    this.laters = control.laters;
    this.passes = control.passes;
    this.uses = control.uses;
    this.throws = control.throws;
    this.ids = control.ids;
    this.choices = control.choices;
    this.open = control.open;
    this.last = last;
  }

  get top(): Frame {
    return this.stack.at(-1)!;
  }

  replaceTop(changes: Partial<Frame>): void {
    this.stack[this.stack.length - 1] = changed(this.top, changes);
  }

  /** Changes a frame by its id; a rule that names one that has ended changes nothing. */
  replace(id: number, changes: Partial<Frame>): void {
    const at = this.stack.findIndex((frame) => frame.id === id);
    if (at >= 0) this.stack[at] = changed(this.stack[at]!, changes);
  }

  push(procedure: string, data: object, returns: boolean): void {
    if (!this.engine.procedures.has(procedure)) throw new Error(`there is no procedure ${procedure}`);
    this.offered = undefined;
    this.stack.push({ id: this.ids++, procedure, data, returns, ...enteredAt(0) });
  }

  write(events: readonly E[] = []): void {
    const { game } = this.engine;
    if (events.length > 0) this.offered = undefined;
    for (const event of events) {
      game.apply(this.state, event);
      this.applied.push(event);
      this.events.push(event);
      if (game.reveals?.(event)) this.fence ??= 'secret';
    }
  }

  /** Dice on the table cannot be taken back. */
  fell(roll: Roll): void {
    this.fence = 'die';
    this.rolls.push({ ...roll, after: this.events.length });
  }

  putOff(laters: readonly Later[] = []): void {
    if (laters.length === 0) return;
    this.laters = [...this.laters, ...laters.map((later) => ({ ...later, key: `${later.rule}@${this.ids++}` }))];
  }

  ask(asker: 'step' | 'order' | 'window', asked: readonly Omit<Choice, 'id'>[]): void {
    for (const { rule, ask } of asked) checkAsk(rule, ask);
    const choices = asked.map((choice, i) => ({ ...choice, id: this.choices + i + 1 }));
    this.choices += choices.length;
    this.open = { kind: 'choices', asker, choices, replies: {} };
  }

  /** Ends the entry under way and begins the next. */
  begin(next: Begun | undefined): void {
    const { begun, last, events, rolls, fence } = this;
    if (begun) this.last = { ...begun, previous: last, events, rolls, fence };
    this.events = [];
    this.rolls = [];
    this.fence = undefined;
    this.begun = next;
  }

  /** Records a pass that stood. */
  passUnasked(seat: Seat, rule: string): void {
    const before = this.control();
    this.choices++;
    const reply: Reply = { pass: true };
    this.begin({ n: this.choices, seat, rule, answer: { reply }, unasked: true, secret: false, before });
  }

  control(): Control {
    const { laters, passes, uses, throws, ids, choices, open } = this;
    return { stack: [...this.stack], laters, passes, uses, throws, ids, choices, open };
  }
}

/** Field by field: frames are replaced thousands of times in a battle. */
function changed(frame: Frame, changes: Partial<Frame>): Frame {
  const own = (key: keyof Frame): boolean => key in changes;
  return {
    id: frame.id,
    procedure: frame.procedure,
    step: changes.step ?? frame.step,
    at: changes.at ?? frame.at,
    data: changes.data ?? frame.data,
    window: changes.window ?? frame.window,
    returns: frame.returns,
    point: own('point') ? changes.point : frame.point,
    given: own('given') ? changes.given : frame.given,
    next: own('next') ? changes.next : frame.next,
    reopened: own('reopened') ? changes.reopened : frame.reopened,
  };
}

export const enteredAt = (
  step: number,
  from: 'before' | 'run' = 'before',
): Omit<Frame, 'id' | 'procedure' | 'data' | 'returns'> => ({
  step,
  at: from,
  window: 'none',
  point: undefined,
  given: undefined,
  next: undefined,
  reopened: undefined,
});

/** The number of a step in its procedure. */
export function stepNumber<S, E>(engine: Engine<S, E>, procedure: string, to: StepId): number {
  const number = engine.procedures.get(procedure)!.steps.findIndex(({ step }) => step.id === to);
  if (number < 0) throw new Error(`${procedure} has no step ${to}`);
  return number;
}
