import { epicAbility, table } from './ability.js';
import type { StandTraits } from './traits.js';

export const antiAircraft = epicAbility({
  id: 'anti-aircraft',
  name: { fr: 'Anti-Aérien (AA)', en: 'Anti-Aircraft' },
  also: ['AA', 'Anti-Aérien', 'Anti-Aircraft (AA)'],
  source: table('AB-01'),
  summary:
    'Intercepts without penalty, all round, and Flyers are no hard target; −2 against what has nothing to do with the air.',
  stand: () => ({ antiAircraft: true }),
  weapon: () => ({ antiAircraft: true, allRound: true }),
  inAttack: true,
});

/** Where a target is while it is shot at, as far as weapons against aircraft ask. */
export interface InTheAir {
  readonly pinningClass: number;
  readonly traits: Pick<StandTraits, 'isFlyer' | 'isFloater' | 'isSkimmer' | 'hasJumpPacks'>;
  /** In a pop-up attack, until the End phase. */
  readonly isPoppedUp: boolean;
  /** Moving, at this point of its move, over terrain that it could not cross on the ground (AB-01.8). */
  readonly isOverTerrain: boolean;
}

/** Whether a target has at least one air feature (AB-01.4). */
export const hasAirFeature = ({ pinningClass, traits, isPoppedUp, isOverTerrain }: InTheAir): boolean =>
  traits.isFlyer ||
  traits.isFloater ||
  pinningClass >= 5 ||
  (traits.isSkimmer && (isPoppedUp || isOverTerrain)) ||
  (traits.hasJumpPacks && isOverTerrain);

/** A skimmer uses its weapons against aircraft or pops up, never both in one activation (AB-01.6). */
export type AirWay = 'anti-aircraft' | 'pop-up';
export const usesAntiAircraft = (ways: readonly AirWay[]): boolean =>
  ways.includes('anti-aircraft') && !ways.includes('pop-up');
