import { z } from 'zod';
import { passageSchema, recordFields } from './record.js';

export const stratagemSchema = z
  .object({
    kind: z.literal('stratagem'),
    ...recordFields,
    /** Command points; the first price where several are printed. */
    cost: z.int().min(0),
    /** Every printed price, where the stratagem says which of them holds (9th: 2CP/1CP). */
    costs: z.array(z.int().min(0)).readonly().exactOptional(),
    /** `core`, `boarding-actions`, `detachment` (10th, 11th), `faction` (9th). */
    group: z.enum(['core', 'boarding-actions', 'detachment', 'faction']),
    /** The detachment or, in 9th, the faction or subfaction that has it. */
    detachment: z.string().exactOptional(),
    /** Battle Tactic, Epic Deed, Strategic Ploy, Wargear, …; 11th prints none for core stratagems. */
    type: z.string().exactOptional(),
    /** 11th: the number of the paragraph. */
    section: z.string().exactOptional(),
    flavour: z.string().exactOptional(),
    when: passageSchema.exactOptional(),
    target: passageSchema.exactOptional(),
    effect: passageSchema.exactOptional(),
    restrictions: passageSchema.exactOptional(),
    /** Other names of the same stratagem, as ids. */
    aliases: z.array(z.string()).readonly(),
    /** Conditions that the stratagem puts units in, as ids. */
    states: z.array(z.string()).readonly(),
    /** Named by the page, printed elsewhere. */
    referenced: z.literal(true).exactOptional(),
  })
  .readonly();
export type Stratagem = z.infer<typeof stratagemSchema>;
