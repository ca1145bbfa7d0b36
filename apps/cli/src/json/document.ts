import { fail, type Issue, issue, ok, type Result, type Span } from '@umpire/kernel';
import { type Scanned, scanJson } from './scan.js';
import { stripComments } from './strip-comments.js';

/** A parsed file that knows where each of its values stands. */
export interface JsonDocument {
  readonly file: string;
  readonly value: unknown;
  /** The issues with the place of what they are about. A field that is missing is placed at what should have it. */
  readonly locate: (issues: readonly Issue[]) => Issue[];
}

const LONGEST_FOUND = 60;

/** JSON, with `//` and slash-star comments. Errors: `json-invalid`, `json-cut`, `json-too-deep`, with line and column. */
export function parseDocument(file: string, text: string): Result<JsonDocument> {
  const bare = stripComments(text);
  let scanned: Scanned | undefined;
  const scan = (): Scanned => {
    scanned ??= scanJson(bare);
    return scanned;
  };
  try {
    const value: unknown = JSON.parse(bare);
    return ok({
      file,
      value,
      locate: (issues) => issues.map((found) => located(found, file, value, (path) => placed(bare, scan(), path))),
    });
  } catch {
    const { fault } = scan();
    if (fault === undefined) return fail([issue('json-invalid', 'This is not JSON.', { span: { file } })]);
    const { code, offset, message, hint } = fault;
    return fail([
      issue(code, message, { span: { file, ...lineAndColumn(text, offset) }, found: wordAt(text, offset), hint }),
    ]);
  }
}

/** Both forms of a path: `attackers[0].damage` and `attackers.0.damage`. */
const stepsOf = (path: string): string[] =>
  path
    .replaceAll(/\[(\d+)\]/g, '.$1')
    .split('.')
    .filter((step) => step !== '');

function located(found: Issue, file: string, value: unknown, place: (steps: readonly string[]) => Span): Issue {
  if (found.span?.line !== undefined)
    return found.span.file === undefined ? { ...found, span: { file, ...found.span } } : found;
  const steps = stepsOf(found.path ?? '');
  if (steps.length === 0) return { ...found, span: { file } };
  const stands = valueAt(value, steps);
  const shown =
    found.found === undefined && stands !== undefined && (stands === null || typeof stands !== 'object')
      ? { found: shortened(JSON.stringify(stands)) }
      : {};
  return { ...found, ...shown, span: { file, ...place(steps) } };
}

function placed(text: string, { places }: Scanned, steps: readonly string[]): Span {
  for (let depth = steps.length; depth >= 0; depth--) {
    const offset = places.get(steps.slice(0, depth).join('.'));
    if (offset !== undefined) return lineAndColumn(text, offset);
  }
  return {};
}

function valueAt(value: unknown, steps: readonly string[]): unknown {
  return steps.reduce<unknown>(
    (at, step) =>
      typeof at === 'object' && at !== null && Object.hasOwn(at, step)
        ? (at as Record<string, unknown>)[step]
        : undefined,
    value,
  );
}

const shortened = (text: string): string => (text.length > LONGEST_FOUND ? `${text.slice(0, LONGEST_FOUND)}…` : text);

const wordAt = (text: string, offset: number): string =>
  shortened(/^\S+|^\s+/.exec(text.slice(offset, offset + 200))?.[0].replaceAll('\n', '\\n') ?? 'the end of the file');

export function lineAndColumn(text: string, offset: number): { readonly line: number; readonly column: number } {
  const before = text.slice(0, offset).split(/\r\n|\r|\n/);
  return { line: before.length, column: [...(before.at(-1) ?? '')].length + 1 };
}
