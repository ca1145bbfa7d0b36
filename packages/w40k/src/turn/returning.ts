import { type Length, tenths, toward } from '@umpire/geometry';
import { issue } from '@umpire/kernel';
import type { Frame, Given, Reason, Suggest, Verdict } from '@umpire/rules';
import { areEngaged, coherencyWith, engagedWith, standingOf } from '../board/distances.js';
import { type Placed, placedAt } from '../board/solids.js';
import { isFree, spotReasons } from '../board/spot.js';
import { type Table as BoardTable, tableOf } from '../board/table.js';
import { set, type TableEvent } from '../table/event.js';
import type { Reading } from '../table/facts.js';
import type { Edition } from '../table/reading.js';
import { isAlive, modelAt, unitAt } from '../table/reads.js';
import type { RosterUnit } from '../table/roster.js';
import { places, type Table } from '../table/table.js';
import type { HealFrame } from './healing.js';
import {
  type AnyProcedure,
  type At,
  proposalOf,
  propose,
  read,
  type TableOutcome,
  type TableProcedure,
} from './kit.js';
import { turnRulesOf } from './turn-rules.js';

/** Where one model is put: micrometres, tenths of a degree. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly height?: number;
  readonly facing?: number;
}

const isNumber = (value: unknown): value is number => Number.isInteger(value) && Math.abs(Number(value)) <= 8_388_608;

function isSpot(value: unknown): value is Spot {
  if (typeof value !== 'object' || value === null) return false;
  const { x, y, height = 0, facing = 0 } = value as Partial<Spot>;
  return isNumber(x) && isNumber(y) && isNumber(height) && isNumber(facing) && facing >= 0 && facing < 3600;
}

const reason = (rule: string, code: string, message: string): Reason => ({ ...issue(code, message), rule });

/** A destroyed model that a rule sets up again, as close as may be to where it fell. */
export interface ReturnFrame {
  readonly unit: number;
  readonly model: number;
  readonly wounds: number;
  readonly rule: string;
  readonly asked?: true;
  /** Set up in coherency with its unit, not where it fell. */
  readonly among?: true;
}

type Returning = Pick<HealFrame, 'unit' | 'model'> & Pick<ReturnFrame, 'asked' | 'among'>;

/** Where a model that comes back may be put: among its unit, or where it fell. */
interface Coming {
  readonly unit: RosterUnit;
  readonly model: number;
  readonly whereItFell: boolean;
}

/** What models that come back to a unit are judged against: the same for every place of every one of them. */
interface Around {
  readonly table: BoardTable;
  readonly mates: readonly Placed[];
  readonly isCoherent: (end: Placed) => boolean;
  /** Enemies that the unit is not engaged with. */
  readonly others: readonly Placed[];
}

function around({ board, table: now, rules }: Reading, { unit, whereItFell }: Omit<Coming, 'model'>): Around {
  const rule = board.rules.moves.deploy;
  if (!rule) throw new Error('this edition sets nobody up');
  const table = tableOf(board, { kind: 'deploy', unit: unit.index }, rule);
  const mates = standingOf(board, unit.index);
  const allowed = new Set(whereItFell ? [] : engagedWith(board, unit.index));
  const enemies = board.units.filter((other) => board.seatOf(other) !== unit.seat && !allowed.has(other));
  const others = enemies.flatMap((enemy) => standingOf(board, enemy));
  const isNew = ({ model }: Placed): boolean => now.field.returned[model] === now.field.phase[0];
  const old = turnRulesOf(rules).revivesBesideOld ? mates.filter((mate) => !isNew(mate)) : mates;
  const withAll = coherencyWith(mates, board.rules);
  const withOld = old.length === mates.length ? withAll : coherencyWith(old, board.rules);
  return { table, mates, isCoherent: (end) => withAll(end) && withOld(end), others };
}

const endAt = ({ table: { board } }: Around, model: number, { x, y, height = 0, facing = 0 }: Spot): Placed => {
  const stance = { at: { x: x as Length, y: y as Length }, height: height as Length, facing: tenths(facing) };
  return placedAt(board.formOf(model), stance, model, false);
};

const endsEngaged = ({ table: { board }, others }: Around, end: Placed): boolean =>
  others.some((there) => areEngaged(end, there, board));

/** 01.02.03: in coherency, on nobody, engaged only with enemies that the unit is engaged with. */
function judgeReturn(there: Around, model: number, spot: Spot): readonly Reason[] {
  const end = endAt(there, model, spot);
  const reasons: Reason[] = [...spotReasons(there.table, { model, end }, there.mates)];
  if (!there.isCoherent(end)) reasons.push(reason('reviving', 'end-incoherent', 'the model is out of coherency there'));
  if (endsEngaged(there, end))
    reasons.push(
      reason('reviving', 'end-engaged', 'the model is engaged there with an enemy that its unit is not engaged with'),
    );
  return reasons;
}

/** Whether `judgeReturn` finds nothing. */
function isGood(there: Around, model: number, spot: Spot): boolean {
  const end = endAt(there, model, spot);
  return isFree(there.table, end, there.mates) && there.isCoherent(end) && !endsEngaged(there, end);
}

/** A legal place for a model that comes back, around those of its unit: beside one of them, else wherever coherency reaches. */
export function returnSpots(reading: Reading, unit: RosterUnit, model: number): readonly Spot[] {
  const { outline } = modelAt(reading.table, model).kind;
  const width = outline.kind === 'round' ? 2 * outline.radius : 120_000;
  const there = around(reading, { unit, whereItFell: false });
  const near = { from: width + 1_000, to: width + 20_000, step: 19_000, turn: 300 };
  const spot =
    spotAmong(there, model, near) ?? spotAmong(there, model, { ...near, to: width + RANGE, step: RING, turn: 100 });
  return spot ? [spot] : [];
}

