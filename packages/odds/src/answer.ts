import type { Issue } from '@umpire/kernel';

/** A whole distribution: `distribution[n]` is the chance of exactly n. Chances sum to one; none is dropped. */
export interface Distribution {
  readonly mean: number;
  readonly sd: number;
  readonly distribution: readonly number[];
}

export interface GroupAnswer {
  readonly name: string;
  readonly woundsLost: Distribution;
  readonly modelsDestroyed: Distribution;
  /** The chance that the whole group is destroyed. */
  readonly destroyed: number;
}

/** A unit beside the target that the scenario names, and what it loses. */
export interface NeighbourAnswer {
  readonly name: string;
  readonly woundsLost: Distribution;
  readonly modelsDestroyed: Distribution;
  readonly destroyed: number;
}

/** How things stand once this attacker and all before it have fired. */
export interface AfterEach {
  readonly attacker: string;
  readonly destroyed: number;
  readonly modelsDestroyed: number;
}

/** What an effect that is not in force would add: to the chance of the goal, or to the mean number of models or wounds. */
export interface OfferAnswer {
  readonly effect: string;
  readonly adds: number;
  readonly to: 'chance' | 'models' | 'wounds';
}

/** A weapon whose turn it may be: how likely, and how many wounds the target may have left when it is. */
export interface TurnAnswer {
  readonly weapon: string;
  readonly chance: number;
  /** Ascending. */
  readonly woundsLeft: readonly number[];
}

/**
 * The order in which an attacker's weapons go where `order` is `best`: what goes first, second and so on. The chances of a turn
 * come to less than one where the target may be destroyed before, or was by another attacker.
 */
export interface OrderAnswer {
  readonly attacker: string;
  readonly turns: readonly (readonly TurnAnswer[])[];
}

/** A die succeeds from this face on, so often before any re-roll. */
export interface RollNeeded {
  readonly on: number;
  readonly chance: number;
}

/** One weapon, stage by stage. Counts are of the whole pool; failed saves only those made while the unit stands. */
export interface StageAnswer {
  readonly attacker: string;
  readonly weapon: string;
  readonly attacks: Distribution;
  readonly hits: Distribution;
  readonly criticalHits: Distribution;
  readonly wounds: Distribution;
  readonly failedSaves: Distribution;
  /** After feel no pain; lost plus wasted. */
  readonly damageInflicted: { readonly mean: number };
  /** Beyond the last wound of the model it struck. */
  readonly damageWasted: { readonly mean: number };
  /** What an ordinary die needs; absent at a throw that is not made, or that nothing passes. */
  readonly needed?: {
    readonly hit?: RollNeeded;
    readonly wound?: RollNeeded;
    /** Of the target. */
    readonly save?: RollNeeded;
    readonly ignore?: RollNeeded;
  };
}

/** Something that happens so often in the mean in one part of an ordeal, to a group where it happens to one. */
export interface HappeningAnswer {
  readonly part: string;
  readonly what: string;
  readonly told: { readonly fr: string; readonly en: string };
  readonly to?: string;
  readonly mean: number;
}

/** The mean with all rules less the mean without this one. */
export interface Reason {
  readonly rule: string;
  readonly name: string;
  readonly source: string;
  readonly changed: 'attacks' | 'hits' | 'wounds' | 'failed saves' | 'wounds lost';
  readonly by: number;
}

/** What one side of an ordeal loses. */
export interface SideAnswer {
  readonly name: string;
  readonly modelsDestroyed: Distribution;
  readonly woundsLost: Distribution;
  readonly destroyed: number;
}

/** Something that was not modelled, in words, and whether the rest of the answer stands without it. */
export interface Unmodelled {
  readonly what: string;
  /** Whose it is: the name of the attacker, weapon or target. */
  readonly of: string;
  readonly why: string;
  readonly restStands: boolean;
  /** Not a rule: a figure that was asked for and is not given. */
  readonly figure?: true;
  readonly near?: readonly string[];
}

/** Something that the scenario did not say and the edition's normal case filled in, or that was frozen for the attack. */
export interface Assumed {
  readonly code: string;
  readonly what: string;
  readonly of: string;
}

interface Heading {
  readonly umpire: 1;
  readonly edition: string;
  readonly ruleSet: string;
  /** Who shoots at what, for headings and the one-line summary. */
  readonly title: { readonly attackers: readonly string[]; readonly target: string; readonly phase: string };
  /** The game’s word for its pieces, where it is not models. */
  readonly counted?: 'models' | 'stands';
  readonly unmodelled: readonly Unmodelled[];
  readonly assumed: readonly Assumed[];
  readonly elapsedMs: number;
}

export interface ExactAnswer extends Heading {
  readonly exact: true;
  readonly woundsLost: Distribution;
  readonly modelsDestroyed: Distribution;
  /** The chance that the whole unit is destroyed. */
  readonly destroyed: number;
  readonly groups: readonly GroupAnswer[];
  readonly afterEach: readonly AfterEach[];
  /** The attackers' own models lost, by hazard; absent where the scenario does not say what they can bear. */
  readonly attackersLost?: Distribution;
  /** What rules do to units beside the target; absent where the scenario names none. */
  readonly neighbours?: readonly NeighbourAnswer[];
  readonly order?: readonly OrderAnswer[];
  readonly offers?: readonly OfferAnswer[];
  /** Where both sides may lose: each one’s losses, the attacker’s first, and the chance of every pair of them. */
  readonly sides?: readonly SideAnswer[];
  readonly both?: readonly (readonly number[])[];
  readonly stages?: readonly StageAnswer[];
  /** Where the dice are no volley: what happens on the way, part by part, and how often in the mean. */
  readonly happenings?: readonly HappeningAnswer[];
  readonly because?: readonly Reason[];
}

/** Holds the true figure 95 times in a hundred. */
export type Interval = readonly [low: number, high: number];

/** A figure with its interval. */
export interface Estimated {
  readonly value: number;
  readonly interval: Interval;
}

export interface EstimatedDistribution {
  readonly mean: Estimated;
  readonly sd: Estimated;
  readonly distribution: readonly number[];
  /** One beside each chance of `distribution`; numbers beyond its end never came up. */
  readonly intervals: readonly Interval[];
}

export interface EstimatedGroup {
  readonly name: string;
  readonly woundsLost: EstimatedDistribution;
  readonly modelsDestroyed: EstimatedDistribution;
  readonly destroyed: Estimated;
}

export interface EstimatedNeighbour {
  readonly name: string;
  readonly woundsLost: EstimatedDistribution;
  readonly modelsDestroyed: EstimatedDistribution;
  readonly destroyed: Estimated;
}

export interface EstimatedAfterEach {
  readonly attacker: string;
  readonly destroyed: Estimated;
  readonly modelsDestroyed: Estimated;
}

/** Sampled, and says so: the figures of the exact answer in another type. What cannot be sampled is in `unmodelled`. */
export interface EstimateAnswer extends Heading {
  readonly exact: false;
  readonly trials: number;
  readonly seed: string;
  readonly woundsLost: EstimatedDistribution;
  readonly modelsDestroyed: EstimatedDistribution;
  readonly destroyed: Estimated;
  readonly groups: readonly EstimatedGroup[];
  readonly afterEach: readonly EstimatedAfterEach[];
  readonly attackersLost?: EstimatedDistribution;
  readonly neighbours?: readonly EstimatedNeighbour[];
}

/** Why there is no exact answer: the size, and the ways out. */
export interface TooLarge extends Issue {
  readonly code: 'too-large';
  /** As far as it was counted: at least so much. */
  readonly size: number;
}
