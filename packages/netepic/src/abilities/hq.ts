import { epicAbility, table } from './ability.js';

export const hq = epicAbility({
  id: 'hq',
  name: { fr: 'QG', en: 'HQ' },
  also: ['Quartier Général', 'QG, Quartier Général'],
  source: { ...table('AB-22'), ruling: 'G-17' },
  summary:
    'After all losses, a stand of its class within 6 cm may die in its place, once for each failed save; not in close assault.',
  stand: () => ({ mayBeSacrificedFor: true }),
  inAttack: true,
});

/** cm. */
const SACRIFICE_RANGE = 6;

export interface Victim {
  readonly pinningClass: number;
  /** cm to the HQ. */
  readonly distance: number;
  /** Alive and on the table once the losses are off; no HQ that is itself doomed (AB-22.6). */
  readonly isAlive: boolean;
  readonly isDoomed: boolean;
}

export const maySacrifice = (victim: Victim, headquarters: { readonly pinningClass: number }): boolean =>
  victim.isAlive &&
  !victim.isDoomed &&
  victim.pinningClass === headquarters.pinningClass &&
  victim.distance <= SACRIFICE_RANGE;
