import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Issue } from '@umpire/kernel';
import { type ImportReport, importBlocks } from '@umpire/views';
import { answer, type Context, oneOrList, report, type Status } from '../context.js';
import { LARGEST_IMPORT, readBytes } from '../read-file.js';

export interface ImportOptions {
  readonly as?: string;
  readonly edition?: string;
  readonly out?: string;
}

/** Reads pages, catalogues, rosters and tables. A file that cannot be read at all leaves nothing behind. */
export async function importFiles(
  context: Context,
  files: readonly string[],
  { as, edition, out }: ImportOptions,
): Promise<Status> {
  const reports: ImportReport[] = [];
  const issues: Issue[] = [];
  for (const file of files) {
    const bytes = await readBytes(file, LARGEST_IMPORT);
    const found = bytes.ok
      ? await context.services.importFile(
          { name: file, bytes: bytes.value },
          { ...(as === undefined ? {} : { as }), ...(edition === undefined ? {} : { edition }) },
        )
      : bytes;
    if (found.ok) reports.push(found.value);
    else issues.push(...found.error);
  }
  if (out !== undefined) for (const [name, one] of namesFor(reports)) await write(context, one, path.join(out, name));
  if (reports.length > 0)
    answer(context, oneOrList(reports.map(stored)), () => reports.flatMap((one) => importBlocks(one, context.voice)));
  report(context, issues);
  return issues.length > 0 ? 2 : 0;
}

const stored = ({ file, ...rest }: ImportReport): object => ({ umpire: 1, file, ...rest });

/** The records of `pages/barge.txt` go to `barge.txt.json`; a second `barge.txt` of another folder to `barge.txt-2.json`. */
function namesFor(reports: readonly ImportReport[]): ReadonlyMap<string, ImportReport> {
  const names = new Map<string, ImportReport>();
  for (const one of reports) {
    const name = path.basename(one.file);
    let file = `${name}.json`;
    for (let n = 2; names.has(file); n++) file = `${name}-${n}.json`;
    names.set(file, one);
  }
  return names;
}

async function write({ terminal }: Context, imported: ImportReport, file: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(stored(imported), null, 2)}\n`);
  terminal.err(`${file}\n`);
}
