import { z } from 'zod';

/** Where a record stands in the file it came from; both lines count from one and belong to it. */
export const sourceSchema = z
  .object({
    file: z.string(),
    lines: z.tuple([z.int().positive(), z.int().positive()]).readonly(),
    /** The id of the entry, where the format has ids. */
    entry: z.string().exactOptional(),
  })
  .readonly();
export type Source = z.infer<typeof sourceSchema>;

/**
 * Something the page should say and does not. `code` is the code of the issue that reports it; `what` names the
 * missing fields. A record with a gap in its text must never be taken for the whole rule.
 */
export const gapSchema = z
  .object({
    code: z.string(),
    line: z.int().positive().exactOptional(),
    what: z.array(z.string()).readonly().exactOptional(),
  })
  .readonly();
export type Gap = z.infer<typeof gapSchema>;

/** Text as printed, bullets as lines that begin with `- `. */
export const passageSchema = z
  .object({ text: z.string(), lines: z.tuple([z.int().positive(), z.int().positive()]).readonly() })
  .readonly();
export type Passage = z.infer<typeof passageSchema>;

/** What every record has, whatever its kind. */
export const recordFields = {
  id: z.string().min(1),
  name: z.string(),
  edition: z.string().min(1),
  source: sourceSchema,
  gaps: z.array(gapSchema).readonly(),
};
