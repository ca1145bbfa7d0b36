import type { Issue } from '@umpire/kernel';
import type {
  FormLine,
  Measuring,
  MoveWords,
  OptionValue,
  Placing,
  PrintedRule,
  Scene,
  Seat,
  Spot,
} from '@umpire/rules';
import type { Happened } from '@umpire/views';

export type Level = 'person' | 'random' | 'greedy';

/** An army that ships, by its name, or one of a player's own. */
export type WantedArmy = string | { readonly own: unknown };

/** What of an army will not act, by printed names; or why it may not be fielded. */
export interface ToldArmy {
  readonly unplayed: readonly string[];
  readonly issues: readonly Issue[];
}

/** A table with nobody on it, and who may be set up there. */
export type Staged =
  | { readonly ok: true; readonly scene: Scene }
  | { readonly ok: false; readonly issues: readonly Issue[] };

/** A battle as somebody wants to play it. */
export interface Wanted {
  readonly edition: string;
  readonly armies: Readonly<Record<Seat, WantedArmy>>;
  readonly mission?: string;
  /** Rulings that differ from ours. */
  readonly options?: Readonly<Record<string, OptionValue>>;
  readonly players: Readonly<Record<Seat, Level>>;
  readonly seed: string;
  readonly dice?: 'by-hand';
  /** A table set up by hand. */
  readonly set?: WantedSet;
}

/** Who stands where, in which part of whose turn; who is not placed is not there. */
export interface WantedSet {
  readonly models: Readonly<
    Record<string, { readonly x: number; readonly y: number; readonly facing?: number; readonly lost?: number }>
  >;
  readonly round: number;
  readonly first: Seat;
  readonly part: string;
  readonly points?: Readonly<Record<Seat, number>>;
}

/** One way to answer, with what it is about; whoever shows it finds the words. */
export interface ToldOption {
  readonly key: string;
  readonly refs: readonly string[];
  /** By its printed name. */
  readonly rule?: string;
  readonly ruleId?: string;
  readonly cost?: number;
  readonly most?: number;
  readonly stakes?: ToldStakes;
  /** Of the attacks that it leads to, at the target that suffers most; nothing where dice fall first. */
  readonly odds?: readonly ToldOdds[];
  /** Of a die that lies on the table: what it shows; several of one roll with a plus between. */
  readonly faces?: string;
}

/** A chance as the dice lie, and with one thrown again: of at least so many models destroyed, or of a roll. */
export interface ToldStakes {
  readonly models?: number;
  readonly without: number;
  readonly with: number;
}

/** Why something is refused, and by which rule: its printed name and section, as far as they are known. */
export interface ToldReason extends Issue {
  readonly by?: string;
}

/** What is not to be had, and why. */
export interface ToldRefused {
  readonly about: readonly string[];
  readonly rule?: string;
  readonly why: 'used' | 'cost' | readonly ToldReason[];
}

