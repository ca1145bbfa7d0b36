import type { WeaponProfile } from '@umpire/datasheets';
import { kebab } from '@umpire/kernel';
import { type Line, tableCells } from '@umpire/text';
import { NINTH_WEAPON_TYPES } from '../facts/weapon-tags.js';
import type { PageContext } from '../page-context.js';
import { textGaps } from '../text-checks.js';
import { diceCell, isDash, penetrationCell, rangeCell, strengthCell } from './cells.js';

export const isNinthWeaponHeader = (text: string): boolean => /^\|?\s*WEAPON\s*\|\s*RANGE\s*\|\s*TYPE\b/i.test(text);

/** `| Name | 24" | Heavy 2 | 7 | -1 | D3 | what it does |`, each announced by a row that has only the name. */
export function readNinthWeapons(lines: readonly Line[], page: PageContext): readonly WeaponProfile[] {
  const weapons: WeaponProfile[] = [];
  let named: Line | undefined;
  let parent: string | undefined;
  for (const line of lines) {
    if (isNinthWeaponHeader(line.text)) continue;
    const cells = tableCells(line.text);
    const [name = ''] = cells;
    if (cells.slice(1).every((cell) => cell === '')) {
      const repeats = name !== '' && weapons.at(-1)?.text === name;
      if (!repeats && named) rowMissing(named, page);
      named = repeats ? undefined : line;
      continue;
    }
    if (/^Before selecting targets/i.test(cells[1] ?? '')) {
      parent = name;
      named = undefined;
      continue;
    }
    if (named && tableCells(named.text)[0] !== name) rowMissing(named, page);
    named = undefined;
    const weapon = readRow(line, { cells, parent, page });
    if (weapon) weapons.push(weapon);
  }
  if (named) rowMissing(named, page);
  return weapons;
}

function rowMissing({ number, text }: Line, { report }: PageContext): void {
  report.warn('weapon-row-missing', number, 'A weapon is named here and its row of numbers is missing', {
    found: text,
  });
}

interface Row {
  readonly cells: readonly string[];
  /** The weapon whose profiles follow, each as `- name`. */
  readonly parent: string | undefined;
  readonly page: PageContext;
}

function readRow(line: Line, { cells, parent, page }: Row): WeaponProfile | undefined {
  const [printed = '', range = '', type = '', strength = '', penetration = '', damage = '', ability = ''] = cells;
  if (!line.text.trimEnd().endsWith('|') || cells.length < 7 || damage === '') {
    page.report.warn(
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
  const isMode = /^[-–] /.test(printed) && parent !== undefined;
  const mode = printed.replace(/^[-–] /, '');
  const name = isMode ? `${parent} – ${mode}` : printed;
  const typed = readType(type);
  const values = {
    range: rangeCell(range),
    strength: strengthCell(strength),
    armourPenetration: penetrationCell(penetration),
    damage: diceCell(damage),
  };
  const wrong = typed === undefined ? 'type' : Object.entries(values).find(([, value]) => value === undefined)?.[0];
  if (
    typed === undefined ||
    wrong !== undefined ||
    values.range === undefined ||
    values.strength === undefined ||
    values.armourPenetration === undefined ||
    values.damage === undefined
  ) {
    page.report.warn(
      'weapon-value-unreadable',
      line.number,
      `The ${wrong} of ${name} is not of a known form; the weapon was left out`,
      { found: line.text },
    );
    return undefined;
  }
  const text = isDash(ability) ? undefined : ability;
  return {
    id: kebab(name),
    name,
    weapon: isMode ? parent : name,
    ...(isMode ? { mode } : {}),
    edition: page.edition,
    source: { file: page.file, lines: [line.number, line.number] },
    gaps: text === undefined ? [] : textGaps(text, { line: line.number, page }),
    type: typed.attacks === 'model' ? 'melee' : 'ranged',
    attacks: typed.attacks,
    skill: 'model',
    range: values.range,
    strength: values.strength,
    armourPenetration: values.armourPenetration,
    damage: values.damage,
    abilities: [{ id: typed.id, printed: type, ...(typed.value === undefined ? {} : { value: typed.value }) }],
    ...(text === undefined ? {} : { text }),
  };
}

type ReadType = { readonly id: string; readonly attacks: WeaponProfile['attacks']; readonly value?: string };

/** `Rapid Fire 2`, `Grenade D6`, `Melee`. */
function readType(type: string): ReadType | undefined {
  const match = /^([A-Za-z ]+?)(?:\s+(\d.*|D.*))?$/.exec(type);
  const id = kebab(match?.[1] ?? '');
  if (!NINTH_WEAPON_TYPES.has(id)) return undefined;
  if (id === 'melee') return { id, attacks: 'model' };
  const attacks = diceCell(match?.[2] ?? '');
  return attacks === undefined ? undefined : { id, attacks, value: match?.[2] ?? '' };
}
