import type { DiceExpression } from '@umpire/dice';
import type { GrantedRule } from '@umpire/effects';

/** The number that stands for "none": no save, no feel no pain. */
export const NONE = 7;

export interface TargetGroup {
  readonly name: string;
  readonly models: number;
  readonly toughness: number;
  /** The face needed; 7 for none. */
  readonly save: number;
  readonly invulnerableSave: number;
  readonly wounds: number;
  readonly woundsLost: number;
  readonly feelNoPain: { readonly all: number; readonly mortal: number; readonly psychic: number };
  readonly keywords: ReadonlySet<string>;
}

export interface Target {
  readonly name: string;
  readonly keywords: ReadonlySet<string>;
  readonly attached: boolean;
  readonly groups: readonly TargetGroup[];
}

export interface Weapon {
  readonly name: string;
  readonly count: number;
  readonly sort: 'ranged' | 'melee';
  /** Inches. */
  readonly range?: number;
  readonly attacks: DiceExpression;
  /** Its attacks are made at several units. */
  readonly divided?: true;
  /** The face needed; `automatic` where the print has N/A. */
  readonly skill: number | 'automatic';
  readonly strength: number;
  /** As printed: 0, -1, -2 … */
  readonly armourPenetration: number;
  readonly damage: DiceExpression;
  readonly abilities: readonly GrantedRule[];
}

export interface Attacker {
  readonly name: string;
  readonly models: number;
  readonly keywords: ReadonlySet<string>;
  readonly weapons: readonly Weapon[];
  /** Of the one model that degrades, if the scenario says. */
  readonly woundsLeft?: number;
}

/** What holds while the attack lasts; a number left out was not said. */
export interface Conditions {
  readonly phase: 'shooting' | 'fight';
  /** Inches between attacker and target. */
  readonly distance?: number;
  readonly visible: boolean;
  readonly cover: boolean;
  readonly snapShooting: boolean;
  /** Fired at another time than in one's own Shooting phase. */
  readonly outOfPhase?: true;
  /** Fired by a type of shooting that needs no sight of the target. */
  readonly indirect?: true;
  /** Whether some attacking model sees a group of the target; where nothing is said all are seen. */
  readonly sees?: (group: number) => boolean;
  readonly attacker: ReadonlySet<string>;
  readonly target: ReadonlySet<string>;
}

/** One weapon of one attacker at one target. */
export interface Scene {
  readonly attacker: Attacker;
  readonly weapon: Weapon;
  readonly target: Target;
  readonly conditions: Conditions;
  /** Says once what was taken for granted, when a rule asks for it. */
  readonly assume: (code: string, what: string, of: string) => void;
  /** Told which condition of a rule the scenario does not meet; without a reason where it says nothing of it. */
  readonly unmet?: (rule: string, why?: string) => void;
}
