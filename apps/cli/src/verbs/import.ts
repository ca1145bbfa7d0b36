import { mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Roster } from '@umpire/datasheets';
import type { Issue } from '@umpire/kernel';
import { type Block, importBlocks, issueBlocks, rosterBlocks } from '@umpire/views';
import { answer, type Context, oneOrList, report, type Status } from '../context.js';
import { LARGEST_IMPORT, readBytes } from '../read-file.js';
import type { ImportedFile, SourceFile } from '../services.js';

export interface ImportOptions {
  readonly as?: string;
  readonly edition?: string;
  readonly out?: string;
  /** The format in which army lists are given to other programs. */
  readonly to?: string;
}

/** Reads pages, catalogues, rosters and tables. A file that cannot be read at all leaves nothing behind. */
export async function importFiles(
  context: Context,
  files: readonly string[],
  { as, edition, out, to }: ImportOptions,
): Promise<Status> {
  const { given, unread } = await readAll(context, files);
  const choice = { ...(as === undefined ? {} : { as }), ...(edition === undefined ? {} : { edition }) };
  const found = await context.services.importFiles(given, choice);
  const { reports } = found;
  const issues = [...unread, ...found.issues];
  if (out !== undefined)
    for (const [name, one] of namesFor(reports.filter(hasRecords))) await write(context, one, path.join(out, name));
  if (to !== undefined) {
    const lists = await exportedLists(context, reports, { to, out });
    report(context, [...issues, ...lists]);
    return issues.length + lists.length > 0 ? 2 : 0;
  }
  if (reports.length > 0)
    answer(context, oneOrList(reports.map(stored)), () =>
      reports.filter(saysAnything).flatMap((one) => blocksOf(one, context)),
    );
  report(context, issues);
  return issues.length > 0 ? 2 : 0;
}

async function readAll(context: Context, files: readonly string[]) {
  const given: SourceFile[] = [];
  const unread: Issue[] = [];
  const all = (await Promise.all(files.map(filesIn))).flat();
  const progress = await context.terminal.progress('files');
  for (const [i, file] of all.entries()) {
    progress.show(i, all.length);
    const bytes = await readBytes(file, LARGEST_IMPORT);
    if (bytes.ok) given.push({ name: file, bytes: bytes.value });
    else unread.push(...bytes.error);
  }
  progress.stop();
  return { given, unread };
}

/** The files of a folder, without those that are hidden; any other name stands for itself. */
async function filesIn(file: string): Promise<readonly string[]> {
  const isFolder = await stat(file).then(
    (found) => found.isDirectory(),
    () => false,
  );
  if (!isFolder) return [file];
  const names = await readdir(file, { withFileTypes: true });
  return names
    .filter((one) => one.isFile() && !one.name.startsWith('.'))
    .map(({ name }) => path.join(file, name))
    .sort();
}

/** Every army list in the files for another program: written to the folder, else printed. */
async function exportedLists(
  context: Context,
  reports: readonly ImportedFile[],
  { to, out }: { readonly to: string; readonly out: string | undefined },
): Promise<readonly Issue[]> {
  const issues: Issue[] = [];
  for (const [name, one] of namesFor(reports))
    for (const roster of one.records.filter(isRoster)) {
      const list = await context.services.exportRoster(roster, to);
      if (!list.ok) issues.push(...list.error);
      else if (out === undefined) context.terminal.out(list.value.text);
      else {
        const file = path.join(out, `${name.replace(/\.json$/, '')}.${to}.${list.value.ending}`);
        await mkdir(out, { recursive: true });
        await writeFile(file, list.value.text);
        context.terminal.err(`${file}\n`);
      }
    }
  return issues;
}

/** A table that only completes others has none of its own. */
const hasRecords = ({ records }: ImportedFile): boolean => records.length > 0;
const saysAnything = (report: ImportedFile): boolean => hasRecords(report) || report.issues.length > 0;

/** What the file gave, the armies in it, and what is wrong. */
const blocksOf = (report: ImportedFile, { voice }: Context): readonly Block[] => [
  ...importBlocks({ ...report, issues: [] }, voice),
  ...report.records.filter(isRoster).flatMap((roster) => rosterBlocks(roster, voice)),
  ...issueBlocks(report.issues, voice),
];

const isRoster = (record: object): record is Roster => 'kind' in record && record.kind === 'roster';

const stored = ({ file, ...rest }: ImportedFile): object => ({ umpire: 1, file, ...rest });

/** The records of `pages/barge.txt` go to `barge.txt.json`; a second `barge.txt` of another folder to `barge.txt-2.json`. */
function namesFor(reports: readonly ImportedFile[]): ReadonlyMap<string, ImportedFile> {
  const names = new Map<string, ImportedFile>();
  for (const one of reports) {
    const name = path.basename(one.file);
    let file = `${name}.json`;
    for (let n = 2; names.has(file); n++) file = `${name}-${n}.json`;
    names.set(file, one);
  }
  return names;
}

async function write({ terminal }: Context, imported: ImportedFile, file: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(stored(imported), null, 2)}\n`);
  terminal.err(`${file}\n`);
}
