import type { RuleId } from '@umpire/effects';
import type { CoherencyRule, Length, Reach } from '@umpire/geometry';
import type { Citation } from '@umpire/kernel';
import type { MoveKind } from './move.js';

/** Keywords of models: one of them is enough. */
export type AnyOf = readonly string[] | 'all';

/** Where a sentence of the rules stands, and by which id it is known. */
export interface Ruling {
  readonly rule: RuleId;
  readonly source: Citation;
}

/** Which models on the way may be moved through. Heavy: one of `heavy`, mostly monsters and vehicles. */
type Through = 'all' | 'none' | 'not-heavy';

interface Passing {
  readonly friends: Through;
  readonly enemies: Through;
}

/** What must hold where a unit ends. Distances are from closest part to closest part. */
export type EndRule = Ruling &
  (
    | { readonly is: 'unengaged' }
    | { readonly is: 'engaged' }
    | { readonly is: 'engaged-with-every-target' }
    | { readonly is: 'engaged-with-targets-only' }
    /** Nearer than it began, to some target or to the closest. */
    | {
        readonly is: 'closer';
        readonly to: 'a-target' | 'closest-target' | 'closest-enemy';
        readonly who: 'every' | 'moved';
      }
    /** So near to a target if there is a place for it, else as it may. 0 is base contact. */
    | {
        readonly is: 'near-if-able';
        readonly within: Reach;
        readonly who: 'every' | 'moved';
        readonly to: 'a-target' | 'closest-target' | 'closest-enemy';
      }
    | { readonly is: 'contact-stays' }
    | { readonly is: 'keeps-engagements' }
    /** So far at least, the way it faced as it began, and then turned by so many tenths of a degree at most. */
    | { readonly is: 'straight-on'; readonly least: Length; readonly turns: number }
    /** Farther than this from every enemy, height aside. */
    | { readonly is: 'clear-of-enemies'; readonly by: Length }
    /** Wholly in a strip along edges, the unit along one or each model along any; or touching one where a base is too large. */
    | { readonly is: 'at-an-edge'; readonly deep: Length; readonly edges: 'one' | 'several' }
    /** Who is too large for the strip of `MoveTask.stripForLarge` touches an edge. */
    | { readonly is: 'large-at-an-edge' }
    /** `onlyIfKept`: where the task says so (`MoveTask.keepsToOwnHalf`). */
    | { readonly is: 'outside-enemy-zone'; readonly beforeRound: number; readonly onlyIfKept?: true }
    | { readonly is: 'clear-of-enemy-zone'; readonly by: Length }
    | { readonly is: 'in-own-zone' }
    | { readonly is: 'wholly-near-transport'; readonly within: Length }
    /** Of the task, where it has mates. */
    | { readonly is: 'wholly-near-a-mate' }
    /** Wholly as near to the marker of the task as that says, one model touching it. */
    | { readonly is: 'at-the-marker' }
    /** Out of an emergency: unengaged if there is such a place, else engaged; as near as there is room; left out only without any. */
    | { readonly is: 'out-of-wreck'; readonly within: Length }
    | { readonly is: 'in-range-of-objective' }
    /** Engaged with the target, or as near to it as there is a place. */
    | { readonly is: 'engaged-or-nearest' }
    /** As near to the target as there is a place. */
    | { readonly is: 'nearest' }
  );

export interface MoveRule extends Ruling {
  readonly by: 'path' | 'set-up';
  /** Models that are not heavy, and models that are. */
  readonly light: Passing;
  readonly heavy: Passing;
  /** Whether the way may lead through the engagement range of enemies: of all, of targets, of none. */
  readonly reach: 'free' | 'of-targets' | 'never';
  readonly ends: readonly EndRule[];
  /** Models may be left out, which destroys them. */
  readonly mayLeaveOut?: boolean;
  /** Who gets out keeps to the rules by which the transport arrived this turn. */
  readonly asItArrived?: true;
  /** Where it must begin. */
  readonly begins?: 'engaged' | 'unengaged' | 'in-own-zone';
  /** Enemies with the keyword are not there for units that lack the other. */
  readonly ignores?: { readonly keyword: string; readonly unless: string };
}

/** What flying models do; an edition's word for it and its price. */
export interface FlyingRule extends Ruling {
  readonly keyword: string;
  /** Whether the unit's or the model's own keyword counts. */
  readonly of: 'unit' | 'model';
  readonly kinds: readonly MoveKind[];
  /** Taken by declaring it (`MoveTask.flying`), or always. */
  readonly taken: 'declared' | 'always';
  readonly costs: Length;
  readonly vertical: 'free' | 'counts';
  readonly terrain: 'through' | 'as-others';
}

