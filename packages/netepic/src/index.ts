export { allAbilities, tableAbilities } from './abilities/index.js';
export { parseAbilities, parseAbility } from './abilities/parse-ability.js';
export {
  isAntiAircraft,
  NEVER,
  type StandTraits,
  standTraitsOf,
  type WeaponTraits,
  weaponTraitsOf,
} from './abilities/traits.js';
export { armies, sheets } from './facts/index.js';
export {
  type Ability,
  type AbilityId,
  type ArmyFacts,
  abilityIds,
  abilityOf,
  type DetachmentFacts,
  type FormationFacts,
  type FormationKind,
  hasAbility,
  type LocationSheet,
  type PinningClass,
  type Silhouette,
  type StandName,
  type StandSheet,
  type TargetSaveModifier,
  type Track,
  tracks,
  type Weapon,
  type WeaponProfile,
  type Words,
  type Zone,
} from './table/stand.js';
