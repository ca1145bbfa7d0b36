import type { Policies, Volley } from '@umpire/dice';
import type { RuleId } from '@umpire/effects';
import type { Citation, Issue, Rng } from '@umpire/kernel';
import type { Ref } from '../facts.js';
import type { Attack, AttackReading } from './attack.js';
import type { Choice, Reply, Seat } from './choice.js';
import type { Measures, Surveys, WordedMoves } from './look.js';
import type { Scene, Spot } from './scene.js';
import type { Context, Frame, Procedure, ProcedureId } from './step.js';
import type { Trigger } from './trigger.js';

/** Why a proposal is refused: the rule, where it is printed, and the first point or model that offends (`path`). */
export interface Reason extends Issue {
  readonly rule: RuleId;
  readonly source?: Citation;
}

export type Verdict =
  | { readonly legal: true }
  | { readonly legal: false; readonly reasons: readonly Reason[]; readonly nearest?: unknown };

/** The only law over proposals of one shape. What suggests moves is filtered through it too. */
export type Validator<S> = (proposal: unknown, choice: Choice, frame: Frame, context: Context<S>) => Verdict;

/**
 * A proposal that somebody might make, by chance: for bots and hints. It reads no more than its seat may see. No law: it is judged
 * like any other.
 */
export type Suggest<S> = (choice: Choice, frame: Frame, context: Context<S>, rng: Rng) => unknown;

/** A proposal among those that are worth listing, and what it is about: a target that a unit may fire at. */
export interface Candidate {
  readonly about: readonly Ref[];
  readonly proposal: unknown;
}

/** Proposals to be shown one beside the other, legal or not. No law: each is judged like any other. */
export type Candidates<S> = (choice: Choice, frame: Frame, context: Context<S>) => readonly Candidate[];

/** Attacks that a proposal declares, as the odds are worked out from them: with the table as it stands, and the usual answers. */
export interface Forecast {
  readonly target: Ref;
  readonly volley: Volley;
  readonly policies: Policies;
  /** Points of all that stands of the target. */
  readonly points: number;
}

export type Prospects<S> = (proposal: unknown, choice: Choice, frame: Frame, context: Context<S>) => readonly Attack[];

export type Forecasts<S> = (
  proposal: unknown,
  choice: Choice,
  frame: Frame,
  context: Context<S>,
) => readonly Forecast[];

/** What an offer to throw a die again stakes: the rest of the attacks as the dice lie, and with one thrown again; or a roll's success. */
export type Stakes =
  | {
      readonly kind: 'attack';
      /** Whose unit is attacked, and the points of all that stands of it. */
      readonly of: Seat;
      readonly points: number;
      readonly policies: Policies;
      readonly without: Volley;
      /** By die that may be thrown again. */
      readonly with: readonly Volley[];
    }
  | { readonly kind: 'roll'; readonly without: number; readonly with: number };

/** Of one rule that makes an offer; undefined where nothing can measure it. */
export type StakesOf<S> = (rule: RuleId, choice: Choice, frame: Frame, context: Context<S>) => Stakes | undefined;

/**
 * What a legal reply that is no attack is worth to its seat, in points: for programs that choose, and hints. Compared only with
 * other replies to the same choice. It reads no more than its seat may see. `measured`: what an offer brings by the odds of the
 * attacks that it opens or changes, where they were worked out; then only its price is the game's to say.
 */
export type Appraise<S> = (
  reply: Reply,
  choice: Choice,
  frame: Frame,
  context: Context<S>,
  measured?: number,
) => number;

/** What an appraisal of a place rests on: how far in inches it leaves a unit from an objective, by its number, or from an enemy. */
export type Grounds =
  | { readonly objective: number; readonly inches: number }
  | { readonly enemy: Ref; readonly inches: number };

/** What was weighed for a reply, the weightiest of each sort; nothing where its worth rests on no place. */
export type TellGrounds<S> = (reply: Reply, choice: Choice, frame: Frame, context: Context<S>) => readonly Grounds[];

/** What an option of a line means: at whom, by which profile; of attacks that are split, how many at whom. */
export interface Said {
  readonly of: Ref;
  readonly by?: string;
  readonly shares?: readonly { readonly of: Ref; readonly attacks: number }[];
}

/** One line of a form, and the ways to fill it. */
export interface FormLine {
  readonly key: string;
  readonly about: readonly Ref[];
  /** Lines of one group are mostly filled alike: a weapon that several models carry. */
  readonly group?: string;
  readonly options: readonly string[];
  /** By option: whom it is about, and by what, where an option is more than a word. */
  readonly says?: Readonly<Record<string, Said>>;
  readonly usual: string;
}

/** A proposal that is filled in line by line: an order for each detachment, a target for each weapon. */
export interface Form {
  readonly lines: readonly FormLine[];
  readonly toProposal: (filled: Readonly<Record<string, string>>) => unknown;
}

export type FormOf<S> = (choice: Choice, frame: Frame, context: Context<S>) => Form;

/** Where a player lets models go, by ref; a facing where it was turned, and the spots that it goes by where it goes no straight way. */
export type Placing = Readonly<Record<Ref, Spot & { readonly facing?: number; readonly via?: readonly Spot[] }>>;

