import type { Issue } from '@umpire/kernel';
import { type Answer, conditionWords, oneLine, voiceFor } from '@umpire/views';
import type { Context } from '../context.js';
import type { JsonDocument } from '../json-document.js';
import { readDocument } from '../read-file.js';
import type { RuleSetOverride, Want } from '../services.js';

export interface Asked {
  readonly label: string;
  readonly document: JsonDocument;
  readonly override: RuleSetOverride;
}

export type Way =
  | { readonly kind: 'exact'; readonly want?: readonly Want[] }
  | { readonly kind: 'estimate'; readonly want?: readonly Want[]; readonly trials: number; readonly seed: string };

export interface Told {
  readonly label: string;
  readonly answer: Answer;
  /** The line to paste in chat. */
  readonly line: string;
}

/** Reads the files; every one that cannot be read is reported, not only the first. */
export async function readDocuments(
  files: readonly string[],
): Promise<{ readonly documents: readonly JsonDocument[]; readonly issues: readonly Issue[] }> {
  const documents: JsonDocument[] = [];
  const issues: Issue[] = [];
  for (const file of files) {
    const read = await readDocument(file);
    if (read.ok) documents.push(read.value);
    else issues.push(...read.error);
  }
  return { documents, issues };
}

/** Answers in the order asked, or every issue with the line it stands on. */
export async function answerAll(
  context: Context,
  asked: readonly Asked[],
  way: Way,
): Promise<{ readonly told: readonly Told[]; readonly issues: readonly Issue[] }> {
  const told: Told[] = [];
  const issues: Issue[] = [];
  for (const one of asked) {
    const found = await answerOne(context, one, way);
    if ('issues' in found) issues.push(...one.document.locate(found.issues));
    else told.push(found);
  }
  return { told, issues };
}

async function answerOne(
  { services, voice }: Context,
  { label, document, override }: Asked,
  way: Way,
): Promise<Told | { readonly issues: readonly Issue[] }> {
  const scenario = await services.readScenario(document.value, override);
  if (!scenario.ok) return { issues: scenario.error };
  const want = way.want === undefined ? {} : { want: way.want };
  const found =
    way.kind === 'exact'
      ? await services.exactOdds(scenario.value, want)
      : await services.estimateOdds(scenario.value, { trials: way.trials, seed: way.seed, ...want });
  if (!found.ok) return { issues: 'code' in found.error ? [found.error] : found.error };
  const conditions = conditionWords(conditionsOf(document.value), voiceFor(voice, found.value));
  return { label, answer: found.value, line: oneLine(found.value, voice, { conditions }) };
}

const conditionsOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'conditions' in value ? value.conditions : undefined;
