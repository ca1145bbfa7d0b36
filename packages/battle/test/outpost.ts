import { issue } from '@umpire/kernel';
import {
  type Acting,
  type Context,
  compileGame,
  facesOf,
  frameOf,
  type Game,
  type Heading,
  oneStep,
  opponent,
  type Procedure,
  picked,
  repliesOf,
  returnedOf,
  type Seat,
  seats,
  type ThrowFrame,
  type Trigger,
  type Verdict,
} from '../src/index.js';

/*
 * Outpost: two seats on a road of twenty places. Each round both order their units in secret to hold or to walk, then activate
 * them in turn. Whoever holds may shoot at a unit that walks by. Three rounds; a newcomer a side joins in the second.
 */

const fields = ['at', 'life', 'order', 'shown', 'acted', 'tokens', 'clock'] as const;
type Field = (typeof fields)[number];
/** One number changes. `life`: 0 not here, 1 stands, 2 fallen. `order`: 1 walk, 2 hold. `clock`: round, active seat. */
export interface Change {
  readonly kind: Field;
  readonly of: number;
  readonly from: number;
  readonly to: number;
}
export type Table = Readonly<Record<Field, Int16Array>>;
type At = Context<Table>;

const RANGE = 5;
const units = [0, 1, 2, 3, 4, 5, 6, 7];
export const seatOf = (unit: number): Seat => (unit % 2 === 0 ? 'A' : 'B');
const seatNumber = (seat: Seat): number => seats.indexOf(seat);
const set = (table: Table, kind: Field, of: number, to: number): Change => ({ kind, of, from: table[kind][of]!, to });
const standing = (table: Table, seat: Seat): number[] =>
  units.filter((unit) => table.life[unit] === 1 && seatOf(unit) === seat);
const ready = (table: Table, seat: Seat): number[] => standing(table, seat).filter((unit) => !table.acted[unit]);
const gap = ({ at }: Table, a: number, b: number): number => Math.abs(at[a]! - at[b]!);

const battle: Procedure<Table, Change> = {
  id: 'battle',
  period: 'battle',
  steps: [
    {
      id: 'round',
      run: (_, given, { state }) => {
        if (given) return { to: state.clock[0]! < 3 ? 'round' : 'end' };
        const clear = units.flatMap((u) =>
          (['order', 'shown', 'acted'] as const).map((field) => set(state, field, u, 0)),
        );
        return { events: [set(state, 'clock', 0, state.clock[0]! + 1), ...clear], call: 'round', with: {} };
      },
    },
  ],
};

const round: Procedure<Table, Change> = {
  id: 'round',
  period: 'round',
  steps: [
    {
      id: 'join',
      run: (_, given, { state }) => {
        if (state.clock[0] !== 2) return {};
        const places = repliesOf(given)?.map((reply) => ('propose' in reply ? Number(reply.propose) : 0));
        if (places)
          return { events: places.flatMap((at, i) => [set(state, 'at', 6 + i, at), set(state, 'life', 6 + i, 1)]) };
        const ask = { kind: 'propose', shape: 'set-up', within: [] } as const;
        return { need: { choices: seats.map((seat, i) => ({ seat, rule: 'join', about: [`${6 + i}`], ask })) } };
      },
    },
    {
      id: 'orders',
      run: (_, given, { state }) => {
        const replies = repliesOf(given);
        const order = (seat: Seat, i: number) =>
          standing(state, seat).map((u) => set(state, 'order', u, picked(replies?.[i]).includes(`${u}`) ? 2 : 1));
        if (replies) return { events: seats.flatMap(order) };
        const options = (seat: Seat) => standing(state, seat).map((u) => ({ key: `${u}`, refs: [`${u}`] }));
        const ask = (seat: Seat) =>
          ({ kind: 'pick', options: options(seat), min: 0, max: options(seat).length }) as const;
        return {
          need: { choices: seats.map((seat) => ({ seat, rule: 'orders', about: [], ask: ask(seat), secret: true })) },
        };
      },
    },
    {
      id: 'activations',
      run: (_, given, { state }) => {
        const active = seats[state.clock[1]!]!;
        const next = returnedOf(given) ? opponent(active) : active;
        const seat = ready(state, next).length > 0 ? next : opponent(next);
        const turn = set(state, 'clock', 1, seatNumber(seat));
        const [reply] = repliesOf(given) ?? [];
        if (reply) return { call: 'activation', with: { unit: Number(picked(reply)[0]) } };
        const options = ready(state, seat).map((u) => ({ key: `${u}`, refs: [`${u}`] }));
        if (options.length === 0) return {};
        const ask = { kind: 'pick', options, min: 1, max: 1 } as const;
        return { events: [turn], need: { choices: [{ seat, rule: 'activate', about: [], ask }] } };
      },
    },
    { id: 'tidy', run: () => ({}) },
  ],
};

