import { z } from 'zod';
import { recordFields } from './record.js';

const count = z.int().positive();

/** Something a unit or model was given: a weapon, an enhancement, the warlord's mark. */
const selectionSchema = z.object({ name: z.string(), count, points: z.int().min(0).exactOptional() }).readonly();
export type Selection = z.infer<typeof selectionSchema>;

/** So many models alike, with what each of them carries. */
const rosterModelsSchema = z
  .object({ name: z.string(), count, wargear: z.array(selectionSchema).readonly() })
  .readonly();
export type RosterModels = z.infer<typeof rosterModelsSchema>;

const rosterUnitSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    points: z.int().min(0).exactOptional(),
    models: z.array(rosterModelsSchema).readonly(),
    /** What the text gives to the unit without saying which models carry it. */
    wargear: z.array(selectionSchema).readonly(),
    enhancements: z.array(selectionSchema).readonly(),
    isWarlord: z.boolean(),
    /** The `id` of the unit of this roster that it leads or supports. */
    attachedTo: z.string().exactOptional(),
    lines: z.tuple([z.int().positive(), z.int().positive()]).readonly(),
  })
  .readonly();
export type RosterUnit = z.infer<typeof rosterUnitSchema>;

/** What was typed or exported. Whether it may be fielded is for `armies` to say. */
export const rosterSchema = z
  .object({
    kind: z.literal('roster'),
    ...recordFields,
    /** The format it was read as. */
    format: z.string(),
    faction: z.string().exactOptional(),
    detachments: z.array(z.string()).readonly(),
    battleSize: z.string().exactOptional(),
    points: z.int().min(0).exactOptional(),
    pointsLimit: z.int().min(0).exactOptional(),
    units: z.array(rosterUnitSchema).readonly(),
  })
  .readonly();
export type Roster = z.infer<typeof rosterSchema>;
