import type { DiceExpression } from '@umpire/dice';

/** An attack on its way: what its rolls have shown so far. A plain record; alike ones are one kind. */
export interface Die {
  readonly criticalHit: boolean;
  readonly criticalWound: boolean;
  /** The unmodified faces, kept only where a rule asks for them; 0 while not rolled, or not at all. */
  readonly hitFace: number;
  readonly woundFace: number;
  /** Hits besides its own, from the same hit roll. */
  readonly extraHits?: DiceExpression;
  /** It wounds without a roll: it must, or the attacker may let it. */
  readonly woundAtOnce?: 'forced' | 'offered';
  /** How it reaches the target, once it has wounded. */
  readonly reaches: Reach;
  /** Keywords of the model it is allocated to, once it is. */
  readonly allocated?: ReadonlySet<string>;
}

/** Normal damage after a save, or damage that no save stops and that may wait. */
export interface Reach {
  readonly saved: boolean;
  readonly wounds: 'normal' | 'mortal';
  readonly held?: 'pool' | 'unit';
  /** Whether what one model cannot lose goes on to the next. */
  readonly spills: boolean;
  /** Whether effects that work where an attack is allocated (subtract 1 from damage) still lower it. */
  readonly reducedByTarget: boolean;
}

const normalDamage: Reach = { saved: true, wounds: 'normal', spills: false, reducedByTarget: true };

export const freshDie: Die = {
  criticalHit: false,
  criticalWound: false,
  hitFace: 0,
  woundFace: 0,
  reaches: normalDamage,
};

/** How the rolls of these attacks are made, before any die is thrown. */
export interface Plan {
  readonly hit: 'rolled' | 'automatic';
  readonly wound: 'rolled' | 'automatic';
  /** Faces up to this always fail to hit. */
  readonly missesUpTo: number;
  /** Only unmodified faces from here on hit, whatever skill and modifiers say. */
  readonly hitsOnlyFrom?: number;
  /** Whether faces other than an unmodified 6 may be critical hits, or any may. */
  readonly criticalHits: 'any' | 'sixes' | 'none';
  readonly hitRerolls: boolean;
  /** The rule that forbids re-rolling hits, where one does. */
  readonly noHitRerolls?: string;
  /** Whether the attacker may pick a CHARACTER. */
  readonly picksCharacters: boolean;
  readonly psychic: boolean;
  /** The rule by which one wound roll of the volley need not be made: that attack wounds. */
  readonly sparesWoundRoll?: string;
  /** The rule by which one wound roll of the volley may be thrown again. */
  readonly woundRollAgain?: string;
}

export const plainPlan: Plan = {
  hit: 'rolled',
  wound: 'rolled',
  missesUpTo: 1,
  criticalHits: 'any',
  hitRerolls: true,
  picksCharacters: false,
  psychic: false,
};
