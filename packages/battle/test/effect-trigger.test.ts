import type { Effect, Value, When } from '@umpire/effects';
import type { Facts } from '@umpire/rules';
import { expect, test } from 'vitest';
import { type EffectReader, type Frame, triggerOf } from '../src/index.js';

type Offered = Effect & { readonly when: When };
/** Wounds by unit; units of A begin with `a`. */
type Wounds = Readonly<Record<string, number>>;

const mend: Offered = {
  when: { at: 'command', edge: 'during', turn: 'mine' },
  if: { state: 'awake', of: 'self' },
  offer: {
    cost: 1,
    limit: { times: 1, per: 'phase', by: 'unit' },
    target: { as: 'unit', from: { all: 'unit', side: 'mine', where: { state: 'hurt', of: 'it' } } },
  },
  do: [{ heal: 1, on: 'unit' }],
};

const facts = (wounds: Wounds): Facts => ({
  value: () => ({ value: 0, because: [] }),
  holds: (condition) => 'state' in condition && condition.state === 'awake' && wounds.asleep === undefined,
  find: () => Object.keys(wounds).filter((unit) => unit.startsWith('a') && wounds[unit]! > 0),
});

const reader: EffectReader<Wounds> = {
  owners: () => [
    { self: 'a1', seat: 'A' },
    { self: 'b1', seat: 'B' },
  ],
  facts: ({ state }) => facts(state),
  bound: () => ({ subject: 'b2' }),
  amount: (value) => Number(value),
  active: () => 'A',
};

const frame = {} as Frame;
const found = (effect: Offered, state: Wounds) =>
  triggerOf('mend', effect, { number: 0, reader, call: 'effect' }).find({ state, frames: [] }, frame);

test('the trigger, the price and the target filter of a rule are its offer', () => {
  const trigger = triggerOf('mend', mend, { number: 0, reader, call: 'effect' });
  expect(trigger).toMatchObject({
    at: 'command',
    edge: 'during',
    offer: { limit: { times: 1, per: 'phase', by: 'unit' } },
  });
  expect(found(mend, { a1: 1, a2: 0, a3: 2 })).toEqual(
    ['a1', 'a3'].map((unit) => ({
      key: `mend>0>a1>${unit}`,
      seat: 'A',
      about: [unit],
      cost: 1,
      with: { rule: 'mend', effect: 0, owner: { self: 'a1', seat: 'A' }, bound: { subject: 'b2', self: 'a1', unit } },
    })),
  );
});

test('how often may be a number that the table gives, and one that it does not give is none', () => {
  const often = (times: Value): Offered => ({ ...mend, offer: { ...mend.offer, limit: { times, per: 'phase' } } });
  const timesOf = (times: Value) => found(often(times), { a1: 1 }).map((acting) => acting.times);
  expect(timesOf(2)).toEqual([undefined]);
  expect(timesOf({ inches: 3 })).toEqual([0]);
  const giving: typeof reader = { ...reader, amount: () => 3.5 };
  const trigger = triggerOf('mend', often({ dice: 'D6' }), { number: 0, reader: giving, call: 'effect' });
  expect(trigger.offer?.limit?.times).toBe(Number.POSITIVE_INFINITY);
  expect(trigger.find({ state: { a1: 1 }, frames: [] }, frame)).toMatchObject([{ times: 3 }]);
});

test('a condition that does not hold offers nothing', () => {
  expect(found(mend, { a1: 1, asleep: 0 })).toEqual([]);
});

test('a rule of somebody in particular waits for them', () => {
  const of = (unit: string): Offered => ({ when: { ...mend.when, of: unit }, do: mend.do });
  const finds = (units: string[]): EffectReader<Wounds> => ({
    ...reader,
    facts: () => ({ ...facts({}), find: () => units }),
  });
  const acting = (units: string[]) =>
    triggerOf('mend', of('theirs'), { number: 0, reader: finds(units), call: 'effect' }).find(
      { state: {}, frames: [] },
      frame,
    );
  expect(acting(['b2']).map(({ about }) => about)).toEqual([['a1']]);
  expect(acting(['b3'])).toEqual([]);
});

test('a limit that the engine cannot count is a bug', () => {
  const vague: Offered = { ...mend, offer: { limit: { times: 1, per: { my: 'command' } } } };
  expect(() => triggerOf('mend', vague, { number: 0, reader, call: 'effect' })).toThrow('named period');
});
