import type { StandTraits, WeaponTraits } from '../abilities/traits.js';

/** Hit points that one failed save costs, before regeneration (DMG-1, AB-06, AB-17); on a location sheet the damage roll says. */
export const woundsOf = (
  { damage }: Pick<WeaponTraits, 'damage'>,
  { cancelsDamage }: Pick<StandTraits, 'cancelsDamage'>,
): number => (cancelsDamage ? 1 : 1 + damage);

/** What the attacker may add to a damage roll (AB-06.2, AB-17). */
export const damageBonus = (
  { damage }: Pick<WeaponTraits, 'damage'>,
  { cancelsDamage }: Pick<StandTraits, 'cancelsDamage'>,
): number => (cancelsDamage ? 0 : damage);

/** Dice that save a hit point each (AB-23.1). */
export const pointsSaved = (faces: readonly number[], regenerationOn: number): number =>
  faces.filter((face) => face >= regenerationOn).length;
