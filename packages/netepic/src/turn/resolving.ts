import { facesOf, type Given, type Seat, type Throw } from '@umpire/rules';
import { detachmentAt, standAt, type Table } from '../table/table.js';
import { type Hit, likeOf } from './hits.js';
import type { Rerolling } from './rerolls.js';
import type { Volley } from './volley.js';

/** Hits of one action, resolved together step by step (PIPE-A, PIPE-B 5 to 9). */
export interface Resolving extends Rerolling {
  readonly by: number;
  readonly volleys: readonly Volley[];
  readonly hits: readonly Hit[];
  /** The shooter has declared re-rolls on this action; so has the owner of the target. */
  readonly spentElite: boolean;
  readonly spentBySaver?: boolean;
  /** Hit points about to be lost: by stand, one entry a failed save. */
  readonly pending?: readonly Pending[];
  readonly at?: number;
  /** Of groups, those that their owner gives up first: carriers, and stands equally near (TRN-6, SHT-6). */
  readonly givenUp?: readonly number[];
}

export interface Pending {
  readonly stand: number;
  readonly points: number;
  readonly regenerates: boolean;
  readonly mayBeSaved: boolean;
  /** Of the hit, by which passengers of what it fells escape; null: it allowed no save. */
  readonly modifier: number | null;
  /** Regeneration dice. */
  readonly faces?: readonly number[];
}

export const open = (hits: readonly Hit[]): readonly number[] => hits.flatMap(({ gone }, i) => (gone ? [] : [i]));

export const flat = (given: Given | undefined): readonly number[] | undefined => facesOf(given)?.flat();

export const attackerThrow = (state: Table, { by }: Resolving, purpose: string, lots: Throw['lots']): Throw => {
  const { seat, ref } = detachmentAt(state, by);
  return { purpose, seat, for: [ref], lots };
};

/** Who owns what was hit: all hits of one action have one owner but those of templates and strays. */
export const ownerOf = (state: Table, hit: Hit, volleys: readonly Volley[]): Seat =>
  standAt(state, likeOf(hit, volleys)).seat;

/** Throws of the owners, a throw for each, dice in the order of the hits. */
export function ownersThrow(
  state: Table,
  frame: Resolving,
  which: readonly number[],
  purpose: string,
  dice: (hit: number) => number,
): readonly Throw[] {
  return (['A', 'B'] as const).flatMap((seat): Throw[] => {
    const mine = which.filter((i) => ownerOf(state, frame.hits[i]!, frame.volleys) === seat);
    if (mine.length === 0) return [];
    const refs = [...new Set(mine.map((i) => standAt(state, likeOf(frame.hits[i]!, frame.volleys)).ref))];
    return [{ purpose, seat, for: refs, lots: mine.map((i) => ({ kind: 0, dice: dice(i), sides: 6, summed: 1 })) }];
  });
}

/** The faces of owners' throws, by hit. */
export function ownersFaces(
  state: Table,
  frame: Resolving,
  which: readonly number[],
  given: Given,
): ReadonlyMap<number, readonly number[]> {
  const found = new Map<number, readonly number[]>();
  let nth = 0;
  for (const seat of ['A', 'B'] as const) {
    const mine = which.filter((i) => ownerOf(state, frame.hits[i]!, frame.volleys) === seat);
    if (mine.length === 0) continue;
    const lots = facesOf(given, nth++)!;
    for (const [k, hit] of mine.entries()) found.set(hit, lots[k]!);
  }
  return found;
}

export const replaced = (hits: readonly Hit[], change: (hit: Hit, i: number) => Hit): readonly Hit[] =>
  hits.map(change);
