import type { Selector, Verb } from '@umpire/effects';
import {
  type Acting,
  type Bound,
  type Context,
  effectsOf,
  type Frame,
  type Seat,
  type ThrowFrame,
  type Trigger,
} from '@umpire/rules';
import { find, holds, type Reading } from '../table/facts.js';
import { carriedOf, type Force } from '../table/forces.js';
import type { Edition } from '../table/reading.js';
import { unitOf } from '../table/reads.js';
import type { Table } from '../table/table.js';
import { boundAt } from './binds.js';
import type { CarryFrame } from './carry/kit.js';
import { read } from './kit.js';

/** Rolls of a unit that are no attack dice, by the purpose of their throw: what `reroll` may name outside an attack. */
const rolls: ReadonlySet<string> = new Set(['advance', 'charge', 'battle-shock', 'reanimation']);

/** Re-rolls of such rolls that effects in force give a unit: of the sum as a whole, once (01.05.02). One trigger a rule. */
export function standingRerolls(edition: Edition, table: Table): readonly Trigger<Table>[] {
  const all = [
    ...carriedOf(table, edition.rules),
    ...[...edition.rules.rules.values()].flatMap((rule) =>
      typeof rule.effects === 'function' ? [] : [{ rule: rule.id, effects: effectsOf(rule) }],
    ),
  ];
  const rules = all.flatMap(({ rule, effects }) => (effects.some(({ do: verbs }) => rerolls(verbs)) ? [rule] : []));
  return [...new Set(rules)].map((rule) => ({
    rule,
    at: 'dice-shown',
    edge: 'after',
    call: 'carry-out',
    offer: {},
    find: (context, frame) => offersAt(edition, rule, context, frame),
  }));
}

const rerolls = (verbs: readonly Verb[]): boolean =>
  verbs.some((verb) =>
    'if' in verb ? rerolls([...verb.then, ...(verb.else ?? [])]) : 'reroll' in verb && rolls.has(verb.reroll),
  );

function offersAt(edition: Edition, rule: string, context: Context<Table>, frame: Frame): readonly Acting[] {
  const { shown } = frame.data as ThrowFrame;
  const [first] = shown;
  const purpose = first && purposeOf(first.throw.purpose);
  if (first === undefined || purpose === undefined) return [];
  const unit = unitOf(context.state, String(first.throw.for[0]));
  if (!unit) return [];
  const reading = read(edition, context);
  const bound = boundAt('dice-shown', frame, context.state);
  const open = bound.shown;
  if (!Array.isArray(open) || open.length === 0) return [];
  const force = reading
    .forces()
    .all.find(
      (one) => one.rule === rule && isFor(reading, one, purpose, unit.ref) && mayAgain(one, first.faces[0] ?? []),
    );
  if (!force) return [];
  return [actingOf(force, { ...bound, self: unit.ref }, first.throw.seat, unit.ref)];
}

/** `reanimation-protocols heal` is the roll of that rule. */
const purposeOf = (purpose: string): string | undefined =>
  rolls.has(purpose) ? purpose : purpose === 'reanimation-protocols heal' ? 'reanimation' : undefined;

function isFor(reading: Reading, { verb, owner, bound, condition }: Force, purpose: string, ref: string): boolean {
  if (!('reroll' in verb) || verb.reroll !== purpose || typeof verb.for === 'number') return false;
  if (condition !== undefined && !holds(reading, owner, condition, bound)) return false;
  return find(reading, owner, verb.for as Selector, bound).includes(ref);
}

const mayAgain = ({ verb }: Force, faces: readonly number[]): boolean =>
  'reroll' in verb && (verb.which === 'any' || (verb.which === 'ones' && faces.length === 1 && faces[0] === 1));

function actingOf({ rule, owner }: Force, bound: Bound, seat: Seat, ref: string): Acting {
  const data: CarryFrame = {
    rule,
    owner,
    bound,
    todo: [{ choose: { all: 'die', in: 'shown' }, as: 'die' }, { rerollNow: 'die' }],
    about: [ref],
  };
  return { key: `${rule}>re-roll`, seat, about: [ref], with: data };
}
