import type { Seat } from '@umpire/rules';
import { isEngaged } from '../board/distances.js';
import { type ActionPlace, isCompleted, placesFor } from '../missions/actions.js';
import type { TableEvent } from '../table/event.js';
import { hasState, type Reading } from '../table/facts.js';
import { isGranted } from '../table/granted.js';
import { holderOf } from '../table/objectives.js';
import { hasDone, isOnBattlefield, isShocked, modelAt, roundOf, standing, unitAt, unitsOf } from '../table/reads.js';
import type { RosterUnit } from '../table/roster.js';
import type { Note, Table } from '../table/table.js';
import { did } from './kit.js';
import type { OpenAction, Scoring } from './scoring.js';

/** An action that a unit could start, and where. */
export interface Start {
  readonly key: string;
  readonly unit: RosterUnit;
  readonly open: OpenAction;
  readonly place: ActionPlace;
}

/** Every action that a seat's units may start now (16). */
export function startsOf(reading: Reading, seat: Seat, scoring: Scoring): readonly Start[] {
  const { table, board } = reading;
  const open = scoring.actions(reading, seat);
  if (open.length === 0) return [];
  return unitsOf(table, seat)
    .filter((unit) => mayStart(reading, unit))
    .flatMap((unit) =>
      open
        .filter((one) => hasRoom(table, seat, one))
        .flatMap((one) =>
          placesFor(board, unit.index, one.action)
            .filter(({ id }) => !one.action.oncePerPlace || !wasCompletedAt(table, seat, one.action.id, id))
            .map(
              (place): Start => ({ key: `action>${unit.ref}>${one.action.id}>${place.id}`, unit, open: one, place }),
            ),
        ),
    );
}

/** 16: who may start an action. */
function mayStart(reading: Reading, unit: RosterUnit): boolean {
  const { table, board } = reading;
  if (!isOnBattlefield(table, unit) || isHeldBack(reading, unit)) return false;
  const keywords = board.unitKeywords(unit.index);
  if (keywords.has('AIRCRAFT') || keywords.has('FORTIFICATION')) return false;
  if (!standing(table, unit).some((model) => modelAt(table, model).kind.objectiveControl > 0)) return false;
  if (isEngaged(board, unit.index) && !keywords.has('TITANIC')) return false;
  const owner = { self: unit.ref, seat: unit.seat };
  const bars = [
    ['advanced', 'start-an-action-after-advancing'],
    ['fell-back', 'start-an-action-after-falling-back'],
  ] as const;
  if (
    bars.some(
      ([state, but]) => hasState(reading, state, unit.ref, owner, {}) && !isGranted(reading, 'allow', but, unit),
    )
  )
    return false;
  return !hasDone(table, unit, 'started-action', 'turn') && !hasDone(table, unit, 'selected-to-shoot', 'phase');
}

/** 01.07: the battle-shocked neither start nor complete an action, unless a rule lets them start one. */
const isHeldBack = (reading: Reading, unit: RosterUnit): boolean =>
  isShocked(reading.table, unit) && !isGranted(reading, 'allow', 'start-an-action-while-battle-shocked', unit);

const thisTurn = (table: Table, note: Note): boolean => note.phase >= table.field['turn-began'][0]!;

const hasRoom = (table: Table, seat: Seat, { action }: OpenAction): boolean =>
  table.notes.filter(
    (note) => note.kind === 'action-started' && note.seat === seat && note.what === action.id && thisTurn(table, note),
  ).length < action.unitsATurn;

const wasCompletedAt = (table: Table, seat: Seat, action: string, place: string): boolean =>
  table.notes.some(
    (note) => note.kind === 'action-completed' && note.seat === seat && note.what === action && note.place === place,
  );

const noteOf = (table: Table, kind: Note['kind'], { unit, open, place }: Start): Note => ({
  kind,
  seat: unit.seat,
  what: open.action.id,
  ...(open.card === undefined ? {} : { card: open.card }),
  phase: table.field.phase[0]!,
  round: roundOf(table),
  unit: unit.index,
  place: `${place.kind}>${place.id}`,
});

export const startEvents = (table: Table, start: Start): readonly TableEvent[] => [
  {
    kind: 'action-started',
    rule: start.open.action.id,
    of: [start.unit.ref],
    say: { place: start.place.id },
    notes: [noteOf(table, 'action-started', start)],
  },
  did(table, start.unit, 'started-action'),
];

/** Actions whose time has come: completed, unless their unit moved, left, was shaken or is gone. */
export function completions(
  reading: Reading,
  seat: Seat,
  scoring: Scoring,
  when: 'turn-end' | 'next-command-end',
): readonly TableEvent[] {
  const { table, board } = reading;
  const open = scoring.actions(reading, seat);
  const control = table.ground.field.objectives.map(({ id }, i) => ({
    objective: id,
    levels: { A: 0, B: 0 },
    by: holderOf(table, i),
  }));
  return table.notes.flatMap((note): TableEvent[] => {
    if (note.kind !== 'action-started' || note.seat !== seat || note.unit === undefined) return [];
    const one = open.find(({ action }) => action.id === note.what);
    if (!one || one.action.completes !== when || !isDue(table, note, when)) return [];
    const unit = unitAt(table, note.unit);
    const [kind = 'objective', id = ''] = (note.place ?? '').split('>');
    const place: ActionPlace = { kind: kind === 'terrain' ? 'terrain' : 'objective', id };
    if (isSpoiled(reading, unit, note) || !isCompleted(board, unit.index, one.action, place, control)) return [];
    const done = noteOf(table, 'action-completed', { key: '', unit, open: one, place });
    return [
      {
        kind: 'action-completed',
        rule: note.what,
        of: [unit.ref],
        say: { place: id },
        notes: [{ ...done, place: id }],
      },
    ];
  });
}

/** At the end of the turn in which it began, or of the next Command phase of its player. */
function isDue(table: Table, note: Note, when: 'turn-end' | 'next-command-end'): boolean {
  if (when === 'turn-end') return thisTurn(table, note);
  return note.round === roundOf(table) - 1;
}

function isSpoiled(reading: Reading, unit: RosterUnit, note: Note): boolean {
  const { table } = reading;
  const since = (deed: 'moved' | 'set-up' | 'embarked'): boolean => table.field[deed][unit.index]! >= note.phase;
  return (
    !isOnBattlefield(table, unit) || isHeldBack(reading, unit) || since('moved') || since('set-up') || since('embarked')
  );
}