interface Moving {
  readonly unit: number;
  readonly to?: number;
}

const activation: Procedure<Table, Change, Moving> = {
  id: 'activation',
  period: 'turn',
  steps: [
    { id: 'show', run: ({ unit }, _, { state }) => ({ events: [set(state, 'shown', unit, 1)] }) },
    {
      id: 'move',
      run: ({ unit }, given, { state }) => {
        const [reply] = repliesOf(given) ?? [];
        if (state.order[unit] === 2 || returnedOf(given)) return {};
        if (reply && 'propose' in reply) return { call: 'walk', with: { unit, to: Number(reply.propose) } };
        const ask = { kind: 'propose', shape: 'move', within: [] } as const;
        return { need: { choices: [{ seat: seatOf(unit), rule: 'move', about: [`${unit}`], ask }] } };
      },
    },
    { id: 'close', run: ({ unit }, _, { state }) => ({ events: [set(state, 'acted', unit, 1)] }) },
  ],
};

/** Walks place by place; after each one somebody may react, and then it walks on if it still can. */
const walk = oneStep<Table, Change, Moving>('walk', ({ unit, to }, _, { state }) => {
  const way = Math.sign(to! - state.at[unit]!);
  if (way === 0 || state.life[unit] !== 1) return {};
  return { events: [set(state, 'at', unit, state.at[unit]! + way)], window: true };
});

interface Shot {
  readonly by: number;
  readonly at: number;
}

const shot = oneStep<Table, Change, Shot>('shot', ({ by, at }, given, { state, frames }) => {
  const [[face = 0] = []] = facesOf(given) ?? [];
  const lots = [{ kind: 0, dice: 1, sides: 6, summed: 1 }];
  if (gap(state, by, at) > RANGE) return {};
  if (!face) return { need: { throw: { purpose: 'shot', seat: seatOf(by), for: [`${by}`], lots } } };
  if (face < 4) return {};
  const frame = frameOf(frames, 'activation')!.id;
  const bury = {
    rule: 'bury',
    seat: seatOf(at),
    at: 'close',
    edge: 'before',
    frame,
    call: 'bury',
    with: { unit: at },
  } as const;
  return { events: [set(state, 'life', at, 2)], later: [bury] };
});

const bury = oneStep<Table, Change, Moving>('bury', ({ unit }, _, { state }) => ({
  events: [set(state, 'life', unit, 0)],
}));

const duck = oneStep<Table, Change, Moving>('duck', ({ unit }, _, { state }) => {
  const back = state.at[unit]! + (seatOf(unit) === 'A' ? -1 : 1);
  return back < 0 || back > 19 ? {} : { events: [set(state, 'at', unit, back)] };
});

const again = oneStep<Table, Change, ThrowFrame & { frame: number }>('again', ({ throws, shown, frame }, given) => {
  const faces = facesOf(given);
  if (!faces) return { need: { throw: { ...throws[0]!, purpose: 'again' } } };
  return { patch: { frame, data: { throws, shown: shown.map((roll) => ({ ...roll, faces })) } } };
});

const tokens = (id: string, change: (now: number) => number) =>
  oneStep<Table, Change, { seat: number }>(id, ({ seat }, _, { state }) => ({
    events: [set(state, 'tokens', seat, change(state.tokens[seat]!))],
  }));

const each =
  (rule: string): ((context: At) => Acting[]) =>
  () =>
    seats.map((seat, i) => ({ key: rule, seat, about: [], with: { seat: i } }));

