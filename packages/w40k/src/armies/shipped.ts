import type { ArmyList } from '@umpire/armies';
import { inLineage } from './by-edition.js';
import { eleventhLists } from './eleventh/lists.js';
import { eleventhPatrols } from './eleventh/patrols.js';
import { tenthLists } from './tenth/lists.js';

const lists: Readonly<Record<string, readonly ArmyList[] | null>> = {
  'w40k-10': tenthLists,
  'w40k-10-combat-patrol': null,
  'w40k-11': eleventhLists,
  'w40k-11-boarding': eleventhPatrols,
};

/** The armies that ship with an edition; those named first play where nobody names any. */
export const shippedLists = (edition: string): readonly ArmyList[] => inLineage(edition, lists) ?? [];
