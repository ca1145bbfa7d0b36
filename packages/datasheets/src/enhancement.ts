import { z } from 'zod';
import { conditionSchema } from './condition.js';
import { recordFields } from './record.js';

/** An upgrade that a detachment offers to a character, or in the 11th edition to a unit. */
export const enhancementSchema = z
  .object({
    kind: z.literal('enhancement'),
    ...recordFields,
    faction: z.string().exactOptional(),
    /** The detachments that have it; empty where the source does not say. */
    detachments: z.array(z.string()).readonly(),
    points: z.number().exactOptional(),
    /** `upgrade` is for a unit, not a character. */
    type: z.enum(['enhancement', 'upgrade']),
    /** As printed. */
    text: z.string().exactOptional(),
    /** What it gives besides words: ids are those of weapon records. */
    weapons: z.array(z.string()).readonly(),
    /** Names of the datasheets that may take it, where the source lists them. */
    units: z.array(z.string()).readonly(),
    when: conditionSchema.exactOptional(),
  })
  .readonly();
export type Enhancement = z.infer<typeof enhancementSchema>;
