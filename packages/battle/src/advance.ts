import type { Given, Need, Roll, Throw, ThrowFrame } from '@umpire/rules';
import { type Edge, type Frame, type Outcome, type Stage, stageOrder } from '@umpire/rules';
import { keyedFaces, throwKey } from './chance.js';
import type { Compiled } from './compile.js';
import { THROW } from './compile.js';
import { type Draft, enteredAt, stepNumber } from './draft.js';
import { actAt } from './point.js';

/** More steps than any battle takes without asking anybody: a table that goes round in circles. */
const MOST_STEPS = 1_000_000;

/** Goes on until somebody is asked, dice are wanted by hand, or the battle is over. */
export function advance<S, E>(draft: Draft<S, E>): void {
  for (let steps = 0; draft.stack.length > 0 && !draft.open; steps++) {
    if (steps > MOST_STEPS) throw new Error(`${draft.top.procedure} goes round in circles`);
    goOn(draft);
  }
}

function goOn<S, E>(draft: Draft<S, E>): void {
  const { procedure, step, at, reopened } = draft.top;
  const compiled = draft.engine.procedures.get(procedure)!.steps[step];
  if (reopened !== undefined) enter(draft, stepNumber(draft.engine, procedure, reopened));
  else if (!compiled) end(draft);
  else if (at === 'run') run(draft, draft.top, compiled);
  else if (actAt(draft, compiled.rules[at], compiled.step.id, at) === 'done') leave(draft, compiled, at);
}

/** The first stage from here on where anything can happen; none: the step is over. */
function stageFrom<S, E>(draft: Draft<S, E>, { rules }: Compiled<S, E>, from: number): Stage | undefined {
  for (let i = from; i < stageOrder.length; i++) {
    const stage = stageOrder[i]!;
    if (stage === 'run' || rules[stage] || draft.laters.length > 0) return stage;
  }
  return undefined;
}

/** An edge has no more rules: on to the next one, or to the next step. */
function leave<S, E>(draft: Draft<S, E>, compiled: Compiled<S, E>, at: Edge): void {
  const { point, window } = draft.top;
  const isReplaced = at === 'instead' && (point?.acted ?? 0) > 0;
  if (isReplaced) draft.replaceTop({ at: 'after', point: undefined });
  else if (at === 'during' && window === 'open') draft.replaceTop({ at: 'run', window: 'had', point: undefined });
  else goTo(draft, compiled, stageOrder.indexOf(at) + 1);
}

function goTo<S, E>(draft: Draft<S, E>, compiled: Compiled<S, E>, from: number): void {
  const at = stageFrom(draft, compiled, from);
  const { next, step, procedure } = draft.top;
  if (at) draft.replaceTop({ at, point: undefined });
  else if (next === 'end') end(draft);
  else enter(draft, next === undefined ? step + 1 : stepNumber(draft.engine, procedure, next));
}

function enter<S, E>(draft: Draft<S, E>, step: number): void {
  draft.replaceTop(enteredAt(step));
  if (draft.passes.length > 0) endPasses(draft);
}

/** Passes that stood until the seat's own next such step. */
function endPasses<S, E>(draft: Draft<S, E>): void {
  const { engine, passes, state } = draft;
  const { procedure, step } = draft.top;
  const id = engine.procedures.get(procedure)!.steps[step]?.step.id;
  const seat = engine.game.active(state);
  draft.passes = passes.filter((pass) => !('my' in pass.until && pass.until.my === id && pass.seat === seat));
}

/** A frame is done: what was counted, passed or put off until then goes with it. */
function end<S, E>(draft: Draft<S, E>): void {
  const { id, procedure, data, returns } = draft.top;
  const { end: atEnd } = draft.engine.procedures.get(procedure)!.procedure;
  draft.write(atEnd?.(data, draft.context, id));
  draft.stack.pop();
  if (draft.laters.length > 0) draft.laters = draft.laters.filter(({ frame }) => frame !== id);
  if (draft.uses.length > 0) draft.uses = draft.uses.filter(({ frame }) => frame !== id);
  if (draft.passes.length > 0)
    draft.passes = draft.passes.filter(({ until }) => !('frame' in until && until.frame === id));
  if (!returns || draft.stack.length === 0) return;
  draft.replaceTop({ given: procedure === THROW ? fallen(data as ThrowFrame) : { returned: data } });
}

