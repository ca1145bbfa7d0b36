import type { Import } from '@umpire/datasheets';
import { fail, type Issue, issue, ok, type Result } from '@umpire/kernel';
import { decodeText } from '@umpire/text';
import { FILE_LIMITS } from '../files/limits.js';
import { isZip, unzip } from '../files/zip.js';
import { type ReadRoster, readTextRoster } from './text/read-text.js';
import { readTree, type TreeInput } from './tree/read-tree.js';

export interface RosterInput {
  /** How the file is called where a person will look for it; it says nothing of the format. */
  readonly file: string;
  readonly bytes: Uint8Array | string;
  /** Overrides what the list itself shows. */
  readonly edition?: string;
}

/**
 * A list in any known format to a `roster` record, followed by the datasheets that the file itself prints.
 * Errors, only where nothing could be read: those of the file (`file-…`, `zip-…`, `xml-invalid`, `json-…`) and
 * `roster-not-recognised`.
 */
export async function importRoster({ file, bytes, edition }: RosterInput): Promise<Result<Import, Issue[]>> {
  const unzipped = await unpacked(bytes);
  if (!unzipped.ok) return fail(unzipped.error.map((problem) => inFile(problem, file)));
  const decoded = decodeText(unzipped.value.bytes, { maxBytes: FILE_LIMITS.maxBytes });
  if (!decoded.ok) return fail(decoded.error.map((problem) => inFile(problem, file)));
  const { text, issues } = decoded.value;
  const input = { file, text, edition, issues: issues.map((problem) => inFile(problem, file)) };
  const read = readAny({ ...input, date: unzipped.value.date });
  if (!read.ok) return fail(read.error.map((problem) => inFile(problem, file)));
  const { roster, datasheets, issues: found } = read.value;
  return ok({ records: [roster, ...datasheets], issues: found });
}

/** What begins like XML or JSON is a tree, unless it is a text whose title only looks so: `[Clan] Title (2000 points)`. */
function readAny(input: TreeInput): Result<ReadRoster, Issue[]> {
  if (!/^\s*[<{[]/.test(input.text)) return readTextRoster(input);
  const tree = readTree(input);
  if (tree.ok) return tree;
  const text = readTextRoster(input);
  return text.ok ? text : tree;
}

interface Unpacked {
  readonly bytes: Uint8Array | string;
  readonly date: string | undefined;
}

async function unpacked(bytes: Uint8Array | string): Promise<Result<Unpacked>> {
  if (typeof bytes === 'string' || !isZip(bytes)) return ok({ bytes, date: undefined });
  const members = await unzip(bytes, {
    maxBytes: FILE_LIMITS.maxBytes,
    maxMembers: 16,
    wants: (name) => !/(?:^|\/)(?:__MACOSX\/|\.)/.test(name),
  });
  if (!members.ok) return members;
  const [first, ...others] = members.value.filter((member) => member.bytes.length > 0);
  if (first === undefined) return fail([issue('file-empty', 'There is no list in the archive')]);
  if (others.length > 0)
    return fail([
      issue('zip-several-files', 'The archive holds several files; give one list at a time', {
        found: [first, ...others]
          .map(({ name }) => name)
          .join(', ')
          .slice(0, 80),
      }),
    ]);
  return ok({ bytes: first.bytes, date: first.date });
}

const inFile = (problem: Issue, file: string): Issue => ({ ...problem, span: { line: 1, ...problem.span, file } });
