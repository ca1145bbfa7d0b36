import { z } from 'zod';

/**
 * What must hold in a list before a price, a choice or a number counts. `id` is the id of an entry, category, force or
 * catalogue in the file it came from, `what` its name; `in` is the part of the list that is looked at: `unit`, `model`,
 * `parent`, `force`, `roster`, `army` (which catalogue the army is of), or the name of an entry.
 */
export type Condition =
  | { readonly kind: 'all' | 'any'; readonly of: readonly Condition[] }
  | { readonly kind: 'some'; readonly least: number; readonly of: readonly Condition[] }
  | {
      readonly kind: 'count';
      readonly what: string;
      readonly id: string;
      readonly in: string;
      readonly least?: number;
      readonly most?: number;
      /** A cost is summed instead of selections counted. */
      readonly cost?: string;
    }
  | {
      readonly kind: 'belongs';
      readonly what: string;
      readonly id: string;
      readonly in: string;
      readonly not?: true;
    }
  /** So many copies of the same unit stand before this one in the list. */
  | { readonly kind: 'earlier-copies'; readonly least?: number; readonly most?: number };

const bounds = { least: z.number().exactOptional(), most: z.number().exactOptional() };

export const conditionSchema: z.ZodType<Condition> = z.lazy(() =>
  z.discriminatedUnion('kind', [
    z.object({ kind: z.enum(['all', 'any']), of: z.array(conditionSchema).readonly() }).readonly(),
    z.object({ kind: z.literal('some'), least: z.number(), of: z.array(conditionSchema).readonly() }).readonly(),
    z
      .object({
        kind: z.literal('count'),
        what: z.string(),
        id: z.string(),
        in: z.string(),
        ...bounds,
        cost: z.string().exactOptional(),
      })
      .readonly(),
    z
      .object({
        kind: z.literal('belongs'),
        what: z.string(),
        id: z.string(),
        in: z.string(),
        not: z.literal(true).exactOptional(),
      })
      .readonly(),
    z.object({ kind: z.literal('earlier-copies'), ...bounds }).readonly(),
  ]),
);

/** A change of something on a sheet that depends on the rest of the list. Without `when` it depends on a choice alone. */
export const changeSchema = z
  .object({
    /** What is changed; `ids` are those of the sheet's models, weapons, abilities or wargear, or empty for the sheet. */
    of: z.enum(['datasheet', 'model', 'weapon', 'ability', 'wargear']),
    ids: z.array(z.string()).readonly(),
    /** `toughness`, `range`, `keyword`, `points`, `name`, `hidden`, `least`, `most` … */
    field: z.string(),
    how: z.enum([
      'set',
      'add',
      'remove',
      'increase',
      'decrease',
      'multiply',
      'divide',
      'append',
      'replace',
      'at-least',
      'at-most',
    ]),
    value: z.string(),
    /** `replace`: the words that go. */
    from: z.string().exactOptional(),
    when: conditionSchema.exactOptional(),
    /** Once for every so many of these. */
    each: z
      .object({ every: z.number(), times: z.number(), what: z.string(), id: z.string(), in: z.string() })
      .readonly()
      .exactOptional(),
    line: z.int().positive(),
  })
  .readonly();
export type Change = z.infer<typeof changeSchema>;
