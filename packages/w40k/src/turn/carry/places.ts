import type { Verb } from '@umpire/effects';
import { set, type TableEvent, type Write } from '../../table/event.js';
import type { Reading } from '../../table/facts.js';
import { nextRef } from '../../table/joining.js';
import { nextMarker } from '../../table/markers.js';
import { isOnBattlefield, isOnTable, living, unitOf } from '../../table/reads.js';
import type { RosterUnit } from '../../table/roster.js';
import { places } from '../../table/table.js';
import { movedBy } from '../given-moves.js';
import type { MarkerFrame } from '../lay-marker.js';
import { type Beside, firstFrame, type MoveMode } from '../move-frame.js';
import { lengthOf } from '../moving.js';
import { atWhichMarker, besideWhom, type SetUpFrame } from '../set-ups.js';
import { rolledFirst } from './dice.js';
import { bind, type Carry, type Done, modelsOf, next, numberOf, quotedUnit, refsOf, unitsOf } from './kit.js';
/** 09.05, 21.02: a move out of the phase for it; a unit that may not make it does not, and the rule was used all the same (G-34). */
export function moveUnit({ move, as, upTo }: Extract<Verb, { move: unknown }>, on: Carry): Done {
  const { rest, reading } = on;
  const [unit] = unitsOf(on, move);
  const toward = unitOf(reading.table, String(on.frame.bound.subject));
  const way = { far: 0, ...(toward ? { toward } : {}) };
  if (!unit || !movedBy(reading, unit, as as MoveMode, way)) return next(rest);
  const rolled = rolledFirst(upTo, 'move', on);
  if ('need' in rolled) return rolled.need;
  const call = movedBy(reading, unit, as as MoveMode, { ...way, far: rolled.value });
  return call ? { frame: { ...rest, called: true }, call: 'move-unit', with: call } : next(rest);
}

/** 27: units that are set up again before the battle, one after the other. */
export function redeploy({ setUp }: Extract<Verb, { setUp: unknown }>, on: Carry): Done {
  const { rest, reading } = on;
  const [unit, ...others] = unitsOf(on, setUp).filter((one) => isOnBattlefield(reading.table, one));
  if (!unit) return next(rest);
  const later = others.map(({ ref }): Verb => ({ setUp: quotedUnit(ref), as: 'redeployed', within: [] }));
  return {
    frame: { ...rest, called: true, todo: [...later, ...rest.todo] },
    call: 'redeploy',
    with: { unit: unit.index },
  };
}

/** A new unit like one that is or was there, as that began: it is nowhere yet. */
export function joinAgain({ copy, as }: Extract<Verb, { copy: unknown }>, on: Carry): Done {
  const { rest, reading, frame } = on;
  const [unit] = unitsOf(on, copy);
  if (!unit) return next(rest);
  const ref = nextRef(reading.table.ground.roster, unit.seat);
  const joins: TableEvent = { kind: 'unit-joined', rule: frame.rule, of: [ref], joins: unit.index };
  return next(bind(rest, as, ref), { events: [joins] });
}

export function layMarker({ place, as, within }: Extract<Verb, { place: unknown }>, on: Carry): Done {
  const { rest, reading, frame } = on;
  const { owner, bound } = frame;
  const ref = nextMarker(reading.table.markersMade, owner.seat);
  const call: MarkerFrame = { marker: place, ref, owner, bound, as, within };
  return { frame: { ...bind(rest, as, ref), called: true }, call: 'lay-marker', with: call };
}

/** Who has stood somewhere else meanwhile, and who is nowhere near, is not set up; nor is anybody by a marker that is gone. */
function setUpAtMarker(
  unit: RosterUnit,
  { near, from, clear }: NonNullable<ReturnType<typeof atWhichMarker>>,
  on: Carry,
): Done {
  const { rest, reading } = on;
  const [ref] = refsOf(on, from);
  const marker = reading.table.markers.find((one) => one.ref === ref);
  if (!marker) return next(rest);
  const { x, y } = marker;
  const at = { marker: { x, y }, near: lengthOf(numberOf(on, near)), clearance: lengthOf(numberOf(on, clear)) };
  return { frame: { ...rest, called: true }, call: 'set-up-near', with: { unit: unit.index, at } satisfies SetUpFrame };
}

/** Where there is no such model, and for who is nowhere, nothing happens. */
export function setUpBeside({ setUp, as, within }: Extract<Verb, { setUp: unknown }>, on: Carry): Done {
  const { rest, reading } = on;
  const [unit] = unitsOf(on, setUp);
  const atMarker = atWhichMarker(as, within);
  if (atMarker) return unit ? setUpAtMarker(unit, atMarker, on) : next(rest);
  const { near, from } = besideWhom(as, within)!;
  const [model] = refsOf(on, from).flatMap((ref) => modelsOf(reading, ref));
  if (!unit || model === undefined) return next(rest);
  const beside: Beside = { model, near: lengthOf(numberOf(on, near)) };
  const called = { ...rest, called: true as const };
  return as === 'set-up'
    ? { frame: called, call: 'set-up-near', with: { unit: unit.index, beside } }
    : { frame: called, call: 'move-unit', with: { ...firstFrame(reading, unit, 'ingress'), beside } };
}

/** Reserves that a unit leaves only as a rule has it. */
const KEPT = 'kept';

/** From the battlefield, or from nowhere. */
export function toReserves({ table }: Reading, unit: RosterUnit, as: string, rule: string): TableEvent {
  const { place } = table.field;
  const from = living(table, unit).filter((model) => isOnTable(table, model) || place[model] === places.away);
  const writes: Write[] = from.map((model) => set(table, 'place', model, places.reserves));
  return {
    kind: 'left',
    of: [unit.ref],
    rule,
    say: { to: as === KEPT ? rule : as },
    writes: [
      ...writes,
      set(table, 'repositioned', unit.index, 1),
      ...(as === KEPT ? [set(table, 'kept', unit.index, 1)] : []),
    ],
  };
}
