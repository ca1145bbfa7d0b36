import type { Lot } from '@umpire/dice';
import type { Ref } from '@umpire/rules';
import type { Asked, Reply, Seat } from './choice.js';

/** Dice that fall together, thrown by a seat for a purpose: these two name the generator that they come from. */
export interface Throw {
  readonly purpose: string;
  readonly seat: Seat;
  readonly for: readonly Ref[];
  readonly lots: readonly Lot[];
}

/** By lot, in the order thrown. */
export type Faces = readonly (readonly number[])[];

/** Dice, or choices that are open at once and sealed until all are in. */
export type Need = { readonly throw: Throw } | { readonly choices: readonly Asked[] };

/** What a step is run with again: faces, replies in the order asked, or what the procedure that it called came to. */
export type Given = { readonly faces: Faces } | { readonly replies: readonly Reply[] } | { readonly returned: object };

export const facesOf = (given: Given | undefined): Faces | undefined =>
  given && 'faces' in given ? given.faces : undefined;

export const repliesOf = (given: Given | undefined): readonly Reply[] | undefined =>
  given && 'replies' in given ? given.replies : undefined;

export const returnedOf = (given: Given | undefined): object | undefined =>
  given && 'returned' in given ? given.returned : undefined;

/** The keys that a reply to a pick took; none for any other reply. */
export const picked = (reply: Reply | undefined): readonly string[] => (reply && 'pick' in reply ? reply.pick : []);
