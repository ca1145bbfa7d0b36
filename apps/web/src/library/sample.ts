import { type Army, muster } from '@umpire/armies';
import type { Roster } from '@umpire/datasheets';
import { musterOf, shippedLists } from '@umpire/w40k';

/** What most tables play. */
const FULL_SIZE = 'strike-force';

/** The first army of full size that ships for an edition, as a list; none where the edition has no army book. */
export function sampleRoster(edition: string): Roster | undefined {
  const book = musterOf(edition);
  const lists = shippedLists(edition);
  const list = lists.find(({ battleSize }) => battleSize === FULL_SIZE) ?? lists[0];
  if (!book.ok || list === undefined) return undefined;
  const army = muster(list, book.value);
  return army.ok ? rosterOf(army.value, edition) : undefined;
}

function rosterOf(army: Army, edition: string): Roster {
  return {
    kind: 'roster',
    id: 'sample',
    name: army.name,
    edition,
    source: { file: 'sample', lines: [1, 1] },
    gaps: [],
    format: 'umpire',
    faction: army.faction.charAt(0) + army.faction.slice(1).toLowerCase(),
    detachments: army.detachments.map(({ name }) => name),
    dispositions: [],
    points: army.points,
    pointsFrom: army.pricesFrom,
    units: army.units.map((unit) => ({
      id: unit.id,
      name: unit.name,
      points: unit.points,
      models: modelsOf(unit.models),
      wargear: [],
      enhancements:
        unit.enhancement === undefined
          ? []
          : [{ name: unit.enhancement.name, count: 1, points: unit.enhancement.points }],
      isWarlord: unit.warlord !== undefined,
      ...(unit.attachedTo === undefined
        ? {}
        : { attachedTo: unit.attachedTo, attachedAs: unit.attachedAs ?? 'leader' }),
      keywords: unit.keywords,
      lines: [1, 1],
    })),
  };
}

/** Models alike with what they carry. */
function modelsOf(models: Army['units'][number]['models']): Roster['units'][number]['models'] {
  const groups = new Map<string, Roster['units'][number]['models'][number]>();
  for (const { name, weapons } of models) {
    const key = [name, ...weapons.map((one) => one.name)].join('\n');
    const known = groups.get(key);
    const wargear = weapons.map((one) => ({
      name: one.name,
      count: 1,
      weapons: one.lines.map((line) => line.name),
    }));
    groups.set(key, { name, count: (known?.count ?? 0) + 1, wargear, shared: [] });
  }
  return [...groups.values()];
}
