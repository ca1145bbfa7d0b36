import { type Effect, isAttacks, type Period, type Selector, type Verb, type Whom } from '@umpire/effects';
import type { Bound, Ref } from '@umpire/rules';
import type { StandingEffect } from '../../table/table.js';
import { type Carry, type Done, next, refsOf } from './kit.js';

/** The procedures whose frames last as long as a period. */
const frameOfPeriod: Readonly<Record<Exclude<Period, object>, readonly string[]>> = {
  attack: ['volley', 'shoot', 'fight'],
  attacks: ['shoot', 'fight'],
  frame: [],
  phase: ['phase'],
  turn: ['turn'],
  round: ['battle-round'],
  battle: ['battle'],
};

function untilOf(until: Period | undefined, { reading: { frames } }: Carry): StandingEffect['until'] {
  // 01.02.02: what is granted without a duration lasts the phase
  const period = until ?? 'phase';
  if (typeof period === 'object') return period;
  const names = frameOfPeriod[period];
  const below = frames.slice(0, -1);
  const frame = period === 'frame' ? below.at(-1) : below.findLast(({ procedure }) => names.includes(procedure));
  return { frame: (frame ?? frames[0]!).id };
}

/** Whom it is about: whom it marks or works on, where that is somebody by a name of the rule. */
function concerned(verb: Verb, on: Carry): readonly Ref[] {
  const { bound, about } = on.frame;
  const whom = 'mark' in verb ? verb.on : 'for' in verb ? whoseOf(verb.for) : undefined;
  const name = typeof whom === 'object' ? whom.in : whom;
  const refs = typeof name === 'string' && bound[name] !== undefined ? refsOf(on, name) : [];
  return refs.length > 0 ? refs : about;
}

const whoseOf = (whom: Whom): Selector | undefined => (isAttacks(whom) ? whom.by : whom);

export function putInForce(verb: Verb, on: Carry): Done {
  const { frame, rest, reading } = on;
  const until = 'until' in verb ? verb.until : undefined;
  const bound = frame.bound;
  const done = resolved(verb, bound);
  const effect: Effect = { do: [done] };
  const begins: StandingEffect = {
    id: reading.table.effectsMade,
    rule: frame.rule,
    owner: frame.owner,
    bound,
    effect,
    until: untilOf(until, on),
  };
  const told =
    done !== verb && 'grant' in done
      ? { of: refsOf(on, done.for as Selector), say: { gives: [done.grant] } }
      : { of: concerned(verb, on) };
  return next(rest, { events: [{ kind: 'effect-began', rule: frame.rule, begins, ...told }] });
}

/** A grant of whichever rule a name is bound to. */
function resolved(verb: Verb, bound: Bound): Verb {
  if (!('grant' in verb) || typeof verb.grant !== 'object' || !('bound' in verb.grant)) return verb;
  const rule = bound[verb.grant.bound];
  return { ...verb, grant: String(Array.isArray(rule) ? rule[0] : rule) };
}
