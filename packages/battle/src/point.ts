import type { Period, StepId } from '@umpire/effects';
import type { Edge, Frame, Point, Trigger, Turn } from '@umpire/rules';
import { type Option, opponent, type Ref, type Seat, seats } from '@umpire/rules';
import type { EdgeRules } from './compile.js';
import type { StandingPass, WaitingRule } from './control.js';
import type { Draft } from './draft.js';
import type { Ready } from './ready.js';

export const newPoint: Point = { done: [], order: [], passed: [], acted: 0 };

/**
 * Lets the rules at one point act, one at a time. What becomes usable meanwhile waits until those that were there are
 * finished, and then acts at the same point. `done`: none is left; otherwise something was called or is asked, and the point
 * is come back to.
 */
export function actAt<S, E>(
  draft: Draft<S, E>,
  rules: EdgeRules<S> | undefined,
  step: string,
  edge: Edge,
): 'done' | 'waiting' {
  const frame = draft.top;
  if (!rules && draft.laters.length === 0) return 'done';
  const point = frame.point ?? newPoint;
  if (edge === 'instead' && point.acted > 0) return 'done';
  const must = mandatoryOf(draft, rules, step, edge);
  if (!rules && must.length === 0) return 'done';
  const now = listed(point, must);
  // what one seat is asked changes nothing for the other
  let found: readonly Ready<S>[] | undefined;
  const may = (): readonly Ready<S>[] => (found ??= rules ? offersOf(draft, frame, rules.offers) : []);
  for (const { seat, sort } of sequenceAt(draft, frame)) {
    const waits =
      sort === 'mandatory'
        ? mustAct(draft, point, ofSeat(now, seat), () => [...must, ...may()])
        : mayAct(draft, point, seat, listed(point, may()));
    if (waits) return 'waiting';
  }
  if (!listNew(draft, point, [...must, ...(found ?? [])])) return 'done';
  return actAt(draft, rules, step, edge);
}

const listKey = ({ rule, key }: Ready<unknown>): string => `${rule}/${key}`;

const listed = <S>({ list }: Point, ready: readonly Ready<S>[]): readonly Ready<S>[] =>
  list ? ready.filter((one) => list.includes(listKey(one))) : ready;

/** A list is finished: what became usable since makes the next one. Whether there is any. */
function listNew<S, E>(draft: Draft<S, E>, point: Point, ready: readonly Ready<S>[]): boolean {
  const { list, heard = [] } = point;
  if (!list) return false;
  const past = [...heard, ...list];
  const fresh = ready.map(listKey).filter((key) => !past.includes(key));
  if (fresh.length > 0) draft.replaceTop({ point: { ...point, passed: [], list: fresh, heard: past } });
  return fresh.length > 0;
}

/** Rules that wait for this point, and those that act at it whether anybody wants it or not. */
function mandatoryOf<S, E>(
  draft: Draft<S, E>,
  rules: EdgeRules<S> | undefined,
  step: string,
  edge: Edge,
): readonly Ready<S>[] {
  const frame = draft.top;
  const late = draft.laters.filter((later) => isDue(later, frame, step, edge)).map(readyLater<S>);
  const { done } = frame.point ?? newPoint;
  return [...late, ...readyOf(draft, frame, rules?.mandatory ?? [])].filter(({ key }) => !done.includes(key));
}

const ofSeat = <S>(ready: readonly Ready<S>[], seat: Seat): readonly Ready<S>[] =>
  ready.length === 0 ? ready : ready.filter((one) => one.seat === seat);

const isDue = (later: WaitingRule, frame: Frame, step: string, edge: Edge): boolean =>
  later.at === step && later.edge === edge && (later.frame === undefined || later.frame === frame.id);

function sequenceAt<S, E>({ engine: { game }, context }: Draft<S, E>, frame: Frame): readonly Turn[] {
  if (game.sequence) return game.sequence(context, frame);
  return printed[game.active(context.state)];
}

const turnsFrom = (first: Seat): readonly Turn[] =>
  [first, opponent(first)].flatMap((seat): Turn[] => [
    { seat, sort: 'mandatory' },
    { seat, sort: 'optional' },
  ]);
const printed = { A: turnsFrom('A'), B: turnsFrom('B') };

