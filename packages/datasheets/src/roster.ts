import { z } from 'zod';
import { recordFields } from './record.js';

const count = z.int().positive();
const points = z.int().min(0);

/** Something a unit or model was given: a weapon, wargear, an enhancement. */
const selectionSchema = z
  .object({
    name: z.string(),
    count,
    points: points.exactOptional(),
    /** Ids of weapon profiles of the unit's datasheet, where it is linked; a weapon with modes has several. */
    weapons: z.array(z.string()).readonly().exactOptional(),
  })
  .readonly();
export type Selection = z.infer<typeof selectionSchema>;

/**
 * So many models alike. `wargear` counts for each of them; `shared` is spread among them in a way that the list does
 * not say, and counts for all together.
 */
const rosterModelsSchema = z
  .object({
    name: z.string(),
    count,
    wargear: z.array(selectionSchema).readonly(),
    shared: z.array(selectionSchema).readonly(),
    /** The `id` of a model profile of the unit's datasheet: its own wounds and save. */
    profile: z.string().exactOptional(),
  })
  .readonly();
export type RosterModels = z.infer<typeof rosterModelsSchema>;

const rosterUnitSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    /** With its enhancements. */
    points: points.exactOptional(),
    models: z.array(rosterModelsSchema).readonly(),
    /** What the list gives to the unit without saying which models carry it. */
    wargear: z.array(selectionSchema).readonly(),
    enhancements: z.array(selectionSchema).readonly(),
    isWarlord: z.boolean(),
    /** The `id` of the unit of this roster that it leads or supports. */
    attachedTo: z.string().exactOptional(),
    attachedAs: z.enum(['leader', 'support']).exactOptional(),
    /** The heading it stands under: a role, or a title of the player's own. */
    section: z.string().exactOptional(),
    /** Keywords the list itself prints, in capitals. */
    keywords: z.array(z.string()).readonly(),
    /** The `id` of its datasheet, where one came with the list or was matched. */
    datasheet: z.string().exactOptional(),
    lines: z.tuple([z.int().positive(), z.int().positive()]).readonly(),
  })
  .readonly();
export type RosterUnit = z.infer<typeof rosterUnitSchema>;

/** Where prices come from, as far as the list says: the program and its data, and their date. */
const pointsOriginSchema = z.object({ source: z.string(), date: z.string().exactOptional() }).readonly();
export type PointsOrigin = z.infer<typeof pointsOriginSchema>;

/** What was typed or exported. Whether it may be fielded is for `armies` to say. */
export const rosterSchema = z
  .object({
    kind: z.literal('roster'),
    ...recordFields,
    /** The format it was read as. */
    format: z.string(),
    faction: z.string().exactOptional(),
    /** A chapter or other part of the faction. */
    subfaction: z.string().exactOptional(),
    detachments: z.array(z.string()).readonly(),
    /** 11th: the force dispositions the army may take. */
    dispositions: z.array(z.string()).readonly(),
    battleSize: z.string().exactOptional(),
    points: points.exactOptional(),
    pointsLimit: points.exactOptional(),
    pointsFrom: pointsOriginSchema.exactOptional(),
    units: z.array(rosterUnitSchema).readonly(),
  })
  .readonly();
export type Roster = z.infer<typeof rosterSchema>;
