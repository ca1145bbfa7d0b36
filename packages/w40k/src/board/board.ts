import type { Length, Outline, Point, Shape, Stance } from '@umpire/geometry';
import type { Terrain } from '../terrain/terrain.js';
import type { BoardRules } from './rules.js';

/** A model's and a unit's number on the table. Never used twice in a battle. */
export type ModelRef = number;
export type UnitRef = number;
export type Seat = 'A' | 'B';

/** A part of a model besides its base, from so high to so high above the ground it stands on. */
export interface ModelPart {
  readonly outline: Outline;
  readonly bottom: Length;
  readonly top: Length;
}

/**
 * How a model is built. One value for all models built alike, so that what is worked out of it is kept. Without
 * parts the body is a column as wide as the base.
 */
export interface ModelForm {
  /** What it stands on: the base, or the hull where there is none. */
  readonly base: Outline;
  /** How high it reaches. */
  readonly height: Length;
  /** Body and hull where they differ from that column: a tank's hull, a flyer over its stem. */
  readonly parts?: readonly ModelPart[];
  /** A large round base under a flying stem, which some editions let turn at a price. */
  readonly onStem?: boolean;
}

/** Where the battle is fought: a rectangle with a corner at the origin, its terrain, zones and objectives. */
export interface Field {
  readonly width: Length;
  readonly depth: Length;
  readonly terrain: Terrain;
  /** Deployment zones. */
  readonly zones: Readonly<Record<Seat, Shape>>;
  readonly objectives: readonly Objective[];
}

/** Whose it is by the map: in a zone, in nobody's land, or in the middle. */
export type ObjectiveRole = 'home-A' | 'home-B' | 'expansion' | 'central';

export interface Objective {
  readonly id: string;
  readonly role: ObjectiveRole;
  /** A terrain area by its id, or a marker by its centre. */
  readonly on:
    | { readonly kind: 'area'; readonly area: string }
    | { readonly kind: 'marker'; readonly at: Point; readonly height: Length };
}

/**
 * What the rules of the board read of a battle, and all they read. Pure: asked twice without an event between, it
 * answers the same. Sets and forms of models alike should be the same values, since they are keys of caches.
 */
export interface Board {
  readonly rules: BoardRules;
  readonly field: Field;
  /** Every unit of both seats, also those off the battlefield. */
  readonly units: readonly UnitRef[];
  /** The living models of a unit, in a fixed order, also those off the battlefield. */
  modelsOf(unit: UnitRef): readonly ModelRef[];
  /** Models that were destroyed and stay until they have fought: in the way and in sight, counted for nothing. */
  readonly fallen?: readonly ModelRef[];
  unitOf(model: ModelRef): UnitRef;
  seatOf(unit: UnitRef): Seat;
  formOf(model: ModelRef): ModelForm;
  /** The model's own keywords, as effects leave them; capitals. */
  keywordsOf(model: ModelRef): ReadonlySet<string>;
  /** The keywords of a unit: those of all its models, as effects leave them. */
  unitKeywords(unit: UnitRef): ReadonlySet<string>;
  /** Where a model stands; nothing if it is not on the battlefield. */
  stanceOf(model: ModelRef): Stance | undefined;
  /** The same for all copies of a battle: what is kept by where models stand is kept for all of them. */
  readonly battle?: object;
  /** Changes with every event that moves, adds or removes a model; spares looking for changes. */
  readonly revision?: number;
  /** Whether a unit made ranged attacks this turn or in the turn before it. */
  hasShotLately(unit: UnitRef): boolean;
  /** How far the unit is detected while hidden, where an effect says otherwise. */
  detectionOf?(unit: UnitRef): Length | undefined;
}
