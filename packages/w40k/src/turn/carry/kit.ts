import type { Selector, Value, Verb } from '@umpire/effects';
import type { Bound, Given, Later, Owner, Ref } from '@umpire/rules';
import type { TableEvent } from '../../table/event.js';
import { amount, type FramedReading, find, type Reading } from '../../table/facts.js';
import { standing, unitOf } from '../../table/reads.js';
import type { RosterUnit } from '../../table/roster.js';
import type { TableOutcome } from '../kit.js';

/** An effect on its way: what its names stand for, and what is left to do. */
export interface CarryFrame {
  readonly rule: string;
  readonly owner: Owner;
  readonly bound: Bound;
  readonly todo: readonly Verb[];
  readonly about: readonly Ref[];
  readonly stratagem?: true;
  readonly begun?: true;
  /** A rule has taken something off its price. */
  readonly isLowered?: true;
  /** It called a procedure, whose return tells whether a roll has failed. */
  readonly called?: true;
}

export type Carry = {
  readonly frame: CarryFrame;
  readonly rest: CarryFrame;
  readonly given: Given | undefined;
  readonly reading: FramedReading;
};
export type Done = TableOutcome<CarryFrame>;

export const next = (
  frame: CarryFrame,
  more: { readonly events?: readonly TableEvent[]; readonly later?: readonly Later[] } = {},
): Done => ({
  frame,
  ...more,
  to: 'carry-out',
});

export const bind = (frame: CarryFrame, name: string, value: Bound[string]): CarryFrame => ({
  ...frame,
  bound: { ...frame.bound, [name]: value },
});

export const refsOf = ({ reading, frame }: Carry, selector: Selector): readonly Ref[] =>
  find(reading, frame.owner, selector, frame.bound);

export const unitsOf = (carry: Carry, selector: Selector): readonly RosterUnit[] => [
  ...new Set(refsOf(carry, selector).flatMap((ref) => unitOf(carry.reading.table, ref) ?? [])),
];

export const numberOf = ({ reading, frame }: Carry, value: Value): number =>
  amount(reading, frame.owner, value, frame.bound);

export const modelsOf = ({ table }: Reading, ref: Ref): readonly number[] => {
  const model = table.ground.roster.modelBy.get(ref);
  if (model) return [model.index];
  const unit = unitOf(table, ref);
  return unit ? standing(table, unit) : [];
};

/** A search that finds one unit. */
export const quotedUnit = (ref: Ref): Selector => ({ all: 'unit', where: { is: 'it', keywords: [`ref:${ref}`] } });
