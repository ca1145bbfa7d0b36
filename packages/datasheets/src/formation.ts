import { z } from 'zod';
import { changeSchema } from './condition.js';
import { loadoutSchema, wargearSlotSchema } from './loadout.js';
import { recordFields } from './record.js';

/** A row of characteristics as printed: a stand's, or one of a weapon's. */
const standProfileSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    /** `Unit`, `Necron Weapons` … : the table it is a row of. */
    table: z.string(),
    cells: z.array(z.object({ name: z.string(), text: z.string() }).readonly()).readonly(),
    line: z.int().positive(),
  })
  .readonly();
export type StandProfile = z.infer<typeof standProfileSchema>;

/** NetEpic: what is bought as one card, with its stands. */
export const formationSchema = z
  .object({
    kind: z.literal('formation'),
    ...recordFields,
    faction: z.string(),
    /** `Company Card`, `Support Card`, `Special Card` … */
    card: z.string().exactOptional(),
    keywords: z.array(z.string()).readonly(),
    points: z.number().exactOptional(),
    /** Break point, victory points and whatever else it is given, as named. */
    numbers: z.array(z.object({ name: z.string(), value: z.number() }).readonly()).readonly(),
    stands: z.array(loadoutSchema).readonly(),
    options: z.array(wargearSlotSchema).readonly(),
    profiles: z.array(standProfileSchema).readonly(),
    rules: z
      .array(z.object({ id: z.string(), name: z.string(), text: z.string(), line: z.int().positive() }).readonly())
      .readonly(),
    changes: z.array(changeSchema).readonly().exactOptional(),
  })
  .readonly();
export type Formation = z.infer<typeof formationSchema>;
