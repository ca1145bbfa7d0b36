import type { AbilityRecord, Datasheet, ImportRecord, WeaponRecord } from '@umpire/datasheets';
import { kebab } from '@umpire/kernel';
import type { CatalogueReport } from './catalogue-report.js';
import { type Building, buildEntry, isSkippedPart } from './entry/build-entry.js';
import { type Entry, within } from './entry/entry.js';
import { pointsIdsOf } from './facts/costs.js';
import { isDetachmentChoice } from './facts/skipped.js';
import { readFormation } from './formation/formation.js';
import type { Library } from './library.js';
import type { Setting } from './modifiers/conditions.js';
import { reachingModifiers } from './modifiers/reaching.js';
import { isVisible } from './modifiers/visibility.js';
import { type CatalogueDocument, type CatalogueNode, idOf, nameOf } from './node.js';
import { type Detachment, detachmentRecords, detachmentsOf } from './rules/detachments.js';
import { enhancementIdsOf } from './rules/enhancement-ids.js';
import { createEnhancements } from './rules/enhancements.js';
import { armyRule, collectArmyRules, coreRules } from './rules/rule-records.js';
import { readDatasheet } from './unit/datasheet.js';
import { kindOfProfile } from './unit/resolved-profile.js';
import { offersDetachments, rootPartsOf } from './units-of.js';

interface Reading {
  readonly report: CatalogueReport;
  readonly army: string | undefined;
  /** Takes the names of the catalogues there are. */
  readonly armies: string[];
}

/** Entries that links may fan out to, over all files. */
const MOST_ENTRIES = 300_000;

/** The records of all catalogues of one game system, or of one army's. */
export function readLibrary(library: Library, { report, army, armies }: Reading): readonly ImportRecord[] {
  const shared: Shared = {
    library,
    report,
    building: { library, report, budget: { left: MOST_ENTRIES, ofUnit: 0 } },
    points: pointsIdsOf(library),
    enhancementIds: enhancementIdsOf(library),
    isArmyOpen: army === undefined,
    taken: new Set(),
  };
  armies.push(...library.catalogues.map(({ root }) => nameOf(root)));
  const chosen = army === undefined ? undefined : library.catalogues.find((one) => isNamed(one, army));
  if (army !== undefined && chosen === undefined) return [];
  const records: ImportRecord[] = [...coreRules(library)];
  for (const { id } of records) shared.taken.add(`core-rule ${id}`);
  if (chosen) records.push(...readArmy(chosen, library.imported(chosen), shared));
  else
    for (const document of [...library.catalogues, ...(library.system ? [library.system] : [])])
      for (const record of readArmy(document, [document], shared)) records.push(record);
  if (shared.building.budget.left < 0) tooLarge(shared);
  return records;
}

interface Shared {
  readonly library: Library;
  readonly report: CatalogueReport;
  readonly building: Building;
  readonly points: ReadonlySet<string>;
  readonly enhancementIds: ReadonlySet<string>;
  readonly isArmyOpen: boolean;
  /** Kinds with ids that records have already. */
  readonly taken: Set<string>;
}

function isNamed({ root, file }: CatalogueDocument, army: string): boolean {
  const wanted = army.toLowerCase();
  return [idOf(root), nameOf(root), factionOf(root), file].some((name) => name.toLowerCase() === wanted);
}

/** `Imperium - Adeptus Astartes - Space Marines` and `Library - Titans` name their factions last. */
function factionOf(root: CatalogueNode): string {
  const parts = nameOf(root)
    .split(/ [-–] /)
    .filter((part) => !/^library$/i.test(part));
  return parts.at(-1) ?? nameOf(root);
}

