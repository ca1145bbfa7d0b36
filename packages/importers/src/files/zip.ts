import { fail, type Issue, issue, ok, type Result } from '@umpire/kernel';
import type { FileEntry, ZipReader } from '@zip.js/zip.js/lib/zip-core-custom.js';

export interface ZipMember {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** When the member was written, by the archive: `2023-08-12`. */
  readonly date: string;
}

export interface UnzipOptions {
  /** For all members together, unpacked. */
  readonly maxBytes: number;
  readonly maxMembers?: number;
  /** Members to leave packed. */
  readonly wants?: (name: string) => boolean;
}

export const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5 || bytes[2] === 7);

/**
 * The members of a zip, sums and sizes checked; nothing is unpacked beyond `maxBytes`, whatever the archive says of
 * itself. Errors: `zip-damaged`, `zip-too-large`, `zip-locked`.
 */
export async function unzip(bytes: Uint8Array, options: UnzipOptions): Promise<Result<readonly ZipMember[]>> {
  // Only who opens a zip loads what unpacks it: a browser reads most files without.
  const { Uint8ArrayReader, ZipReader } = await import('@zip.js/zip.js/lib/zip-core-custom.js');
  const reader = new ZipReader(new Uint8ArrayReader(bytes), {
    useWebWorkers: false,
    checkSignature: true,
    checkOverlappingEntry: true,
  });
  try {
    return await membersOf(reader, options);
  } catch (problem) {
    return fail([damaged(problem)]);
  } finally {
    await reader.close().catch(() => undefined);
  }
}

async function membersOf(
  reader: ZipReader<Uint8Array>,
  { maxBytes, maxMembers = 64, wants = () => true }: UnzipOptions,
): Promise<Result<readonly ZipMember[]>> {
  const members: ZipMember[] = [];
  let left = maxBytes;
  let seen = 0;
  for await (const entry of reader.getEntriesGenerator()) {
    if (++seen > maxMembers) return fail([tooLarge(`more than ${maxMembers} files`)]);
    if (entry.directory || !wants(entry.filename)) continue;
    if (entry.encrypted) return fail([issue('zip-locked', 'The archive is locked with a password')]);
    const unpacked = await unpack(entry, left);
    if (unpacked === undefined) return fail([tooLarge(`more than ${maxBytes} bytes`)]);
    left -= unpacked.length;
    members.push({ name: entry.filename, bytes: unpacked, date: dayOf(entry.lastModDate) });
  }
  return ok(members);
}

/** Bytes of one member, or nothing once it grows beyond `most`: sizes in the archive may lie. */
async function unpack(entry: FileEntry, most: number): Promise<Uint8Array | undefined> {
  if (entry.uncompressedSize > most) return undefined;
  const collector = new Collector(most);
  try {
    await entry.getData(collector.sink());
  } catch (problem) {
    if (collector.isFull) return undefined;
    throw problem;
  }
  return collector.joined();
}

declare const WritableStream: new (sink: {
  write(chunk: Uint8Array): void;
}) => {
  getWriter(): unknown;
};

/** Guards one invariant: it never holds more than it may. */
class Collector {
  isFull = false;
  readonly #most: number;
  readonly #parts: Uint8Array[] = [];
  #size = 0;

  constructor(most: number) {
    this.#most = most;
  }

  // biome-ignore lint/suspicious/noExplicitAny: the stream types of the library belong to the browser's library of types
  sink(): any {
    return new WritableStream({ write: (chunk) => this.#take(chunk) });
  }

  joined(): Uint8Array {
    const all = new Uint8Array(this.#size);
    let at = 0;
    for (const part of this.#parts) {
      all.set(part, at);
      at += part.length;
    }
    return all;
  }

  #take(chunk: Uint8Array): void {
    this.#size += chunk.length;
    this.isFull = this.#size > this.#most;
    if (this.isFull) throw new RangeError('full');
    this.#parts.push(chunk.slice());
  }
}

const dayOf = (date: Date): string => (Number.isNaN(date.getTime()) ? '' : localDay(date));

/** Zip keeps local time without a zone; it is given back as it was written. */
const localDay = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-');

const damaged = (problem: unknown): Issue =>
  issue('zip-damaged', 'The archive is damaged and could not be unpacked', {
    found: problem instanceof Error ? problem.message.slice(0, 80) : String(problem).slice(0, 80),
    hint: 'download or save it again',
  });

const tooLarge = (what: string): Issue =>
  issue('zip-too-large', `The archive holds ${what}, which no army or catalogue needs`, {
    hint: 'check that it is the right file',
  });
