import type { Note } from '../table/event.js';
import { detachmentAt, get, living, standAt, type Table } from '../table/table.js';

/** The value that a detachment tests on: its bases', not its characters' (AB-19.10); null: it never tests. */
export function moraleOf(table: Table, detachment: number): number | null {
  const alive = living(table, detachment);
  const own = alive.filter((stand) => !standAt(table, stand).isCharacter);
  const sheets = (own.length > 0 ? own : alive).map((stand) => standAt(table, stand));
  if (sheets.length === 0 || sheets.some(({ abilities }) => abilities.has('fearless'))) return null;
  const values = sheets.map(({ sheet, abilities, formation }) =>
    abilities.has('command-unit') ? commandMorale(table, formation, sheet.morale) : sheet.morale,
  );
  return values.includes(null) ? null : Math.min(...values.map((value) => value!));
}

/** Unité de Commandement: 3, unless the formation has 6 (AB-28.4), or has none at all. */
function commandMorale(table: Table, formation: number, printed: number | null): number | null {
  if (printed === null) return null;
  const others = table.roster.formations[formation]!.stands
    .map((stand) => standAt(table, stand))
    .filter(({ abilities }) => !abilities.has('command-unit'));
  return others.some(({ sheet }) => sheet.morale === 6) ? 6 : Math.min(3, printed);
}

export const testsMorale = (table: Table, detachment: number): boolean => moraleOf(table, detachment) !== null;

export interface Tested {
  readonly passed: boolean;
  readonly note: Note;
}

/** 2D6 and one more where nothing was lost yet, against the value (MOR-1). */
export function passesMorale(
  table: Table,
  detachment: number,
  faces: readonly number[],
  say: 'morale-test' | 'rally-test' = 'morale-test',
): Tested {
  const needs = moraleOf(table, detachment) ?? 0;
  const bonus = get(table, 'wasHurt', detachment) > 0 ? 0 : 1;
  const passed = faces.reduce((sum, face) => sum + face, bonus) >= needs;
  return { passed, note: { say, of: detachmentAt(table, detachment).ref, faces, bonus, needs, passed } };
}