/** A question that a person owes. */
export interface Question {
  readonly id: number;
  readonly seat: Seat;
  /** By its id, and by its printed name where it has one. */
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
  /** Whether it declares attacks. */
  readonly isAttack?: boolean;
  /** Whether models are let go on the board for it. */
  readonly isPlaced: boolean;
  /** Where the engine would put them: something to begin with. */
  readonly suggested?: Placing;
  readonly candidates: readonly ToldCandidate[];
  readonly refused: readonly ToldRefused[];
  /** To be filled in line by line. */
  readonly form?: readonly FormLine[];
  /** What the engine would propose, where nothing is placed. */
  readonly proposal?: unknown;
  readonly measuring?: Measuring;
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

/** What some lines of a form come to: the verdict on all of them as one answer, and the odds of its attacks by target. */
export interface Weighed {
  readonly isLegal: boolean;
  readonly reasons: readonly ToldReason[];
  readonly odds: readonly ToldOdds[];
}

/** A move in words that would be taken, and where it leaves the unit. */
export interface ToldMove {
  readonly words: MoveWords;
  readonly about?: string;
  readonly proposal: unknown;
  readonly placing: Placing;
}

/** Dice that somebody throws by hand. */
export interface ToldThrow {
  readonly id: number;
  readonly seat: Seat;
  readonly purpose: string;
  readonly about: readonly string[];
  readonly lots: readonly { readonly dice: number; readonly sides: number }[];
}

/** How often a rule asks its seat. */
export type Asking = 'always' | 'worth' | 'not-this-phase';

/** An offer that was not asked about, and may still be taken. */
export interface QuietOffer {
  readonly seat: Seat;
  readonly option: ToldOption;
  /** By how much it would move the chance, in points of a hundred. */
  readonly points: number;
}

/** The table now, what is asked, and what happened since it was last told. */
export interface Told {
  readonly scene: Scene;
  /** Whose eyes the scene is seen with. */
  readonly viewer: Seat;
  readonly questions: readonly Question[];
  readonly throws?: ToldThrow;
  readonly quiet: readonly QuietOffer[];
  readonly happened: readonly Happened[];
  /** After how many answers each of it had happened. */
  readonly at: readonly number[];
  /** Rules that it speaks of, by id. */
  readonly rules: Readonly<Record<string, PrintedRule>>;
  readonly names: Readonly<Record<string, string>>;
  readonly titles: Readonly<Record<Seat, string>>;
  readonly levels: Readonly<Record<Seat, Level>>;
  /** The parts of a turn, in order. */
  readonly parts: readonly string[];
  readonly isOver: boolean;
  readonly winner?: Seat;
  readonly canUndo: boolean;
  /** Whether programs have more to answer. */
  readonly goesOn: boolean;
  /** Secret things are next: the device goes to this seat before anything is shown. */
  readonly cover?: Seat;
  readonly isSandbox: boolean;
  /** Whether what happened starts anew: after an undo, or another battle. */
  readonly isAnew: boolean;
}

export type Judged =
  | { readonly isLegal: true; readonly proposal: unknown; readonly ways: Ways }
  | {
      readonly isLegal: false;
      readonly proposal: unknown;
      readonly reasons: readonly ToldReason[];
      readonly nearest?: Placing;
      readonly ways: Ways;
    };

/** By model, the spots that it goes by; nothing for one that goes straight. */
export type Ways = Readonly<Record<string, readonly Spot[]>>;

export type Outcome =
  | { readonly ok: true; readonly told: Told }
  | { readonly ok: false; readonly issues: readonly Issue[] };

/** What stands out on the way through a battle that is over. */
export interface Mark {
  readonly at: number;
  readonly round: number;
  readonly seat?: Seat;
}

/** How far a stored battle has been read, and what was new since it was last told. */
export interface ToldFilm {
  readonly edition: string;
  readonly parts: readonly string[];
  readonly titles: Readonly<Record<Seat, string>>;
  readonly levels: Readonly<Record<Seat, Level>>;
  readonly read: number;
  readonly lines: number;
  /** Pictures so far: one before the first answer, one after each. */
  readonly pictures: number;
  readonly turns: readonly Mark[];
  /** Where activations begin. */
  readonly activations: readonly number[];
  /** What happened, by picture. */
  readonly happened: readonly { readonly at: number; readonly of: readonly Happened[] }[];
  readonly rules: Readonly<Record<string, PrintedRule>>;
  readonly names: Readonly<Record<string, string>>;
  /** Score after each round that is over. */
  readonly rounds: readonly (readonly [number, number])[];
  readonly isDone: boolean;
  readonly ended: boolean;
  readonly isTrue: boolean;
  readonly answers: number;
  readonly hash?: string;
  readonly winner?: Seat;
  readonly score: readonly [number, number];
  /** Why it could not be read to its end, and from which line. */
  readonly stopped?: { readonly line: number; readonly why: readonly Issue[] };
}

export type FilmOutcome =
  | { readonly ok: true; readonly film: ToldFilm }
  | { readonly ok: false; readonly issues: readonly Issue[] };

export interface Picture {
  readonly at: number;
  readonly scene: Scene;
  /** Whom the answer before it was about. */
  readonly about: readonly string[];
  readonly seat?: Seat;
}
