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

/** The procedures whose frames states read. */
interface Innermost {
  throw?: object;
  shoot?: object;
  fight?: object;
  'attack-target'?: object;
  charge?: object;
  'move-unit'?: object;
}

const isRead = (procedure: string): procedure is keyof Innermost => procedures.has(procedure);
const procedures: ReadonlySet<string> = new Set<keyof Innermost>([
  'throw',
  'shoot',
  'fight',
  'attack-target',
  'charge',
  'move-unit',
]);

export function momentOf(frames: readonly Frame[]): Moment {
  const of: Innermost = {};
  let attacking: object | undefined;
  for (const { procedure, data } of frames) {
    if (!isRead(procedure)) continue;
    of[procedure] = data;
    if (procedure === 'shoot' || procedure === 'fight') attacking = data;
  }
  return {
    thrown: (of.throw as ThrowFrame | undefined)?.shown[0]?.throw.purpose,
    attacking: attacking as Attacking | undefined,
    shooting: (of.shoot as { readonly type?: string } | undefined)?.type,
    atTarget: of['attack-target'] as AtTarget | undefined,
    charging: of.charge as Charging | undefined,
    moving: of['move-unit'] as Moment['moving'],
  };
}

export const isSameMoment = (a: Moment, b: Moment): boolean =>
  a.thrown === b.thrown &&
  a.attacking === b.attacking &&
  a.shooting === b.shooting &&
  a.atTarget === b.atTarget &&
  a.charging === b.charging &&
  a.moving === b.moving;