/** Between a drag and a proposal of one shape. No law: what comes of a drag is judged like any other. */
export interface Placer<S> {
  toProposal(placing: Placing, choice: Choice, frame: Frame, context: Context<S>): unknown;
  /** The same with ways that lead round what stops straight ones; nothing where none is found. */
  around?(placing: Placing, choice: Choice, frame: Frame, context: Context<S>): unknown;
  /** Codes of reasons that another way may mend: all else is wrong however one goes. */
  readonly mended?: readonly string[];
  /** Where a legal or suggested proposal would leave the models that it speaks of. */
  toPlacing(proposal: unknown, choice: Choice, frame: Frame, context: Context<S>): Placing;
}

/**
 * What a player who looks no further than this choice would answer; undefined where the game has no opinion. It reads no more than
 * its seat may see. No law: it is judged like any other.
 */
export type Advise<S> = (choice: Choice, frame: Frame, context: Context<S>, rng: Rng) => Reply | undefined;

/** Line 1 of a stored battle, and all that a battle starts from. */
export interface Heading {
  readonly umpire: 1;
  readonly edition: string;
  readonly ruleSet: string;
  readonly engine: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly mission?: string;
  /** Left out of what a seat may export while the battle goes on: it tells the dice to come. */
  readonly seed?: string;
  readonly seats: Readonly<Record<Seat, { readonly army?: unknown; readonly player?: string }>>;
  /** A start set up by hand, in the game's form. */
  readonly position?: unknown;
  /** Faces come from the table, not from the seed, and are stored. */
  readonly dice?: 'by-hand';
}

export interface Setup<S> {
  readonly state: S;
  readonly call: ProcedureId;
  readonly with: object;
}

/** Which seat's rules act next, of which sort. */
export interface Turn {
  readonly seat: Seat;
  readonly sort: 'mandatory' | 'optional';
}

export interface Result {
  readonly winner?: Seat;
  readonly score: readonly [number, number];
}

/** What a game hands in. `S` is its state, flat records and typed arrays that only `apply` and `revert` write. */
export interface Game<S, E> {
  /** The hash of the rule set that it plays. */
  readonly ruleSet: string;
  readonly procedures: readonly Procedure<S, E>[];
  readonly triggers: readonly Trigger<S>[];
  readonly validators: Readonly<Record<string, Validator<S>>>;
  /** By shape, as the validators. */
  readonly suggest?: Readonly<Record<string, Suggest<S>>>;
  /** By shape: any legal proposal, of every sort, for players who weigh nothing. Absent: what is suggested. */
  readonly draw?: Readonly<Record<string, Suggest<S>>>;
  /** By shape, for those of which few are worth making. */
  readonly candidates?: Readonly<Record<string, Candidates<S>>>;
  /** By shape, for those that declare attacks. */
  readonly forecast?: Readonly<Record<string, Forecasts<S>>>;
  /** The same for a game whose attacks are no volleys: as they would be read once they are made. */
  readonly prospects?: Readonly<Record<string, Prospects<S>>>;
  readonly stakes?: StakesOf<S>;
  /** Whether an offer of a rule can lead to attacks that are then declared; any may where a game does not say. */
  readonly opens?: (rule: RuleId) => boolean;
  /** Which procedures resolve attacks, for whoever looks back on a battle. */
  readonly attacks?: Readonly<Record<ProcedureId, AttackReading<S>>>;
  readonly appraise?: Appraise<S>;
  readonly grounds?: TellGrounds<S>;
  /** By shape, for those that are filled in. */
  readonly form?: Readonly<Record<string, FormOf<S>>>;
  /** By shape, for those that are placed on the board. */
  readonly place?: Readonly<Record<string, Placer<S>>>;
  /** By shape: what is not listed, to be judged so that its reasons can be shown. */
  readonly refused?: Readonly<Record<string, Candidates<S>>>;
  /** By shape, for those that are placed on the board. */
  readonly measure?: Readonly<Record<string, Measures<S>>>;
  /** By shape, for moves: those that can be said in words. */
  readonly worded?: Readonly<Record<string, WordedMoves<S>>>;
  readonly survey?: Surveys<S>;
  /** What greedy players ask. */
  readonly advise?: Advise<S>;
  begin(heading: Heading): Setup<S>;
  copy(state: S): S;
  apply(state: S, event: E): void;
  /** Undoes the last event applied. Events carry what this takes (`from` beside `to`). */
  revert(state: S, event: E): void;
  active(state: S): Seat;
  /** Rules at one point, in the order of the edition; again from the start after each that acts. Absent: the active seat's mandatory, its optional, then the other's. */
  sequence?(context: Context<S>, frame: Frame): readonly Turn[];
  /** The events by which a seat pays; undefined: it cannot. */
  pay?(context: Context<S>, seat: Seat, cost: number, rule: RuleId): readonly E[] | undefined;
  /** What a seat sees of the table, hidden things cut. */
  view(state: S, seat: Seat): unknown;
  /** The table to be drawn, as a seat sees it. */
  scene?(state: S, seat: Seat): Scene;
  /** What a seat sees of an event; undefined: nothing. Absent: all. */
  shown?(event: E, seat: Seat): E | undefined;
  /** Whether an event shows a secret, which cannot be taken back. */
  reveals?(event: E): boolean;
  result(state: S): Result;
}
