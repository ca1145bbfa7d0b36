import { z } from 'zod';
import { recordFields } from './record.js';
import { diceSchema } from './weapon-profile.js';

/** Printed characteristics. One that the page does not print is absent, and a gap of the model says so. */
export const characteristicsSchema = z
  .object({
    /** Inches. */
    movement: z.number().exactOptional(),
    weaponSkill: z.int().exactOptional(),
    ballisticSkill: z.int().exactOptional(),
    strength: z.int().exactOptional(),
    toughness: z.int().exactOptional(),
    save: z.int().exactOptional(),
    invulnerableSave: z.int().exactOptional(),
    wounds: z.int().exactOptional(),
    attacks: diceSchema.exactOptional(),
    leadership: z.int().exactOptional(),
    objectiveControl: z.int().exactOptional(),
  })
  .readonly();
export type Characteristics = z.infer<typeof characteristicsSchema>;

/** 9th: the characteristics while so many wounds remain, both ends included. */
export const bracketSchema = z
  .object({
    from: z.int().positive(),
    to: z.int().positive(),
    characteristics: characteristicsSchema,
    line: z.int().positive(),
  })
  .readonly();
export type Bracket = z.infer<typeof bracketSchema>;

export const modelProfileSchema = z
  .object({
    ...recordFields,
    /** How many the page puts in the unit, as printed: `1`, `4-9`. */
    count: z.string().exactOptional(),
    /** `100mm`, `60x35mm`. */
    base: z.string().exactOptional(),
    characteristics: characteristicsSchema,
    /** Empty unless the profile degrades; the first bracket is the undamaged model. */
    brackets: z.array(bracketSchema).readonly(),
  })
  .readonly();
export type ModelProfile = z.infer<typeof modelProfileSchema>;
