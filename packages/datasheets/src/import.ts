import { fail, type Issue, issue, ok, type Result } from '@umpire/kernel';
import { z } from 'zod';
import { abilityRecordSchema } from './ability.js';
import { abilityHintSchema } from './ability-hint.js';
import { erratumSchema, faqSchema, keywordListSchema } from './commentary.js';
import { type Datasheet, datasheetSchema } from './datasheet.js';
import { enhancementSchema } from './enhancement.js';
import { formationSchema } from './formation.js';
import { pointsListSchema } from './points.js';
import { armyRuleSchema, coreRuleSchema, detachmentRuleSchema } from './printed-rule.js';
import { rosterSchema } from './roster.js';
import { stratagemSchema } from './stratagem.js';
import { weaponRecordSchema } from './weapon-profile.js';

/** Anything an importer gives, by `kind`. Weapons and abilities stand in their datasheet and beside it. */
export const importRecordSchema = z.discriminatedUnion('kind', [
  datasheetSchema,
  weaponRecordSchema,
  abilityRecordSchema,
  stratagemSchema,
  detachmentRuleSchema,
  armyRuleSchema,
  coreRuleSchema,
  faqSchema,
  erratumSchema,
  keywordListSchema,
  rosterSchema,
  pointsListSchema,
  enhancementSchema,
  formationSchema,
  abilityHintSchema,
]);
export type ImportRecord = z.infer<typeof importRecordSchema>;

/** How much of the ability text the compiler understood; the compiler adds it. */
export interface Understood {
  readonly clauses: number;
  readonly compiled: number;
  readonly executable: number;
  readonly unread: readonly { readonly line: number; readonly text: string }[];
}

export interface Import {
  readonly records: readonly ImportRecord[];
  readonly issues: readonly Issue[];
  readonly understood?: Understood;
}

/** Records read back from a file or a store. Errors: `record-invalid`, with the path and what was expected. */
export function parseRecords(value: unknown): Result<readonly ImportRecord[]> {
  return parseWith(z.array(importRecordSchema).readonly(), value);
}

/** One datasheet read back. Errors: `record-invalid`. */
export function parseDatasheet(value: unknown): Result<Datasheet> {
  return parseWith(datasheetSchema, value);
}

function parseWith<T>(schema: z.ZodType<T>, value: unknown): Result<T> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return ok(parsed.data);
  return fail(
    parsed.error.issues.map(({ message, path }) =>
      issue('record-invalid', message, { path: path.map(String).join('.') }),
    ),
  );
}
