import type { ArmyBook, Muster, MusterNumbers } from '@umpire/armies';
import { fail, issue, ok, type Result } from '@umpire/kernel';
import { eleventhMuster } from '../editions/muster/eleventh.js';
import { lineageOf } from '../facts/index.js';
import { eleventhBook } from './eleventh/book.js';

/** By the layer that they were printed for. */
const books: Readonly<Record<string, ArmyBook>> = { 'w40k-11': eleventhBook };
const numbers: Readonly<Record<string, MusterNumbers>> = { 'w40k-11': eleventhMuster };

const inLineage = <T>(edition: string, table: Readonly<Record<string, T>>): T | undefined =>
  lineageOf(edition)
    .map((id) => table[id])
    .find((found) => found !== undefined);

/** The army book of an edition or of a mode on it. */
export const armyBookOf = (edition: string): ArmyBook | undefined => inLineage(edition, books);

/** What an edition musters with. Errors: `no-army-book`. */
export function musterOf(edition: string): Result<Muster> {
  const book = armyBookOf(edition);
  const own = inLineage(edition, numbers);
  if (book !== undefined && own !== undefined) return ok({ book, numbers: own });
  const hint = `armies can be mustered for ${Object.keys(books).join(', ')}`;
  return fail([issue('no-army-book', 'No armies of this edition are known.', { found: edition, hint })]);
}
