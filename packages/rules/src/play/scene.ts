import type { Ref } from '../facts.js';
import type { Seat } from './choice.js';

/** In whole micrometres from the board's corner, x along its width, y along its depth; facings in tenths of a degree. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** What a base or a piece of ground looks like from above, about its own middle where it stands for a model. */
export type SceneOutline =
  | { readonly kind: 'round'; readonly radius: number }
  | { readonly kind: 'oval'; readonly length: number; readonly width: number }
  | { readonly kind: 'polygon'; readonly points: readonly Spot[] };

/** A piece of ground, lowest first. `area`, `wall` and `floor` stop or hide; a `zone` is drawn faintly. */
export interface SceneFeature {
  readonly id: string;
  readonly kind: 'zone' | 'area' | 'floor' | 'wall';
  readonly name?: string;
  readonly seat?: Seat;
  readonly points: readonly Spot[];
}

export interface SceneObjective {
  readonly id: string;
  readonly name: string;
  readonly at: Spot;
  /** How near a model must be to count. */
  readonly radius: number;
  readonly holder?: Seat;
}

/** What a rule has placed on the table that is no model. */
export interface SceneMarker {
  readonly id: string;
  readonly name: string;
  readonly seat: Seat;
  readonly at: Spot;
  readonly radius: number;
}

export interface SceneModel {
  readonly ref: Ref;
  readonly name: string;
  readonly outline: SceneOutline;
  /** Absent off the board. */
  readonly at?: Spot;
  readonly facing: number;
  readonly wounds: number;
  readonly of: number;
  /** How near to its middle no enemy may come, where that is so now. */
  readonly control?: number;
  /** Tenths of a degree about its facing within which it shoots; absent: all round. */
  readonly arc?: number;
}

export interface SceneUnit {
  readonly ref: Ref;
  readonly seat: Seat;
  readonly name: string;
  /** Those that live, on the board or off it. */
  readonly models: readonly SceneModel[];
  /** With how many the battle began. */
  readonly began: number;
  /** What is to be known of it now, by rule id: `battle-shocked`, `reserves`, `first-fire` … */
  readonly states: readonly string[];
  /** Its order: by rule id where it lies face up for who looks. */
  readonly token?: { readonly isHidden: true } | { readonly isHidden: false; readonly order: string };
}

/** Units that were bought together and are broken together. */
export interface SceneGroup {
  readonly ref: Ref;
  readonly seat: Seat;
  readonly name: string;
  readonly units: readonly Ref[];
  readonly began: number;
  readonly lost: number;
  /** Losses at which it is broken: of it, or of it together with `breaksWith`. */
  readonly breaksAt: number;
  readonly breaksWith: readonly Ref[];
  readonly isBroken: boolean;
  /** What a morale test needs; null: it never tests. */
  readonly morale: number | null;
  readonly points: number;
  /** What the other side scores for breaking it. */
  readonly worth: number;
}

/** The table as one seat sees it, for whoever draws it or tells of it. Knows no game: any that is played on a board can give it. */
export interface Scene {
  readonly measure: 'inch' | 'centimetre';
  /** What its pieces are called; absent: models. */
  readonly counted?: 'stands';
  readonly width: number;
  readonly depth: number;
  readonly features: readonly SceneFeature[];
  readonly objectives: readonly SceneObjective[];
  readonly markers?: readonly SceneMarker[];
  readonly units: readonly SceneUnit[];
  /** Where units break in groups. */
  readonly groups?: readonly SceneGroup[];
  readonly round: number;
  readonly rounds: number;
  /** Whose turn it is, where turns are not shared, and which part of it, by rule id. */
  readonly turn?: Seat;
  readonly part: string;
  readonly score: Readonly<Record<Seat, number>>;
  /** What a seat may spend, by name: command points. */
  readonly stores: Readonly<Record<Seat, Readonly<Record<string, number>>>>;
}
