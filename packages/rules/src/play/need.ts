import type { Lot } from '@umpire/dice';
import type { Ref } from '../facts.js';
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

/** Dice as they lie on the table. */
export interface Roll {
  readonly throw: Throw;
  readonly faces: Faces;
  /** In a journal: how many events of its entry had happened when the dice fell. */
  readonly after?: number;
}

/** The frame of a throw: what is to fall, and what lies on the table. */
export interface ThrowFrame {
  readonly throws: readonly Throw[];
  readonly shown: readonly Roll[];
  /** By throw and lot, the places of rolls that were thrown again: nobody may throw them a third time. */
  readonly settled?: Settled;
}

/** By throw, by lot: places of rolls. */
export type Settled = readonly (readonly (readonly number[])[])[];

/** Dice; throws of both seats that fall before anybody may act on one; or choices that are open at once and sealed until all are in. */
export type Need =
  | { readonly throw: Throw }
  | { readonly throws: readonly Throw[] }
  | { readonly choices: readonly Asked[] };

/** What a step is run with again: faces by throw, replies in the order asked, or what the procedure that it called came to. */
export type Given =
  | { readonly faces: readonly Faces[]; readonly settled?: Settled }
  | { readonly replies: readonly Reply[] }
  | { readonly returned: object };

/** The faces of a throw: the only one, or the n-th of several. */
export const facesOf = (given: Given | undefined, n = 0): Faces | undefined =>
  given && 'faces' in given ? given.faces[n] : undefined;

/** The places of rolls of a throw that were thrown again, by lot. */
export const settledOf = (given: Given | undefined, n = 0): readonly (readonly number[])[] | undefined =>
  given && 'faces' in given ? given.settled?.[n] : undefined;

export const repliesOf = (given: Given | undefined): readonly Reply[] | undefined =>
  given && 'replies' in given ? given.replies : undefined;

export const returnedOf = (given: Given | undefined): object | undefined =>
  given && 'returned' in given ? given.returned : undefined;

/** The keys that a reply to a pick took; none for any other reply. */
export const picked = (reply: Reply | undefined): readonly string[] => (reply && 'pick' in reply ? reply.pick : []);
