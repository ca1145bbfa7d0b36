import type { Frame, ThrowFrame } from '@umpire/rules';
import type { Gone } from '../board/passed.js';
import type { Strength } from './reads.js';

/** Frames of attacks keep who attacks and whom. */
export interface Attacking {
  readonly unit: number;
  readonly targets?: readonly number[];
  readonly fallen?: readonly number[];
  readonly hit?: readonly number[];
  readonly woundsBefore?: readonly number[];
  /** The only models that shoot: they were destroyed. */
  readonly models?: readonly number[];
}

/** Of attacks at one target: how that stood before them. */
export interface AtTarget {
  readonly target: number;
  readonly before?: Strength;
}

/** A charge, with its targets once they are declared. */
interface Charging {
  readonly unit: number;
  readonly task: { readonly targets?: readonly number[] };
}

/** A move: whom it leaves, and the ways that models have gone. */
interface Moving {
  readonly unit: number;
  readonly kind: string;
  readonly leaves?: readonly number[];
  readonly gone?: readonly Gone[];
}

/** All that states of the table read of what is being done: of each sort of frame the innermost. */
export interface Moment {
  /** What the dice that lie there were thrown for. */
  readonly thrown: string | undefined;
  /** The unit that shoots or fights. */
  readonly attacking: Attacking | undefined;
  /** The type of shooting. */
  readonly shooting: string | undefined;
  readonly atTarget: AtTarget | undefined;
  readonly charging: Charging | undefined;
  readonly moving: Moving | undefined;
}

export function momentOf(frames: readonly Frame[]): Moment {
  const dataOf = (...procedures: readonly string[]): object | undefined =>
    frames.findLast(({ procedure }) => procedures.includes(procedure))?.data;
  const thrown = dataOf('throw') as ThrowFrame | undefined;
  return {
    thrown: thrown?.shown[0]?.throw.purpose,
    attacking: dataOf('shoot', 'fight') as Attacking | undefined,
    shooting: (dataOf('shoot') as { readonly type?: string } | undefined)?.type,
    atTarget: dataOf('attack-target') as AtTarget | undefined,
    charging: dataOf('charge') as Charging | undefined,
    moving: dataOf('move-unit') as Moment['moving'],
  };
}

export const isSameMoment = (a: Moment, b: Moment): boolean =>
  a.thrown === b.thrown &&
  a.attacking === b.attacking &&
  a.shooting === b.shooting &&
  a.atTarget === b.atTarget &&
  a.charging === b.charging &&
  a.moving === b.moving;
