import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { type Issue, issue } from '@umpire/kernel';
import { casesBlocks } from '@umpire/views';
import { answer, type Context, refuse, type Status } from '../context.js';
import { LARGEST_SCENARIO, readText } from '../read-file.js';
import { parseSettings } from '../rule-set.js';
import type { CaseFile } from '../services.js';

export interface CheckOptions {
  readonly edition?: string;
  readonly set?: readonly string[];
}

/** Runs conformance cases; a case that fails is the answer "no". */
export async function check(
  context: Context,
  paths: readonly string[],
  { edition, set }: CheckOptions,
): Promise<Status> {
  const settings = parseSettings(set ?? []);
  if (!settings.ok) return refuse(context, settings.error);
  const { files, issues } = await readCases(paths);
  if (issues.length > 0) return refuse(context, issues);
  const progress = await context.terminal.progress('cases');
  const options = { set: settings.value, progress: progress.show, ...(edition === undefined ? {} : { edition }) };
  const found = await context.services.runCases(files, options).finally(progress.stop);
  if (!found.ok) return refuse(context, found.error);
  answer(context, found.value, () => casesBlocks(found.value, context.voice));
  return found.value.failed > 0 ? 1 : 0;
}

async function readCases(paths: readonly string[]): Promise<{ files: CaseFile[]; issues: Issue[] }> {
  const names = (await Promise.all(paths.map(caseFiles))).flat();
  const files: CaseFile[] = [];
  const issues: Issue[] = [];
  for (const name of names) {
    const text = await readText(name, LARGEST_SCENARIO);
    if (text.ok) files.push({ name, text: text.value });
    else issues.push(...text.error);
  }
  if (names.length === 0)
    issues.push(
      issue('no-cases', 'There are no cases here.', {
        found: paths.join(' '),
        hint: 'name files or folders that hold .yaml, .yml or .json',
      }),
    );
  return { files, issues };
}

/** A folder stands for the case files in it, at any depth, in the order of their names. */
async function caseFiles(name: string): Promise<string[]> {
  const isFolder = await stat(name).then(
    (found) => found.isDirectory(),
    () => false,
  );
  if (!isFolder) return [name];
  const inside = await readdir(name, { recursive: true });
  return inside
    .filter((file) => /\.(ya?ml|json)$/.test(file))
    .sort()
    .map((file) => path.join(name, file));
}
