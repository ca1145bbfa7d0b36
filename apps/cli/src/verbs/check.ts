import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { type Issue, issue } from '@umpire/kernel';
import { casesBlocks } from '@umpire/views';
import { answer, type Context, refuse, type Status } from '../context.js';
import { LARGEST_SCENARIO, readText } from '../read-file.js';
import { parseSettings } from '../rule-set.js';
import type { CaseFile, Cases } from '../services.js';

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
  const { cases, issues } = await readCases(paths);
  if (issues.length > 0) return refuse(context, issues);
  const progress = await context.terminal.progress('cases');
  const options = { set: settings.value, progress: progress.show, ...(edition === undefined ? {} : { edition }) };
  const found = await context.services.runCases(cases, options).finally(progress.stop);
  if (!found.ok) return refuse(context, found.error);
  answer(context, found.value, () => casesBlocks(found.value, context.voice));
  return found.value.failed > 0 ? 1 : 0;
}

async function readCases(
  paths: readonly string[],
): Promise<{ readonly cases: Cases; readonly issues: readonly Issue[] }> {
  const names = (await Promise.all(paths.map(caseFiles))).flat();
  const shared = await unitsAbove(names[0] ?? '');
  const files: CaseFile[] = [];
  const issues: Issue[] = [];
  for (const name of shared === undefined ? names : [...names, shared]) {
    const text = await readText(name, LARGEST_SCENARIO);
    if (text.ok) files.push({ name, text: text.value });
    else issues.push(...text.error);
  }
  if (names.length === 0) {
    const hint = 'name files or folders that hold .yaml, .yml, .json or stored battles in .jsonl';
    issues.push(issue('no-cases', 'There are no cases here.', { found: paths.join(' '), hint }));
  }
  const units = files.find(({ name }) => name === shared);
  const cases = files.filter((file) => file !== units);
  return { cases: { files: cases, ...(units === undefined ? {} : { units }) }, issues };
}

const UNITS = 'units.yaml';
/** What stands beside cases and is none. */
const BESIDE = new Set([UNITS, 'coverage.yaml']);

/** A folder stands for the case files in it, at any depth, in the order of their names. */
async function caseFiles(name: string): Promise<string[]> {
  if (!(await isA(name, 'folder'))) return [name];
  const inside = await readdir(name, { recursive: true });
  return inside
    .filter((file) => /\.(ya?ml|jsonl?)$/.test(file) && !BESIDE.has(path.basename(file)))
    .sort()
    .map((file) => path.join(name, file));
}

/** The units that all cases share stand in the nearest `units.yaml` beside or above them. */
async function unitsAbove(name: string): Promise<string | undefined> {
  for (let folder = path.dirname(path.resolve(name)); ; folder = path.dirname(folder)) {
    const units = path.join(folder, UNITS);
    if (await isA(units, 'file')) return path.relative('', units);
    if (folder === path.dirname(folder)) return undefined;
  }
}

const isA = (name: string, kind: 'file' | 'folder'): Promise<boolean> =>
  stat(name).then(
    (found) => (kind === 'file' ? found.isFile() : found.isDirectory()),
    () => false,
  );
