import type { StandTraits, WeaponTraits } from '../../abilities/traits.js';
import type { LocationSheet, TargetSaveModifier } from '../../table/stand.js';
import { type Damaged, type Side, undamaged } from '../location.js';
import type { AttackRulings } from '../rulings.js';
import type { Score } from '../to-hit.js';

/** Dice that are alike: of one weapon of stands alike, at one lot of targets, from one side of them. */
export interface Shot {
  readonly name: string;
  readonly dice: number;
  /** Absent: it cannot hit. */
  readonly score: Score | undefined;
  /** The shooters are Elite, so that these dice may be re-rolled. */
  readonly isElite: boolean;
  readonly target: number;
  /** As printed; flank or rear apart. */
  readonly modifier: TargetSaveModifier;
  /** 0 or −1 (SAV-4). */
  readonly sector: number;
  /** Which sheet is seen, where the target has one. */
  readonly side: Side;
  readonly weapon: WeaponTraits;
  /** Thrown for the dice of another shot that missed: SHT-9. `dice` is then 0. */
  readonly missesOf?: number;
}

/** Stands that are alike, in the order in which they are lost: nearest first, or as named (SHT-6). */
export interface TargetLot {
  readonly name: string;
  readonly stands: number;
  readonly pinningClass: number;
  readonly save: number | null;
  readonly fixedSave: number | null;
  readonly traits: Pick<
    StandTraits,
    'hitPoints' | 'regenerationOn' | 'psychicSave' | 'cancelsDamage' | 'isInorganic' | 'mayBeSacrificedFor'
  > & { readonly elite: number };
  readonly locationSheet?: LocationSheet;
  /** Its save is made on several dice, and what it loses are structure points (BLD-2). */
  readonly isBuilding: boolean;
  /** Of an HQ: lots with stands of its class within 6 cm, and stands beside the targets that are. */
  readonly near: readonly number[];
  readonly bystanders: readonly string[];
}

/** One shooting activation or reaction (PIPE-B). */
export interface SalvoSpec {
  readonly shots: readonly Shot[];
  readonly targets: readonly TargetLot[];
  /** Natural ones are thrown again: an unrevealed First Fire order in its segment (ORD-4). */
  readonly rerollsOnes: boolean;
  /** Elite stands that shoot: the most dice they may re-roll (AB-09.6). */
  readonly eliteStands: number;
  /** Shots that go through the steps together. One list of all is the printed order; more come to the same where nothing is declared over several. */
  readonly waves: readonly (readonly number[])[];
  /** All hits of a wave step by step, as printed; or lot by lot, which comes to the same where nothing is declared over several. */
  readonly hitsTogether: boolean;
  readonly rulings: AttackRulings;
}

/** How a lot stands. */
export interface LotState {
  /** Hit points lost by the whole lot, one stand after another. */
  readonly lost: number;
  readonly metal: number;
  readonly shields: number;
  readonly damaged: Damaged;
}

/** All targets and both pools of re-rolls, between two salvos. */
export interface Field {
  readonly lots: readonly LotState[];
  readonly attackerPool: number;
  readonly defenderPool: number;
  /** Bystanders that were sacrificed. */
  readonly gone: readonly string[];
}

export const freshLot = (metal = 0, shields = 0, lost = 0): LotState => ({ lost, metal, shields, damaged: undamaged });

/** Dice of one shot on the table. */
export interface Dice {
  readonly hits: number;
  /** Natural ones that may be thrown again. */
  readonly ones: number;
  readonly misses: number;
  /** Misses that were thrown again already. */
  readonly spent: number;
  /** Sixes that wait for their second die. */
  readonly sixes: number;
  /** Sixes whose second die failed. */
  readonly seconds: number;
}

/** Hits alike on their way through PIPE-A. */
export interface Hits {
  readonly shot: number;
  readonly count: number;
  /** With flank or rear; known once a thrown one has been. */
  readonly modifier: number | null;
  /** The cell reached, where the target has a sheet. */
  readonly cell: string;
  /** Of `count`, those whose save was thrown and failed. */
  readonly failed: number;
  /** Of `count`, those that had no save to throw. */
  readonly unsaved: number;
}

/** What failed saves cost one lot: so many times so many hit points. */
export interface Loss {
  readonly lot: number;
  readonly times: number;
  readonly wounds: number;
  /** It takes whatever the stand has left. */
  readonly removes: boolean;
  /** No regeneration, no sacrifice: removal from reality. */
  readonly isFinal: boolean;
  /** A save was thrown and failed. */
  readonly hadSave: boolean;
}

export const stepNames = [
  'shoot',
  'second',
  'ones',
  'elite',
  'elite-throw',
  'stray',
  'gather',
  'batch',
  'modifier',
  'shields',
  'locate',
  'metal',
  'save',
  'save-elite',
  'save-elite-throw',
  'damage',
  'damage-bonus',
  'wounds',
  'regenerate',
  'regenerate-elite',
  'regenerate-elite-throw',
  'remove',
  'sacrifice',
  'done',
] as const;
export type StepName = (typeof stepNames)[number];

/** Plain data, every field always there and in this order, so that equal states read equal. */
export interface SalvoState extends Field {
  readonly at: StepName;
  /** Where to go on after second dice. */
  readonly then: StepName;
  readonly wave: number;
  readonly dice: readonly Dice[];
  readonly hits: readonly Hits[];
  readonly batch: readonly Hits[];
  readonly passed: readonly Hits[];
  readonly losses: readonly Loss[];
  readonly doomed: readonly Loss[];
  /** What was declared and waits for its dice: by shot, batch or loss, first dice and second ones. */
  readonly again: readonly (readonly [of: number, first: number, second: number])[];
  readonly declared: boolean;
  readonly saveDeclared: boolean;
  /** The cell aimed at, or the damage die that waits for its bonus. */
  readonly aim: string;
}

export const beginSalvo = (field: Field): SalvoState => ({
  lots: field.lots,
  attackerPool: field.attackerPool,
  defenderPool: field.defenderPool,
  gone: field.gone,
  at: 'shoot',
  then: 'ones',
  wave: 0,
  dice: [],
  hits: [],
  batch: [],
  passed: [],
  losses: [],
  doomed: [],
  again: [],
  declared: false,
  saveDeclared: false,
  aim: '',
});

export const fieldOf = ({ lots, attackerPool, defenderPool, gone }: Field): Field => ({
  lots,
  attackerPool,
  defenderPool,
  gone,
});

export const hitPointsOf = ({ stands, traits }: TargetLot): number => stands * traits.hitPoints;
export const standsLeft = (lot: TargetLot, { lost }: LotState): number =>
  lot.stands - Math.floor(lost / lot.traits.hitPoints);
