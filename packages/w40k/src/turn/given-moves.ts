import { type Given, picked } from '@umpire/rules';
import { engagedWith, unitGap } from '../board/distances.js';
import type { MoveTask } from '../board/move.js';
import type { Reading } from '../table/facts.js';
import type { Edition } from '../table/reading.js';
import { enemiesOf, hasDone, isOnBattlefield, isShocked, unitAt } from '../table/reads.js';
import type { RosterUnit } from '../table/roster.js';
import { isAircraft, mayFightWith } from './aircraft.js';
import { type At, option, pick, read, replyOf, type TableOutcome } from './kit.js';
import { firstFrame, flyingCost, type MoveMode, type MoveUnitFrame, mayFly } from './move-frame.js';
import { lengthOf } from './moving.js';

/** A move that a rule gives out of the phase for it, so many inches far; nothing where the unit may not make it (09.05, 21.02). */
export function movedBy(
  reading: Reading,
  unit: RosterUnit,
  kind: MoveMode,
  { far, toward }: { readonly far: number; readonly toward?: RosterUnit },
): MoveUnitFrame | undefined {
  const { table, board } = reading;
  if (!isOnBattlefield(table, unit) || engagedWith(board, unit.index).length > 0 || isAircraft(table, unit))
    return undefined;
  if (hasDone(table, unit, 'surged', 'phase')) return undefined;
  const { distances: _, ...own } = firstFrame(reading, unit, kind).task;
  const task: MoveTask = { ...own, distance: lengthOf(far) };
  const frame: MoveUnitFrame = { unit: unit.index, kind, added: 0, task, isReaction: true };
  if (kind === 'approach') {
    const isFree =
      toward !== undefined && isOnBattlefield(table, toward) && !hasDone(table, unit, 'normal-move', 'phase');
    return isFree ? { ...frame, task: { ...task, targets: [toward.index] } } : undefined;
  }
  if (kind === 'normal') return hasDone(table, unit, 'normal-move', 'phase') ? undefined : frame;
  if (kind !== 'surge' || !board.rules.moves.surge) return undefined;
  if (isShocked(table, unit) || hasDone(table, unit, 'moved', 'phase')) return undefined;
  const [nearest] = nearestEnemies(reading, unit);
  return nearest === undefined ? undefined : { ...frame, task: { ...task, targets: [nearest] } };
}

/** 21.02: the enemies that are nearest, all that are equally near. */
function nearestEnemies({ table, board }: Reading, unit: RosterUnit): readonly number[] {
  const gaps = enemiesOf(table, unit.seat)
    .filter((enemy) => mayFightWith(table, unit, enemy))
    .map(({ index }) => ({ index, gap: unitGap(board, unit.index, index) ?? Number.POSITIVE_INFINITY }));
  const least = Math.min(...gaps.map(({ gap }) => gap));
  return gaps.filter(({ gap }) => gap <= least).map(({ index }) => index);
}

/** 21: a flyer that a rule moves declares whether it takes to the skies; one selected in its phase has done so with the move. 21.02: of enemies equally near its owner picks one. */
export function takeToTheSkies(
  edition: Edition,
  frame: MoveUnitFrame,
  given: Given | undefined,
  at: At,
): TableOutcome<MoveUnitFrame> {
  if (!frame.isReaction) return {};
  const reading = read(edition, at);
  const unit = unitAt(at.state, frame.unit);
  const reply = replyOf(given);
  const [key] = picked(reply);
  if (frame.kind === 'surge') {
    const near = nearestEnemies(reading, unit).map((index) => unitAt(at.state, index));
    if (reply) {
      const target = at.state.ground.roster.unitBy.get(key!)!;
      return { frame: { ...frame, task: { ...frame.task, targets: [target.index] } } };
    }
    if (near.length < 2) return {};
    const options = near.map(({ ref }) => option(ref));
    return { need: pick({ seat: unit.seat, rule: 'surge-target', about: [unit.ref], options }) };
  }
  if (!mayFly(reading, unit, frame.kind)) return {};
  if (!reply)
    return {
      need: pick({ seat: unit.seat, rule: 'take-to-the-skies', about: [unit.ref], options: [option('skies')], min: 0 }),
    };
  if (key === undefined) return {};
  return { frame: { ...frame, task: { ...frame.task, flying: true, ...flyingCost(reading, unit) } } };
}
