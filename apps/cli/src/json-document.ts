import { fail, type Issue, issue, ok, type Result, type Span } from '@umpire/kernel';
import jsonc from 'jsonc-parser';

/** A parsed file that knows where each of its values stands. */
export interface JsonDocument {
  readonly file: string;
  readonly value: unknown;
  /** The issues with the place of what they are about. A field that is missing is placed at what should have it. */
  readonly locate: (issues: readonly Issue[]) => Issue[];
}

const LONGEST_FOUND = 60;
const MOST_LOST = 20;

/** JSON, with `//` and slash-star comments. Errors: `json-invalid`, `json-cut`, `json-too-deep`, `json-name-twice`, `json-number-range`, with line and column. */
export function parseDocument(file: string, text: string): Result<JsonDocument> {
  const value = parse(text) ?? parse(jsonc.stripComments(text, ' '));
  if (value === undefined) return fail([fault(file, text)]);
  const lost = lostIn(file, text);
  if (lost.length > 0) return fail(lost);
  let tree: jsonc.Node | undefined;
  const place = (steps: Steps): Span => {
    tree ??= jsonc.parseTree(text);
    return tree === undefined ? {} : placed(tree, steps, text);
  };
  return ok({ file, value, locate: (issues) => issues.map((found) => located(found, { file, value, place })) });
}

/** Nothing where it is not JSON. No JSON text is undefined. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What a reader would silently lose: all but the last value of a name that stands twice, and a number beyond its range. */
function lostIn(file: string, text: string): Issue[] {
  const open: Map<string, number>[] = [];
  const twice: { readonly name: string; readonly offset: number; readonly first: number }[] = [];
  const endless: { readonly offset: number; readonly length: number }[] = [];
  try {
    jsonc.visit(text, {
      onObjectBegin: () => void open.push(new Map()),
      onObjectEnd: () => void open.pop(),
      onObjectProperty: (name, offset) => {
        const names = open.at(-1);
        const first = names?.get(name);
        if (first === undefined) names?.set(name, offset);
        else if (twice.length < MOST_LOST) twice.push({ name, offset, first });
      },
      onLiteralValue: (value, offset, length) => {
        if (Math.abs(value) === Number.POSITIVE_INFINITY && endless.length < MOST_LOST)
          endless.push({ offset, length });
      },
    });
  } catch (error) {
    if (error instanceof RangeError) return [tooDeep(file)];
    throw error;
  }
  return [
    ...twice.map(({ name, offset, first }) =>
      issue('json-name-twice', 'A name stands twice in one object.', {
        span: { file, ...lineAndColumn(text, offset) },
        found: shortened(JSON.stringify(name)),
        hint: `leave out one; the first is on line ${lineAndColumn(text, first).line}`,
      }),
    ),
    ...endless.map(({ offset, length }) =>
      issue('json-number-range', 'This number is larger than any that can be read.', {
        span: { file, ...lineAndColumn(text, offset) },
        found: shortened(text.slice(offset, offset + length)),
        hint: 'write a smaller one',
      }),
    ),
  ];
}

type Steps = readonly (string | number)[];

/** Both forms of a path: `attackers[0].damage` and `attackers.0.damage`. */
const stepsOf = (path: string): Steps =>
  path
    .replaceAll(/\[(\d+)\]/g, '.$1')
    .split('.')
    .filter((step) => step !== '')
    .map((step) => (/^\d+$/.test(step) ? Number(step) : step));

interface Placing {
  readonly file: string;
  readonly value: unknown;
  readonly place: (steps: Steps) => Span;
}

function located(found: Issue, { file, value, place }: Placing): Issue {
  if (found.path?.startsWith('--')) return found;
  const steps = stepsOf(found.path ?? '');
  if (found.span?.line !== undefined || steps.length === 0) return { ...found, span: { file, ...found.span } };
  const stands = valueAt(value, steps);
  const isShown = found.found === undefined && stands !== undefined && (stands === null || typeof stands !== 'object');
  return {
    ...found,
    ...(isShown ? { found: shortened(JSON.stringify(stands)) } : {}),
    span: { file, ...place(steps) },
  };
}

