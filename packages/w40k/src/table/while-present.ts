import type { RosterUnit } from './roster.js';
import type { Table } from './table.js';

interface Known<T> {
  readonly presence: number;
  readonly answers: Map<number, T>;
}

/** Keeps an answer about a unit that depends on nothing but which models are where: until one comes or goes. */
export function whilePresent<T>(work: (table: Table, unit: RosterUnit) => T): (table: Table, unit: RosterUnit) => T {
  const known = new WeakMap<Table, Known<T>>();
  return (table, unit) => {
    const { presence } = table.revision;
    let now = known.get(table);
    if (now?.presence !== presence) {
      now = { presence, answers: new Map() };
      known.set(table, now);
    }
    const kept = now.answers.get(unit.index);
    if (kept !== undefined) return kept;
    const found = work(table, unit);
    now.answers.set(unit.index, found);
    return found;
  };
}
