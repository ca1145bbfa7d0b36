import type { Standings } from '../standings.js';
import type { Kind, Policies, Sequence } from '../volley.js';
import type { Graph } from './graph.js';

/** Goes on from a standing, with the single re-roll still to be had (1) or not (0). */
export type Then = (standing: number, spare: number) => number;

/** Keeps what `then` answers, so that every standing is worked out once. */
export function kept(then: Then): Then {
  const known = new Map<number, number>();
  return (standing, spare) => {
    const key = standing * 2 + spare;
    const found = known.get(key) ?? then(standing, spare);
    known.set(key, found);
    return found;
  };
}

/** Blows of one kind, from one pool, that wait. */
export interface Pending {
  readonly pool: number;
  readonly sequence: Sequence;
  readonly kind: Kind;
  readonly dice: number;
}

export interface Ahead {
  readonly graph: Graph;
  readonly standings: Standings;
  /** Whether nothing of the target is left. */
  readonly gone: (standing: number) => boolean;
  readonly policies: Policies;
  readonly spareSeat: 'attacker' | 'defender' | undefined;
}

const names = new WeakMap<Sequence, number>();
let nameCount = 0;

/** A short name of a sequence, for keys. */
export function nameOf(sequence: Sequence): number {
  const name = names.get(sequence) ?? nameCount++;
  names.set(sequence, name);
  return name;
}
