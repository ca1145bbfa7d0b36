import { hasAirFeature, type InTheAir } from '../abilities/anti-aircraft.js';
import type { StandTraits, WeaponTraits } from '../abilities/traits.js';
import type { AttackRulings } from './rulings.js';

/** 0 none, 1 light, 2 heavy, 3 fortified: the worst that the target is in (section 6.1). */
export type Cover = 0 | 1 | 2 | 3;
export type Reaction = 'interception' | 'counter-charge';

/** One die at one target: all that the score asks. */
export interface Aim {
  /** As printed; that of close defence has the penalty of the reaction in it. */
  readonly toHit: number;
  readonly weapon: Pick<WeaponTraits, 'ignoresCover' | 'template'>;
  /** It shoots as a weapon against aircraft (AB-01.6). */
  readonly usesAntiAircraft: boolean;
  readonly target: InTheAir & { readonly traits: Pick<StandTraits, 'isHardToHit'> };
  readonly cover: Cover;
  /** Every cover that it has, where several count (G-34). */
  readonly covers?: readonly Cover[];
  readonly reaction?: Reaction;
  readonly isCloseDefence?: boolean;
  /** The shooter is engaged, not pinned, less than three classes above its opponents, and its assault is not resolved (ENG-7). */
  readonly shooterIsEngaged?: boolean;
  /** The target is engaged with a friend of the shooter, and not three classes above all its opponents (SHT-9). */
  readonly intoAssault?: boolean;
  /** The target is in contact with the shooter itself. */
  readonly atOwnOpponent?: boolean;
}

export type PenaltyReason =
  | 'cover'
  | 'interception'
  | 'counter-charge'
  | 'hard-to-hit'
  | 'hard-target'
  | 'anti-aircraft'
  | 'engaged'
  | 'into-assault';

/** So many points harder, and why. */
export interface Penalty {
  readonly reason: PenaltyReason;
  readonly by: number;
}

const coverPenaltyOf = ({ cover, covers }: Aim, { coverPenalty, severalCovers }: AttackRulings): number =>
  severalCovers === 'added' && covers !== undefined
    ? covers.reduce((sum: number, one) => sum + coverPenalty[one], 0)
    : coverPenalty[cover];

/** What makes the shot harder, in the order of section 6.1; what comes to nothing is left out. */
export function penaltiesOf(aim: Aim, rulings: AttackRulings): readonly Penalty[] {
  const { target, weapon, usesAntiAircraft } = aim;
  const isIntercepting = aim.reaction === 'interception' && !usesAntiAircraft && !aim.isCloseDefence;
  const isCountering = aim.reaction === 'counter-charge' && !aim.isCloseDefence;
  const all: readonly Penalty[] = [
    { reason: 'cover', by: weapon.ignoresCover ? 0 : coverPenaltyOf(aim, rulings) },
    { reason: 'interception', by: isIntercepting ? rulings.interceptionPenalty : 0 },
    { reason: 'counter-charge', by: isCountering ? rulings.counterChargePenalty : 0 },
    {
      reason: 'hard-to-hit',
      by: target.traits.isHardToHit && weapon.template === undefined ? rulings.hardToHitPenalty : 0,
    },
    { reason: 'hard-target', by: target.traits.isFlyer && !usesAntiAircraft ? rulings.hardTargetPenalty : 0 },
    { reason: 'anti-aircraft', by: usesAntiAircraft && !hasAirFeature(target) ? 2 : 0 },
    { reason: 'engaged', by: aim.shooterIsEngaged === true ? 1 : 0 },
    // a stand that fires at its own opponents takes the penalty of an engaged shooter only
    {
      reason: 'into-assault',
      by: aim.intoAssault === true && (aim.atOwnOpponent !== true || rulings.ownOpponentsCountTwice) ? 1 : 0,
    },
  ];
  return all.filter(({ by }) => by > 0);
}

/** The score needed after all penalties: 2 at the least (SHT-7). */
export const scoreNeeded = (aim: Aim, rulings: AttackRulings): number =>
  Math.max(
    2,
    penaltiesOf(aim, rulings).reduce((sum, { by }) => sum + by, aim.toHit),
  );

/** Faces needed: of the die, and of a second one that follows a natural 6; nothing: it cannot be reached (SHT-8). */
export interface Score {
  readonly on: number;
  readonly then?: number;
}

export function scoreOf(needed: number, { scoresAboveSix }: Pick<AttackRulings, 'scoresAboveSix'>): Score | undefined {
  if (needed <= 6) return { on: Math.max(2, needed) };
  if (scoresAboveSix === 'natural-six') return { on: 6 };
  return scoresAboveSix === 'never' || needed > 9 ? undefined : { on: 6, then: needed - 3 };
}
