import type { Reading } from './facts.js';
import { isGranted } from './granted.js';
import { hasDone, isOnBattlefield } from './reads.js';
import type { RosterUnit } from './roster.js';

/** What bars a unit from shooting for the turn: set up along an edge for its size (03.02.02), weapons lent (24.14). */
const barring = ['set-up-large', 'lent-weapons'] as const;

/** 10.02: on the battlefield, not selected to shoot this phase, and not barred by what it did this turn. */
export function isEligibleToShoot(reading: Reading, unit: RosterUnit): boolean {
  const { table, board, rules } = reading;
  const keywords = board.unitKeywords(unit.index);
  if (!isOnBattlefield(table, unit) || hasDone(table, unit, 'selected-to-shoot', 'phase')) return false;
  if (barring.some((deed) => hasDone(table, unit, deed, 'turn'))) return false;
  if (hasDone(table, unit, 'started-action', 'turn') && !keywords.has('TITANIC')) return false;
  return (
    !hasDone(table, unit, 'fell-back', 'turn') ||
    rules.numbers.shooting.afterFallBack.some((keyword) => keywords.has(keyword)) ||
    isGranted(reading, 'allow', 'shoot-after-falling-back', unit)
  );
}
