import { type Length, tenths, toward } from '@umpire/geometry';
import { issue } from '@umpire/kernel';
import type { Frame, Reason, Suggest, Verdict } from '@umpire/rules';
import { areEngaged, coherencyOf, engagedWith, standingOf } from '../board/distances.js';
import { placedAt } from '../board/solids.js';
import { spotReasons } from '../board/spot.js';
import { tableOf } from '../board/table.js';
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

/** 01.02.03: in coherency, on nobody, engaged only with enemies that the unit is engaged with. */
function judgeReturn(
  { board }: Reading,
  unit: RosterUnit,
  model: number,
  { x, y, height = 0, facing = 0 }: Spot,
): readonly Reason[] {
  const rule = board.rules.moves.deploy;
  if (!rule) throw new Error('this edition sets nobody up');
  const table = tableOf(board, { kind: 'deploy', unit: unit.index }, rule);
  const stance = { at: { x: x as Length, y: y as Length }, height: height as Length, facing: tenths(facing) };
  const end = placedAt(board.formOf(model), stance, model, false);
  const mates = standingOf(board, unit.index);
  const reasons: Reason[] = [...spotReasons(table, { model, end }, mates)];
  if (coherencyOf([...mates, end], board.rules).kind !== 'coherent')
    reasons.push(reason('reviving', 'end-incoherent', 'the model is out of coherency there'));
  const allowed = new Set(engagedWith(board, unit.index));
  const enemies = board.units.filter((other) => board.seatOf(other) !== unit.seat && !allowed.has(other));
  if (enemies.some((enemy) => standingOf(board, enemy).some((there) => areEngaged(end, there, board))))
    reasons.push(
      reason('reviving', 'end-engaged', 'the model is engaged there with an enemy that its unit is not engaged with'),
    );
  return reasons;
}

/** Legal places for a model that comes back, around those of its unit; none found is none offered. */
export function returnSpots(reading: Reading, unit: RosterUnit, model: number): readonly Spot[] {
  const { board, table } = reading;
  const { outline } = modelAt(table, model).kind;
  const width = outline.kind === 'round' ? 2 * outline.radius : 120_000;
  for (const away of [width + 1_000, width + 20_000])
    for (const { stance } of standingOf(board, unit.index))
      for (let facing = 0; facing < 3600; facing += 300) {
        const by = toward(away as Length, tenths(facing));
        const spot = { x: stance.at.x + by.x, y: stance.at.y + by.y, height: stance.height, facing: stance.facing };
        if (judgeReturn(reading, unit, model, spot).length === 0) return [spot];
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
      ? judgeReturn(reading, unit, model, proposal)
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
