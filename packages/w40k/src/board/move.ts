import type { RuleId } from '@umpire/effects';
import type { Length, Spot3, Stance, Step } from '@umpire/geometry';
import type { Citation, Issue } from '@umpire/kernel';
import type { ModelRef, UnitRef } from './board.js';
import type { MarkerSpot } from './marker.js';

/** Every way in which an edition puts a unit somewhere else. An edition has those that its `moves` lists. */
export type MoveKind =
  | 'normal'
  | 'advance'
  | 'fall-back'
  | 'desperate-escape'
  | 'charge'
  | 'heroic-intervention'
  | 'pile-in'
  | 'consolidate-ongoing'
  | 'consolidate-engaging'
  | 'consolidate-objective'
  | 'surge'
  | 'approach'
  | 'aircraft'
  | 'scout'
  | 'deploy'
  | 'infiltrate'
  | 'ingress'
  | 'deep-strike'
  | 'displace'
  | 'set-up-near'
  | 'set-up-at-marker'
  | 'disembark-rapid'
  | 'disembark-tactical'
  | 'disembark-combat'
  | 'disembark-emergency';

/** What a unit is to do: plain data, fit for the frame of a step. */
export interface MoveTask {
  readonly kind: MoveKind;
  readonly unit: UnitRef;
  /** The most a model may move, dice and modifiers in it. Set-ups need none. */
  readonly distance?: Length;
  /** Models whose maximum is another one. */
  readonly distances?: Readonly<Record<ModelRef, Length>>;
  /** The unit took to the skies, where the edition lets it choose; `distance` is before what that costs. */
  readonly flying?: boolean;
  /** What flying costs this unit, where a rule says another distance than the edition. */
  readonly flyingCost?: Length;
  /** Charge, pile-in and consolidation targets, or the surge target. */
  readonly targets?: readonly UnitRef[];
  /** The objective of a consolidation. */
  readonly objective?: string;
  /** The model disembarked from, or beside which a rule sets the unit up. */
  readonly transport?: ModelRef;
  /** How the transport that is disembarked from arrived this turn. */
  readonly arrivedBy?: MoveKind;
  /** The marker at which a rule sets the unit up. */
  readonly marker?: MarkerSpot;
  /** Others that were set up as one unit with it: it is set up wholly `near` one of them. */
  readonly mates?: readonly ModelRef[];
  /** Wholly so near to that model, marker or mate, where a rule says how near. */
  readonly near?: Length;
  readonly battleRound?: number;
  /** More than this far from all enemies, where a rule changes the distance of an ingress. */
  readonly clearance?: Length;
  /** Models too large for a strip this deep touch an edge, where a rule lets a unit arrive anywhere that could not (G-16). */
  readonly stripForLarge?: Length;
  /** Out of the enemy's zone while the edition bars it, where a rule lets a unit arrive anywhere else (G-12). */
  readonly keepsToOwnHalf?: true;
  /** Enemy units that the set-up may be engaged with: those of a transport under attack. */
  readonly mayEngage?: readonly UnitRef[];
  /** It must be made where there is room, though others of its kind need not be. */
  readonly isForced?: true;
  /** A rule lets it pass models and terrain on its way; up and down counts as for others (G-24). */
  readonly passesAll?: true;
  /** A rule lets it pass terrain. */
  readonly passesTerrain?: true;
  /** A rule lets it pass these models, and their engagement range. */
  readonly passesModels?: 'all' | 'enemies';
  /** A rule lets it pass models without the keyword, and terrain features no higher than this. */
  readonly strides?: { readonly over: Length; readonly notOver: string };
  /** Whether it may begin was asked as the unit was selected: what happened since changes nothing. */
  readonly hasBegun?: true;
  /** The only models that may move over enemies, where the kind of move lets some. */
  readonly crossing?: readonly ModelRef[];
}

/** A model's part in a proposal: the way it goes from where it stands, or where it is set up. */
export type ModelMove =
  | { readonly model: ModelRef; readonly steps: readonly Step[] }
  | { readonly model: ModelRef; readonly at: Stance };

/** A whole unit's move, its models in the order in which they move. Models left out stay where they are. */
export interface MoveProposal {
  readonly models: readonly ModelMove[];
}

/** Why a move is refused: rule, section, model and place, what was measured and what would do, both in micrometres. */
export interface MoveReason extends Issue {
  readonly rule: RuleId;
  readonly source: Citation;
  readonly model?: ModelRef;
  readonly at?: Spot3;
  readonly measured?: number;
  readonly allowed?: number;
}

/** All that is wrong with it; nothing wrong is legal. `ends` is where every model of the unit comes to stand. */
export type MoveJudgement =
  | { readonly legal: true; readonly ends: readonly Ending[] }
  | { readonly legal: false; readonly reasons: readonly MoveReason[] };

export interface Ending {
  readonly model: ModelRef;
  readonly at: Stance;
}
