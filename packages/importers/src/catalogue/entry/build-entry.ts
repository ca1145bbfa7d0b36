import type { CatalogueReport } from '../catalogue-report.js';
import { isEnhancements, isSkipped } from '../facts/skipped.js';
import type { Library } from '../library.js';
import { modifiersOf } from '../modifiers/modifier.js';
import { attributeOf, type CatalogueNode, idOf, isTrue, listOf, nameOf } from '../node.js';
import type { CategoryUse, Entry, InfoUse, Part } from './entry.js';

export interface Building {
  readonly library: Library;
  readonly report: CatalogueReport;
  /** Entries that may still be built; links that fan out without end must stop somewhere. */
  readonly budget: { left: number; ofUnit: number };
}

interface Step {
  readonly building: Building;
  readonly parent?: Entry;
  /** Ids on the way down. */
  readonly path: ReadonlySet<string>;
}

const DEEPEST = 40;
/** The largest known unit has some hundreds. */
const MOST_OF_UNIT = 8000;

/** The tree below a root entry or the link to it; nothing where the link leads nowhere. */
export function buildEntry(at: Part, building: Building): Entry | undefined {
  building.budget.ofUnit = MOST_OF_UNIT;
  const entry = build(at, { building, path: new Set() });
  if (building.budget.ofUnit < 0 && building.budget.left > 0)
    building.report.warn(
      'catalogue-too-large',
      { file: at.document.file, node: at.node },
      {
        message: `"${nameOf(at.node)}" leads to more entries than any unit has; parts of it are missing`,
        found: nameOf(at.node),
      },
    );
  return entry;
}

function build(at: Part, { building, parent, path }: Step): Entry | undefined {
  const parts = followLink(at, building);
  const own = parts?.[0];
  if (parts === undefined || own === undefined) return undefined;
  const id = idOf(own.node);
  if (path.has(id) || path.size > DEEPEST) {
    building.report.warn(
      'link-circular',
      { file: at.document.file, node: at.node },
      {
        message: `"${nameOf(at.node)}" leads back to itself; the circle was cut here`,
        found: nameOf(at.node),
      },
    );
    return undefined;
  }
  if (--building.budget.left < 0 || --building.budget.ofUnit < 0) return undefined;
  const entry: Entry = {
    kind: kindOf(own.node),
    name: nameOf(parts.at(-1)!.node) || nameOf(own.node),
    ids: parts.map(({ node }) => idOf(node)),
    parts,
    parent,
    children: [],
    info: [],
    categories: parts.flatMap((part) => categoriesOf(part, building)),
    isHidden: parts.some(({ node }) => isTrue(node, 'hidden')),
    modifiers: parts.flatMap(({ node, document }) => modifiersOf(node, document)),
    enhancements: [],
  };
  for (const part of parts) addInfo(part, { building, owner: entry, groups: [], isHidden: false });
  if (building.library.isEpic && entry.info.some(isStand)) entry.kind = 'model';
  const below = new Set(path).add(id);
  for (const part of parts) addChildren(part, { building, parent: entry, path: below });
  return entry;
}

/** NetEpic writes stands as units, models and upgrades alike; their statline tells them. */
const isStand = ({ kind, node }: InfoUse): boolean =>
  kind === 'profile' && /\bunit$/i.test(attributeOf(node, 'typeName') ?? '');

/** The entry first, then the links on the way to it, whose own parts are added. */
function followLink(at: Part, building: Building): readonly Part[] | undefined {
  const parts: Part[] = [at];
  for (let last = at; last.node.kind === 'entryLink'; last = parts[0]!) {
    const target = attributeOf(last.node, 'targetId') ?? '';
    const found = building.library.find(target, last.document);
    if (found === undefined || !ENTRIES.has(found.node.kind) || parts.length > 5) {
      linkMissing(last, building);
      return undefined;
    }
    parts.unshift(found);
  }
  return ENTRIES.has(at.node.kind) ? parts : undefined;
}

const ENTRIES: ReadonlySet<string> = new Set(['selectionEntry', 'selectionEntryGroup', 'entryLink']);

