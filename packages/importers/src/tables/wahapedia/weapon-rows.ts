import type { WeaponProfile } from '@umpire/datasheets';
import { kebab } from '@umpire/kernel';
import { diceCell, isDash, penetrationCell, rangeCell, rollCell, strengthCell } from '../../page/sheet/cells.js';
import { bracketedName } from '../../page/sheet/weapon-name.js';
import type { PlacedRow } from './export.js';
import { htmlLine } from './html-text.js';

/** The weapons of a datasheet; a row that cannot be read whole is reported and left out. */
export function readWeaponRows(rows: readonly PlacedRow[], edition: string): readonly WeaponProfile[] {
  const taken = new Map<string, string>();
  return rows.flatMap((row) => {
    const weapon = weaponOf(row, edition);
    if (weapon === undefined) return [];
    const content = JSON.stringify({ ...weapon, source: undefined });
    if (taken.get(weapon.id) === content) return [];
    let id = weapon.id;
    for (let n = 2; taken.has(id); n++) id = `${weapon.id}-${n}`;
    taken.set(id, content);
    return [{ ...weapon, id }];
  });
}

function weaponOf(row: PlacedRow, edition: string): WeaponProfile | undefined {
  const name = htmlLine(row.cell('name'));
  const tags = htmlLine(row.cell('description'));
  const printedSkill = row.cell('BS_WS');
  const values = {
    range: rangeCell(row.cell('range')),
    attacks: diceCell(row.cell('A')),
    skill:
      isDash(printedSkill) || /^N\/A$/i.test(printedSkill)
        ? ('automatic' as const)
        : rollCell(`${printedSkill.replace(/\+$/, '')}+`),
    strength: strengthCell(row.cell('S')),
    armourPenetration: penetrationCell(row.cell('AP')),
    damage: diceCell(row.cell('D')),
  };
  // Wargear without a profile stands among the weapons with its cells empty.
  if (name === '' || ['A', 'S', 'D'].every((column) => isDash(row.cell(column)))) return undefined;
  const { range, attacks, skill, strength, armourPenetration, damage } = values;
  const wrong = Object.entries(values).find(([, value]) => value === undefined)?.[0];
  if (
    range === undefined ||
    attacks === undefined ||
    skill === undefined ||
    strength === undefined ||
    armourPenetration === undefined ||
    damage === undefined
  ) {
    row.table.report.warn(
      'weapon-value-unreadable',
      row.line,
      `The ${wrong} of ${name} is not of a known form; the weapon was left out`,
      { found: name },
    );
    return undefined;
  }
  const named = bracketedName(isDash(tags) ? name : `${name} [${tags}]`);
  return {
    id: kebab(named.name),
    name: named.name,
    weapon: named.weapon,
    ...(named.mode === undefined ? {} : { mode: named.mode }),
    edition,
    source: { file: row.table.file, lines: [row.line, row.line] },
    gaps: [],
    type: range === 'melee' ? 'melee' : 'ranged',
    range,
    attacks,
    skill,
    strength,
    armourPenetration,
    damage,
    abilities: named.abilities,
  };
}
