import type { Kind } from './volley.js';

/** So many dice of a kind that show the same faces; several faces are the dice of one summed roll. */
export interface Shown {
  readonly kind: Kind;
  readonly faces: readonly number[];
  readonly dice: number;
}

/** Dice of one kind of blow that wait to be dealt out. */
export interface Waiting {
  readonly pool: number;
  readonly poolStart: number;
  readonly kind: Kind;
  readonly dice: number;
}

/** What happened on the way, for logs and cases. */
export type VolleyEvent =
  /** The numbers are those of standings: when the unit selected its targets, and when the pool began. */
  | {
      readonly kind: 'pool';
      readonly unit: number;
      readonly pool: number;
      readonly unitStart: number;
      readonly poolStart: number;
    }
  | { readonly kind: 'gathered'; readonly attacks: number }
  | {
      readonly kind: 'settled';
      readonly step: string;
      readonly counts: readonly number[];
      readonly shown: readonly Shown[];
    }
  /** Wounds about to be lost, before any is ignored or wasted. */
  | { readonly kind: 'inflicted'; readonly blow: string; readonly group: number; readonly wounds: number }
  | {
      readonly kind: 'struck';
      readonly blow: string;
      readonly group: number;
      readonly damage: number;
      readonly ignored: number;
      readonly lost: number;
    }
  | { readonly kind: 'saved' | 'swallowed'; readonly blow: string; readonly group: number; readonly face: number };
