import { type DiceExpression, parseDice } from '@umpire/dice';
import type { Value, Verb } from '@umpire/effects';
import { facesOf } from '@umpire/rules';
import { sum } from '../kit.js';

import { bind, type Carry, type Done, next, numberOf } from './kit.js';
/** `as` is the sum, or with `success` the successes; the faces stay known beside it. */
export function rollDice({ roll, as, purpose, times, success }: Extract<Verb, { roll: string }>, on: Carry): Done {
  const { frame, rest, given } = on;
  const parsed = parseDice(roll);
  if (!parsed.ok) throw new Error(parsed.error.message);
  const { dice, sides, plus } = parsed.value;
  const many = times === undefined ? 1 : Math.max(0, Math.floor(numberOf(on, times)));
  const [faces] = facesOf(given) ?? [];
  if (many * dice === 0) return next(bind(rest, as, plus));
  if (!faces) {
    const lots = [{ kind: 0, dice: many, sides, summed: dice }];
    return { need: { throw: { purpose, seat: frame.owner.seat, for: frame.about, lots } } };
  }
  const needs = success === undefined ? undefined : numberOf(on, success);
  const value = needs === undefined ? sum(faces) + plus * many : faces.filter((face) => face >= needs).length;
  return next(bind(bind(rest, as, value), `${as} faces`, faces.join('')));
}

type Rolled = { readonly value: number } | { readonly need: Done };

export function rolledFirst(value: Value, purpose: string, on: Carry): Rolled {
  const rolls = diceIn(value);
  const faces = facesOf(on.given);
  if (rolls.length === 0) return { value: numberOf(on, value) };
  if (faces) {
    const shown = faces.map((lot, i) => sum(lot) + rolls[i]!.plus);
    return { value: numberOf(on, withDice(value, shown[Symbol.iterator]())) };
  }
  const { owner, about, rule } = on.frame;
  const thrown = {
    purpose: `${rule} ${purpose}`,
    seat: owner.seat,
    for: about,
    lots: rolls.map(({ dice, sides }, kind) => ({ kind, dice: 1, sides, summed: dice })),
  };
  return { need: { need: { throw: thrown } } };
}

/** The dice of a number, in the order in which they are written. */
function diceIn(value: Value): readonly DiceExpression[] {
  if (typeof value !== 'object') return [];
  if ('op' in value) return value.of.flatMap(diceIn);
  if (!('dice' in value)) return [];
  const parsed = parseDice(value.dice);
  if (!parsed.ok) throw new Error(parsed.error.message);
  return [parsed.value];
}

/** A number in which dice are what they have come to. */
function withDice(value: Value, shown: Iterator<number>): Value {
  if (typeof value !== 'object') return value;
  if ('dice' in value) return shown.next().value as number;
  return 'op' in value ? { ...value, of: value.of.map((part) => withDice(part, shown)) } : value;
}
