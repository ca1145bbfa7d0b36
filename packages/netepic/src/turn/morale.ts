import { commandMorale } from '../abilities/command-unit.js';
import { passesMorale, testsMorale as tests } from '../attack/morale.js';
import type { Note } from '../table/event.js';
import { detachmentAt, get, living, standAt, type Table } from '../table/table.js';

/** The value that a detachment tests on: its own stands', not its characters' (AB-19.10); null: it never tests. */
export function moraleOf(table: Table, detachment: number): number | null {
  const alive = living(table, detachment);
  const own = alive.filter((stand) => !standAt(table, stand).isCharacter);
  const stands = (own.length > 0 ? own : alive).map((stand) => standAt(table, stand));
  const values = stands.map(({ sheet, traits, formation }) => {
    const printed = traits.isCommandUnit ? commandValue(table, formation, sheet.morale) : sheet.morale;
    return tests(printed, traits) ? printed : null;
  });
  return values.length === 0 || values.includes(null) ? null : Math.min(...values.map((value) => value!));
}

/** Unité de Commandement: 3, unless the formation has 6 (AB-28.4), or has none at all. */
function commandValue(table: Table, formation: number, printed: number | null): number | null {
  if (printed === null) return null;
  const others = table.roster.formations[formation]!.stands.map((stand) => standAt(table, stand)).filter(
    ({ traits }) => !traits.isCommandUnit,
  );
  return commandMorale(others.find(({ sheet }) => sheet.morale === 6)?.sheet.morale ?? null);
}

/** A detachment with its carriers, or with what it carries: while any of it is aboard they test as one (TRN-6). */
export function testingWith(table: Table, detachment: number): readonly number[] {
  const found = new Set([detachment]);
  for (const one of found) {
    for (const [i, other] of table.roster.detachments.entries())
      if (other.side === table.roster.detachments[detachment]!.side && (rides(table, i, one) || rides(table, one, i)))
        found.add(i);
  }
  return [...found];
}

const rides = (table: Table, cargo: number, carriers: number): boolean =>
  living(table, cargo).some(
    (stand) =>
      get(table, 'place', stand) === 2 && standAt(table, get(table, 'host', stand) - 1).detachment === carriers,
  );

/** The better of their values; null: one of them never tests, and so none does. */
function sharedMorale(table: Table, detachments: readonly number[]): number | null {
  const values = detachments.map((one) => moraleOf(table, one));
  return values.includes(null) ? null : Math.min(...values.map((value) => value!));
}

export const testsMorale = (table: Table, detachment: number): boolean =>
  sharedMorale(table, testingWith(table, detachment)) !== null;

export interface Tested {
  readonly passed: boolean;
  readonly note: Note;
}

/** A morale or rally test of a detachment, with its line for the log. */
export function moraleTest(
  table: Table,
  detachment: number,
  faces: readonly number[],
  say: 'morale-test' | 'rally-test' = 'morale-test',
): Tested {
  const together = testingWith(table, detachment);
  const needs = sharedMorale(table, together) ?? 0;
  const isUnhurt = together.every((one) => get(table, 'wasHurt', one) === 0);
  const passed = passesMorale(faces, needs, isUnhurt);
  return {
    passed,
    note: { say, of: detachmentAt(table, detachment).ref, faces, bonus: isUnhurt ? 1 : 0, needs, passed },
  };
}
