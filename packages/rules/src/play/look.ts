import type { Ref } from '../facts.js';
import type { Choice, Seat } from './choice.js';
import type { SceneOutline, Spot } from './scene.js';
import type { Context, Frame } from './step.js';

/*
 * What the table says to whoever looks at it: for the eye, and for those who move by words. No law: the validators alone judge.
 * Lengths in micrometres, from edge to edge.
 */

/** What one measures by while models are dragged for a proposal of one shape. */
export interface Measuring {
  /** How far each model may go, by ref; nothing for one that is set up. */
  readonly limits: Readonly<Record<Ref, number>>;
  /** How near to an enemy is engaged, or in its zone. */
  readonly engagement?: number;
  /** Models of the unit so near to each other are together. */
  readonly coherency?: number;
  /** Corners of the ground on which all of it must end. */
  readonly area?: readonly Spot[];
  /** What is placed that is no model: objectives, templates; under the refs of its placing, with where it might begin. */
  readonly markers?: readonly {
    readonly ref: Ref;
    readonly name: string;
    readonly at?: Spot;
    readonly outline: SceneOutline;
  }[];
  /** Templates that the suggested answer lays on the ground. */
  readonly templates?: readonly (readonly Spot[] | { readonly at: Spot; readonly radius: number })[];
}

export type Measures<S> = (choice: Choice, frame: Frame, context: Context<S>) => Measuring;

export type MoveWords =
  | 'toward-objective'
  | 'toward-enemy'
  | 'into-contact'
  | 'into-cover'
  | 'out-of-sight'
  | 'away-from-enemies';

/** A move in words: what it is for, whom or what it is about, and the proposal that does it. */
export interface WordedMove {
  readonly words: MoveWords;
  /** A unit, or the id of an objective or a piece of ground. */
  readonly about?: Ref;
  readonly proposal: unknown;
}

/** Each is worked out only as it is asked for. */
export type WordedMoves<S> = (choice: Choice, frame: Frame, context: Context<S>) => Iterable<WordedMove>;

/** How one unit stands to another. */
export interface Regard {
  readonly of: Ref;
  readonly apart: number;
  readonly isEngaged: boolean;
  /** With the line that proves it. */
  readonly sight:
    | { readonly sees: true; readonly line: readonly [Spot, Spot] }
    | { readonly sees: false; readonly because: 'no-line' | 'hidden'; readonly by: readonly Ref[] };
  /** Whether the other has cover from it. */
  readonly isCovered: boolean;
}

/** What there is to see from a unit. */
export interface Survey {
  readonly unit: Ref;
  readonly others: readonly Regard[];
  readonly objectives: readonly { readonly id: Ref; readonly apart: number }[];
  /** How far it may reach: by moving, by a charge after it, by its farthest weapon. */
  readonly threat: { readonly move: number; readonly charge?: number; readonly range?: number };
}

/** Nothing for a unit that is not on the table. */
export type Surveys<S> = (state: S, seat: Seat, unit: Ref) => Survey | undefined;