interface Rings {
  readonly from: number;
  readonly to: number;
  readonly step: number;
  /** Tenths of a degree. */
  readonly turn: number;
}

function spotAmong(there: Around, model: number, { from, to, step, turn }: Rings): Spot | undefined {
  for (let away = from; away <= to; away += step)
    for (const { stance } of there.mates)
      for (let facing = 0; facing < 3600; facing += turn) {
        const by = toward(away as Length, tenths(facing));
        const spot = { x: stance.at.x + by.x, y: stance.at.y + by.y, height: stance.height, facing: stance.facing };
        if (isGood(there, model, spot)) return spot;
      }
  return undefined;
}

/** Rings so far apart are looked at about where a model fell, out to this many, in micrometres. */
const RING = 6_350;
/** As far as coherency reaches from a model. */
const RANGE = 50_800;
const RINGS = 160;

/** The nearest place to where a model fell; of places on one ring any. */
function spotWhereItFell(reading: Reading, coming: Coming): Spot | undefined {
  const { x, y, z, facing } = reading.table.field;
  const { model } = coming;
  const from = { x: x[model]!, y: y[model]!, height: z[model]!, facing: facing[model]! };
  const there = around(reading, coming);
  for (let ring = 0; ring <= RINGS; ring++)
    for (let way = 0; way < 3600; way += ring === 0 ? 3600 : 100) {
      const by = toward((ring * RING) as Length, tenths(way));
      const spot = { ...from, x: from.x + by.x, y: from.y + by.y };
      if (isGood(there, model, spot)) return spot;
    }
  return undefined;
}

const squareTo = ({ table: { field } }: Reading, model: number, { x, y }: Spot): number =>
  (x - field.x[model]!) ** 2 + (y - field.y[model]!) ** 2;

function judgeComing(reading: Reading, coming: Coming, spot: Spot): readonly Reason[] {
  const reasons = judgeReturn(around(reading, coming), coming.model, spot);
  if (!coming.whereItFell) return reasons;
  const nearest = spotWhereItFell(reading, coming);
  const isNearest =
    nearest === undefined || squareTo(reading, coming.model, spot) <= squareTo(reading, coming.model, nearest);
  return isNearest
    ? reasons
    : [...reasons, reason('returning', 'end-could-be-nearer', 'there is room nearer to where the model was destroyed')];
}

const comingBy = (reading: Reading, frame: Frame): Coming => {
  const { unit, model, asked, among } = frame.data as Returning;
  return { unit: unitAt(reading.table, unit), model: model!, whereItFell: asked === true && !among };
};

const spotFor = (reading: Reading, coming: Coming): Spot | undefined =>
  coming.whereItFell ? spotWhereItFell(reading, coming) : returnSpots(reading, coming.unit, coming.model)[0];

export const returnValidator =
  (edition: Edition) =>
  (proposal: unknown, _: unknown, frame: Frame, at: At): Verdict => {
    const reading = read(edition, at);
    const coming = comingBy(reading, frame);
    const reasons = isSpot(proposal)
      ? judgeComing(reading, coming, proposal)
      : [reason('reviving', 'move-shape', 'a place is x and y in whole micrometres')];
    if (reasons.length === 0) return { legal: true };
    const nearest = spotFor(reading, coming);
    return { legal: false, reasons, ...(nearest ? { nearest } : {}) };
  };

export const suggestReturn =
  (edition: Edition): Suggest<Table> =>
  (_, frame, at) => {
    const reading = read(edition, at);
    return spotFor(reading, comingBy(reading, frame));
  };

/** What stands again: where, and with how many wounds left. */
export function returnedEvent(
  table: Table,
  model: number,
  { x, y, height = 0, facing = 0 }: Spot,
  { wounds, rule }: { readonly wounds: number; readonly rule: string },
): TableEvent {
  const { kind, ref } = modelAt(table, model);
  return {
    kind: 'model-returned',
    rule,
    of: [ref],
    writes: [
      set(table, 'x', model, x),
      set(table, 'y', model, y),
      set(table, 'z', model, height),
      set(table, 'facing', model, facing),
      set(table, 'lost', model, kind.wounds - wounds),
      set(table, 'place', model, places.battlefield),
      set(table, 'returned', model, table.field.phase[0]!),
    ],
  };
}

export function returnProcedures(edition: Edition): readonly AnyProcedure[] {
  const returnModel: TableProcedure<ReturnFrame> = {
    id: 'return-model',
    steps: [{ id: 'return-model', run: (frame, given, at) => standUp(edition, frame, given, at) }],
  };
  return [returnModel];
}

/** Who is on the table already, or has no room anywhere, does not come back. */
function standUp(edition: Edition, frame: ReturnFrame, given: Given | undefined, at: At): TableOutcome<ReturnFrame> {
  const reading = read(edition, at);
  const { table } = reading;
  const unit = unitAt(table, frame.unit);
  const proposal = proposalOf(given);
  if (proposal !== undefined) return { events: [returnedEvent(table, frame.model, proposal as Spot, frame)] };
  if (isAlive(table, frame.model)) return {};
  if (!spotFor(reading, { unit, model: frame.model, whereItFell: !frame.among })) return {};
  const need = propose(unit.seat, frame.among ? 'reviving' : 'returning', [modelAt(table, frame.model).ref], 'return');
  return { frame: { ...frame, asked: true }, need };
}
