import { type Length, tenths, toward } from '@umpire/geometry';
import { issue } from '@umpire/kernel';
import type { Frame, Reason, Suggest, Verdict } from '@umpire/rules';
import { areEngaged, coherencyWith, engagedWith, standingOf } from '../board/distances.js';
import { type Placed, placedAt } from '../board/solids.js';
import { isFree, spotReasons } from '../board/spot.js';
import { type Table as BoardTable, tableOf } from '../board/table.js';
import type { Reading } from '../table/facts.js';
import type { Edition } from '../table/reading.js';
import { modelAt, unitAt } from '../table/reads.js';
import type { RosterUnit } from '../table/roster.js';
import type { Table } from '../table/table.js';
import type { HealFrame } from './healing.js';
import { type At, read } from './kit.js';

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

/** What models that come back to a unit are judged against: the same for every place of every one of them. */
interface Around {
  readonly table: BoardTable;
  readonly mates: readonly Placed[];
  readonly isCoherent: (end: Placed) => boolean;
  /** Enemies that the unit is not engaged with. */
  readonly others: readonly Placed[];
}

function around({ board }: Reading, unit: RosterUnit): Around {
  const rule = board.rules.moves.deploy;
  if (!rule) throw new Error('this edition sets nobody up');
  const table = tableOf(board, { kind: 'deploy', unit: unit.index }, rule);
  const mates = standingOf(board, unit.index);
  const allowed = new Set(engagedWith(board, unit.index));
  const enemies = board.units.filter((other) => board.seatOf(other) !== unit.seat && !allowed.has(other));
  const others = enemies.flatMap((enemy) => standingOf(board, enemy));
  return { table, mates, isCoherent: coherencyWith(mates, board.rules), others };
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

/** Legal places for a model that comes back, around those of its unit; none found is none offered. */
export function returnSpots(reading: Reading, unit: RosterUnit, model: number): readonly Spot[] {
  const { board, table } = reading;
  const { outline } = modelAt(table, model).kind;
  const there = around(reading, unit);
  const width = outline.kind === 'round' ? 2 * outline.radius : 120_000;
  for (const away of [width + 1_000, width + 20_000])
    for (const { stance } of standingOf(board, unit.index))
      for (let facing = 0; facing < 3600; facing += 300) {
        const by = toward(away as Length, tenths(facing));
        const spot = { x: stance.at.x + by.x, y: stance.at.y + by.y, height: stance.height, facing: stance.facing };
        if (isGood(there, model, spot)) return [spot];
      }
  return [];
}

const asked = (reading: Reading, frame: Frame) => {
  const { unit, model } = frame.data as HealFrame;
  return { unit: unitAt(reading.table, unit), model: model! };
};

export const returnValidator =
  (edition: Edition) =>
  (proposal: unknown, _: unknown, frame: Frame, at: At): Verdict => {
    const reading = read(edition, at);
    const { unit, model } = asked(reading, frame);
    const reasons = isSpot(proposal)
      ? judgeReturn(around(reading, unit), model, proposal)
      : [reason('reviving', 'move-shape', 'a place is x and y in whole micrometres')];
    if (reasons.length === 0) return { legal: true };
    const [nearest] = returnSpots(reading, unit, model);
    return { legal: false, reasons, ...(nearest ? { nearest } : {}) };
  };

export const suggestReturn =
  (edition: Edition): Suggest<Table> =>
  (_, frame, at) => {
    const reading = read(edition, at);
    const { unit, model } = asked(reading, frame);
    return returnSpots(reading, unit, model)[0];
  };
