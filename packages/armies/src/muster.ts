import { fail, ok, type Result } from '@umpire/kernel';
import type { Army } from './army.js';
import type { ArmyList } from './army-list.js';
import type { ArmyBook } from './book.js';
import { checkAttached } from './checks/attached.js';
import { checkDetachments } from './checks/detachments.js';
import { checkEnhancements } from './checks/enhancements.js';
import { checkReserves } from './checks/reserves.js';
import { checkComposition, checkCopies, checkFaction, checkPoints, checkSorts } from './checks/size.js';
import { checkTransports } from './checks/transports.js';
import { checkWarlord } from './checks/warlord.js';
import { type Draft, draftOf } from './draft.js';
import { fielded } from './field.js';
import { type Illegal, illegal, type Reason } from './illegal.js';
import type { MusterNumbers } from './numbers.js';
import { withOwn } from './own-book.js';

/** What an edition musters with: what may be taken, and how much of it. */
export interface Muster {
  readonly book: ArmyBook;
  readonly numbers: MusterNumbers;
}

const checks: readonly ((draft: Draft, numbers: MusterNumbers) => readonly Reason[])[] = [
  checkPoints,
  checkFaction,
  checkSorts,
  checkDetachments,
  checkCopies,
  checkComposition,
  checkWarlord,
  checkAttached,
  checkEnhancements,
  checkTransports,
  checkReserves,
];

/**
 * The army that a list asks for, or every reason why it may not be fielded, each with its rule, section, unit, what was
 * found and what is allowed. Names that are unknown hide no other reason.
 */
export function muster(list: ArmyList, { book, numbers }: Muster): Result<Army, readonly Illegal[]> {
  const { draft, reasons } = draftOf(list, withOwn(book, list.own), numbers);
  const all = [...reasons, ...(draft === undefined ? [] : checks.flatMap((check) => check(draft, numbers)))];
  if (all.length > 0 || draft === undefined) return fail(all.map((reason) => illegal(numbers, reason)));
  return ok({ ...fielded(draft, numbers), ...(list.painted ? { painted: true } : {}) });
}
