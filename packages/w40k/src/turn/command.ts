import { facesOf, type Given, seats } from '@umpire/rules';
import { add, set, type TableEvent } from '../table/event.js';
import { hasState, modified, numberOf, numberWorkedOut, type Reading, workedOut } from '../table/facts.js';
import { controlEvents } from '../table/objectives.js';
import type { Edition } from '../table/reading.js';
import { hasDone, isDestroyed, isOnBattlefield, isShocked, strengthOf, turnSeat, unitsOf } from '../table/reads.js';
import type { RosterUnit } from '../table/roster.js';
import type { Table } from '../table/table.js';
import { completions } from './acting.js';
import {
  type AnyProcedure,
  type At,
  dice,
  did,
  read,
  sum,
  type TableOutcome,
  type TableProcedure,
  whyOf,
} from './kit.js';
import type { Scoring } from './scoring.js';
import { drawSecondaries, swapSecondary } from './secondaries.js';
import { securedByTroops, secureProcedure } from './secure.js';
import { turnRulesOf } from './turn-rules.js';

/** 08: command points, battle-shock, command abilities, scoring. */
export function commandProcedures(edition: Edition, scoring: Scoring): readonly AnyProcedure[] {
  const command: TableProcedure<object> = {
    id: 'command-phase',
    steps: [
      { id: 'command-start', run: (_, __, { state }) => ({ events: shockEnds(edition, state) }) },
      {
        id: 'draw-secondaries',
        run: (frame, given, at) => drawSecondaries(scoring.secondary, frame, given, at),
      },
      {
        id: 'command-points',
        run: (_, __, { state }) => ({
          events: [
            {
              kind: 'points-gained',
              say: { points: 1 },
              writes: seats.map((_, seat) => add(state, 'command-points', seat, 1)),
            },
          ],
        }),
      },
      { id: 'battle-shock', run: (_, __, at) => nextShock(edition, at) },
      { id: 'command-phase', run: (_, __, at) => ({ events: controlEvents(read(edition, at)) }) },
      { id: 'command-end', run: () => ({}) },
      {
        id: 'command-control',
        run: (_, __, at) => {
          const reading = read(edition, at);
          return {
            events: [
              ...controlEvents(reading, { settles: true }),
              ...completions(reading, turnSeat(at.state), scoring, 'next-command-end'),
            ],
          };
        },
      },
      { id: 'command-securing', run: (_, __, at) => ({ events: securedByTroops(read(edition, at)) }) },
      {
        id: 'command-scoring',
        run: (_, __, at) => ({
          events: scoring.atCommandEnd(read(edition, at), turnSeat(at.state)),
        }),
      },
      {
        id: 'swap-secondary',
        run: (frame, given, at) => swapSecondary(scoring.secondary, frame, given, at),
      },
    ],
  };

  const roll: TableProcedure<ShockFrame> = {
    id: 'battle-shock-roll',
    steps: [{ id: 'battle-shock-roll', run: (frame, given, at) => rollShock(edition, frame, given, at) }],
  };
  const test: TableProcedure<ShockFrame> = {
    id: 'leadership-test',
    steps: [{ id: 'leadership-test', run: (frame, given, at) => testLeadership(edition, frame, given, at) }],
  };
  return [command, roll, test, secureProcedure(edition)];
}

/** Where battle-shock lasts until the owner's next Command phase, it ends as that begins. */
const shockEnds = ({ rules }: Edition, table: Table): readonly TableEvent[] =>
  turnRulesOf(rules).battleShock.until === 'passed'
    ? []
    : unitsOf(table, turnSeat(table))
        .filter((unit) => isShocked(table, unit) && !isDestroyed(table, unit))
        .map(
          (unit): TableEvent => ({
            kind: 'rallied',
            of: [unit.ref],
            writes: [set(table, 'battle-shocked', unit.index, 0)],
          }),
        );

/** Every unit of the player's that the edition asks to, rolls once in this step. */
function nextShock(edition: Edition, at: At): TableOutcome<never> {
  const { state } = at;
  const reading = read(edition, at);
  const next = unitsOf(state, turnSeat(state)).find(
    (unit) =>
      !isDestroyed(state, unit) && mustRoll(reading, unit) && !hasDone(state, unit, 'battle-shock-roll', 'phase'),
  );
  if (!next) return {};
  return { events: [did(state, next, 'battle-shock-roll')], call: 'battle-shock-roll', with: { unit: next.index } };
}

