export { allAbilities, tableAbilities } from './abilities/index.js';
export { abilityNamed, parseAbilities, parseAbility } from './abilities/parse-ability.js';
export { abilityTableIssues } from './abilities/table-issues.js';
export {
  isAntiAircraft,
  NEVER,
  type StandTraits,
  standTraitsOf,
  type WeaponTraits,
  weaponTraitsOf,
} from './abilities/traits.js';
export { layers } from './edition/layers.js';
export { armies, sheets } from './facts/index.js';
export { type MusteredArmy, muster } from './muster/muster.js';
export { abilityAnswer, musterAnswer } from './muster/muster-answer.js';
export type { MusterReason } from './muster/reasons.js';
export { netepic } from './system.js';
export { type EpicEvent, isNote, type Note } from './table/event.js';
export { defaultGround, type Ground, openGround, patch, type Terrain } from './table/ground.js';
export { battleOptions, type Rulings, rulingsOf } from './table/rulings.js';
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
export type { Table } from './table/table.js';
export { epicBattles } from './turn/battle-system.js';
export { epicGame, type GameParts } from './turn/game.js';
export type { Position } from './turn/position.js';
