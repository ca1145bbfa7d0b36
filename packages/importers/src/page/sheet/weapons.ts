import type { Gap, WeaponProfile } from '@umpire/datasheets';
import { kebab } from '@umpire/kernel';
import { type Line, tableCells } from '@umpire/text';
import { WEAPON_TAG_IDS, WEAPON_TAGS } from '../facts/weapon-tags.js';
import type { PageContext } from '../page-context.js';
import { diceCell, penetrationCell, rangeCell, rollCell, strengthCell } from './cells.js';
import { bracketedName, gluedName, type WeaponName } from './weapon-name.js';

interface Columns {
  readonly names: readonly string[];
  readonly type: 'ranged' | 'melee';
}

const HEADER = /^\|?\s*(RANGED|MELEE) WEAPONS\b/i;
const FIELDS: Readonly<Record<string, string>> = {
  RANGE: 'range',
  A: 'attacks',
  BS: 'skill',
  WS: 'skill',
  S: 'strength',
  AP: 'armourPenetration',
  D: 'damage',
};
const DEFAULT_NAMES = ['NAME', 'RANGE', 'A', 'BS', 'S', 'AP', 'D'];

export const isWeaponHeader = (text: string): boolean => HEADER.test(text);

/** The weapon tables of a 10th or 11th edition sheet. A row that cannot be read whole is reported and left out. */
export function readWeapons(lines: readonly Line[], page: PageContext): readonly WeaponProfile[] {
  const weapons: WeaponProfile[] = [];
  const taken = new Set<string>();
  let columns: Columns = { names: DEFAULT_NAMES, type: 'ranged' };
  let named: Line | undefined;
  const close = (next?: string): void => {
    if (named && tableCells(named.text)[0] !== next)
      page.report.warn('weapon-row-missing', named.number, ROW_MISSING, { found: named.text });
    named = undefined;
  };
  for (const line of lines) {
    if (isWeaponHeader(line.text)) {
      close();
      columns = readHeader(line, page);
      continue;
    }
    if (!line.text.includes('|')) {
      page.report.warn('line-unread', line.number, 'This line stands in a weapon table and is no row of it', {
        found: line.text,
      });
      continue;
    }
    const cells = tableCells(line.text);
    const [name = ''] = cells;
    if (cells.slice(1).every((cell) => cell === '')) {
      close(name);
      named = line;
      continue;
    }
    close(name);
    const weapon = readRow(line, { cells, columns, page, taken });
    if (weapon) weapons.push(weapon);
  }
  close();
  return weapons;
}

const ROW_MISSING = 'A weapon is named here and its row of numbers is missing';

function readHeader({ number, text }: Line, { report }: PageContext): Columns {
  const type = HEADER.exec(text)?.[1]?.toUpperCase() === 'MELEE' ? 'melee' : 'ranged';
  const names = tableCells(text).map((cell) => cell.toUpperCase());
  while (names.at(-1) === '') names.pop();
  const missing = DEFAULT_NAMES.slice(1).filter(
    (name) => !names.includes(name) && !(name === 'BS' && names.includes('WS')),
  );
  if (missing.length === 0) return { names, type };
  report.warn('table-header-broken', number, `The heading of this weapon table lacks ${missing.join(', ')}`, {
    found: text,
  });
  return { names: names.length > 1 ? names : DEFAULT_NAMES, type };
}

interface RowContext {
  readonly cells: readonly string[];
  readonly columns: Columns;
  readonly page: PageContext;
  readonly taken: Set<string>;
}

