import type { Given, Need, Question } from '../need.js';
import type { Group } from '../volley.js';

/**
 * Dice and decisions that are no volley: both sides may lose, or what a die leads to depends on more than counts. A game says what
 * follows from a state and an answer; the drivers supply faces and answers, and know no rule.
 *
 * States are plain data, and a state says everything: equal as JSON means equal in what is needed and in what follows.
 */
export interface Course<V> {
  /** Goes on from a state, with the answer to its last need; without a need or a call it is over. */
  readonly next: (state: V, given?: Given) => CourseTurn<V>;
  /** What tells states apart, where that is quicker to say than all of a state. */
  readonly key?: (state: V) => string;
  /**
   * A quicker way to everywhere it may end from where it begins, one that shows no faces: the same ends, chances and events in the
   * mean as turn by turn, what answers leave open settled for `worth`. None here: undefined.
   */
  readonly shortcut?: (begin: V, worth: (end: V) => number) => readonly ShortcutEnd<V>[] | undefined;
}

/** Where a course may end, how likely that is, and what happens on the way there. */
export interface ShortcutEnd<V> {
  readonly state: V;
  readonly chance: number;
  readonly events: readonly CourseEvent[];
}

export interface CourseTurn<V> {
  readonly state: V;
  readonly need?: Need;
  /** A part that is played before it goes on: worked out once for all that look the same to it. */
  readonly call?: Call<V>;
  /** What happened on the way, for logs and cases. */
  readonly events?: readonly CourseEvent[];
}

/** Another course, where it begins, and the state to go on from when it has ended. */
export interface Call<V> {
  readonly course: Course<V>;
  readonly view: V;
  readonly apply: (end: V) => V;
}

/** Something happened so often, to a group where it happened to one. */
export interface CourseEvent {
  readonly what: string;
  readonly count: number;
  readonly group?: number;
}

/**
 * One part of an ordeal: what it sees of the whole, how it is played, what the whole is then. Parts that see less are worked out
 * once for all wholes that look the same to them.
 */
export interface Leg<S, V> {
  readonly name: string;
  readonly course: Course<V>;
  readonly view: (whole: S) => V;
  readonly apply: (whole: S, end: V) => S;
  /** What tells wholes apart once this leg is over: what no later leg sees may be left out. */
  readonly key?: (whole: S) => string;
  /**
   * The same without what is lost. Only where no later leg sees what is lost, and where what ends in the same way adds the same to it
   * whatever was lost before.
   */
  readonly beside?: (whole: S) => string;
  /** How the whole would stand if all were lost that later legs may still cost. */
  readonly most?: (whole: S) => S;
}

/** Legs played one after another over one whole, and how that whole stands in the terms that odds are told in. */
export interface OrdealSpec<S, V> {
  /** What may be lost, and of whom: the groups of all sides. */
  readonly groups: readonly Group[];
  readonly begin: S;
  readonly legs: readonly Leg<S, V>[];
  /** Wounds lost by each group, those lost before the beginning counted. */
  readonly lost: (whole: S) => readonly number[];
  /** What tells wholes apart, where that is quicker to say than all of one. */
  readonly key?: (whole: S) => string;
  /** Answers, or leaves it to a search for what is worth most; both by the state of the leg alone. */
  readonly answer: (question: Question, state: V) => readonly number[] | 'best';
  /** What else may be told of a whole, by name: shields left, re-rolls in a pool. */
  readonly told?: (whole: S) => Readonly<Record<string, number>>;
  /** Whether `answer` leaves anything to the search. */
  readonly looksAhead: boolean;
}
