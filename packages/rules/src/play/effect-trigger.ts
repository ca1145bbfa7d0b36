import type { Effect, RuleId, Selector, Value, When } from '@umpire/effects';
import type { Bound, Facts, Ref } from '../facts.js';
import type { Seat } from './choice.js';
import type { Context, Frame, ProcedureId } from './step.js';
import type { Acting, Limit, Trigger } from './trigger.js';

/** Whoever carries a rule. */
export interface Owner {
  readonly self: Ref;
  readonly seat: Seat;
}

/** How a game lets effects read its table. */
export interface EffectReader<S> {
  owners(rule: RuleId, context: Context<S>): readonly Owner[];
  /** The table as that owner reads it: what is `mine`, what is `theirs`. */
  facts(context: Context<S>, owner: Owner): Facts;
  /** What the step binds: `subject`, `target`, `fallen` … */
  bound(frame: Frame, context: Context<S>): Bound;
  amount(value: Value, bound: Bound, facts: Facts): number;
  active(context: Context<S>): Seat;
  /** Whether a selector finds what a step is about, or what that belongs to: the unit of a model. Absent: only if it is one of those found. */
  isAmong?(subject: Ref, selector: Selector, bound: Bound, facts: Facts): boolean;
}

/** What the procedure that carries out effects begins with. */
export interface EffectFrame {
  readonly rule: RuleId;
  readonly effect: number;
  readonly owner: Owner;
  readonly bound: Bound;
}

/** The trigger of an effect with a `when`: its step, its `if`, its price, limit and target filter are all there is to an offer. */
export function triggerOf<S>(
  rule: RuleId,
  effect: Effect & { readonly when: When },
  options: { readonly number: number; readonly reader: EffectReader<S>; readonly call: ProcedureId },
): Trigger<S> {
  const { when, offer } = effect;
  const { reader, call, number } = options;
  const limit = offer?.limit;
  return {
    rule,
    at: when.at,
    edge: when.edge,
    call,
    ...(offer ? { offer: limit ? { limit: limitOf(rule, limit) } : {} } : {}),
    find: (context, frame) => {
      const active = reader.active(context);
      const owners = reader.owners(rule, context).filter(({ seat }) => isTheirTurn(when, seat, active));
      if (owners.length === 0) return [];
      const atStep = reader.bound(frame, context);
      return owners.flatMap((owner) => {
        const bound = { ...atStep, self: owner.self };
        const facts = reader.facts(context, owner);
        if (!isItsTime(effect, { bound, facts, reader })) return [];
        return targetsOf(effect, bound, facts).map(({ key, about, more }): Acting => {
          const all = { ...bound, ...more };
          const cost = offer?.cost === undefined ? 0 : reader.amount(offer.cost, all, facts);
          const times =
            limit === undefined || typeof limit.times === 'number'
              ? {}
              : { times: timesOf(limit.times, all, facts, reader) };
          const data: EffectFrame = { rule, effect: number, owner, bound: all };
          return {
            key: [rule, number, owner.self, ...key].join('>'),
            seat: owner.seat,
            about,
            cost,
            with: data,
            ...times,
          };
        });
      });
    },
  };
}

const isTheirTurn = ({ turn }: When, seat: Seat, active: Seat): boolean =>
  turn === undefined || (turn === 'mine') === (active === seat);

interface Moment<S> {
  readonly bound: Bound;
  readonly facts: Facts;
  readonly reader: EffectReader<S>;
}

function isItsTime<S>({ when, if: condition }: Effect, { bound, facts, reader }: Moment<S>): boolean {
  const { subject } = bound;
  if (when?.of !== undefined) {
    if (typeof subject !== 'string') return false;
    const isAmong = reader.isAmong?.(subject, when.of, bound, facts) ?? facts.find(when.of, bound).includes(subject);
    if (!isAmong) return false;
  }
  return condition === undefined || facts.holds(condition, bound);
}

interface Target {
  readonly key: readonly Ref[];
  readonly about: readonly Ref[];
  readonly more: Bound;
}

function targetsOf({ offer }: Effect, bound: Bound, facts: Facts): readonly Target[] {
  const target = offer?.target;
  if (!target) return [{ key: [], about: [String(bound.self)], more: {} }];
  return facts.find(target.from, bound).map((ref) => ({ key: [ref], about: [ref], more: { [target.as]: ref } }));
}

/** A number that nothing gives is none. */
const timesOf = <S>(times: Value, bound: Bound, facts: Facts, reader: EffectReader<S>): number => {
  const found = reader.amount(times, bound, facts);
  return Number.isNaN(found) ? 0 : Math.max(0, Math.floor(found));
};

/** How often where the table gives the number is asked for as the rule is offered (`Acting.times`). */
function limitOf(rule: RuleId, { times, per, by }: NonNullable<NonNullable<Effect['offer']>['limit']>): Limit {
  if (typeof per !== 'string') throw new Error(`${rule}: the engine counts limits in a named period`);
  return { times: typeof times === 'number' ? times : Number.POSITIVE_INFINITY, per, ...(by ? { by } : {}) };
}