const readyLater = <S>(later: WaitingRule): Ready<S> => ({
  key: later.key,
  rule: later.rule,
  seat: later.seat,
  about: later.about ?? [],
  with: later.with,
  call: later.call,
  free: false,
  later,
});

function readyOf<S, E>({ context }: Draft<S, E>, frame: Frame, triggers: readonly Trigger<S>[]): Ready<S>[] {
  return triggers.flatMap((trigger) => {
    const { rule, call, free = false } = trigger;
    return trigger.find(context, frame).map((acting) => ({ ...acting, rule, call, free, trigger }));
  });
}

/** The first of a seat's mandatory rules acts, once their order is known where it can matter. `all`: everything usable now. */
function mustAct<S, E>(
  draft: Draft<S, E>,
  point: Point,
  ready: readonly Ready<S>[],
  all: () => readonly Ready<S>[],
): boolean {
  const [{ seat } = {}] = ready;
  if (!seat) return false;
  const bound = ready.filter(({ free }) => !free);
  if (bound.length > 1 && bound.some(({ key }) => !point.order.includes(key))) {
    const options = bound.map(({ key, about }): Option => ({ key, refs: about }));
    draft.ask('order', [{ seat, rule: draft.top.procedure, about: [], ask: { kind: 'order', options } }]);
    return true;
  }
  const place = ({ key }: Ready<S>): number => point.order.indexOf(key);
  const [first] = [...ready].sort((a, b) => place(a) - place(b));
  if (!first) return false;
  const list = point.list ?? all().map(listKey);
  const { later } = first;
  if (later) draft.laters = draft.laters.filter((other) => other !== later);
  start(draft, first, { ...point, list, done: later ? point.done : [...point.done, first.key] });
  return true;
}

/** Opens the seat's window, unless there is nothing to take or its pass stands. */
function mayAct<S, E>(draft: Draft<S, E>, point: Point, seat: Seat, all: readonly Ready<S>[]): boolean {
  if (all.length === 0 || point.passed.includes(seat)) return false;
  const offers = ofSeat(all, seat);
  if (offers.length === 0) return false;
  const asked = offers.filter(({ rule }) => !draft.passes.some((pass) => covers(pass, seat, rule)));
  if (asked.length === 0) {
    draft.replaceTop({ point: { ...point, passed: [...point.passed, seat] } });
    draft.passUnasked(seat, offers[0]!.rule);
    return true;
  }
  const options = asked.map(
    ({ key, rule, about, cost }): Option => ({ key, rule, refs: about, ...(cost ? { cost } : {}) }),
  );
  draft.ask('window', [{ seat, rule: asked[0]!.rule, about: [], ask: { kind: 'react', offers: options } }]);
  return true;
}

const covers = (pass: StandingPass, seat: Seat, rule: string): boolean =>
  pass.seat === seat && (pass.rule === undefined || pass.rule === rule);

/** What either seat may take now. Where nothing limits a rule it is taken once at a point, however often it could be. */
function offersOf<S, E>(draft: Draft<S, E>, frame: Frame, rules: readonly Trigger<S>[]): readonly Ready<S>[] {
  if (rules.length === 0) return [];
  const { engine, context, offered } = draft;
  const { id, data } = frame;
  if (offered?.rules === rules && offered.frame === id && offered.data === data) return offered.ready;
  const { taken = [] } = frame.point ?? newPoint;
  const open = rules.filter((rule) => !isSpent(draft, rule));
  const ready = readyOf(draft, frame, open).filter(
    (one) =>
      (one.trigger?.offer?.limit ? isWithinLimit(draft, one) : !taken.includes(one.key)) &&
      (!one.cost || engine.game.pay?.(context, one.seat, one.cost, one.rule) !== undefined),
  );
  draft.offered = { frame: id, data, rules, ready };
  return ready;
}

/** An offer that would be made but for its limit or its cost. */
export interface Withheld {
  readonly rule: string;
  readonly about: readonly Ref[];
  readonly cost?: number;
  readonly why: 'used' | 'cost';
}

