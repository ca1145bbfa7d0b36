import type { Ability } from '../table/stand.js';
import type { EpicRule } from './ability.js';

/** What the abilities of a stand come to. Others ask for these and for no ability by its name. */
export interface StandTraits {
  readonly hitPoints: number;
  /** The lowest face that saves a hit point about to be lost; 7: none does. */
  readonly regenerationOn: number;
  /** 7: none. */
  readonly psychicSave: number;
  readonly organicMetal: number;
  readonly energyShields: number;
  /** Re-rolls that it brings to its detachment; none: it is not Elite. */
  readonly elite: number;
  readonly closeDefence: number;
  readonly transport: number;
  /** The highest pinning class that may come through; 0: it is no portal. */
  readonly portal: number;
  readonly cancelsDamage: boolean;
  /** Neither flank nor rear weighs on its save. */
  readonly noFlank: boolean;
  /** Its flanks do not; its rear does. */
  readonly hasSideArmour: boolean;
  readonly isInorganic: boolean;
  readonly mayBeSacrificedFor: boolean;
  readonly causesFear: boolean;
  readonly causesTerror: boolean;
  readonly leads: boolean;
  readonly isHardToHit: boolean;
  readonly isFlyer: boolean;
  readonly isFloater: boolean;
  readonly isSkimmer: boolean;
  readonly isHeavySkimmer: boolean;
  readonly hasJumpPacks: boolean;
  readonly isAgile: boolean;
  readonly isFearless: boolean;
  readonly isOutcast: boolean;
  readonly isAttached: boolean;
  readonly isCommandUnit: boolean;
  readonly isMasterStrategist: boolean;
  readonly infiltrates: boolean;
  readonly teleports: boolean;
  readonly deepStrikes: boolean;
  /** On a stand: of all its weapons, close defence excepted (AB-01.10). */
  readonly antiAircraft: boolean;
}

export interface WeaponTraits {
  /** Hit points that a failed save costs beyond the first. */
  readonly damage: number;
  readonly antiAircraft: boolean;
  readonly allRound: boolean;
  readonly ignoresCover: boolean;
  /** Diameter in cm. */
  readonly template: number | 'flame' | undefined;
  /** The target save modifier of the save that a building makes, 0 or less; undefined: buildings are not destroyed. */
  readonly destroysBuildings: number | undefined;
  readonly damagesBuildings: boolean;
  readonly psychic: 'physical' | 'ethereal' | undefined;
  readonly isBiological: boolean;
  readonly removesFromReality: boolean;
}

/** 7: on no face of a die. */
export const NEVER = 7;

export const noStandTraits: StandTraits = {
  hitPoints: 1,
  regenerationOn: NEVER,
  psychicSave: NEVER,
  organicMetal: 0,
  energyShields: 0,
  elite: 0,
  closeDefence: 0,
  transport: 0,
  portal: 0,
  cancelsDamage: false,
  noFlank: false,
  hasSideArmour: false,
  isInorganic: false,
  mayBeSacrificedFor: false,
  causesFear: false,
  causesTerror: false,
  leads: false,
  isHardToHit: false,
  isFlyer: false,
  isFloater: false,
  isSkimmer: false,
  isHeavySkimmer: false,
  hasJumpPacks: false,
  isAgile: false,
  isFearless: false,
  isOutcast: false,
  isAttached: false,
  isCommandUnit: false,
  isMasterStrategist: false,
  infiltrates: false,
  teleports: false,
  deepStrikes: false,
  antiAircraft: false,
};

export const noWeaponTraits: WeaponTraits = {
  damage: 0,
  antiAircraft: false,
  allRound: false,
  ignoresCover: false,
  template: undefined,
  destroysBuildings: undefined,
  damagesBuildings: false,
  psychic: undefined,
  isBiological: false,
  removesFromReality: false,
};

/** Abilities in force, by id. */
export type Abilities = ReadonlyMap<string, EpicRule>;

/** `charging`: what a stand has only while its order is Charge counts too. */
export function standTraitsOf(
  of: { readonly abilities: readonly Ability[]; readonly hitPoints?: number },
  rules: Abilities,
  { charging = false }: { readonly charging?: boolean } = {},
): StandTraits {
  const start: StandTraits = { ...noStandTraits, hitPoints: of.hitPoints ?? 1 };
  return of.abilities.reduce((traits, ability) => {
    if (ability.while === 'charge' && !charging) return traits;
    const gives = rules.get(ability.id)?.native?.stand;
    return gives ? merged(traits, gives(typeof ability.value === 'number' ? ability.value : 0)) : traits;
  }, start);
}

export function weaponTraitsOf(of: { readonly abilities: readonly Ability[] }, rules: Abilities): WeaponTraits {
  const given = of.abilities.map(({ id, value = 0 }) => rules.get(id)?.native?.weapon?.(value) ?? {});
  return Object.assign({}, noWeaponTraits, ...given);
}

/** Several sources of one save or of regeneration: the best one, once (AB-23.3, AB-25.3). */
const merged = (traits: StandTraits, more: Partial<StandTraits>): StandTraits => ({
  ...traits,
  ...more,
  regenerationOn: Math.min(traits.regenerationOn, more.regenerationOn ?? NEVER),
  psychicSave: Math.min(traits.psychicSave, more.psychicSave ?? NEVER),
});

/** Whether a weapon shoots by the ability of its own or of its stand (AB-01.10). */
export const isAntiAircraft = (weapon: WeaponTraits, stand: StandTraits): boolean =>
  weapon.antiAircraft || stand.antiAircraft;
