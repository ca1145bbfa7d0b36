import type { GrantedRule, RuleId } from '@umpire/effects';
import type { Base } from './base.js';

export type UnitId = string;

/** As printed, before anything changes them. `null` is a printed dash: no move, no control, no such save. */
export interface Characteristics {
  /** Inches. */
  readonly movement: number | null;
  readonly toughness: number;
  readonly save: number;
  readonly invulnerableSave: number | null;
  readonly wounds: number;
  readonly leadership: number;
  readonly objectiveControl: number | null;
  readonly feelNoPain: number | null;
}

/** One line of a weapon, in the words of an odds scenario. */
export interface WeaponLine {
  readonly name: string;
  readonly kind: 'ranged' | 'melee';
  /** Inches; a melee weapon has none. */
  readonly range: number | null;
  readonly attacks: string;
  /** `3+`, or `N/A` where none is needed. */
  readonly skill: string;
  readonly strength: string;
  readonly armourPenetration: number;
  readonly damage: string;
  /** As printed: `rapid fire 1`. */
  readonly abilities: readonly string[];
}

/** What is carried and selected as one. Of several lines one is chosen before targets are. */
export interface ArmyWeapon {
  readonly name: string;
  readonly lines: readonly [WeaponLine, ...WeaponLine[]];
}

/** One miniature at the start of the battle. Models alike share their values. */
export interface ArmyModel {
  readonly name: string;
  readonly characteristics: Characteristics;
  readonly base: Base;
  readonly keywords: readonly string[];
  readonly weapons: readonly ArmyWeapon[];
  /** What it carries that is no weapon and does something. */
  readonly abilities: readonly ArmyAbility[];
}

/** An ability by its printed name. `rule` finds what it does: in the rule set, else among the rules of the army book. */
export interface ArmyAbility extends GrantedRule {
  readonly name: string;
}

/** Places for passengers of one sort. */
export interface Room {
  readonly capacity: number;
  /** One of these lists of keywords a passenger unit has in full. */
  readonly carries: readonly (readonly string[])[];
  /** Whom it never takes, by keyword. */
  readonly refuses: readonly string[];
  /** Models that take more than one place, by keyword. */
  readonly places: readonly { readonly keyword: string; readonly each: number }[];
}

/** What may ride in it: a unit goes where its keywords fit, in the first such room that has places left. */
export interface Transport {
  readonly rooms: readonly [Room, ...Room[]];
}

export interface ArmyUnit {
  readonly id: UnitId;
  /** The printed name of its datasheet. */
  readonly name: string;
  /** With its enhancement. */
  readonly points: number;
  readonly models: readonly [ArmyModel, ...ArmyModel[]];
  /** All keywords of its models, those of its faction too. */
  readonly keywords: readonly string[];
  readonly abilities: readonly ArmyAbility[];
  /** The place in `models` of the warlord. */
  readonly warlord?: number;
  readonly enhancement?: ArmyEnhancement;
  /** The unit that it leads or supports: one unit with it for all purposes. */
  readonly attachedTo?: UnitId;
  readonly attachedAs?: 'leader' | 'support';
  readonly transport?: Transport;
  /** The transport that it starts the battle in. */
  readonly embarkedIn?: UnitId;
  /** Whether it was declared to start in reserves. */
  readonly inReserves: boolean;
}

export interface ArmyEnhancement {
  readonly name: string;
  readonly rule: RuleId;
  readonly points: number;
  /** The place in `models` of its bearer. */
  readonly bearer: number;
}

export interface ArmyDetachment {
  readonly name: string;
  /** Detachment rules and stratagems, by id. */
  readonly rules: readonly RuleId[];
  readonly stratagems: readonly RuleId[];
  readonly dispositions: readonly string[];
}

/** Where prices and values were taken from. */
export interface Origin {
  readonly source: string;
  readonly date: string;
}

/** What was checked and may be fielded. */
export interface Army {
  readonly name: string;
  readonly edition: string;
  /** The keyword of the army faction. */
  readonly faction: string;
  readonly battleSize: string;
  readonly pointsLimit: number;
  readonly points: number;
  readonly pricesFrom: Origin;
  /** Rules that its faction has in every army. */
  readonly rules: readonly RuleId[];
  readonly detachments: readonly ArmyDetachment[];
  readonly units: readonly [ArmyUnit, ...ArmyUnit[]];
  /** Printed names of what belongs to this army and is played by nobody: an army says so before its battle. */
  readonly notModelled: readonly string[];
  /** As its player says. */
  readonly painted?: true;
}