function linkMissing({ node, document }: Part, { report }: Building): void {
  report.warn(
    'link-missing',
    { file: document.file, node },
    {
      message: `"${nameOf(node)}" is linked here and is in none of the files; it was left out`,
      found: nameOf(node) || attributeOf(node, 'targetId') || '',
      hint: 'give the linked catalogue too',
    },
  );
}

function kindOf(node: CatalogueNode): Entry['kind'] {
  if (node.kind === 'selectionEntryGroup') return 'group';
  const type = attributeOf(node, 'type');
  return type === 'unit' || type === 'model' ? type : 'upgrade';
}

function categoriesOf({ node, document }: Part, { library }: Building): readonly CategoryUse[] {
  return listOf(node, 'categoryLinks').map((link) => {
    const id = attributeOf(link, 'targetId') ?? '';
    const target = library.find(id, document)?.node;
    return { id, name: (target && nameOf(target)) || nameOf(link), isPrimary: isTrue(link, 'primary') };
  });
}

function addChildren({ node, document }: Part, step: Required<Step>): void {
  const { parent } = step;
  for (const list of ['selectionEntries', 'selectionEntryGroups', 'entryLinks'])
    for (const child of listOf(node, list)) {
      const name = nameOf(child);
      if (isSkippedPart({ node: child, document }, step.building)) continue;
      const isGroup = child.kind === 'selectionEntryGroup' || attributeOf(child, 'type') === 'selectionEntryGroup';
      if (isGroup && isEnhancements(name)) parent.enhancements.push({ node: child, document });
      else {
        const built = build({ node: child, document }, step);
        if (built) parent.children.push(built);
      }
    }
}

/** What other ways to play add; a unit is never that, whatever it is called. */
export function isSkippedPart({ node, document }: Part, { library }: Building): boolean {
  const target =
    node.kind === 'entryLink' ? library.find(attributeOf(node, 'targetId') ?? '', document)?.node : undefined;
  const type = attributeOf(target ?? node, 'type');
  if (type === 'unit' || type === 'model') return false;
  return isSkipped(nameOf(node)) || (target !== undefined && isSkipped(nameOf(target)));
}

interface Reach {
  readonly building: Building;
  readonly owner: Entry;
  readonly groups: readonly string[];
  readonly isHidden: boolean;
  /** The link or info group it was reached through. */
  readonly through?: Part;
}

function addInfo({ node, document }: Part, reach: Reach): void {
  for (const profile of listOf(node, 'profiles')) addUse('profile', { node: profile, document }, reach);
  for (const rule of listOf(node, 'rules')) addUse('rule', { node: rule, document }, reach);
  for (const group of listOf(node, 'infoGroups')) addGroup({ node: group, document }, reach);
  for (const link of listOf(node, 'infoLinks')) followInfo({ node: link, document }, reach);
}

function addUse(kind: InfoUse['kind'], { node, document }: Part, { owner, groups, isHidden, through }: Reach): void {
  owner.info.push({
    kind,
    node,
    document,
    name: (through && nameOf(through.node)) || nameOf(node),
    isHidden: isHidden || isTrue(node, 'hidden'),
    modifiers: [...modifiersOf(node, document), ...(through ? modifiersOf(through.node, through.document) : [])],
    groups,
    owner,
  });
}

function addGroup({ node, document }: Part, reach: Reach): void {
  if (reach.groups.length > 6) return;
  const { through: _, ...rest } = reach;
  addInfo(
    { node, document },
    { ...rest, groups: [...reach.groups, nameOf(node)], isHidden: reach.isHidden || isTrue(node, 'hidden') },
  );
}

function followInfo(link: Part, reach: Reach): void {
  const found = reach.building.library.find(attributeOf(link.node, 'targetId') ?? '', link.document);
  if (found === undefined) {
    linkMissing(link, reach.building);
    // A rule that is printed elsewhere is still known by its name.
    if (attributeOf(link.node, 'type') === 'rule') addUse('rule', link, reach);
    return;
  }
  const isHidden = reach.isHidden || isTrue(link.node, 'hidden');
  if (found.node.kind === 'infoGroup') addGroup(found, { ...reach, isHidden });
  else if (found.node.kind === 'profile' || found.node.kind === 'rule')
    addUse(found.node.kind, found, { ...reach, isHidden, through: link });
}
