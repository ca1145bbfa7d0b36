import type { VolleyEvent, Waiting } from './happening.js';
import type { Given, Need, Seat } from './need.js';
import type { Standings } from './standings.js';
import type { Blow, Sequence } from './volley.js';

/** Dice of one kind of blow, being dealt out to the target. Plain data, part of the frame. */
export interface Deal extends Waiting {
  readonly at: 'begin' | 'save' | 'damage' | 'ignore' | 'next';
  readonly window: 'pick' | 'order' | 'throw' | 'reroll' | 'spare';
  /** The group that the attacker picked to be struck first; -1 for none. */
  readonly pick: number;
  readonly order: readonly number[];
  /** Save faces still to be given out, lowest first; one-by-one holds only the present one. */
  readonly faces: readonly number[];
  /** Dice that were thrown again already, which nobody may throw a third time. */
  readonly again: readonly number[];
  readonly group: number;
  /** The faces of the damage roll, then the wounds about to be lost. */
  readonly rolled: readonly number[];
  readonly wounds: number;
}

export interface Dealing {
  readonly standings: Standings;
  readonly sequence: Sequence;
  readonly blow: Blow;
  readonly spareSeat: Seat | undefined;
}

/** A step either goes on with a changed deal, needs something, or changes the standing. */
export interface Move {
  readonly deal: Deal;
  readonly need?: Need;
  readonly standing?: number;
  readonly spent?: boolean;
  readonly event?: VolleyEvent;
}

export type Step = (dealing: Dealing, deal: Deal, standing: number, given: Given | undefined) => Move;

/** What is being waited for about one throw. */
export type Window = 'throw' | 'reroll' | 'spare';

/** Whether all dice are thrown, sorted and given out together. */
export const together = ({ blow }: Dealing): boolean => blow.discipline === 'lowest-first';

export const thrown = (purpose: string, seat: Seat, kind: number, dice: number, sides: number): Need => ({
  throw: { purpose, seat, lots: [{ kind, dice, sides, summed: 1 }] },
});

export const sorted = (faces: readonly number[]): number[] => [...faces].sort((a, b) => a - b);