function readRow(line: Line, { cells, columns, page, taken }: RowContext): WeaponProfile | undefined {
  const { report, edition, file } = page;
  const width = columns.names.length;
  const filled = cells.slice(0, width);
  if (!line.text.trimEnd().endsWith('|') || filled.length < width || filled.some((cell) => cell === '')) {
    report.warn(
      'table-cell-missing',
      line.number,
      'This row has fewer values than its table has columns; the weapon was left out',
      {
        found: line.text,
        hint: 'complete the row and import again',
      },
    );
    return undefined;
  }
  const values = cellValues(filled, columns);
  const name = weaponName(cells[0] ?? '', line.number, page);
  const profile = toProfile(values, columns.type);
  if ('unreadable' in profile) {
    report.warn(
      'weapon-value-unreadable',
      line.number,
      `The ${profile.unreadable} of ${name.name} is not of a known form; the weapon was left out`,
      {
        found: values[profile.unreadable] ?? '',
      },
    );
    return undefined;
  }
  const id = kebab(name.name);
  return {
    id: ownId(id, columns.type, taken),
    name: name.name,
    weapon: name.weapon,
    ...(name.mode === undefined ? {} : { mode: name.mode }),
    edition,
    source: { file, lines: [line.number, line.number] },
    gaps: tagGaps(name, line.number, page),
    ...profile,
    abilities: name.abilities,
  };
}

/** A weapon of both tables keeps its name, and the second gets another id. */
function ownId(id: string, type: string, taken: Set<string>): string {
  const own = taken.has(id) ? `${id}-${type}` : id;
  taken.add(own);
  return own;
}

function cellValues(cells: readonly string[], { names }: Columns): Readonly<Record<string, string>> {
  const values: Record<string, string> = {};
  names.forEach((column, i) => {
    const field = FIELDS[column];
    if (field !== undefined) values[field] = cells[i] ?? '';
  });
  return values;
}

type Numbers = Pick<
  WeaponProfile,
  'type' | 'range' | 'attacks' | 'skill' | 'strength' | 'armourPenetration' | 'damage'
>;

function toProfile(
  values: Readonly<Record<string, string>>,
  type: 'ranged' | 'melee',
): Numbers | { readonly unreadable: string } {
  const cell = (field: string): string => values[field] ?? '';
  const range = rangeCell(cell('range'));
  const attacks = diceCell(cell('attacks'));
  const skill = /^(N\/A|-)$/i.test(cell('skill')) ? 'automatic' : rollCell(cell('skill'));
  const strength = strengthCell(cell('strength'));
  const armourPenetration = penetrationCell(cell('armourPenetration'));
  const damage = diceCell(cell('damage'));
  if (range === undefined) return { unreadable: 'range' };
  if (attacks === undefined) return { unreadable: 'attacks' };
  if (skill === undefined) return { unreadable: 'skill' };
  if (strength === undefined) return { unreadable: 'strength' };
  if (armourPenetration === undefined) return { unreadable: 'armourPenetration' };
  if (damage === undefined) return { unreadable: 'damage' };
  return { type, range, attacks, skill, strength, armourPenetration, damage };
}

function weaponName(printed: string, line: number, { edition, hasRule, report }: PageContext): WeaponName {
  const name = edition.startsWith('w40k-11') ? gluedName(printed, hasRule) : bracketedName(printed);
  if (name.ambiguous === undefined) return name;
  const read = name.abilities.some(({ printed: tag }) => tag === name.ambiguous) ? 'an ability' : 'part of the name';
  report.warn('weapon-name-ambiguous', line, `"${name.ambiguous}" was read as ${read}`, {
    found: printed,
    hint: 'check it against the sheet',
  });
  return name;
}

function tagGaps({ abilities }: WeaponName, line: number, { report }: PageContext): readonly Gap[] {
  return abilities.flatMap(({ id, printed, value }) => {
    const tag = WEAPON_TAGS.find((known) => known.id === id);
    if (tag?.value === 'must' && value === undefined) {
      return [
        report.warn('ability-value-missing', line, `"${printed}" is printed without its number`, {
          found: printed,
          what: [id],
        }),
      ];
    }
    if (!WEAPON_TAG_IDS.has(id)) {
      report.warn(
        'weapon-ability-unknown',
        line,
        `"${printed}" is no weapon ability of the core rules; it was kept as printed`,
        { found: printed },
      );
    }
    return [];
  });
}