/** What ground of one sort does to models that move. */
export interface GroundRule {
  /** Who moves through its walls and blocks. */
  readonly through: AnyOf;
  /** Who moves through its floors, up and down. */
  readonly floors: AnyOf;
  /** What reaches no higher than this above where they stand, everybody crosses. */
  readonly freeHeight: Length;
  /** Who may end above the ground on it. */
  readonly above: AnyOf;
}

/** What terrain of one sort does to sight and fire. */
export interface AreaRule {
  /** Not seen through or over by models that both stand outside. */
  readonly obscures: boolean;
  /** Nothing in it, or seen through it, is fully visible. */
  readonly clouds: boolean;
  /** Who has cover by being in it. */
  readonly cover: AnyOf;
  /** Whom it covers by hiding them in part; and how near to it they must be, wholly, if that counts. */
  readonly coverBehind: AnyOf;
  readonly behindWithin?: Length;
  /** The effect that its cover is. */
  readonly coverIs: RuleId;
  /** Whether units in it may be hidden; and the option of the rule set that takes that away. */
  readonly hides: boolean;
  readonly hidesUnless?: string;
  /** Being partly hidden by it shortens detection. */
  readonly shelters: boolean;
  /** Gaps in its walls up to this height are shut to sight and to models that would end in them; 0 for none. */
  readonly shutBelow: Length;
}

export interface TerrainRule extends Ruling {
  /** The edition's name for it. */
  readonly category: string;
  readonly ground: GroundRule;
  readonly area: AreaRule;
  /** Engagement is measured round its walls and shut doors, not through them. */
  readonly seals?: true;
}

export interface HidingRule extends Ruling {
  readonly keywords: readonly string[];
  readonly detection: Length;
  readonly sheltered: Length;
}

export interface CoverRule extends Ruling {
  /** Whether all models must have it for the unit to have it, or each has it for itself. */
  readonly of: 'unit' | 'model';
  /** In area terrain: with some part, or wholly. */
  readonly inside: 'within' | 'wholly';
  /** Partly hidden from whom: the model that attacks, or any model of its unit. */
  readonly from: 'attacking-model' | 'any-model';
}

export interface PlungingRule extends Ruling {
  readonly height: Length;
  /** The keyword that does without the height, and how near the target must then be. */
  readonly towering?: { readonly keyword: string; readonly within: Length };
  /** The target has a model on the ground, or all of them. */
  readonly target: 'some-on-ground' | 'all-on-ground';
  readonly never: readonly string[];
}

/**
 * The numbers and declared properties by which editions differ on the board: data of a layer. Every judgement asks
 * these and never which edition it is.
 */
export interface BoardRules {
  readonly engagement: Ruling & { readonly reach: Reach };
  /** Coherency by how many models a unit has: the last entry that it reaches. */
  readonly coherency: Ruling & { readonly from: readonly { readonly models: number; readonly rule: CoherencyRule }[] };
  /** Which models are measured to any part of them, the others to their bases. */
  readonly measuredWhole: { readonly keywords: readonly string[]; readonly unless: readonly string[] };
  readonly heavy: readonly string[];
  /** Moved through by everybody. */
  readonly neverInTheWay: readonly string[];
  readonly moving: Ruling & {
    /** How near what is climbed must be. */
    readonly climbWithin: Length;
    readonly above: Ruling;
    readonly largeModels: Ruling;
    readonly setUp: Ruling;
    /** What the first turn on the spot costs, by base and class. */
    readonly pivots?: Ruling & { readonly round: Length; readonly other: Length; readonly heavy: Length };
  };
  readonly flying: FlyingRule;
  readonly moves: Readonly<Partial<Record<MoveKind, MoveRule>>>;
  /** By the sorts that layouts name: `ruin`, `crater`, `barricade`, … */
  readonly terrain: Readonly<Record<string, TerrainRule>>;
  readonly sight: Ruling & {
    /** Models that obscuring areas do not hide, and that see over them. */
    readonly seenOverAreas: readonly string[];
    readonly hiding?: HidingRule;
    readonly cover: CoverRule;
    readonly plunging?: PlungingRule;
  };
  readonly objectives: Ruling & {
    readonly markerWidth: Length;
    readonly range: Reach;
    readonly mayEndOn: boolean;
    /** What is summed: objective control, or one for each model. */
    readonly counts: 'objective-control' | 'models';
  };
  /** Where there are doors: how near a unit is that operates one, or contests it. */
  readonly hatchways?: Ruling & { readonly reach: Length };
  readonly reserves: Ruling & {
    /** Share of the points limit, in hundredths. */
    readonly mostOfPoints: number;
    readonly fromRound: number;
    readonly lastRound: number;
    readonly never: readonly string[];
  };
}