/** What the army of one catalogue can field, from itself and from the catalogues whose entries it imports. */
function readArmy(
  document: CatalogueDocument,
  sources: readonly CatalogueDocument[],
  shared: Shared,
): readonly ImportRecord[] {
  const { library, building, report, points, enhancementIds } = shared;
  const faction = factionOf(document.root);
  const isEnhancement = (id: string): boolean => enhancementIds.has(id);
  const setting: Setting = { library, report, army: document, isEnhancement, isArmyOpen: shared.isArmyOpen };
  const loose: Setting = { ...setting, isLoose: true };
  const detachments = new Map<string, Detachment>(
    [...library.imported(document), ...(library.system ? [library.system] : [])].flatMap((one) => [
      ...detachmentsOf(one, building),
    ]),
  );
  const idsOf = (kind: string) => ({
    has: (id: string): boolean => shared.taken.has(`${kind} ${id}`),
    add: (id: string): unknown => shared.taken.add(`${kind} ${id}`),
  });
  const enhancements = createEnhancements({
    building,
    setting: loose,
    faction,
    points,
    detachments,
    ids: idsOf('enhancement'),
  });
  const rules = new Map<CatalogueNode, CatalogueDocument>();
  const records: ImportRecord[] = [];
  for (const part of sources.flatMap((one) => rootPartsOf(one, { library, isImported: one !== document }))) {
    if (isSkippedPart(part, building) || isDetachmentChoice(nameOf(part.node))) continue;
    const root = buildEntry(part, building);
    for (const unit of root === undefined ? [] : unitsIn(root, library)) {
      const kind = library.isEpic ? 'formation' : 'datasheet';
      const id = uniqueId(unit.name, { faction, ids: idsOf(kind) });
      if (library.isEpic) records.push(readFormation({ unit, id, faction, setting, points }));
      else {
        const sheet = readDatasheet({ unit, id, faction, setting, points, enhancements: enhancements.offeredTo(unit) });
        records.push(sheet);
        addParts(sheet, records);
        collectArmyRules(unit, { library, found: rules });
      }
    }
  }
  for (const record of enhancements.records()) {
    records.push(record);
    for (const weapon of enhancements.weaponsOf(record.id)) records.push({ kind: 'weapon', of: record.id, ...weapon });
  }
  for (const [node, from] of rules) {
    const rule = armyRule({ node, document: from }, { edition: library.edition, faction });
    if (rule) records.push({ ...rule, id: uniqueId(rule.name, { faction, ids: idsOf('army-rule') }) });
  }
  const from = sources.filter((one) => one === document || offersDetachments(one));
  const offered = [...new Set(from.flatMap((one) => [...detachmentsOf(one, building).values()]))];
  for (const detachment of offered.filter(({ entry }) => isVisible(entry, { entry, setting: loose }) !== false))
    for (const rule of detachmentRulesOf(detachment, { faction, loose }))
      records.push({ ...rule, id: uniqueId(rule.name, { faction: rule.detachment, ids: idsOf('detachment') }) });
  return records;
}

function detachmentRulesOf(
  detachment: Detachment,
  { faction, loose }: { readonly faction: string; readonly loose: Setting },
) {
  const { library } = loose;
  const reaching = reachingModifiers(detachment.entry, loose);
  const common = { unit: detachment.entry, name: detachment.name, edition: library.edition, setting: loose };
  return detachmentRecords(detachment, { ...common, faction, reaching, changes: [], gaps: [], library });
}

/** A root entry that is a unit, or the units in a group at the root. */
function unitsIn(root: Entry, library: Library): readonly Entry[] {
  if (root.kind === 'group') return root.children.flatMap((child) => unitsIn(child, library));
  if (library.isEpic) return [root];
  const primary = root.categories.find(({ isPrimary }) => isPrimary)?.name ?? '';
  if (/^(?:configuration|order of battle)$/i.test(primary)) return [];
  return root.kind === 'unit' || root.kind === 'model' || hasStatline(root) ? [root] : [];
}

function hasStatline(root: Entry): boolean {
  for (const { info } of within(root))
    if (info.some((use) => use.kind === 'profile' && kindOfProfile(use) === 'unit')) return true;
  return false;
}

/** Weapons and abilities stand beside their sheet too. */
function addParts(sheet: Datasheet, records: ImportRecord[]): void {
  for (const weapon of sheet.weapons) records.push({ kind: 'weapon', of: sheet.id, ...weapon } satisfies WeaponRecord);
  for (const ability of sheet.abilities)
    records.push({ kind: 'ability', of: sheet.id, ...ability } satisfies AbilityRecord);
}

interface Naming {
  readonly faction: string;
  readonly ids: { has(id: string): boolean; add(id: string): unknown };
}

/** By the name; with the faction where another one has it; with a number where that is taken too. */
function uniqueId(name: string, { faction, ids }: Naming): string {
  const plain = kebab(name.replace(/\[[^\][]+\]/g, '')) || 'unnamed';
  const tries = [plain, `${plain}-${kebab(faction)}`];
  let id = tries.find((one) => !ids.has(one));
  for (let n = 2; id === undefined; n++) if (!ids.has(`${tries[1]}-${n}`)) id = `${tries[1]}-${n}`;
  ids.add(id);
  return id;
}

function tooLarge({ library, report }: Shared): void {
  const first = library.catalogues[0] ?? library.system;
  if (first)
    report.warn(
      'catalogue-too-large',
      { file: first.file, node: first.root },
      {
        message: 'Links lead to more entries than any game has; some units are missing parts',
      },
    );
}
