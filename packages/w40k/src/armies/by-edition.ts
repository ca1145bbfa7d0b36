import { lineageOf } from '../facts/index.js';

/** The entry of an edition's own layer, else of the nearest below it; `null` where a mode fields nothing of its edition. */
export const inLineage = <T>(edition: string, table: Readonly<Record<string, T | null>>): T | undefined => {
  const own = lineageOf(edition).find((id) => Object.hasOwn(table, id));
  return own === undefined ? undefined : (table[own] ?? undefined);
};
