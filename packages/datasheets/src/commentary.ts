import { z } from 'zod';
import { recordFields } from './record.js';

/** A question and its answer; `about` is the id of the record it stands under. */
export const faqSchema = z
  .object({
    kind: z.literal('faq'),
    ...recordFields,
    about: z.string().exactOptional(),
    question: z.string(),
    answer: z.string().exactOptional(),
  })
  .readonly();
export type Faq = z.infer<typeof faqSchema>;

/** A correction: where it applies, what to do there (`Change to:`, `Add FRAME.`), and the new words if it has any. */
export const erratumSchema = z
  .object({
    kind: z.literal('erratum'),
    ...recordFields,
    about: z.string().exactOptional(),
    where: z.string(),
    change: z.string(),
    text: z.string().exactOptional(),
  })
  .readonly();
export type Erratum = z.infer<typeof erratumSchema>;

/** The heading of a list of datasheets by keyword. Page dumps lose the names and keep the roles. */
export const keywordListSchema = z
  .object({
    kind: z.literal('keyword-list'),
    ...recordFields,
    keywords: z.array(z.string()).readonly(),
    roles: z.array(z.string()).readonly(),
    datasheets: z.array(z.string()).readonly(),
  })
  .readonly();
export type KeywordList = z.infer<typeof keywordListSchema>;
