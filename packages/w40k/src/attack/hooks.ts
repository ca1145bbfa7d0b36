import type { DiceExpression } from '@umpire/dice';
import type { GrantedRule } from '@umpire/effects';
import type { OptionValue, Rule } from '@umpire/rules';
import type { Die, Plan } from './die.js';
import type { Scene, TargetGroup } from './scene.js';

/**
 * What the language of effects cannot say about an attack: pure answers to what is shown. The rules of one edition that are
 * native have these; every driver asks them through the stages, and none knows they exist.
 */
export interface AttackHooks {
  /** The only phase in which it changes anything. */
  readonly phase?: 'shooting' | 'fight';
  /** How the rolls are made. */
  readonly plan?: (plan: Plan, scene: Scene, options: Readonly<Record<string, OptionValue>>) => Plan;
  /** What the number of attacks of one weapon comes to, when the dice are gathered. */
  readonly attacks?: (rolled: number, gathered: Gathered) => number;
  /** A die that has just hit by its roll. */
  readonly hit?: (die: Die, given: GrantedRule) => Die;
  /** A die that has just wounded by its roll. */
  readonly wound?: (die: Die, given: GrantedRule) => Die;
  /** What is added to an armour save roll. */
  readonly armourSave?: (against: {
    readonly group: TargetGroup;
    readonly armourPenetration: number;
    readonly scene: Scene;
  }) => number;
  /** The keyword of models that are struck before all others of the unit. */
  readonly struckFirst?: string;
  /** How many failed saves of the target it swallows. */
  readonly swallows?: number;
  /** What a weapon does to its own unit once the attacks are resolved. */
  readonly hazard?: Hazard;
  /** A die for the target, and for units near it, as one of the unit's weapons chooses it; what they suffer once all attacks are resolved. */
  readonly arc?: Arc;
}

export interface Arc {
  /** The weapon, as its keyword is written. */
  readonly weapon: string;
  /** Inches from the target within which other enemy units are struck too. */
  readonly reach: number;
  readonly purpose: string;
  readonly on: number;
  readonly mortalWounds: DiceExpression;
}

export interface Gathered {
  readonly given: GrantedRule;
  readonly printed: DiceExpression;
  /** Models in the target unit when targets were selected. */
  readonly models: number;
  /** The attacks of the weapon are made at several units. */
  readonly divided: true | undefined;
}

/** One roll for each weapon: faces up to `failsUpTo` fail. */
export interface Hazard {
  readonly failsUpTo: number;
  /** Mortal wounds for a failure, by the keywords of the unit's models; `destroyed` is one model, whatever its wounds. */
  readonly suffers: (models: readonly ReadonlySet<string>[]) => number | 'destroyed';
  /** The wounds are the unit's, and go on from model to model; otherwise they are the bearer's. */
  readonly spills: boolean;
  /** Which weapons are rolled for: all that were selected, those that had a target, or those that did attack. */
  readonly when: 'selected' | 'targeted' | 'attacked';
}

export type AttackRule = Rule<AttackHooks>;
