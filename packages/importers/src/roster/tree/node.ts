import { cleanLine } from '@umpire/text';
import type { XmlElement } from '../../files/xml.js';

/** A value of a tree whose form is not trusted: XML and JSON rosters meet here. */
export type Node = Readonly<Record<string, unknown>>;

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const LONGEST_NAME = 300;

/** The members of a list that are objects; none where it is missing or something else. */
export function listOf(node: Node, name: string): readonly Node[] {
  const list = node[name];
  return Array.isArray(list) ? list.filter(isNode) : [];
}

/** A name, cleaned of odd spaces; empty where there is none. */
export function textOf(node: Node, name: string): string {
  const value = node[name];
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? cleanLine(value.slice(0, LONGEST_NAME).replace(/[\n\r]+/g, ' ')) : '';
}

/** A text with its lines. */
export function passageOf(node: Node, name: string): string {
  const value = node[name];
  return typeof value === 'string'
    ? value
        .split(/\r\n|[\n\r]/)
        .map(cleanLine)
        .join('\n')
        .trim()
    : '';
}

export const lineOf = (node: Node): number => (typeof node.$line === 'number' ? node.$line : 1);

/** Elements that hold the members of a list. */
const LISTS = new Set([
  'costs',
  'costLimits',
  'forces',
  'selections',
  'categories',
  'rules',
  'profiles',
  'publications',
  'characteristics',
  'tags',
  'customNotes',
]);
const TEXTS = new Set(['description', 'characteristic']);

/** BattleScribe XML in the form that New Recruit writes as JSON, each object with its `$line`. */
export function fromXml({ name, attributes, children, text, line }: XmlElement): Node {
  const node: Record<string, unknown> = { ...attributes, $line: line };
  if (name === 'characteristic') node.$text = text;
  for (const child of children) {
    if (LISTS.has(child.name)) node[child.name] = child.children.map(fromXml);
    else if (TEXTS.has(child.name)) node[child.name] = child.text;
  }
  return node;
}
