import type { ArmyBook, Muster, MusterNumbers } from '@umpire/armies';
import { fail, issue, ok, type Result } from '@umpire/kernel';
import { eleventhMuster } from '../editions/muster/eleventh.js';
import { eleventhBoardingMuster } from '../editions/muster/eleventh-boarding.js';
import { tenthMuster } from '../editions/muster/tenth.js';
import { inLineage } from './by-edition.js';
import { eleventhBook } from './eleventh/book.js';
import { tenthBook } from './tenth/book.js';

/** By the layer that they were printed for. Patrols are fixed, and no armies of their edition. */
const books: Readonly<Record<string, ArmyBook | null>> = {
  'w40k-10': tenthBook,
  'w40k-10-combat-patrol': null,
  'w40k-11': eleventhBook,
};
const numbers: Readonly<Record<string, MusterNumbers>> = {
  'w40k-10': tenthMuster,
  'w40k-11': eleventhMuster,
  'w40k-11-boarding': eleventhBoardingMuster,
};

/** The army book of an edition or of a mode on it. */
const armyBookOf = (edition: string): ArmyBook | undefined => inLineage(edition, books);

/** What an edition musters with. Errors: `no-army-book`. */
export function musterOf(edition: string): Result<Muster> {
  const book = armyBookOf(edition);
  const own = inLineage(edition, numbers);
  if (book !== undefined && own !== undefined) return ok({ book, numbers: own });
  const known = Object.keys(books).filter((id) => books[id] !== null);
  const hint = `armies can be mustered for ${known.join(', ')}`;
  return fail([issue('no-army-book', 'No armies of this edition are known.', { found: edition, hint })]);
}
