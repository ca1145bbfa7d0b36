import type { Transport } from '@umpire/armies';
import type { Effect, GrantedRule } from '@umpire/effects';
import type { Length, Outline } from '@umpire/geometry';
import type { Ref, Seat } from '@umpire/rules';
import type { InForce } from '../attack/reach.js';
import type { TargetGroup, Weapon } from '../attack/scene.js';

/** What one kind of model is: its datasheet's row and its base. Never changes; what works on it is folded in when a number is asked for. */
export interface ModelKind {
  readonly name: string;
  readonly outline: Outline;
  readonly height: Length;
  /** Inches; undefined where it cannot move. */
  readonly movement: number | undefined;
  readonly toughness: number;
  readonly save: number;
  readonly invulnerableSave: number;
  readonly wounds: number;
  readonly leadership: number;
  readonly objectiveControl: number;
  readonly feelNoPain: TargetGroup['feelNoPain'];
  readonly keywords: ReadonlySet<string>;
}

/** A weapon as carried, by the profiles that its bearer chooses among. */
export interface Armament {
  /** Its name in kebab case, unlike any other of the model. */
  readonly id: string;
  readonly name: string;
  readonly profiles: readonly Profile[];
}

export interface Profile {
  readonly weapon: Weapon;
  /** Plain wordings printed on the weapon that are effects. */
  readonly forces: readonly InForce[];
}

export interface RosterModel {
  readonly ref: Ref;
  readonly index: number;
  readonly unit: number;
  readonly part: number;
  readonly kind: ModelKind;
  readonly arms: readonly Armament[];
}

/** An ability of a unit: as its sheet names it, with what it does. */
export interface Carries {
  readonly name: string;
  readonly given: GrantedRule;
  readonly effects: readonly Effect[];
  /** Whether code says what it does to attacks, so that they are granted it by name. */
  readonly native: boolean;
}

/** What an attached unit was before: bodyguards, a leader, support. A unit that stands alone has one part. */
export interface UnitPart {
  readonly name: string;
  readonly role: 'bodyguard' | 'leader' | 'support';
  readonly abilities: readonly Carries[];
}

export interface RosterUnit {
  readonly ref: Ref;
  readonly index: number;
  readonly seat: Seat;
  readonly name: string;
  /** As its army names its parts. */
  readonly ids: readonly string[];
  /** Those of the whole unit; models have their own. */
  readonly keywords: ReadonlySet<string>;
  readonly models: readonly number[];
  readonly parts: readonly UnitPart[];
  readonly points: number;
  readonly transport?: Transport;
  readonly startsInReserves: boolean;
  /** A model that is set up with others of one unit and is a unit by itself from then on: the first of them, and wholly how near to another, in inches. */
  readonly apart?: { readonly first: Ref; readonly within: number };
  /** The id of the transport that it starts in. */
  readonly startsIn?: string;
}

export interface BookStratagem {
  readonly id: string;
  readonly effects: readonly Effect[];
}

export interface RosterArmy {
  readonly seat: Seat;
  readonly name: string;
  readonly faction: string;
  /** Army and detachment rules, by id. */
  readonly rules: readonly string[];
  /** Those that its list brings, with what they do. */
  readonly brought: readonly Carries[];
  /** Its stratagems beside those that every army has. */
  readonly stratagems: readonly string[];
  readonly size: 'incursion' | 'strike-force' | 'onslaught';
  readonly painted: boolean;
}

/** Who is in the battle. Its indexes are what the table's arrays are counted by. */
export interface Roster {
  /** Whether what is left of an attached unit, its bodyguards or its leaders gone, has the strength that it had by itself. */
  readonly partsRemain: boolean;
  readonly armies: Readonly<Record<Seat, RosterArmy>>;
  /** Stratagems of either army that stand in an army book and in no edition. */
  readonly bookStratagems: readonly BookStratagem[];
  readonly units: readonly RosterUnit[];
  readonly models: readonly RosterModel[];
  readonly unitBy: ReadonlyMap<Ref, RosterUnit>;
  readonly modelBy: ReadonlyMap<Ref, RosterModel>;
}
