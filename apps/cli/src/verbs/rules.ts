import type { Issue } from '@umpire/kernel';
import { type RulesReport, rulesBlocks } from '@umpire/views';
import { answer, type Context, oneOrList, report, type Status } from '../context.js';
import { LARGEST_IMPORT, readBytes } from '../read-file.js';

/** Every rule named in each document. */
export async function rules(
  context: Context,
  files: readonly string[],
  { edition }: { readonly edition?: string },
): Promise<Status> {
  const reports: RulesReport[] = [];
  const issues: Issue[] = [];
  for (const file of files) {
    const bytes = await readBytes(file, LARGEST_IMPORT);
    const found = bytes.ok
      ? await context.services.rulesReport({ name: file, bytes: bytes.value }, edition === undefined ? {} : { edition })
      : bytes;
    if (found.ok) reports.push(found.value);
    else issues.push(...found.error);
  }
  if (reports.length > 0)
    answer(context, oneOrList(reports), () => reports.flatMap((one) => rulesBlocks(one, context.voice)));
  report(context, issues);
  return issues.length > 0 ? 2 : 0;
}
