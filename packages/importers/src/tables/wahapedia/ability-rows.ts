import type { Ability, AbilityPlace } from '@umpire/datasheets';
import { kebab } from '@umpire/kernel';
import { splitTags } from '../../page/sheet/ability-name.js';
import type { Export, PlacedRow } from './export.js';
import { htmlLine, htmlText } from './html-text.js';

const PLACES: Readonly<Record<string, AbilityPlace>> = {
  core: 'core',
  faction: 'faction',
  datasheet: 'datasheet',
  wargear: 'wargear',
  'wargear profile': 'wargear',
  primarch: 'datasheet',
  special: 'datasheet',
  fortification: 'datasheet',
};

interface Sheet {
  readonly faction: string;
  readonly edition: string;
  readonly from: Export;
}

/** The abilities of a datasheet, those that it only names with the words of the table of abilities. */
export function readAbilityRows(rows: readonly PlacedRow[], sheet: Sheet): readonly Ability[] {
  const taken = new Set<string>();
  return rows.flatMap((row) => {
    const ability = abilityOf(row, sheet);
    if (ability === undefined) return [];
    let id = ability.id;
    for (let n = 2; taken.has(id); n++) id = `${ability.id}-${n}`;
    taken.add(id);
    return [{ ...ability, id }];
  });
}

function abilityOf(row: PlacedRow, { faction, edition, from }: Sheet): Ability | undefined {
  const shared = sharedAbility(row.cell('ability_id'), { faction, from });
  const printed = htmlLine(row.cell('name') || shared?.cell('name') || '');
  const { report, file } = row.table;
  if (printed === '') {
    report.warn('ability-text-missing', row.line, 'An ability is named by an id that no table has; it was left out', {
      found: row.cell('ability_id'),
    });
    return undefined;
  }
  const type = row.cell('type').split(' (')[0]?.toLowerCase() ?? '';
  const place = PLACES[type];
  if (place === undefined)
    report.warn('ability-place-unknown', row.line, `"${row.cell('type')}" is no known place of an ability`, {
      found: row.cell('type'),
    });
  const text = htmlText(row.cell('description') || shared?.cell('description') || '');
  const { name, tags } = splitTags(printed);
  const value = row.cell('parameter');
  return {
    id: kebab(name),
    name,
    edition,
    source: { file, lines: [row.line, row.line] },
    gaps: text === '' ? [{ code: 'ability-text-missing', line: row.line }] : [],
    place: place ?? 'datasheet',
    tags,
    ...(value === '' ? {} : { value }),
    ...(text === '' ? {} : { text }),
  };
}

/** One id may have a row for each faction. */
function sharedAbility(
  id: string,
  { faction, from }: { readonly faction: string; readonly from: Export },
): PlacedRow | undefined {
  if (id === '') return undefined;
  const rows = from.rows('abilities').filter((row) => row.cell('id') === id);
  return rows.find((row) => row.cell('faction_id') === faction) ?? rows[0];
}
