import { facesOf, type Given, picked } from '@umpire/rules';
import { set } from '../table/event.js';
import { hasState, type Reading } from '../table/facts.js';
import { isGranted } from '../table/granted.js';
import type { Edition } from '../table/reading.js';
import { isOnBattlefield, isShocked, modelAt, standing, unitAt } from '../table/reads.js';
import type { RosterUnit } from '../table/roster.js';
import { places, type Table } from '../table/table.js';
import { type At, dice, option, pick, read, replyOf, type TableOutcome } from './kit.js';
import type { MoveUnitFrame } from './move-frame.js';
import { turnRulesOf } from './turn-rules.js';

/** 09.07: one hazard roll for each model before any of them moves. */
export function escapeDesperately(
  edition: Edition,
  frame: MoveUnitFrame,
  given: Given | undefined,
  at: At,
): TableOutcome<MoveUnitFrame> {
  const { state } = at;
  const unit = unitAt(state, frame.unit);
  const isTested = frame.kind === 'desperate-escape' || isForced(read(edition, at), unit);
  if (isTested && turnRulesOf(edition.rules).movement.escape === 'tests') {
    const areAllTested = isShocked(state, unit) && !escapesFreely(read(edition, at), unit);
    return testEscape(frame, given, state, areAllTested);
  }
  if (!isTested || given) return isOnBattlefield(state, unit) ? { to: 'make-move' } : { to: 'move' };
  return {
    call: 'hazard-rolls',
    with: { unit: unit.index, rolls: standing(state, unit).length, purpose: 'desperate-escape' },
  };
}

/** Whether a rule makes the unit escape desperately, however it falls back: it moves as it chose to (G-21). */
export const isForced = (reading: Reading, unit: RosterUnit): boolean =>
  isGranted(reading, 'grant', 'desperate-escape', unit);

/** Whether being battle-shocked does not make the unit escape desperately: a rule has it open. */
export const escapesFreely = (reading: Reading, unit: RosterUnit): boolean =>
  hasState(reading, 'open-while-engaged', unit.ref, { self: unit.ref, seat: unit.seat }, {});

/** Who moves over enemies without a test. */
const crossesFreely = (table: Table, model: number): boolean =>
  ['TITANIC', 'FLY'].some((keyword) => modelAt(table, model).kind.keywords.has(keyword));

const TEST_FAILS_UP_TO = 2;

/** Desperate Escape tests: a die for each model that will move over enemies, for all if battle-shocked; each 1 or 2 destroys one. */
function testEscape(
  frame: MoveUnitFrame,
  given: Given | undefined,
  table: Table,
  areAllTested: boolean,
): TableOutcome<MoveUnitFrame> {
  const unit = unitAt(table, frame.unit);
  const own = standing(table, unit);
  const [about, seat] = [[unit.ref], unit.seat];
  const indexOf = (ref: string): number => table.ground.roster.modelBy.get(ref)!.index;
  const models = (options: readonly number[]) => options.map((model) => option(modelAt(table, model).ref));
  if (frame.escaping === undefined) {
    const testers = own.filter((model) => !crossesFreely(table, model));
    const named = (crossing: readonly number[]): TableOutcome<MoveUnitFrame> => {
      const free = own.filter((model) => crossesFreely(table, model));
      const task = { ...frame.task, crossing: [...free, ...crossing] };
      return { frame: { ...frame, escaping: 'named', task }, to: 'escape' };
    };
    if (areAllTested) return named(own);
    const reply = replyOf(given);
    if (reply) return named(picked(reply).map(indexOf));
    if (testers.length <= 1) return named(testers);
    const options = models(testers);
    return { need: pick({ seat, rule: 'desperate-escape-tests', about, options, max: options.length }) };
  }
  if (frame.escaping === 'named') {
    const { crossing = [] } = frame.task;
    const tests = areAllTested ? own : crossing.filter((model) => !crossesFreely(table, model));
    const faces = tests.length === 0 ? [] : facesOf(given)?.[0];
    if (!faces) return { need: { throw: dice(seat, 'desperate-escape', about, tests.length) } };
    const failed = faces.filter((face) => face <= TEST_FAILS_UP_TO).length;
    return { frame: { ...frame, escaping: 'tested', failed }, to: 'escape' };
  }
  const { failed = 0 } = frame;
  if (frame.escaping === 'fallen' || failed === 0)
    return isOnBattlefield(table, unit) ? { to: 'make-move' } : { to: 'move' };
  const reply = replyOf(given);
  if (!reply && failed < own.length)
    return {
      need: pick({ seat, rule: 'desperate-escape-tests', about, options: models(own), min: failed, max: failed }),
    };
  const lost = reply ? picked(reply).map(indexOf) : own;
  return {
    frame: { ...frame, escaping: 'fallen' },
    events: [
      {
        kind: 'model-destroyed',
        rule: 'desperate-escape-tests',
        of: lost.map((model) => modelAt(table, model).ref),
        writes: lost.map((model) => set(table, 'place', model, places.fallen)),
      },
    ],
    call: 'fall',
    with: { models: lost },
  };
}
