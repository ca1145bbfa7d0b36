import { fail, type Issue, issue, ok, type Result } from '@umpire/kernel';
import { SaxesParser } from 'saxes';
import { FILE_LIMITS } from '../../files/limits.js';
import type { CatalogueDocument } from '../node.js';
import { addTo, documentOf, type OpenNode, openNode } from './document-builder.js';

interface ReadDocument {
  readonly document: CatalogueDocument;
  readonly issues: readonly Issue[];
}

const ROOTS: ReadonlySet<string> = new Set(['catalogue', 'gameSystem']);

/**
 * Catalogue XML to a document. Where the XML breaks, what was closed before is kept and the break is an issue.
 * No entity but XML's own five is known, so none can grow. Errors: `xml-invalid`, `catalogue-not-recognised`.
 */
export function readXml(text: string, file: string): Result<ReadDocument> {
  const parser = new SaxesParser({ xmlns: false, position: true });
  const stack: OpenNode[] = [];
  let root: OpenNode | undefined;
  let nodes = 0;
  let line = 1;
  const stop = (code: string, message: string): never => {
    throw new Stopped(code, message);
  };
  parser.on('error', ({ message }) => stop('xml-invalid', message.replace(/^[^:]*:?\d+:\d+:\s*/, '')));
  parser.on('opentagstart', () => {
    line = parser.line;
  });
  parser.on('opentag', ({ name, attributes }) => {
    if (root === undefined && !ROOTS.has(name)) stop('catalogue-not-recognised', `The file is XML of "${name}"`);
    if (stack.length >= FILE_LIMITS.maxDepth) stop('file-too-deep', `More than ${FILE_LIMITS.maxDepth} levels`);
    if (++nodes > FILE_LIMITS.maxNodes) stop('file-too-large', `More than ${FILE_LIMITS.maxNodes} elements`);
    const node = openNode(name, attributes, line);
    stack.push(node);
    root ??= node;
  });
  parser.on('closetag', () => {
    const node = stack.pop();
    if (node) close(node, stack.at(-1));
  });
  const addText = (part: string): void => {
    const open = stack.at(-1);
    if (open) open.text += part;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  const issues: Issue[] = [];
  try {
    parser.write(text).close();
  } catch (problem) {
    if (!(problem instanceof Stopped)) throw problem;
    const found = broken(problem, { file, line: Math.max(1, parser.line), column: parser.column + 1 });
    if (root === undefined || problem.code === 'catalogue-not-recognised') return fail([found]);
    issues.push({ ...found, severity: 'warning', hint: 'only what stands before this place was read' });
    keepClosed(stack);
  }
  if (root === undefined) return fail([issue('xml-invalid', 'There is no element in it', { span: { file, line: 1 } })]);
  return ok({ document: documentOf(file, root), issues });
}

/** A list holds elements, an element has attributes or lists of its own, and what has neither is a text of its parent. */
function close(node: OpenNode, parent: OpenNode | undefined): void {
  if (parent === undefined) return;
  if (!isEmpty(node.attributes)) addTo(parent, CHILDREN, node);
  else if (node.lists[CHILDREN] !== undefined)
    for (const child of node.lists[CHILDREN]) addTo(parent, node.kind, child);
  else if (!isEmpty(node.lists)) addTo(parent, CHILDREN, node);
  else if (node.text.trim() !== '') parent.attributes[node.kind] = joined(parent, node);
}

/** Where children wait until the list that holds them is closed. */
const CHILDREN = '';

function joined(parent: OpenNode, { kind, text }: OpenNode): string {
  const before = Object.hasOwn(parent.attributes, kind) ? parent.attributes[kind] : undefined;
  return before === undefined ? text : `${before}\n${text}`;
}

function isEmpty(members: Readonly<Record<string, unknown>>): boolean {
  for (const _ in members) return false;
  return true;
}

/** The lists of the root keep their whole members; a unit that was cut in the middle goes. */
function keepClosed(stack: readonly OpenNode[]): void {
  const [root, list] = stack;
  if (root && list && isEmpty(list.attributes))
    for (const child of list.lists[CHILDREN] ?? []) addTo(root, list.kind, child);
}

class Stopped extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

const broken = ({ code, message }: Stopped, span: { file: string; line: number; column: number }): Issue =>
  issue(code, message, { span });
