import type { LocationSheet } from '../../table/stand.js';
import type { CombatGroup, Standing } from '../duel.js';
import type { Damaged } from '../location.js';
import type { AttackRulings } from '../rulings.js';

/** Stands alike of one side of an assault. `a` is the side whose action it is. */
export interface FighterLot {
  readonly side: 'a' | 'b';
  readonly name: string;
  readonly stands: number;
  readonly hitPoints: number;
  /** Hit points that the first stand has lost already. */
  readonly lost: number;
  /** Where several stands of several hit points may be hurt at a time: the most stands and hit points that may go. */
  readonly apart?: { readonly models: number; readonly wounds: number };
  /** What its factor is made of; fear is known only once it has tested. */
  readonly standing: Omit<Standing, 'isAfraid'>;
  readonly regenerationOn: number;
  readonly isElite: boolean;
  readonly locationSheet?: LocationSheet;
}

/** A detachment engaged by what it fears: −2 for these lots if the test fails (AB-20). */
export interface FearTest {
  readonly name: string;
  readonly side: 'a' | 'b';
  readonly lots: readonly number[];
  readonly morale: number;
  readonly isUnhurt: boolean;
}

export interface AssaultSpec {
  readonly damageSteps: AttackRulings['damageSteps'];
  readonly regenerationBeyondLast: boolean;
  readonly lots: readonly FighterLot[];
  readonly fear: readonly FearTest[];
  /** Stands by number, counted through the lots of their side. */
  readonly groups: readonly CombatGroup[];
}

/** What becomes of the whole, between two combat groups. */
export interface AssaultField {
  /** Hit points lost, by lot; where stands are hurt apart, those and the stands as one number. */
  readonly lost: readonly number[];
  /** By lot. */
  readonly afraid: readonly boolean[];
  readonly poolA: number;
  readonly poolB: number;
  /** Of the single stand of the group that is fighting: hit points left, and what its location sheet has suffered. */
  readonly left: number;
  readonly damaged: Damaged;
}

/** A stand in a combat group. */
export interface Fighter {
  readonly lot: number;
  readonly hitPoints: number;
}

export const assaultSteps = [
  'fear',
  'duel',
  'contest',
  'reply',
  'elite-a',
  'elite-b',
  'elite-throw',
  'totals',
  'struck',
  'locate',
  'elite-locate',
  'elite-locate-throw',
  'damage',
  'elite-damage',
  'elite-damage-throw',
  'regenerate',
  'elite-regenerate',
  'elite-regenerate-throw',
  'done',
] as const;
export type AssaultStep = (typeof assaultSteps)[number];

const unlost = new Map<number, readonly number[]>();

/** Nothing lost by so many lots: one array for all, by which it is known again. */
export function nothingLost(lots: number): readonly number[] {
  const known = unlost.get(lots) ?? Array.from({ length: lots }, () => 0);
  unlost.set(lots, known);
  return known;
}

/** Plain data, every field always there and in this order. */
export interface AssaultState {
  readonly at: AssaultStep;
  /** By lot: what this part has cost. */
  readonly lost: readonly number[];
  readonly afraid: readonly boolean[];
  readonly poolA: number;
  readonly poolB: number;
  /** Opponents that have had their duel. */
  readonly fought: number;
  /** Lots of the duel at hand, by side; −1 before one begins. */
  readonly lotA: number;
  readonly lotB: number;
  /** Hit points left of the single stand. */
  readonly left: number;
  readonly damaged: Damaged;
  /** Faces, ascending, or the sum alone where nothing can be thrown again. */
  readonly shownA: readonly number[];
  readonly shownB: readonly number[];
  /** The face that each side declared to throw again; 0: none. */
  readonly againA: number;
  readonly againB: number;
  /** Who loses, and how many hit points. */
  readonly loser: '' | 'one' | 'other';
  readonly aim: string;
  readonly wounds: number;
}

export const beginAssault = (
  at: AssaultStep,
  { lost, afraid, poolA, poolB }: Omit<AssaultField, 'left' | 'damaged'>,
  { fought, left, damaged }: Pick<AssaultState, 'fought' | 'left' | 'damaged'>,
): AssaultState => ({
  at,
  lost: nothingLost(lost.length),
  afraid,
  poolA,
  poolB,
  fought,
  lotA: -1,
  lotB: -1,
  left,
  damaged,
  shownA: [],
  shownB: [],
  againA: 0,
  againB: 0,
  loser: '',
  aim: '',
  wounds: 0,
});
