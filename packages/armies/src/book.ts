import type { RuleId } from '@umpire/effects';
import type { ArmyAbility, Characteristics, Origin, Transport, WeaponLine } from './army.js';
import type { Base } from './base.js';

/** Something to choose in one place for wargear. No items: nothing is carried there. */
export interface WargearOption {
  /** Names of weapons or other wargear of the sheet. */
  readonly items: readonly string[];
  /** So many in the unit, or so many for every `per` models of it. */
  readonly limit?: { readonly most: number; readonly per?: number };
}

/** One place for wargear: exactly one of these, the first unless another is named. */
export type WargearChoice = readonly [WargearOption, ...WargearOption[]];

/** What carrying something makes of its bearer alone: lines of the print, before any effect. */
export interface Bearing {
  /** Set in place of its own. */
  readonly characteristics?: Partial<Characteristics>;
  /** Inches that it moves farther. */
  readonly movement?: number;
  readonly keywords?: readonly string[];
  /** What all its weapons of a kind have besides. */
  readonly weapons?: {
    readonly kind: WeaponLine['kind'];
    readonly abilities?: readonly string[];
    readonly attacks?: number;
  };
}

/** One kind of model in a unit, and how many of them there may be. */
export interface SheetModel {
  readonly name: string;
  readonly least: number;
  readonly most: number;
  readonly characteristics: Characteristics;
  readonly base: Base;
  readonly keywords: readonly string[];
  readonly carries: readonly string[];
  readonly chooses: readonly WargearChoice[];
}

/** What a unit of at most so many models costs, from this copy of its datasheet on. */
export interface Price {
  readonly models: number;
  readonly points: number;
  readonly fromCopy: number;
}

export interface Wargear {
  readonly name: string;
  readonly abilities: readonly ArmyAbility[];
  readonly bearing?: Bearing;
}

/** The units that it may be attached to, by the names of their sheets, and as what. */
export interface Joining {
  readonly as: 'leader' | 'support';
  readonly units: readonly string[];
  /** It may join a unit that such a leader leads already, by keyword. */
  readonly beside?: readonly string[];
}

/** A datasheet as an army needs it: all that is printed on it is here, and nothing that is not. */
export interface ArmySheet {
  readonly name: string;
  /** Other names that it is asked for by. */
  readonly aliases: readonly string[];
  readonly factions: readonly string[];
  readonly models: readonly [SheetModel, ...SheetModel[]];
  readonly weapons: readonly WeaponLine[];
  /** Wargear that is no weapon, and what it does. */
  readonly wargear: readonly Wargear[];
  readonly abilities: readonly ArmyAbility[];
  readonly prices: readonly [Price, ...Price[]];
  readonly joins?: Joining;
  readonly transport?: Transport;
  readonly warlord?: 'must' | 'never';
  /** It is never given an enhancement; bindings it may have. */
  readonly noEnhancements?: true;
}

export interface BookEnhancement {
  readonly name: string;
  readonly rule: RuleId;
  readonly points: number;
  /** An upgrade may go on a unit without characters, several times. */
  readonly isUpgrade?: true;
  /** Who may have it, by keyword or by the name of a sheet; all of the keywords, one of the sheets. */
  readonly bearer?: { readonly keywords?: readonly string[]; readonly sheets?: readonly string[] };
  /** Whom its bearer may join besides. */
  readonly joins?: Joining;
  readonly bearing?: Bearing;
  /** It is no gift but a condition: every unit that may have it must, EPIC HEROES too. */
  readonly isBinding?: true;
}

export interface BookDetachment {
  readonly name: string;
  readonly faction: string;
  /** Detachment points. */
  readonly points: number;
  /** Two with the same tag do not go together. */
  readonly tag?: string;
  readonly dispositions: readonly string[];
  readonly rules: readonly RuleId[];
  readonly stratagems: readonly RuleId[];
  readonly enhancements: readonly BookEnhancement[];
  /** Printed names of its rules and stratagems that nothing plays. */
  readonly notModelled: readonly string[];
}

export interface BookFaction {
  /** `Necrons`. */
  readonly name: string;
  /** `NECRONS`. */
  readonly keyword: string;
  /** Its army rules. */
  readonly rules: readonly RuleId[];
  readonly notModelled: readonly string[];
}

/** All that armies of one edition may be made of. */
export interface ArmyBook {
  readonly edition: string;
  readonly pricesFrom: Origin;
  readonly factions: readonly BookFaction[];
  readonly sheets: readonly ArmySheet[];
  readonly detachments: readonly BookDetachment[];
}