/** By its strength, or because a rule in force says so: it rolls once, for however many reasons. */
function mustRoll(reading: Reading, unit: RosterUnit): boolean {
  const { table, rules } = reading;
  const { rolls, away } = turnRulesOf(rules).battleShock;
  if (away !== 'roll' && !isOnBattlefield(table, unit)) return false;
  return (
    rolls.includes(strengthOf(table, unit)) ||
    (rolls.includes('battle-shocked') && isShocked(table, unit)) ||
    (isOnBattlefield(table, unit) &&
      hasState(reading, 'tests-battle-shock', unit.ref, { self: unit.ref, seat: unit.seat }, {}))
  );
}

interface ShockFrame {
  readonly unit: number;
  /** For whoever had it rolled. */
  readonly failed?: boolean;
}

/** 01.07: a leadership roll; what a rule makes succeed is not rolled. */
function rollShock(
  edition: Edition,
  { unit: index }: ShockFrame,
  given: Given | undefined,
  at: At,
): TableOutcome<ShockFrame> {
  const reading = read(edition, at);
  const { table } = reading;
  const unit = table.ground.roster.units[index]!;
  const owner = { self: unit.ref, seat: unit.seat };
  if (hasState(reading, 'passes-battle-shock', unit.ref, owner, {}))
    return { frame: { unit: index, failed: false }, events: passed(edition, table, unit, undefined) };
  const faces = facesOf(given)?.[0];
  const many = modified(reading, 'battle-shock-dice', unit.ref, 2);
  if (!faces) return { need: { throw: dice(unit.seat, 'battle-shock', [unit.ref], 1, many) } };
  const rolled = modified(reading, 'battle-shock-roll', unit.ref, sum(faces));
  const needs = numberOf(reading, 'leadership', unit.ref, {});
  const worked = workedOut(reading, 'battle-shock-roll', unit.ref, sum(faces));
  const say = { rolled, needs, why: [whyOf(worked, numberWorkedOut(reading, 'leadership', unit))] };
  if (rolled >= needs) return { frame: { unit: index, failed: false }, events: passed(edition, table, unit, say) };
  return { frame: { unit: index, failed: true }, events: shockEvents(table, unit, false, say) };
}

/** The same roll without battle-shock: for whoever had it made. */
function testLeadership(
  edition: Edition,
  { unit: index }: ShockFrame,
  given: Given | undefined,
  at: At,
): TableOutcome<ShockFrame> {
  const reading = read(edition, at);
  const unit = reading.table.ground.roster.units[index]!;
  const faces = facesOf(given)?.[0];
  if (!faces) return { need: { throw: dice(unit.seat, 'leadership', [unit.ref], 1, 2) } };
  const worked = workedOut(reading, 'leadership-roll', unit.ref, sum(faces));
  const rolled = worked.to ?? 0;
  const needs = numberOf(reading, 'leadership', unit.ref, {});
  const say = { for: 'leadership', rolled, needs, why: [whyOf(worked, numberWorkedOut(reading, 'leadership', unit))] };
  return { frame: { unit: index, failed: rolled < needs }, events: [{ kind: 'roll', of: [unit.ref], say }] };
}

/** A passed roll ends battle-shock only where the edition says so. */
function passed(
  { rules }: Edition,
  table: Table,
  unit: RosterUnit,
  say: Readonly<Record<string, unknown>> | undefined,
): readonly TableEvent[] {
  const events = shockEvents(table, unit, true, say);
  const isEnding = turnRulesOf(rules).battleShock.until === 'passed';
  return isEnding ? events : events.map((event) => ({ ...event, writes: [] }));
}

export function shockEvents(
  table: Table,
  unit: RosterUnit,
  isPassed: boolean,
  say: Readonly<Record<string, unknown>> | undefined,
): readonly TableEvent[] {
  const to = isPassed ? 0 : 1;
  const was = table.field['battle-shocked'][unit.index]!;
  return [
    {
      kind: isPassed ? 'rallied' : 'battle-shocked',
      of: [unit.ref],
      say: { ...say, passed: isPassed },
      writes: was === to ? [] : [set(table, 'battle-shocked', unit.index, to)],
    },
  ];
}
