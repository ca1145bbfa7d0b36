export {
  type Ability,
  type AbilityPlace,
  type AbilityRecord,
  abilityPlaceSchema,
  abilityRecordSchema,
  abilitySchema,
} from './ability.js';
export { type AbilityHint, abilityHintSchema } from './ability-hint.js';
export {
  type Erratum,
  erratumSchema,
  type Faq,
  faqSchema,
  type KeywordList,
  keywordListSchema,
} from './commentary.js';
export { type Change, type Condition, changeSchema, conditionSchema } from './condition.js';
export {
  type Attachment,
  type Composition,
  type Datasheet,
  datasheetSchema,
  type Keyword,
  type ListedRule,
  type ModelKeywords,
  type UnitCost,
  type WargearOption,
} from './datasheet.js';
export { type Enhancement, enhancementSchema } from './enhancement.js';
export { type Formation, formationSchema, type StandProfile } from './formation.js';
export {
  type Import,
  type ImportRecord,
  importRecordSchema,
  parseDatasheet,
  parseRecords,
  type Understood,
} from './import.js';
export { type Loadout, loadoutSchema, type WargearItem, type WargearSlot } from './loadout.js';
export {
  type Bracket,
  type Characteristics,
  characteristicsSchema,
  type ModelProfile,
  modelProfileSchema,
} from './model-profile.js';
export { type PointsEntry, type PointsList, pointsListSchema } from './points.js';
export {
  type ArmyRule,
  armyRuleSchema,
  type CoreRule,
  type CoreRuleTopic,
  coreRuleSchema,
  type DetachmentRule,
  detachmentRuleSchema,
  type Paragraph,
  type RulePart,
} from './printed-rule.js';
export { type Gap, gapSchema, type Passage, passageSchema, type Source, sourceSchema } from './record.js';
export {
  type PointsOrigin,
  type Roster,
  type RosterModels,
  type RosterUnit,
  rosterSchema,
  type Selection,
} from './roster.js';
export { ruleText, stratagemText } from './rule-text.js';
export { type Stratagem, stratagemSchema } from './stratagem.js';
export {
  diceSchema,
  strengthSchema,
  type WeaponAbility,
  type WeaponProfile,
  type WeaponRecord,
  type WeaponStrength,
  weaponAbilitySchema,
  weaponProfileSchema,
  weaponRecordSchema,
} from './weapon-profile.js';
