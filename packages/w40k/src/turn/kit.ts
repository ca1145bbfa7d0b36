import type { Why, Worked } from '@umpire/dice';
import type { Context, Need, Option, Outcome, Procedure, Reply, Seat, Throw } from '@umpire/rules';
import { type Given, repliesOf } from '@umpire/rules';
import { set, type TableEvent } from '../table/event.js';
import type { FramedReading } from '../table/facts.js';
import { type Edition, readingOf } from '../table/reading.js';
import type { RosterUnit } from '../table/roster.js';
import { type Deed, seatNumber, type Table } from '../table/table.js';

/** A procedure of the table: steps over frames of one shape. */
export type TableProcedure<F extends object> = Procedure<Table, TableEvent, F>;
export type TableOutcome<F> = Outcome<TableEvent, F>;
export type At = Context<Table>;

/** Procedures of different frames in one list: the engine hands each its own. */
// biome-ignore lint/suspicious/noExplicitAny: a frame's shape is its procedure's own matter
export type AnyProcedure = TableProcedure<any>;

export const read = (edition: Edition, { state, frames }: At): FramedReading => readingOf(edition, state, frames);

/** Notes what a unit has done, in this phase. */
export const did = (table: Table, unit: RosterUnit, ...done: readonly Deed[]): TableEvent => ({
  kind: 'did',
  of: [unit.ref],
  say: { did: done },
  writes: done.map((deed) => set(table, deed, unit.index, table.field.phase[0]!)),
});

/** 01.01: who is active. */
export function activates(table: Table, seat: Seat): readonly TableEvent[] {
  const to = seatNumber(seat);
  return table.field.active[0] === to ? [] : [{ kind: 'active', say: { seat }, writes: [set(table, 'active', 0, to)] }];
}

interface Picking {
  readonly seat: Seat;
  readonly rule: string;
  readonly about?: readonly string[];
  readonly options: readonly Option[];
  readonly min?: number;
  readonly max?: number;
}

export const pick = ({ seat, rule, about = [], options, min = 1, max = 1 }: Picking): Need => ({
  choices: [{ seat, rule, about, ask: { kind: 'pick', options, min, max } }],
});

export const propose = (seat: Seat, rule: string, about: readonly string[], shape: string): Need => ({
  choices: [{ seat, rule, about, ask: { kind: 'propose', shape, within: [] } }],
});

export const option = (key: string, ...refs: readonly string[]): Option => ({
  key,
  refs: refs.length > 0 ? refs : [key],
});

/** The only reply of a step that asks one question. */
export const replyOf = (given: Given | undefined): Reply | undefined => repliesOf(given)?.[0];

export const proposalOf = (given: Given | undefined): unknown => {
  const reply = replyOf(given);
  return reply && 'propose' in reply ? reply.propose : undefined;
};

export const dice = (seat: Seat, purpose: string, about: readonly string[], howMany: number, summed = 1): Throw => ({
  purpose,
  seat,
  for: about,
  lots: [{ kind: 0, dice: howMany, sides: 6, summed }],
});

export const sum = (faces: readonly number[]): number => faces.reduce((a, b) => a + b, 0);

/** What a roll was judged by, for whoever asks why. */
export const whyOf = (...numbers: readonly Worked[]): Why => ({ numbers, acts: [], again: [] });
