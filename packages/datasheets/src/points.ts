import { z } from 'zod';
import { attachmentSchema } from './datasheet.js';
import { recordFields } from './record.js';

/** What a unit (by its name on the list) costs at each size, or an enhancement costs. */
const pointsEntrySchema = z
  .object({
    id: z.string(),
    name: z.string(),
    of: z.enum(['unit', 'enhancement', 'detachment', 'wargear']),
    models: z.int().positive().exactOptional(),
    points: z.int().min(0),
    /** The unit whose wargear, or the detachment whose enhancement, it is. */
    owner: z.string().exactOptional(),
    /** The price of these copies of the unit. */
    copies: z.object({ from: z.int().positive(), to: z.int().positive().exactOptional() }).readonly().exactOptional(),
    /** The price of each, to be added to the unit's. */
    isAddition: z.literal(true).exactOptional(),
    /** The units that it may join. */
    attachments: z.array(attachmentSchema).readonly().exactOptional(),
    /** Where the price holds only sometimes, in the list's words. */
    note: z.string().exactOptional(),
  })
  .readonly();
export type PointsEntry = z.infer<typeof pointsEntrySchema>;

/** A list of prices, apart from the datasheets they belong to. */
export const pointsListSchema = z
  .object({
    kind: z.literal('points'),
    ...recordFields,
    faction: z.string().exactOptional(),
    date: z.string().exactOptional(),
    entries: z.array(pointsEntrySchema).readonly(),
  })
  .readonly();
export type PointsList = z.infer<typeof pointsListSchema>;
