import type { Limits, Operation } from '@umpire/effects';
import type { ShootingNumbers } from './may-attack.js';

/** The numbers and tables of an edition that an attack reads: data of its layer. */
export interface AttackNumbers {
  /** In which order modifiers of a characteristic are applied. */
  readonly operations: readonly Operation[];
  readonly limits: Readonly<Record<string, Limits>>;
  /** How save dice are given out. */
  readonly saves: 'one-by-one' | 'lowest-first';
  /** The most that a save roll can be improved by, AP and bonuses together. */
  readonly saveImprovesBy: number;
  /** Which toughness counts where models differ, and when it is asked. */
  readonly toughness: 'most-models' | 'bodyguard' | 'highest-bodyguard';
  readonly toughnessAsked: 'unit' | 'pool';
  /** Who has to be struck first. */
  readonly allocation: 'wounded-first' | 'bodyguard-first' | 'allocation-groups';
  /** Whether characters can be shielded by other models at all; then mortal wounds go to them last. */
  readonly mortalWoundsSpareCharacters: boolean;
  /** What of a summed number-of-attacks roll one re-roll may touch. */
  readonly spareAttacks: 'die' | 'roll';
  /** Whether one die of a batch may be re-rolled, or only a die thrown alone; assumed, where the text throws one at a time. */
  readonly spareBatches: boolean | 'assumed';
  readonly shooting: ShootingNumbers;
  /** From how many attacks on that add mortal wounds these wait, and for how long: the pool's normal damage, or all of the unit's. */
  readonly mortalWoundsWait: { readonly from: number; readonly until: 'pool' | 'unit' };
}
