import type { Formation, StandProfile } from '@umpire/datasheets';
import { type Entry, within } from '../entry/entry.js';
import { costValue, isPointsCost } from '../facts/costs.js';
import type { Setting } from '../modifiers/conditions.js';
import { reachingModifiers } from '../modifiers/reaching.js';
import { attributeOf, listOf, nameOf, plainSpaces } from '../node.js';
import { printedText } from '../printed-text.js';
import { infoText } from '../unit/abilities.js';
import { boundModifiersOf } from '../unit/bounds.js';
import { readLoadouts } from '../unit/loadouts.js';
import { type ResolvedInfo, resolveInfo } from '../unit/resolved-profile.js';
import { freeId, sourceOf, type UnitContext } from '../unit/unit-context.js';
import type { UnitReading } from '../unit/unit-reading.js';

interface FormationInput {
  readonly unit: Entry;
  readonly id: string;
  readonly faction: string;
  readonly setting: Setting;
  readonly points: ReadonlySet<string>;
}

/** A NetEpic card: stands, what they may carry, and their rows as printed. */
export function readFormation({ unit, id, faction, setting, points }: FormationInput): Formation {
  const reaching = reachingModifiers(unit, setting);
  const edition = setting.library.edition;
  const context: UnitContext = { unit, name: unit.name, faction, edition, setting, reaching, changes: [], gaps: [] };
  const { profiles, rules, standOf, othersOf, rulesOf } = readRows(context);
  const reading: UnitReading = {
    context,
    bounds: boundModifiersOf(unit),
    points,
    weaponsOf: othersOf,
    abilitiesOf: rulesOf,
    wargearIds: new Set(),
  };
  const built = readLoadouts(unit, reading, (entry) => standOf.get(entry));
  const stands = built.loadouts.filter(
    (one) => one.profile !== undefined || one.entry !== unit.ids[0] || unit.kind === 'model',
  );
  const costs = unit.parts.flatMap(({ node }) => listOf(node, 'costs'));
  const price = costs.findLast((cost) => isPointsCost(cost, points));
  return {
    kind: 'formation',
    id,
    name: unit.name,
    edition,
    source: sourceOf(unit.parts[0]!),
    gaps: context.gaps,
    faction,
    ...cardOf(unit),
    keywords: [
      ...new Set(
        [...within(unit)].flatMap(({ categories }) =>
          categories.filter(({ isPrimary }) => !isPrimary).map(({ name }) => name.toUpperCase()),
        ),
      ),
    ],
    ...(price === undefined ? {} : { points: costValue(price) }),
    numbers: costs
      .filter((cost) => cost !== price && costValue(cost) !== 0)
      .map((cost) => ({ name: nameOf(cost), value: costValue(cost) })),
    stands,
    options: built.loadouts.length === stands.length ? built.wargear : built.loadouts.flatMap((one) => one.wargear),
    profiles,
    rules,
    ...(context.changes.length === 0 ? {} : { changes: context.changes }),
  };
}

function cardOf({ categories }: Entry): { readonly card?: string } {
  const card = categories.find(({ isPrimary }) => isPrimary)?.name;
  return card === undefined ? {} : { card };
}

interface Rows {
  readonly profiles: readonly StandProfile[];
  readonly rules: Formation['rules'];
  readonly standOf: ReadonlyMap<Entry, string>;
  readonly othersOf: ReadonlyMap<Entry, readonly string[]>;
  readonly rulesOf: ReadonlyMap<Entry, readonly string[]>;
}

function readRows(context: UnitContext): Rows {
  const profiles = new Map<string, StandProfile>();
  const rules = new Map<string, Formation['rules'][number]>();
  const ids = new Map<string, string>();
  const standOf = new Map<Entry, string>();
  const othersOf = new Map<Entry, string[]>();
  const rulesOf = new Map<Entry, string[]>();
  for (const entry of within(context.unit))
    for (const use of entry.info) {
      const info = resolveInfo(use, context);
      if (info === undefined) continue;
      const table = plainSpaces(attributeOf(use.node, 'typeName') ?? '');
      const key = JSON.stringify([
        use.kind,
        info.name,
        table,
        use.kind === 'rule' ? infoText(info) : info.cells.map(({ text }) => text),
      ]);
      if (use.kind === 'rule') {
        const id = ids.get(key) ?? freeId(info.name, rules);
        ids.set(key, id);
        rules.set(id, { id, name: info.name, text: infoText(info), line: use.node.line });
        rulesOf.set(entry, [...(rulesOf.get(entry) ?? []), id]);
        continue;
      }
      const id = ids.get(key) ?? freeId(info.name, profiles);
      ids.set(key, id);
      if (!profiles.has(id)) profiles.set(id, rowOf(info, { id, table }));
      if (/\bunit$/i.test(table) && !standOf.has(entry)) standOf.set(entry, id);
      else othersOf.set(entry, [...(othersOf.get(entry) ?? []), id]);
    }
  return { profiles: [...profiles.values()], rules: [...rules.values()], standOf, othersOf, rulesOf };
}

const rowOf = (
  { name, cells, use }: ResolvedInfo,
  { id, table }: { readonly id: string; readonly table: string },
): StandProfile => ({
  id,
  name,
  table,
  cells: cells.map((cell) => ({ name: cell.name, text: printedText(cell.text) })),
  line: use.node.line,
});
