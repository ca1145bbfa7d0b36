import type { Node } from './node.js';

export const hasMenu = (node: Node): boolean =>
  'menu' in node || ('frame' in node && hasMenu(node.body)) || ('all' in node && node.all.some(hasMenu));

export function withMenu(node: Node, options: readonly (readonly Node[])[]): Node {
  if ('menu' in node) return { ...node, menu: options };
  if ('frame' in node) return { ...node, body: withMenu(node.body, options) };
  return 'all' in node ? { all: node.all.map((one) => withMenu(one, options)) } : node;
}