const fallen = ({ shown, settled }: ThrowFrame): Given => {
  const faces = shown.map((roll) => roll.faces);
  return settled ? { faces, settled } : { faces };
};

function run<S, E>(draft: Draft<S, E>, frame: Frame, compiled: Compiled<S, E>): void {
  if (frame.procedure === THROW && frame.step === 0) fall(draft, frame.data as ThrowFrame);
  else follow(draft, compiled, compiled.step.run(frame.data, frame.given, draft.context));
}

function follow<S, E>(draft: Draft<S, E>, compiled: Compiled<S, E>, outcome: Outcome<E, object>): void {
  const { given, data } = draft.top;
  if (given || outcome.frame) draft.replaceTop({ given: undefined, data: outcome.frame ?? data });
  draft.write(outcome.events);
  draft.putOff(outcome.later);
  if (outcome.patch) draft.replace(outcome.patch.frame, { data: outcome.patch.data });
  if (outcome.reopen) draft.replace(outcome.reopen.frame, { reopened: outcome.reopen.to });
  if (outcome.reopen?.cut) cutTo(draft, outcome.reopen.frame);
  else if (outcome.need) need(draft, outcome.need);
  else if (outcome.call !== undefined) draft.push(outcome.call, outcome.with, true);
  else if (outcome.window) draft.replaceTop({ at: 'during', window: 'open' });
  else {
    if (outcome.to !== undefined) draft.replaceTop({ next: outcome.to });
    goTo(draft, compiled, stageOrder.indexOf(draft.top.window === 'had' ? 'after' : 'during'));
  }
}

function cutTo<S, E>(draft: Draft<S, E>, frame: number): void {
  if (!draft.stack.some(({ id }) => id === frame)) throw new Error(`frame ${frame} has ended and cannot be re-opened`);
  while (draft.top.id !== frame) end(draft);
}

function need<S, E>(draft: Draft<S, E>, wanted: Need): void {
  if ('choices' in wanted) {
    if (wanted.choices.length === 0) throw new Error(`${draft.top.procedure} asks for nothing`);
    draft.ask('step', wanted.choices);
    return;
  }
  const throws = 'throws' in wanted ? wanted.throws : [wanted.throw];
  const { seed } = draft;
  if (draft.engine.throwsAct || seed === undefined) draft.push(THROW, { throws, shown: [] } satisfies ThrowFrame, true);
  else draft.replaceTop({ given: { faces: throws.map((thrown) => roll(draft, thrown, seed).faces) } });
}

/** The dice fall: from their own generators, or from the hands of one seat after the other. */
function fall<S, E>(draft: Draft<S, E>, { throws, shown }: ThrowFrame): void {
  const { seed } = draft;
  const next = throws[shown.length];
  if (!next) draft.replaceTop({ at: 'during' });
  else if (seed === undefined) draft.open = { kind: 'throw', id: ++draft.choices, throw: next };
  else draft.replaceTop({ data: { throws, shown: throws.map((thrown) => roll(draft, thrown, seed)) } });
}

/** Dice thrown by hand lie on the table. */
export function show<S, E>(draft: Draft<S, E>, shown: Roll): void {
  const data = draft.top.data as ThrowFrame;
  draft.fell(shown);
  draft.replaceTop({ data: { ...data, shown: [...data.shown, shown] } satisfies ThrowFrame });
}

function roll<S, E>(draft: Draft<S, E>, thrown: Throw, seed: string): Roll {
  const key = throwKey(thrown.seat, thrown.purpose);
  const before = draft.throws[key] ?? 0;
  draft.throws = { ...draft.throws, [key]: before + 1 };
  const fell = { throw: thrown, faces: keyedFaces(seed, thrown, before) };
  draft.fell(fell);
  return fell;
}
