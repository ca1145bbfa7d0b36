import type { Ref } from '@umpire/rules';
import type { Place } from '../moves/proposal.js';
import type { Gun, Shot } from './aim.js';

/** Dice of one gun of one stand, and what they are aimed at before any is thrown (SHT-2). */
export interface Salvo {
  readonly by: Ref;
  /** `gauss-blaster`, `particle-whip/1` in its second mode, `close-defence`. */
  readonly gun: string;
  readonly dice: number;
  /** Stands: one named, or several of a detachment that are alike, as a group. */
  readonly at?: readonly Ref[];
  /** The centre of a template; of a flame, where it points. */
  readonly template?: Place;
  /** A building, by its number. */
  readonly building?: number;
}

export interface Declaration {
  readonly shots: readonly Salvo[];
  /** Skimmers that rise first (ALT-3). */
  readonly popUp?: readonly Ref[];
}

/** Dice that are alike in all: one shooter's gun at one target or group. */
export interface Volley {
  readonly by: number;
  readonly gun: number;
  readonly id: string;
  readonly dice: number;
  /** A named stand, or the group. */
  readonly targets: readonly number[];
  readonly building?: number;
  readonly shot: Shot;
  readonly isTemplate: boolean;
  /** An occupant of a building on which a small template lies: only half of them suffer it (BLD-4). */
  readonly sheltered?: Sheltered;
}

export interface Sheltered {
  readonly piece: number;
  /** The template, by its number in the declaration. */
  readonly template: number;
}

export const volleyOf = (
  gun: Gun,
  dice: number,
  targets: readonly number[],
  shot: Shot,
  isTemplate: boolean,
): Volley => ({ by: gun.stand, gun: gun.number, id: gun.id, dice, targets, shot, isTemplate });
