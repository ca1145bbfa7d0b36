import type { DiceExpression } from './expression.js';

/**
 * What a game system hands to the drivers: everything about one target's ordeal, as stages with pure judgements.
 * The drivers know the disciplines and no rule; the rules are all in the functions below.
 */

/** Dice of one kind are alike. A number that the sequence gave out; its name is `Sequence.kinds[kind]`. */
export type Kind = number;

/** What one die leads to: so many dice of these kinds. An empty list is the end of that die. */
export type Yield = readonly (readonly [kind: Kind, howMany: number])[];

/** How good a face is for whoever throws it, so that a policy can say what to throw again. */
export type Worth = 'failed' | 'plain' | 'critical';

/** Dice thrown together and judged one by one: hits, wounds. */
export interface Stage {
  readonly id: string;
  /** 0: dice of this kind pass through and are not thrown. */
  readonly sides: (kind: Kind) => number;
  readonly judge: (kind: Kind, face: number) => Yield;
  readonly worth: (kind: Kind, face: number) => Worth;
  /** Whether a rule in force lets a die that shows this face be thrown again, once. */
  readonly mayReroll: (kind: Kind, face: number) => boolean;
  /** Whether the single re-roll of `Volley.spare` may touch this stage's dice. */
  readonly spare: boolean;
  /** The rule that forbids every re-roll of this stage, if one does. */
  readonly barredBy?: string;
}

/** A decision on the counts shown: how many dice of a kind go which way (Lethal Hits offered). */
export interface Fork {
  readonly id: string;
  readonly forks: (kind: Kind) => readonly { readonly key: string; readonly to: Yield }[];
}

/** The single extra of `Volley.spare`, spent on one die: it goes this way, without a throw (a wound roll that need not be made). */
export interface Once {
  readonly id: string;
  readonly to: (kind: Kind) => Yield | undefined;
}

/** Wounds left to lose, and where: `lost[g]` counts the wounds lost by group g; `uses` what is left of limited uses. */
export interface Standing {
  readonly lost: readonly number[];
  readonly uses: number;
  /** The group whose whole model was allocated an attack and takes the next one too; absent where none is. */
  readonly locked?: number;
}

/**
 * - `one-by-one`: each die falls on the standing that the last one left.
 * - `lowest-first`: all are thrown, sorted, and given out from the lowest face.
 * - `held`: given out, without a throw, when the named frame ends.
 */
export type Discipline = 'one-by-one' | 'lowest-first' | { readonly held: 'pool' | 'unit' };

/** One die that has reached the target: how it is saved, how much it hurts, and whom. */
export interface Blow {
  readonly id: string;
  readonly discipline: Discipline;
  /** The save die; absent when no save is allowed. `fails` is monotone: a higher face never fails where a lower one holds. */
  readonly save?: {
    readonly sides: number;
    readonly fails: (group: number, face: number) => boolean;
    readonly mayReroll: (face: number) => boolean;
  };
  readonly damage: DiceExpression;
  /** What a damage roll comes to against this group, after all modifiers. */
  readonly amount: (group: number, rolled: number) => number;
  /** Whether a rule lets a damage roll that came to so much be made again, once. */
  readonly mayRerollDamage: (rolled: number) => boolean;
  /** The face of a D6 from which a wound about to be lost is ignored; 7 or more for none. */
  readonly ignoredOn: (group: number) => number;
  /** Whether what a destroyed model cannot lose goes on to the next one. */
  readonly spills: boolean;
  /** Whether a limited use (ignore the first failed save) can swallow it. */
  readonly swallowed: boolean;
  /** Legal orders in which groups may be struck, the listed one first. */
  readonly orders: (standing: Standing) => readonly (readonly number[])[];
  /** Groups that the attacker may strike first instead, as long as they stand (Precision). */
  readonly picks: readonly number[];
  /** Whether it is allocated as an attack is: where a volley `locks`, the model takes the next one too. */
  readonly locks?: boolean;
}

export type SequenceStep =
  | ({ readonly kind: 'stage' } & Stage)
  | ({ readonly kind: 'fork' } & Fork)
  | ({ readonly kind: 'once' } & Once);

/** What one pool of identical attacks asks, against the target as it stands. Build it once for each view of the target. */
export interface Sequence {
  readonly kinds: readonly string[];
  readonly start: Kind;
  /** So many weapons, each giving a number of attack dice: `amount(rolled)` after modifiers. */
  readonly gather: {
    readonly weapons: number;
    readonly each: DiceExpression;
    readonly amount: (rolled: number) => number;
    /** Whether a rule lets a roll of one weapon that came to so much be made again, once. */
    readonly mayReroll: (rolled: number) => boolean;
    /** What the single re-roll may touch: one die, or only the whole roll of one weapon. */
    readonly spare: 'die' | 'roll' | 'no';
  };
  readonly steps: readonly SequenceStep[];
  /** What dice of a kind do once every step is behind them; kinds without an entry do nothing. */
  readonly blows: ReadonlyMap<Kind, Blow>;
  /** The order in which the blows of one pool are resolved. */
  readonly order: readonly Kind[];
  /** What the single re-roll may touch; `onlyAlone`: no die out of several thrown together. */
  readonly spareOn: { readonly save: boolean; readonly damage: boolean; readonly onlyAlone?: boolean };
}

/** Identical attacks that are resolved together. */
export interface Pool {
  readonly name: string;
  /** Asked when the pool begins: the same object for standings that make no difference. */
  readonly sequence: (standing: Standing) => Sequence;
  /** Of what a unit does to itself after its attacks: the pool of another volley, without whose attacks it does not happen. */
  readonly onlyAfter?: { readonly unit: number; readonly pool: number };
}

/** One attacking unit: what is held until its attacks are resolved ends with it. */
export interface Unit {
  readonly name: string;
  /** Asked when the unit selects its targets: the same array for standings that make no difference. */
  readonly pools: (standing: Standing) => readonly Pool[];
}

export interface Group {
  readonly name: string;
  readonly models: number;
  readonly wounds: number;
  /** Wounds already lost by the group when the volley begins. */
  readonly lost: number;
  /**
   * Where wounds fall on models whole or hurt: the most models and the most wounds that may go. What such a group has lost is then
   * one number for both, `lossApart`.
   */
  readonly apart?: { readonly models: number; readonly wounds: number };
}

export interface Volley {
  readonly groups: readonly Group[];
  readonly uses: number;
  /** Whether a model that was allocated an attack takes the next one too, hurt or not. Absent where that decides nothing. */
  readonly locks?: boolean;
  readonly units: readonly Unit[];
  /** Once in the whole volley this seat may throw a die again (Command Re-roll), or spend it where a step offers it. */
  readonly spare?: 'attacker' | 'defender';
}

export type Reroll = 'failed' | 'non-critical' | 'never' | 'best';

/** How choices are answered. `best` looks ahead for the goal: the attacker for it, the defender against it. */
export interface Policies {
  readonly goal: 'destroy' | 'models' | 'wounds' | { readonly destroy: number };
  readonly stages: (stage: string) => Reroll;
  /** The key of a fork's branch, or best. */
  readonly forks: (fork: string) => string;
  readonly attacks: 'low' | 'never' | 'best';
  readonly damage: 'low' | 'never' | 'best';
  readonly saves: 'failed' | 'never' | 'best';
  readonly picks: 'leader' | 'never' | 'best';
  readonly orders: 'listed' | 'best';
  readonly pools: 'listed' | 'best';
}
