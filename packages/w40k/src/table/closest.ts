import { isEngaged, unitGap } from '../board/distances.js';
import type { Reading } from './facts.js';
import { modelSees } from './lone-operative.js';
import { enemiesOf, standing } from './reads.js';
import type { RosterUnit } from './roster.js';
import { whileRead } from './while-read.js';

/**
 * Whether no enemy that a unit could shoot at is closer than this one: of several equally close each may be meant (01.04).
 * A weapon that reaches this one reaches whoever is closer, so that range decides nothing.
 */
export const isClosestEligible = (reading: Reading, attacker: RosterUnit, target: RosterUnit): boolean =>
  answers(reading, `${attacker.index}>${target.index}`, () => {
    const { board, table } = reading;
    const own = unitGap(board, attacker.index, target.index);
    if (own === undefined) return false;
    return !enemiesOf(table, attacker.seat).some((enemy) => {
      const gap = unitGap(board, attacker.index, enemy.index);
      return gap !== undefined && gap < own && isEligible(reading, attacker, enemy);
    });
  });

const answers = whileRead<boolean>();

/** Seen, and not in a fight that forbids shooting at it. */
function isEligible({ board, table, rules }: Reading, attacker: RosterUnit, enemy: RosterUnit): boolean {
  const isOpen =
    !isEngaged(board, enemy.index) ||
    rules.numbers.shooting.engaged.keywords.some((keyword) => board.unitKeywords(enemy.index).has(keyword));
  return isOpen && standing(table, attacker).some((model) => modelSees({ table, board }, model, enemy));
}
