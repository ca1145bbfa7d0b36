import { areNear, coherencyOf, coherencyRule, standingOf } from '../board/distances.js';
import type { Reading } from '../table/facts.js';
import { modelAt } from '../table/reads.js';

/** A leader is let go of last. */
const LEADER = 100;
/** So much more than any number of neighbours. */
const WHOLE = 50;

/**
 * What it is worth to remove a model of a unit that is out of coherency: most where the rest is then together, else of those that
 * stand by the fewest.
 */
export function worthOfRemoving({ table, board }: Reading, model: number): number {
  const { unit, kind } = modelAt(table, model);
  const all = standingOf(board, unit);
  const own = all.find((one) => one.model === model);
  const rest = all.filter((one) => one !== own);
  const link = coherencyRule(board.rules, all.length)?.link;
  if (own === undefined || link === undefined) return 0;
  const neighbours = rest.filter((other) => areNear(own, other, link)).length;
  const isEnough = coherencyOf(rest, board.rules).kind === 'coherent';
  return (isEnough ? WHOLE : 0) - neighbours - (kind.keywords.has('CHARACTER') ? LEADER : 0);
}
