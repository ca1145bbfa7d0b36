import type { ArmyList } from '@umpire/armies';
import { lineageOf } from '../facts/index.js';
import { eleventhLists } from './eleventh/lists.js';

const lists: Readonly<Record<string, readonly ArmyList[]>> = { 'w40k-11': eleventhLists };

/** The armies that ship with an edition; those named first play where nobody names any. */
export const shippedLists = (edition: string): readonly ArmyList[] =>
  lineageOf(edition)
    .map((id) => lists[id])
    .find((found) => found !== undefined) ?? [];
