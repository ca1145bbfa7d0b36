import type { Selector, Value, Verb } from '@umpire/effects';
import type { Ref } from '@umpire/rules';
import { isOnBattlefield, unitAt } from '../../table/reads.js';
import type { SufferFrame } from '../fall.js';
import { type HealFrame, mended } from '../healing.js';
import type { ReturnFrame } from '../returning.js';
import { rolledFirst } from './dice.js';
import { type Carry, type Done, next, numberOf, quotedUnit, refsOf, unitsOf } from './kit.js';
/** A number of wounds that is rolled is rolled first, for each unit anew (G-09). */
export function inflict(value: Value, whom: Selector, on: Carry): Done {
  const { frame, rest } = on;
  const [first, ...others] = unitsOf(on, whom);
  if (!first) return next(rest);
  const later = others.map(
    ({ ref }): Verb => ({
      each: quotedUnit(ref),
      as: ' struck',
      do: [{ suffer: value, kind: 'mortal', on: ' struck' }],
    }),
  );
  const rolled = rolledFirst(value, 'mortal wounds', on);
  if ('need' in rolled) return rolled.need;
  const what = { kind: 'mortal', wounds: Math.max(0, Math.floor(rolled.value)) } as const;
  if (what.wounds === 0) return next({ ...rest, todo: [...later, ...rest.todo] });
  const call: SufferFrame = { unit: first.index, what, bySeat: frame.owner.seat };
  return { frame: { ...rest, called: true, todo: [...later, ...rest.todo] }, call: 'suffer', with: call };
}

export function mend(value: Value, whom: Selector, revive: boolean, on: Carry): Done {
  const { rest, frame } = on;
  // no dice for a unit that lacks nothing
  const [first, ...others] = unitsOf(on, whom).filter((unit) => mended(on.reading, unit, revive).length > 0);
  if (!first) return next(rest);
  const rolled = rolledFirst(value, 'heal', on);
  if ('need' in rolled) return rolled.need;
  const later = others.map(
    ({ ref }): Verb => ({ heal: value, on: quotedUnit(ref), ...(revive ? { revive: true } : {}) }),
  );
  const call: HealFrame = {
    unit: first.index,
    wounds: Math.max(0, Math.floor(rolled.value)),
    revive,
    rule: frame.rule,
  };
  return { frame: { ...rest, called: true, todo: [...later, ...rest.todo] }, call: 'heal', with: call };
}

/** Destroyed models are set up again, one after the other: those that were chosen among their unit, else where each fell. */
export function bringBack({ return: back, wounds }: Extract<Verb, { return: unknown }>, on: Carry): Done {
  const { rest, reading, frame } = on;
  const { table } = reading;
  const [model, ...others] = refsOf(on, back).flatMap((ref) => table.ground.roster.modelBy.get(ref) ?? []);
  if (!model) return next(rest);
  if (wounds !== 'full') {
    const rolled = rolledFirst(wounds, 'wounds', on);
    if ('need' in rolled) return rolled.need;
    wounds = rolled.value;
  }
  const left = wounds === 'full' ? model.kind.wounds : Math.min(model.kind.wounds, numberOf(on, wounds));
  const isChosen = isOnBattlefield(table, unitAt(table, model.unit)) && back === 'risen';
  const call: ReturnFrame = {
    unit: model.unit,
    model: model.index,
    wounds: left,
    rule: frame.rule,
    ...(isChosen && { among: true }),
  };
  const later = others.map(
    ({ ref }): Verb => ({ each: quotedModel(ref), as: 'risen', do: [{ return: 'risen', wounds }] }),
  );
  return { frame: { ...rest, called: true, todo: [...later, ...rest.todo] }, call: 'return-model', with: call };
}

/** A search that finds one destroyed model. */
const quotedModel = (ref: Ref): Selector => ({
  all: 'model',
  where: {
    every: [
      { state: 'destroyed', of: 'it' },
      { is: 'it', keywords: [`ref:${ref}`] },
    ],
  },
});