function placed(tree: jsonc.Node, steps: Steps, text: string): Span {
  for (let depth = steps.length; depth >= 0; depth--) {
    const node = jsonc.findNodeAtLocation(tree, steps.slice(0, depth));
    if (node !== undefined) return lineAndColumn(text, node.offset);
  }
  return {};
}

function valueAt(value: unknown, steps: Steps): unknown {
  return steps.reduce<unknown>(
    (at, step) =>
      typeof at === 'object' && at !== null && Object.hasOwn(at, step) ? Reflect.get(at, step) : undefined,
    value,
  );
}

const COMMA = ['A comma is missing before this.', 'separate two entries by a comma'] as const;
const NAME = ['A name in double quotes was expected.', 'write "name": value; no comma before }'] as const;
const WORD = ['This is not a value.', 'write a number, "text" in double quotes, true, false or null'] as const;
const TEXT = ['A text in quotes is not well formed.', 'close it on its line; write \\n, \\" and \\\\ inside'] as const;

/** What is wrong, and what to do, by the name of the reader's error. */
const FAULTS: Readonly<Record<string, readonly [message: string, hint: string]>> = {
  InvalidSymbol: WORD,
  InvalidNumberFormat: WORD,
  PropertyNameExpected: NAME,
  ValueExpected: ['A value was expected.', 'write one, or remove the comma before'],
  ColonExpected: ['A colon is missing after the name.', 'write "name": value'],
  CommaExpected: COMMA,
  CloseBraceExpected: ['A } is missing before this.', 'close what { opened'],
  CloseBracketExpected: ['A ] is missing before this.', 'close what [ opened'],
  EndOfFileExpected: ['The document goes on after its end.', 'remove what follows, or put it inside'],
  UnexpectedEndOfString: TEXT,
  InvalidUnicode: TEXT,
  InvalidEscapeCharacter: TEXT,
  InvalidCharacter: TEXT,
};

function fault(file: string, text: string): Issue {
  const first = firstError(text);
  if (first === 'too deep') return tooDeep(file);
  if (first === undefined)
    return issue('json-invalid', 'This is not JSON.', { span: { file }, hint: 'save it again as JSON' });
  const { name, offset, length } = first;
  const end = text.trimEnd().length;
  if (offset >= end || (name === 'UnexpectedEndOfString' && offset + length >= end)) {
    return issue('json-cut', 'The file ends in the middle.', {
      span: { file, ...lineAndColumn(text, end) },
      hint: 'copy it again, whole',
    });
  }
  const [message, hint] = FAULTS[name] ?? WORD;
  return issue('json-invalid', message, {
    span: { file, ...lineAndColumn(text, offset) },
    found: wordAt(text, offset),
    hint,
  });
}

const tooDeep = (file: string): Issue =>
  issue('json-too-deep', 'The document has too many levels.', { span: { file }, hint: 'flatten it' });

interface ReaderError {
  readonly name: string;
  readonly offset: number;
  readonly length: number;
}

function firstError(text: string): ReaderError | 'too deep' | undefined {
  let first: ReaderError | undefined;
  try {
    jsonc.visit(text, {
      onError: (code, offset, length) => {
        first ??= { name: jsonc.printParseErrorCode(code), offset, length };
      },
    });
    return first;
  } catch (error) {
    if (error instanceof RangeError) return 'too deep';
    throw error;
  }
}

/** Short, and without characters that a terminal would obey. */
function shortened(text: string): string {
  const shown = text.replaceAll(/\p{Cc}/gu, '\ufffd');
  return shown.length > LONGEST_FOUND ? `${shown.slice(0, LONGEST_FOUND)}…` : shown;
}

function wordAt(text: string, offset: number): string {
  const word = /^\s*\S+/.exec(text.slice(offset, offset + 200))?.[0].trim();
  return shortened(word ?? 'a blank');
}

export function lineAndColumn(text: string, offset: number): { readonly line: number; readonly column: number } {
  const before = text.slice(0, offset).split(/\r\n|\r|\n/);
  return { line: before.length, column: [...(before.at(-1) ?? '')].length + 1 };
}
