import { z } from 'zod';
import { recordFields } from './record.js';

/**
 * What an ability does, as someone else has put it into data. A hint to compare with, never played: `stage` says how far
 * it goes by its own account.
 */
export const abilityHintSchema = z
  .object({
    kind: z.literal('ability-hint'),
    ...recordFields,
    stage: z.enum(['text', 'compiled']),
    /** Ids of the datasheets, the faction or the detachment that has it. */
    units: z.array(z.string()).readonly(),
    faction: z.string().exactOptional(),
    detachment: z.string().exactOptional(),
    type: z.string().exactOptional(),
    behaviour: z.enum(['passive', 'activated', 'reactive', 'aura']).exactOptional(),
    phases: z.array(z.string()).readonly().exactOptional(),
    /** The record as it came, so that it can be given back unchanged. */
    printed: z.record(z.string(), z.unknown()).readonly(),
  })
  .readonly();
export type AbilityHint = z.infer<typeof abilityHintSchema>;
