import type { Issue } from '@umpire/kernel';
import type { Placing, Scene, Seat } from '@umpire/rules';
import type { Happened } from '@umpire/views';

export type Level = 'person' | 'random' | 'greedy';

/** A battle as somebody wants to play it. */
export interface Wanted {
  readonly edition: string;
  readonly armies: Readonly<Record<Seat, string>>;
  readonly mission?: string;
  readonly players: Readonly<Record<Seat, Level>>;
  readonly seed: string;
}

/** One way to answer, with what it is about; whoever shows it finds the words. */
export interface ToldOption {
  readonly key: string;
  readonly refs: readonly string[];
  readonly rule?: string;
  readonly cost?: number;
  readonly most?: number;
}

/** A question that a person owes. */
export interface Question {
  readonly id: number;
  readonly seat: Seat;
  /** By its printed name where it has one. */
  readonly rule: string;
  readonly name: string;
  readonly section: string;
  readonly about: readonly string[];
  readonly kind: 'pick' | 'order' | 'split' | 'react' | 'propose';
  readonly options: readonly ToldOption[];
  readonly min: number;
  readonly max: number;
  /** Of a proposal. */
  readonly shape?: string;
  /** Whether models are let go on the board for it. */
  readonly isPlaced: boolean;
  /** Where the engine would put them: something to begin with. */
  readonly suggested?: Placing;
  readonly candidates: readonly ToldCandidate[];
  /** To be filled in line by line. */
  readonly form?: readonly ToldLine[];
  /** What the engine would propose, where nothing is placed. */
  readonly proposal?: unknown;
}

export interface ToldCandidate {
  readonly about: readonly string[];
  readonly proposal: unknown;
  readonly isLegal: boolean;
  readonly odds: readonly ToldOdds[];
}

/** Exact odds of all that a candidate fires at one target; indexed by how many. */
export interface ToldOdds {
  readonly target: string;
  readonly models: number;
  readonly modelsDestroyed: readonly number[];
  readonly woundsLost: readonly number[];
  readonly destroyed: number;
}

export interface ToldLine {
  readonly key: string;
  readonly about: readonly string[];
  readonly options: readonly string[];
  readonly usual: string;
}

/** The table now, what is asked, and what happened since it was last told. */
export interface Told {
  readonly scene: Scene;
  readonly questions: readonly Question[];
  readonly happened: readonly Happened[];
  readonly names: Readonly<Record<string, string>>;
  readonly titles: Readonly<Record<Seat, string>>;
  readonly isOver: boolean;
  readonly winner?: Seat;
  /** How often one may go back from here. */
  readonly canUndo: boolean;
  /** Whether what happened starts anew: after an undo, or another battle. */
  readonly isAnew: boolean;
}

export type Judged =
  | { readonly isLegal: true; readonly proposal: unknown }
  | {
      readonly isLegal: false;
      readonly proposal: unknown;
      readonly reasons: readonly Issue[];
      readonly nearest?: Placing;
    };

export type Outcome =
  | { readonly ok: true; readonly told: Told }
  | { readonly ok: false; readonly issues: readonly Issue[] };
