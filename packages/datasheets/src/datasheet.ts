import { z } from 'zod';
import { abilitySchema } from './ability.js';
import { changeSchema } from './condition.js';
import { loadoutSchema, wargearSlotSchema } from './loadout.js';
import { modelProfileSchema } from './model-profile.js';
import { recordFields } from './record.js';
import { weaponProfileSchema } from './weapon-profile.js';

/** Keywords as printed, in capitals. */
const keywordSchema = z.string().min(1);
export type Keyword = z.infer<typeof keywordSchema>;

const line = z.int().positive();

/** `4-9 Clay Walkers`; `count` as printed. */
export const compositionSchema = z
  .object({
    model: z.string(),
    least: z.int().min(0),
    most: z.int().min(0),
    printed: z.string(),
    line,
  })
  .readonly();
export type Composition = z.infer<typeof compositionSchema>;

/** What so many models cost. Of several prices the one for the least number that is enough holds. */
export const unitCostSchema = z
  .object({
    models: z.int().positive(),
    points: z.int().min(0),
    printed: z.string(),
    /** 11th: the price of this copy of the unit and of later ones. */
    fromCopy: z.int().positive().exactOptional(),
    line,
  })
  .readonly();
export type UnitCost = z.infer<typeof unitCostSchema>;

/** One wargear option, in the page's words. */
export const wargearOptionSchema = z.object({ id: z.string(), text: z.string(), line }).readonly();
export type WargearOption = z.infer<typeof wargearOptionSchema>;

/** A unit that this one may join. */
export const attachmentSchema = z.object({ unit: z.string(), as: z.enum(['leader', 'support']), line }).readonly();
export type Attachment = z.infer<typeof attachmentSchema>;

/** Keywords that only some models of the unit have. */
export const modelKeywordsSchema = z
  .object({ model: z.string(), keywords: z.array(keywordSchema).readonly(), line })
  .readonly();
export type ModelKeywords = z.infer<typeof modelKeywordsSchema>;

/** A rule the sheet names and prints elsewhere: a stratagem of its list, a detachment rule. */
export const listedRuleSchema = z
  .object({ id: z.string(), name: z.string(), cost: z.int().exactOptional(), of: z.string().exactOptional(), line })
  .readonly();
export type ListedRule = z.infer<typeof listedRuleSchema>;

/** The printed sheet, never changed by a battle. */
export const datasheetSchema = z
  .object({
    kind: z.literal('datasheet'),
    ...recordFields,
    /** The left side of the title: a faction, or a combat patrol. */
    faction: z.string(),
    models: z.array(modelProfileSchema).readonly(),
    weapons: z.array(weaponProfileSchema).readonly(),
    abilities: z.array(abilitySchema).readonly(),
    options: z.array(wargearOptionSchema).readonly(),
    composition: z.array(compositionSchema).readonly(),
    /** 9th: the sentence on equipment and limits, as printed. */
    equipment: z.string().exactOptional(),
    costs: z.array(unitCostSchema).readonly(),
    keywords: z.array(keywordSchema).readonly(),
    factionKeywords: z.array(keywordSchema).readonly(),
    modelKeywords: z.array(modelKeywordsSchema).readonly(),
    stratagems: z.array(listedRuleSchema).readonly(),
    detachmentRules: z.array(listedRuleSchema).readonly(),
    /** Sections of the sheet this program has no fields for (LEADER, TRANSPORT …), in the page's words. */
    other: z.array(z.object({ heading: z.string(), text: z.string(), line }).readonly()).readonly(),
    // What only structured sources say; a page leaves it out.
    /** The list-building role: Battleline, Character, HQ … */
    role: z.string().exactOptional(),
    /** `legends`, `crucible`, `hidden`: how the source marks the sheet. */
    marks: z.array(z.string()).readonly().exactOptional(),
    size: z
      .object({ least: z.int().min(0), most: z.int().min(0).exactOptional() })
      .readonly()
      .exactOptional(),
    loadouts: z.array(loadoutSchema).readonly().exactOptional(),
    /** What the unit carries or may take as a whole, whichever model has it. */
    wargear: z.array(wargearSlotSchema).readonly().exactOptional(),
    attachments: z.array(attachmentSchema).readonly().exactOptional(),
    transport: z
      .object({ text: z.string(), capacity: z.int().min(0).exactOptional(), line })
      .readonly()
      .exactOptional(),
    /** Ids of the enhancements that it may take. */
    enhancements: z.array(z.string()).readonly().exactOptional(),
    /** The most of it in one army. */
    limit: z.int().min(0).exactOptional(),
    changes: z.array(changeSchema).readonly().exactOptional(),
  })
  .readonly();
export type Datasheet = z.infer<typeof datasheetSchema>;