export function withheldAt<S, E>(draft: Draft<S, E>, seat: Seat, rules: EdgeRules<S>): readonly Withheld[] {
  const { engine, context } = draft;
  const offers = readyOf(draft, draft.top, rules.offers).filter((ready) => ready.seat === seat);
  return offers.flatMap((ready) => {
    const { rule, about, cost } = ready;
    const isPaid = !cost || engine.game.pay?.(context, seat, cost, rule) !== undefined;
    const why = !isWithinLimit(draft, ready) ? 'used' : isPaid ? undefined : 'cost';
    return why === undefined ? [] : [{ rule, about, ...(cost ? { cost } : {}), why }];
  });
}

/** Whether neither seat has a use of a rule left that armies count: then nobody needs to look for it. */
function isSpent<S, E>(draft: Draft<S, E>, { rule, offer }: Trigger<S>): boolean {
  const limit = offer?.limit;
  if (!limit || (limit.by ?? 'army') !== 'army') return false;
  return seats.every((seat) => usesOf(draft, `${rule}/${seat}`, limit.per) >= limit.times);
}

function usesOf<S, E>(draft: Draft<S, E>, key: string, per: Extract<Period, string>): number {
  if (draft.uses.length === 0) return 0;
  const frame = periodFrame(draft, per);
  let count = 0;
  for (const use of draft.uses) if (use.key === key && use.frame === frame) count++;
  return count;
}

const useKey = <S>({ trigger, rule, seat, about, countsFor = about[0] }: Ready<S>): string =>
  `${rule}/${seat}${(trigger?.offer?.limit?.by ?? 'army') === 'army' ? '' : `/${countsFor}`}`;

function isWithinLimit<S, E>(draft: Draft<S, E>, ready: Ready<S>): boolean {
  const limit = ready.trigger?.offer?.limit;
  if (!limit) return true;
  return usesOf(draft, useKey(ready), limit.per) < (ready.times ?? limit.times);
}

/** The frame that a period lasts with: the innermost procedure of that period, else the whole battle. */
function periodFrame<S, E>({ engine, stack }: Draft<S, E>, period: Extract<Period, string>): number {
  if (period === 'frame') return stack.at(-1)!.id;
  return (stack.findLast(({ procedure }) => engine.procedures.get(procedure)!.procedure.period === period) ?? stack[0]!)
    .id;
}

function start<S, E>(draft: Draft<S, E>, ready: Ready<S>, point: Point): void {
  draft.replaceTop({ point: { ...point, acted: point.acted + 1 } });
  draft.push(ready.call, ready.with, false);
}

/** Takes an offer: pays, counts, calls. All are asked again afterwards. */
export function takeOffer<S, E>(
  draft: Draft<S, E>,
  { step, rules, at: edge }: { readonly step: string; readonly rules: EdgeRules<S>; readonly at: Edge },
  taken: { readonly seat: Seat; readonly key: string },
): void {
  const { seat, key } = taken;
  const frame = draft.top;
  const offers = offersOf(draft, frame, rules.offers);
  const ready = offers.find((offer) => offer.seat === seat && offer.key === key)!;
  const point = frame.point ?? newPoint;
  const list = point.list ?? [...mandatoryOf(draft, rules, step, edge), ...offers].map(listKey);
  const limit = ready.trigger?.offer?.limit;
  if (limit) draft.uses = [...draft.uses, { key: useKey(ready), frame: periodFrame(draft, limit.per) }];
  if (ready.cost) draft.write(draft.engine.game.pay!(draft.context, seat, ready.cost, ready.rule));
  start(draft, ready, { ...point, list, passed: [], taken: [...(point.taken ?? []), key] });
}

/** Passes, and lets the pass stand if the reply says so. A pass for one rule leaves the seat to be asked for its others. */
export function passAt<S, E>(
  draft: Draft<S, E>,
  seat: Seat,
  { until, rule }: { readonly until?: Exclude<Period, { readonly theirs: StepId }>; readonly rule?: string },
): void {
  const point = draft.top.point ?? newPoint;
  if (until !== undefined) {
    const ends = typeof until === 'string' ? { frame: periodFrame(draft, until) } : until;
    draft.passes = [...draft.passes, { seat, ...(rule === undefined ? {} : { rule }), until: ends }];
  }
  draft.replaceTop({ point: { ...point, passed: [...point.passed, seat] } });
}
