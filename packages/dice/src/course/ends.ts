import type { Course, CourseEvent, CourseTurn } from './course.js';

/** A state that waits, how likely it is, and what it is known by. */
export interface Waiting<V> {
  readonly turn: CourseTurn<V>;
  chance: number;
}

export interface Ended<V> {
  readonly state: V;
  chance: number;
  /** How much further on its standing is, where losses only add up. */
  further?: number;
}

/** Told leg by leg what happens on the way, and how often in the mean. */
export type Witness = (leg: number, what: string, group: number | undefined, mean: number) => void;

/** How often each thing happens in the mean, from where a course begins. */
export type Tally = Map<string, { readonly what: string; readonly group: number | undefined; mean: number }>;

export function counted(tally: Tally, { what, group, count }: CourseEvent, chance: number): void {
  const key = `${what} ${group ?? ''}`;
  const known = tally.get(key);
  if (known) known.mean += chance * count;
  else tally.set(key, { what, group, mean: chance * count });
}

/** Where a course may end, and what happens on the way there. */
export interface Ends<V> {
  readonly ended: readonly Ended<V>[];
  readonly tally: Tally;
}

export const keyIn = <V>({ key }: Course<V>): ((state: V) => string) => key ?? JSON.stringify;

export function add<S>(into: Map<string, Ended<S>>, key: (state: S) => string, state: S, chance: number): void {
  const name = key(state);
  const known = into.get(name);
  if (known) known.chance += chance;
  else into.set(name, { state, chance });
}
