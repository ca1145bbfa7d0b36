import { z } from 'zod';
import { type Condition, conditionSchema } from './condition.js';

const line = z.int().positive();
const amount = z.int().min(0);

/** Something a model or unit may carry. `weapons` and `abilities` are ids on the sheet. */
export interface WargearItem {
  readonly id: string;
  readonly name: string;
  readonly least: number;
  /** Absent where the list sets no bound of its own. */
  readonly most?: number;
  /** How many are carried unless something else is chosen. */
  readonly default: number;
  readonly points?: number;
  readonly weapons: readonly string[];
  readonly abilities: readonly string[];
  /** What comes with it: fixed parts and further choices. */
  readonly slots: readonly WargearSlot[];
  /** Bounds counted over more than the bearer. */
  readonly limits?: readonly { readonly in: string; readonly least?: number; readonly most?: number }[];
  /** When it may be taken at all. */
  readonly when?: Condition;
  readonly entry?: string;
  readonly line: number;
}

/** A place for wargear: `least` and `most` of its items together. Fixed equipment has one item that must be taken. */
export interface WargearSlot {
  readonly name: string;
  readonly least: number;
  readonly most?: number;
  readonly items: readonly WargearItem[];
  readonly when?: Condition;
  readonly line: number;
}

const wargearItemSchema: z.ZodType<WargearItem> = z.lazy(() =>
  z
    .object({
      id: z.string(),
      name: z.string(),
      least: amount,
      most: amount.exactOptional(),
      default: amount,
      points: z.number().exactOptional(),
      weapons: z.array(z.string()).readonly(),
      abilities: z.array(z.string()).readonly(),
      slots: z.array(wargearSlotSchema).readonly(),
      limits: z
        .array(z.object({ in: z.string(), least: amount.exactOptional(), most: amount.exactOptional() }).readonly())
        .readonly()
        .exactOptional(),
      when: conditionSchema.exactOptional(),
      entry: z.string().exactOptional(),
      line,
    })
    .readonly(),
);

export const wargearSlotSchema: z.ZodType<WargearSlot> = z.lazy(() =>
  z
    .object({
      name: z.string(),
      least: amount,
      most: amount.exactOptional(),
      items: z.array(wargearItemSchema).readonly(),
      when: conditionSchema.exactOptional(),
      line,
    })
    .readonly(),
);

/** Models of one kind in a unit: how many there may be, and what each carries or may carry. */
export const loadoutSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    /** The row of the composition it belongs to. */
    slot: z.string(),
    /** The id of its model profile on the sheet. */
    profile: z.string().exactOptional(),
    least: amount,
    most: amount.exactOptional(),
    default: amount,
    /** What each adds to the price of the unit, its default wargear included. */
    points: z.number().exactOptional(),
    wargear: z.array(wargearSlotSchema).readonly(),
    when: conditionSchema.exactOptional(),
    entry: z.string().exactOptional(),
    line,
  })
  .readonly();
export type Loadout = z.infer<typeof loadoutSchema>;