const once = { times: 1, per: 'turn' } as const;
const triggers: readonly Trigger<Table>[] = [
  {
    rule: 'intercept',
    at: 'walk',
    edge: 'during',
    call: 'shot',
    offer: { limit: { times: 1, per: 'round', by: 'unit' } },
    find: ({ state }, frame) => {
      const { unit } = frame.data as Moving;
      if (state.life[unit] !== 1) return [];
      const able = ready(state, opponent(seatOf(unit))).filter(
        (by) => state.order[by] === 2 && gap(state, by, unit) <= RANGE,
      );
      return able.map((by) => ({ key: `${by}`, seat: seatOf(by), about: [`${by}`], with: { by, at: unit } }));
    },
  },
  {
    rule: 'duck',
    at: 'shot',
    edge: 'before',
    call: 'duck',
    offer: { limit: once },
    find: (_, frame) => {
      const { at: unit } = frame.data as Shot;
      return [{ key: 'duck', seat: seatOf(unit), about: [`${unit}`], with: { unit }, cost: 2 }];
    },
  },
  {
    rule: 'lucky',
    at: 'dice-shown',
    edge: 'after',
    call: 'again',
    offer: { limit: once },
    find: (_, { id, data }) => {
      const poor = (data as ThrowFrame).shown.find(
        ({ throw: { purpose }, faces: [[face = 0] = []] }) => purpose === 'shot' && face < 4,
      );
      return poor ? [{ key: 'lucky', seat: poor.throw.seat, about: [], with: { ...data, frame: id }, cost: 1 }] : [];
    },
  },
  { rule: 'supply', at: 'tidy', edge: 'during', call: 'supply', find: each('supply') },
  { rule: 'tithe', at: 'tidy', edge: 'during', call: 'tithe', find: each('tithe') },
];

const isPlace = (place: unknown): place is number =>
  Number.isInteger(place) && Number(place) >= 0 && Number(place) < 20;
const away = (rule: string, place: unknown, nearest: number): Verdict => {
  const reason = { ...issue('too-far', 'that place is out of reach', { found: String(place) }), rule };
  return { legal: false, reasons: [reason], nearest };
};

const outpost: Game<Table, Change> = {
  ruleSet: 'sha256:outpost',
  procedures: [
    battle,
    round,
    activation,
    walk,
    shot,
    bury,
    duck,
    again,
    tokens('supply', (n) => n + 1),
    tokens('tithe', (n) => n >> 1),
  ],
  triggers,
  validators: {
    move: (to, { about: [ref] }, _, { state }) => {
      const from = state.at[Number(ref)]!;
      return isPlace(to) && Math.abs(to - from) <= 4 ? { legal: true } : away('move', to, from);
    },
    'set-up': (at, { seat }) => {
      const home = seat === 'A' ? 0 : 19;
      return isPlace(at) && Math.abs(at - home) <= 3 ? { legal: true } : away('join', at, home);
    },
  },
  begin: ({ position }: Heading) => {
    const start = { at: [4, 15, 6, 13, 8, 11, 0, 0], life: [1, 1, 1, 1, 1, 1, 0, 0], tokens: [2, 2], clock: [0, 0] };
    const numbers: Partial<Record<Field, number[]>> = { ...start, ...(position as object | undefined) };
    const table = fields.map((field) => [field, Int16Array.from(numbers[field] ?? Array<number>(8).fill(0))] as const);
    return { state: Object.fromEntries(table) as Table, call: 'battle', with: {} };
  },
  copy: (table) => Object.fromEntries(fields.map((field) => [field, table[field].slice()])) as Table,
  apply: (table, { kind, of, to }) => void table[kind].set([to], of),
  revert: (table, { kind, of, from }) => void table[kind].set([from], of),
  active: ({ clock }) => seats[clock[1]!]!,
  pay: ({ state }, seat, cost) => {
    const left = state.tokens[seatNumber(seat)]! - cost;
    return left < 0 ? undefined : [set(state, 'tokens', seatNumber(seat), left)];
  },
  view: ({ at, life, order, shown, tokens: left }, seat) => ({
    units: units.map((u) => [at[u], life[u], seatOf(u) === seat || shown[u] ? order[u] : 0]),
    tokens: [...left],
  }),
  shown: (event, seat) => (event.kind === 'order' && seatOf(event.of) !== seat ? undefined : event),
  reveals: ({ kind, to }) => kind === 'shown' && to === 1,
  result: (table) => {
    const score = seats.map((seat) => standing(table, seat).length);
    const [a = 0, b = 0] = score;
    return { ...(a === b ? {} : { winner: a > b ? 'A' : 'B' }), score: [a, b] };
  },
};

export const engine = compileGame(outpost);
export const heading = (seed: string, more: Partial<Heading> = {}): Heading => ({
  umpire: 1,
  edition: 'outpost',
  ruleSet: outpost.ruleSet,
  engine: '0',
  options: {},
  seed,
  seats: { A: {}, B: {} },
  ...more,
});
