import type { Reason } from '@umpire/rules';
import type { Order } from '../table/table.js';
import type { Push } from './pushing.js';

/** One stand's way, worked out: where it goes, what it costs, whom it will touch. */
export interface Leg {
  readonly stand: number;
  /** From where it stands, or is put down, to where it ends, in micrometres. */
  readonly points: readonly (readonly [number, number])[];
  readonly bearing: number;
  readonly cost: number;
  /** Enemies that it will touch and does not touch now. */
  readonly touches: readonly number[];
  /** Enemies that it pushes aside where it ends. */
  readonly pushes: readonly Push[];
  readonly out: boolean;
  /** Carrier or building, by its number and one, with its place; 0: none. */
  readonly into: number;
  readonly intoBuilding: boolean;
}

export interface MoveOrders {
  readonly orderOf: (stand: number) => Order;
  /** Stands that may be named: of the detachment, and of what carries it or is carried. */
  readonly stands: readonly number[];
  /** Allowances instead of those of the order: infiltration, falling back. */
  readonly allowance?: (stand: number) => number;
  /** May end in contact only with these; absent: with anybody, under Charge. */
  readonly onlyFoes?: readonly number[];
  readonly infiltrates?: true;
}

export type JudgedMove =
  | { readonly ok: true; readonly legs: readonly Leg[] }
  | { readonly ok: false; readonly reasons: readonly Reason[] };
