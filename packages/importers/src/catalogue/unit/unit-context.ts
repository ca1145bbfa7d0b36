import type { Change, Gap, Source } from '@umpire/datasheets';
import { kebab } from '@umpire/kernel';
import type { Problem } from '../catalogue-report.js';
import { type Entry, placeOf } from '../entry/entry.js';
import type { Setting } from '../modifiers/conditions.js';
import type { Reaching } from '../modifiers/reaching.js';
import { type CatalogueDocument, type CatalogueNode, idOf } from '../node.js';

/** What the readers of one unit share: the tree, what reaches across it, and what they find out. */
export interface UnitContext {
  readonly unit: Entry;
  readonly name: string;
  readonly faction: string;
  readonly edition: string;
  readonly setting: Setting;
  readonly reaching: Reaching;
  readonly changes: Change[];
  readonly gaps: Gap[];
}

export function sourceOf({
  node,
  document,
}: {
  readonly node: CatalogueNode;
  readonly document: CatalogueDocument;
}): Source {
  const id = idOf(node);
  return { file: document.file, lines: [node.line, node.line], ...(id === '' ? {} : { entry: id }) };
}

export function warnUnit(context: UnitContext, code: string, problem: Problem): void {
  context.gaps.push(context.setting.report.warn(code, placeOf(context.unit), problem));
}

/** An id by a name that no other thing of the sheet has. */
export function freeId(name: string, taken: { has(id: string): boolean }): string {
  const plain = kebab(name) || 'unnamed';
  let id = plain;
  for (let n = 2; taken.has(id); n++) id = `${plain}-${n}`;
  return id;
}
