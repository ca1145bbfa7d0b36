import { fail, issue, ok, type Result } from '@umpire/kernel';
import { SaxesParser } from 'saxes';
import { FILE_LIMITS, type FileLimits } from './limits.js';

export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  /** The text directly inside, its parts joined. */
  readonly text: string;
  readonly line: number;
}

interface Open {
  name: string;
  attributes: Record<string, string>;
  children: Open[];
  text: string;
  line: number;
}

/**
 * XML to a tree of elements, without namespaces. No entity but XML's own five is known, so none can grow.
 * Errors: `xml-invalid` with its line, `file-too-deep`, `file-too-large`.
 */
export function parseXml(
  text: string,
  { maxDepth, maxNodes }: Pick<FileLimits, 'maxDepth' | 'maxNodes'> = FILE_LIMITS,
): Result<XmlElement> {
  const parser = new SaxesParser({ xmlns: false, position: true });
  const stack: Open[] = [];
  let root: Open | undefined;
  let nodes = 0;
  parser.on('error', (problem) => {
    throw new XmlProblem('xml-invalid', problem.message.replace(/^[^:]*:?\d+:\d+:\s*/, ''));
  });
  parser.on('opentag', ({ name, attributes }) => {
    if (stack.length >= maxDepth) throw new XmlProblem('file-too-deep', `More than ${maxDepth} levels`);
    if (++nodes > maxNodes) throw new XmlProblem('file-too-large', `More than ${maxNodes} elements`);
    const open: Open = { name, attributes, children: [], text: '', line: parser.line };
    stack.at(-1)?.children.push(open);
    stack.push(open);
    root ??= open;
  });
  parser.on('closetag', () => stack.pop());
  const addText = (part: string): void => {
    const open = stack.at(-1);
    if (open) open.text += part;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  try {
    parser.write(text).close();
  } catch (problem) {
    if (!(problem instanceof XmlProblem)) throw problem;
    return fail([issue(problem.code, problem.message, { span: { line: Math.max(1, parser.line) } })]);
  }
  return root ? ok(root) : fail([issue('xml-invalid', 'There is no element in the file', { span: { line: 1 } })]);
}

class XmlProblem extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}
