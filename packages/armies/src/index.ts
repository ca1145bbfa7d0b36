export type {
  Army,
  ArmyAbility,
  ArmyDetachment,
  ArmyEnhancement,
  ArmyModel,
  ArmyUnit,
  ArmyWeapon,
  Characteristics,
  Origin,
  Room,
  Transport,
  UnitId,
  WeaponLine,
} from './army.js';
export { type ArmyList, armyListSchema, type ListedModels, type ListedUnit, readArmyList } from './army-list.js';
export { type Base, ovalBase, printBase, roundBase } from './base.js';
export type {
  ArmyBook,
  ArmySheet,
  Bearing,
  BookDetachment,
  BookEnhancement,
  BookFaction,
  Joining,
  Price,
  SheetModel,
  Wargear,
  WargearChoice,
  WargearOption,
} from './book.js';
export { type FromRoster, listFromRoster } from './from-roster.js';
export type { Illegal } from './illegal.js';
export { type Muster, muster } from './muster.js';
export type { BattleSize, MusterNumbers, MusterRule } from './numbers.js';
export { type OwnBook, type OwnRule, withOwn } from './own-book.js';
