import { lossApart, modelsLost, woundsLost } from '@umpire/dice';
import { NEVER } from '../../abilities/traits.js';
import type { Fighter, FighterLot } from './spec.js';

/** Stands and hit points that a lot loses. */
export interface Loss {
  readonly models: number;
  readonly wounds: number;
}

/** The terms in which odds tell of a lot. */
export const groupOfLot = ({ name, stands, hitPoints, lost, apart }: FighterLot) => ({
  name,
  models: stands,
  wounds: hitPoints,
  lost,
  ...(apart ? { apart } : {}),
});

/** What a lot has lost, as one number, once it loses so much more: never more than it may. */
export function lostMore(lot: FighterLot, lost: number, { models, wounds }: Loss): number {
  const { apart } = lot;
  if (!apart) return Math.min(lot.stands * lot.hitPoints, lost + wounds);
  const group = groupOfLot(lot);
  return lossApart(
    apart,
    Math.min(apart.models, modelsLost(group, lost) + models),
    Math.min(apart.wounds, woundsLost(group, lost) + wounds),
  );
}

/** By lot, the most that these duels may cost: a hit point each, more of who is hit on a location sheet. */
export function mayLose(lots: readonly FighterLot[], duels: readonly (readonly Fighter[])[]): readonly Loss[] {
  const byStand = new Map<Fighter, number>();
  for (const fighter of duels.flat()) {
    const { locationSheet, hitPoints } = lots[fighter.lot]!;
    const before = byStand.get(fighter) ?? 0;
    byStand.set(fighter, Math.min(fighter.hitPoints, before + (locationSheet ? hitPoints : 1)));
  }
  return lots.map((_, lot) => {
    const own = [...byStand].filter(([fighter]) => fighter.lot === lot);
    return {
      models: own.filter(([{ hitPoints }, wounds]) => wounds === hitPoints && hitPoints > 0).length,
      wounds: own.reduce((sum, [, wounds]) => sum + wounds, 0),
    };
  });
}

/** Whether dice follow those of the duel for a stand of this lot that loses it. */
export const hasMoreDice = ({ locationSheet, regenerationOn }: FighterLot): boolean =>
  locationSheet !== undefined || regenerationOn < NEVER;
