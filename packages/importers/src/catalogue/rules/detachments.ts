import type { Condition, DetachmentRule, Paragraph } from '@umpire/datasheets';
import { kebab } from '@umpire/kernel';
import { type Building, buildEntry } from '../entry/build-entry.js';
import { type Entry, placeOf, within } from '../entry/entry.js';
import { isDetachmentChoice, isSkipped } from '../facts/skipped.js';
import type { Library } from '../library.js';
import { isVisible } from '../modifiers/visibility.js';
import { attributeOf, type CatalogueDocument, type CatalogueNode, idOf, listOf, nameOf, numberOf } from '../node.js';
import { infoText } from '../unit/abilities.js';
import { resolveInfo } from '../unit/resolved-profile.js';
import { sourceOf, type UnitContext } from '../unit/unit-context.js';

export interface Detachment {
  readonly name: string;
  readonly entry: Entry;
}

/** The detachments that a catalogue offers, by the ids of their entries. */
export function detachmentsOf(document: CatalogueDocument, building: Building): ReadonlyMap<string, Detachment> {
  const found = new Map<string, Detachment>();
  for (const list of [
    'selectionEntries',
    'sharedSelectionEntries',
    'sharedSelectionEntryGroups',
    'selectionEntryGroups',
  ])
    for (const node of listOf(document.root, list)) {
      if (!isDetachmentChoice(nameOf(node)) || isSkipped(nameOf(node))) continue;
      const choice = buildEntry({ node, document }, building);
      if (choice) addDetachments(choice, found);
    }
  return found;
}

/** The members of the choice: upgrades that are not themselves inside another. */
function addDetachments(entry: Entry, found: Map<string, Detachment>): void {
  for (const child of entry.children) {
    if (child.kind === 'group' || isDetachmentChoice(child.name)) addDetachments(child, found);
    else for (const id of child.ids) if (!found.has(id)) found.set(id, { name: child.name, entry: child });
  }
}

/** One record a rule; a detachment without any is only named. */
export function detachmentRecords(
  { name, entry }: Detachment,
  context: UnitContext & { readonly library: Library },
): readonly DetachmentRule[] {
  const { edition, faction } = context;
  const common = {
    kind: 'detachment' as const,
    edition,
    gaps: [],
    parts: [],
    aliases: [],
    detachment: name,
    faction,
    ...detachmentPoints(entry),
    ...tagsOf(entry),
    ...whenOf(entry, context),
  };
  const rules = [...within(entry)]
    .flatMap(({ info }) => info)
    .flatMap((use) => {
      const info = resolveInfo(use, context);
      const text = info === undefined || use.document === context.library.system ? '' : infoText(info);
      if (info === undefined || text === '') return [];
      const line = use.node.line;
      return [
        { ...common, id: kebab(info.name), name: info.name, source: sourceOf(use), body: paragraphs(text, line) },
      ];
    });
  if (rules.length > 0) return rules;
  const { node } = placeOf(entry);
  const source = { ...sourceOf(entry.parts[0]!), entry: idOf(node) };
  return [{ ...common, id: kebab(name), name, source, body: [], referenced: true }];
}

function whenOf(entry: Entry, { setting }: UnitContext): { readonly when?: Condition } {
  const visible = isVisible(entry, { entry, setting });
  return typeof visible === 'object' ? { when: visible } : {};
}

function detachmentPoints({ parts }: Entry): { readonly points?: number } {
  const cost = parts
    .flatMap(({ node }) => listOf(node, 'costs'))
    .find((one) => /^detachment points$/i.test(nameOf(one)));
  const points = cost === undefined ? undefined : numberOf(cost, 'value');
  return points === undefined ? {} : { points: Math.max(0, Math.round(points)) };
}

function tagsOf({ categories }: Entry): { readonly tags?: readonly string[] } {
  const tags = categories.map(({ name }) => name).filter((name) => name !== '');
  return tags.length === 0 ? {} : { tags };
}

export const paragraphs = (text: string, line: number): readonly Paragraph[] =>
  text
    .split('\n')
    .filter((one) => one !== '')
    .map((one) =>
      one.startsWith('- ') ? { kind: 'bullet', text: one.slice(2), line } : { kind: 'text', text: one, line },
    );

export const descriptionOf = (node: CatalogueNode): string => attributeOf(node, 'description') ?? '';
