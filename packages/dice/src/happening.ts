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
  | { readonly kind: 'pool'; readonly unit: number; readonly pool: number }
  | { readonly kind: 'gathered'; readonly attacks: number }
  | {
      readonly kind: 'settled';
      readonly step: string;
      readonly counts: readonly number[];
      readonly shown: readonly Shown[];
    }
  | {
      readonly kind: 'struck';
      readonly blow: string;
      readonly group: number;
      readonly damage: number;
      readonly ignored: number;
      readonly lost: number;
    }
  | { readonly kind: 'saved' | 'swallowed'; readonly blow: string; readonly group: number; readonly face: number };
