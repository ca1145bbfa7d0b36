import { type FileHandle, open, readdir } from 'node:fs/promises';
import path from 'node:path';
import { fail, type Issue, issue, nearest, ok, type Result } from '@umpire/kernel';
import { type JsonDocument, lineAndColumn, parseDocument } from './json-document.js';
import type { SourceFile } from './services.js';

const MEBIBYTE = 1024 * 1024;
export const LARGEST_SCENARIO = 8 * MEBIBYTE;
export const LARGEST_IMPORT = 64 * MEBIBYTE;
const PIECE = 256 * 1024;

/** The name that stands for what comes in by the pipe. */
const STANDARD_INPUT = '-';
const shownName = (file: string): string => (file === STANDARD_INPUT ? 'stdin' : file);

/** All bytes of a file, never more than `limit`, whatever the file claims to be. */
export async function readBytes(file: string, limit: number): Promise<Result<Uint8Array>> {
  try {
    if (file === STANDARD_INPUT) return await collect(process.stdin, file, limit);
    const handle = await open(file, 'r');
    try {
      return await readHandle(handle, file, limit);
    } finally {
      await handle.close();
    }
  } catch (error) {
    return fail([await openIssue(file, error)]);
  }
}

/** Several files, all or none. */
export async function readAllBytes(files: readonly string[], limit: number): Promise<Result<readonly SourceFile[]>> {
  const read = await Promise.all(files.map((file) => readBytes(file, limit)));
  const issues = read.flatMap((one) => (one.ok ? [] : one.error));
  if (issues.length > 0) return fail(issues);
  return ok(read.flatMap((one, i) => (one.ok ? [{ name: files[i]!, bytes: one.value }] : [])));
}

async function readHandle(handle: FileHandle, file: string, limit: number): Promise<Result<Uint8Array>> {
  const stat = await handle.stat();
  if (stat.isDirectory())
    return fail([issue('is-a-directory', 'This is a folder.', { span: { file }, hint: 'name the files in it' })]);
  if (stat.isFile() && stat.size > limit) return fail([tooLarge(file, limit, stat.size)]);
  return collect(pieces(handle), file, limit);
}

async function* pieces(handle: FileHandle): AsyncGenerator<Uint8Array> {
  for (;;) {
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(PIECE), 0, PIECE, null);
    if (bytesRead === 0) return;
    yield buffer.subarray(0, bytesRead);
  }
}

async function collect(
  source: AsyncIterable<Uint8Array | string>,
  file: string,
  limit: number,
): Promise<Result<Uint8Array>> {
  const list: Uint8Array[] = [];
  let size = 0;
  for await (const piece of source) {
    const bytes = typeof piece === 'string' ? Buffer.from(piece) : piece;
    size += bytes.length;
    if (size > limit) return fail([tooLarge(file, limit)]);
    list.push(bytes);
  }
  return ok(Buffer.concat(list));
}

function tooLarge(file: string, limit: number, size?: number): Issue {
  const most = `${limit / MEBIBYTE} MB`;
  const found = size === undefined ? `more than ${most}` : `${Math.ceil(size / MEBIBYTE)} MB`;
  return issue('file-too-large', `The file is larger than ${most}.`, {
    span: { file: shownName(file) },
    found,
    hint: 'split it, or check that it is the right file',
  });
}

async function openIssue(file: string, error: unknown): Promise<Issue> {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const span = { file: shownName(file) };
  if (code === 'ENOENT' || code === 'ENOTDIR') {
    const names = await readdir(path.dirname(file)).catch((): string[] => []);
    return issue('file-missing', 'There is no such file.', {
      span,
      near: nearest(path.basename(file), names),
      hint: 'check the name and the folder',
    });
  }
  if (code === 'EACCES' || code === 'EPERM')
    return issue('file-not-readable', 'The file may not be read.', { span, hint: 'change its permissions' });
  return issue('file-not-readable', 'The file cannot be read.', {
    span,
    found: error instanceof Error ? error.message : String(error),
  });
}

/** A file of text. Errors besides those of `readBytes`: `file-empty`, `not-text`. */
export async function readText(file: string, limit: number): Promise<Result<string>> {
  const bytes = await readBytes(file, limit);
  return bytes.ok ? decode(shownName(file), bytes.value) : bytes;
}

function decode(file: string, bytes: Uint8Array): Result<string> {
  const latin = (length: number): string => Buffer.from(bytes.subarray(0, length)).toString('latin1');
  const notText = (offset: number, what: string): Result<string> =>
    fail([
      issue('not-text', what, {
        span: { file, ...lineAndColumn(latin(offset), offset) },
        hint: 'save it as UTF-8 text',
      }),
    ]);
  const zero = bytes.indexOf(0);
  if (zero >= 0) return notText(zero, 'This is not a text file: it holds a zero byte.');
  const text = new TextDecoder('utf-8').decode(bytes);
  if (text.includes('\ufffd')) {
    const offset = firstInvalid(bytes);
    if (offset !== undefined) return notText(offset, 'This is not UTF-8 text.');
  }
  if (text.trim() === '')
    return fail([
      issue('file-empty', 'The file is empty.', {
        span: { file, line: 1, column: 1 },
        hint: '`umpire example --scenario` prints a scenario to start from',
      }),
    ]);
  return ok(text);
}

/** The offset of the first byte that is not UTF-8: the longest beginning that could go on, found by halving. */
function firstInvalid(bytes: Uint8Array): number | undefined {
  const isValid = (length: number, stream: boolean): boolean => {
    try {
      new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(0, length), { stream });
      return true;
    } catch {
      return false;
    }
  };
  if (isValid(bytes.length, false)) return undefined;
  let [good, bad] = [0, bytes.length + 1];
  while (bad - good > 1) {
    const middle = (good + bad) >> 1;
    if (isValid(middle, true)) good = middle;
    else bad = middle;
  }
  // what was begun there and never ended is at fault too
  while (!isValid(good, false)) good--;
  return good;
}

/** A JSON file, comments allowed, that can tell on which line a value stands. */
export async function readDocument(file: string): Promise<Result<JsonDocument>> {
  const text = await readText(file, LARGEST_SCENARIO);
  return text.ok ? parseDocument(shownName(file), text.value) : text;
}
