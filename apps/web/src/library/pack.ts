import { type ImportRecord, parseRecords } from '@umpire/datasheets';
import { fail, type Issue, issue, ok, type Result } from '@umpire/kernel';

export type Owner = 'mine' | 'theirs';

/** What one import gave, as it is kept: records with the player's own texts in them. */
export interface Pack {
  /** The same file read again takes the place of what it gave before. */
  readonly id: string;
  readonly name: string;
  /** When it was read, as an ISO date. */
  readonly added: string;
  readonly format: string;
  readonly edition: string;
  /** Of a pack with an army list: whose it is. */
  readonly owner?: Owner;
  /** Which unit a name of the list means, as the player chose. */
  readonly meant?: Readonly<Record<string, string>>;
  readonly records: readonly ImportRecord[];
}

type Raw = Readonly<Record<string, unknown>>;
const isRaw = (value: unknown): value is Raw => typeof value === 'object' && value !== null && !Array.isArray(value);
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A pack read back from a store or a file. Errors: `pack-invalid`, `record-invalid`. */
export function readPack(value: unknown): Result<Pack> {
  if (!isRaw(value) || text(value.id) === '') return fail([issue('pack-invalid', 'This is no part of a library.')]);
  const records = parseRecords(value.records);
  if (!records.ok) return records;
  const meant = isRaw(value.meant)
    ? Object.fromEntries(Object.entries(value.meant).map(([name, unit]) => [name, text(unit)]))
    : undefined;
  return ok({
    id: text(value.id),
    name: text(value.name),
    added: text(value.added),
    format: text(value.format),
    edition: text(value.edition),
    ...(value.owner === 'mine' || value.owner === 'theirs' ? { owner: value.owner } : {}),
    ...(meant === undefined ? {} : { meant }),
    records: records.value,
  });
}

/** A whole library as one file, with the matchups that were saved beside it. */
export const libraryFile = (packs: readonly Pack[], matchups: readonly unknown[]): string =>
  JSON.stringify({ umpire: 1, library: packs, matchups });

export interface LibraryRead {
  readonly packs: readonly Pack[];
  /** As they stand in the file, unread. */
  readonly matchups: readonly unknown[];
  readonly issues: readonly Issue[];
}

/** The packs of such a file, and what of it could not be read; nothing where the text is no library. */
export function readLibraryFile(content: string): LibraryRead | undefined {
  if (!content.startsWith('{"umpire":1,"library":[')) return undefined;
  const value = parsed(content);
  if (!isRaw(value) || !Array.isArray(value.library))
    return {
      packs: [],
      matchups: [],
      issues: [issue('library-cut', 'The file of a library ends too early or was changed.')],
    };
  const read = value.library.map(readPack);
  return {
    matchups: Array.isArray(value.matchups) ? value.matchups : [],
    packs: read.flatMap((one) => (one.ok ? [one.value] : [])),
    issues: read.flatMap((one) => (one.ok ? [] : one.error)),
  };
}

function parsed(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    return undefined;
  }
}
