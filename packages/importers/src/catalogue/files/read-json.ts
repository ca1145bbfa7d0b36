import { fail, type Issue, issue, ok, type Result } from '@umpire/kernel';
import { parseJson } from '../../files/json.js';
import { FILE_LIMITS } from '../../files/limits.js';
import type { CatalogueDocument } from '../node.js';
import { addTo, documentOf, type OpenNode, openNode } from './document-builder.js';

/** The same schema in JSON. Errors: `json-invalid`, `json-cut`, `catalogue-not-recognised`, `file-too-deep`. */
export function readJson(text: string, file: string): Result<CatalogueDocument> {
  const parsed = parseJson(text);
  if (!parsed.ok) return fail(parsed.error.map((one) => ({ ...one, span: { ...one.span, file } })));
  const { value } = parsed;
  const kind = ['catalogue', 'gameSystem'].find((name) => isObject(value) && isObject(value[name]));
  const root = kind !== undefined && isObject(value) ? value[kind] : undefined;
  if (kind === undefined || !isObject(root)) return fail([notOne(file)]);
  const reading = { lines: linesOfIds(text), nodes: 0 };
  try {
    return ok(documentOf(file, nodeOf(root, { kind, line: 1, depth: 0, reading })));
  } catch (problem) {
    if (!(problem instanceof RangeError)) throw problem;
    return fail([issue('file-too-deep', problem.message, { span: { file, line: 1 } })]);
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const notOne = (file: string): Issue =>
  issue('catalogue-not-recognised', 'The file is JSON, but neither a catalogue nor a game system', {
    span: { file, line: 1 },
  });

interface Place {
  readonly kind: string;
  readonly line: number;
  readonly depth: number;
  readonly reading: { readonly lines: ReadonlyMap<string, number>; nodes: number };
}

function nodeOf(value: Readonly<Record<string, unknown>>, { kind, line, depth, reading }: Place): OpenNode {
  if (depth > FILE_LIMITS.maxDepth) throw new RangeError(`More than ${FILE_LIMITS.maxDepth} levels`);
  if (++reading.nodes > FILE_LIMITS.maxNodes) throw new RangeError(`More than ${FILE_LIMITS.maxNodes} members`);
  const here = typeof value['id'] === 'string' ? (reading.lines.get(value['id']) ?? line) : line;
  const node = openNode(kind, {}, here);
  for (const [key, member] of Object.entries(value)) {
    if (key === '__proto__') continue;
    if (Array.isArray(member)) addList(node, { list: key, members: member, line: here, depth, reading });
    else if (key === '$text') node.text = String(member);
    else if (isPlain(member)) node.attributes[key] = String(member);
  }
  return node;
}

const isPlain = (member: unknown): boolean =>
  typeof member === 'string' || typeof member === 'number' || typeof member === 'boolean';

interface List extends Omit<Place, 'kind'> {
  readonly list: string;
  readonly members: readonly unknown[];
}

function addList(node: OpenNode, { list, members, ...place }: List): void {
  const texts = members.filter(isPlain);
  if (texts.length > 0) node.attributes[list] = texts.map(String).join('\n');
  const kind = singular(list);
  for (const member of members)
    if (isObject(member)) addTo(node, list, nodeOf(member, { ...place, kind, depth: place.depth + 1 }));
}

/** `sharedSelectionEntries` holds what XML calls `selectionEntry`. */
function singular(list: string): string {
  const own = list.replace(/^shared([A-Z])/, (_, letter: string) => letter.toLowerCase());
  return own.endsWith('ies') ? `${own.slice(0, -3)}y` : own.replace(/s$/, '');
}

/** JSON has no places once it is read, so they are looked up by the ids before. */
function linesOfIds(text: string): ReadonlyMap<string, number> {
  const lines = new Map<string, number>();
  let line = 1;
  let seen = 0;
  for (const match of text.matchAll(/"id"\s*:\s*"([^"\\]{1,100})"/g)) {
    for (let at = text.indexOf('\n', seen); at !== -1 && at < match.index; at = text.indexOf('\n', at + 1)) {
      line++;
      seen = at + 1;
    }
    const id = match[1] ?? '';
    if (!lines.has(id)) lines.set(id, line);
  }
  return lines;
}
