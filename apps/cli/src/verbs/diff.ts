import { compareBlocks, diffBlocks } from '@umpire/views';
import { answer, type Context, refuse, type Status } from '../context.js';
import { parseSettings } from '../rule-set.js';
import { type Asked, answerAll, readDocuments, type Told } from './scenarios.js';

export interface DiffOptions {
  readonly set?: readonly string[];
  readonly odds?: readonly string[];
}

/** What differs between two rule sets, and what that does to scenarios. The options of `--set` are laid on B. */
export async function diff(context: Context, [a, b]: readonly [string, string], options: DiffOptions): Promise<Status> {
  const settings = parseSettings(options.set ?? []);
  if (!settings.ok) return refuse(context, settings.error);
  const set = settings.value;
  const found = await context.services.diff({ edition: a, set: {} }, { edition: b, set });
  if (!found.ok) return refuse(context, found.error);
  const { documents, issues: unread } = await readDocuments(options.odds ?? []);
  if (unread.length > 0) return refuse(context, unread);
  const pairs: (readonly Told[])[] = [];
  for (const document of documents) {
    const asked: Asked[] = [
      { label: a, document, override: { edition: a, set: {} } },
      { label: b, document, override: { edition: b, set } },
    ];
    const { told, issues } = await answerAll(context, asked, { kind: 'exact' });
    if (issues.length > 0) return refuse(context, issues);
    pairs.push(told);
  }
  const odds = pairs.map((pair, i) => ({ scenario: documents[i]?.file, a: pair[0]?.answer, b: pair[1]?.answer }));
  const differences = found.value.differences.map((one) => ({ ...one, a: one.a ?? null, b: one.b ?? null }));
  answer(context, { ...found.value, differences, ...(odds.length === 0 ? {} : { odds }) }, () => [
    ...diffBlocks(found.value, context.voice),
    ...pairs.flatMap((pair) => compareBlocks(pair, context.voice)),
  ]);
  return 0;
}
