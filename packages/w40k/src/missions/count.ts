import {
  inches,
  isWhollyInArea,
  isWithin,
  type Length,
  overlaps,
  place,
  point,
  polygon,
  round,
  type Shape,
  standing,
} from '@umpire/geometry';
import type { Board, Objective, Seat, UnitRef } from '../board/board.js';
import { standingOf } from '../board/distances.js';
import type { Count, Side } from './schema.js';
import type { BattleRecord } from './score.js';

type Counting = {
  readonly [K in Count['count']]: (count: Extract<Count, { count: K }>, seat: Seat, record: BattleRecord) => number;
};

const other = (seat: Seat): Seat => (seat === 'A' ? 'B' : 'A');

/** An objective as a seat sees it. */
export const sideOf = ({ role }: Objective, seat: Seat): Side =>
  role === 'home-A' || role === 'home-B' ? (role === `home-${seat}` ? 'own-home' : 'enemy-home') : role;

/** The number that an award looks at. */
export const counting = (count: Count, seat: Seat, record: BattleRecord): number =>
  (counts[count.count] as (count: Count, seat: Seat, record: BattleRecord) => number)(count, seat, record);

const held = (seat: Seat, { board, control }: BattleRecord, of?: readonly Side[]): readonly Objective[] =>
  board.field.objectives.filter(
    (objective) =>
      (of === undefined || of.includes(sideOf(objective, seat))) &&
      control.some((one) => one.objective === objective.id && one.by === seat),
  );

const counts: Counting = {
  'objectives-held': ({ of }, seat, record) => held(seat, record, of).length,
  'objectives-gained': ({ of }, seat, record) =>
    held(seat, record, of).filter(({ id }) => record.before.get(id) !== seat).length,
  'objectives-ahead': (_, seat, record) => Math.max(0, held(seat, record).length - held(other(seat), record).length),
  'enemy-units-destroyed': ({ in: span }, seat, { destroyed }) => destroyed(other(seat), span),
  'destroyed-ahead': (_, seat, { destroyed }) =>
    Math.max(0, destroyed(other(seat), 'turn') - destroyed(seat, 'previous-turn')),
  'actions-completed': ({ action, in: span }, seat, { completed }) => completed(seat, action, span),
  'units-in': ({ place: where }, seat, { board }) =>
    unitsOf(board, seat).filter((unit) => isUnitIn(board, unit, where, seat)).length,
  'units-near-centre': ({ within }, seat, { board }) => {
    const spot = centreOf(board, 0 as Length);
    const range = inches(Math.round(within * 100) / 100);
    return unitsOf(board, seat).filter((unit) =>
      standingOf(board, unit).some(({ base }) => isWithin(base, spot, range)),
    ).length;
  },
  quarters: ({ clearOfCentre }, seat, { board }) => {
    const middle = centreOf(board, inches(Math.round(clearOfCentre * 100) / 100));
    const units = unitsOf(board, seat);
    return quartersOf(board).filter((quarter) =>
      units.some((unit) =>
        standingOf(board, unit).every(({ base }) => isWhollyInArea(base, quarter) && !overlaps(base, middle)),
      ),
    ).length;
  },
};

const unitsOf = (board: Board, seat: Seat): readonly UnitRef[] =>
  board.units.filter((unit) => board.seatOf(unit) === seat && standingOf(board, unit).length > 0);

/** Whether all of a unit is in a part of the battlefield. */
function isUnitIn(
  board: Board,
  unit: UnitRef,
  where: 'enemy-zone' | 'enemy-half' | 'no-mans-land',
  seat: Seat,
): boolean {
  const { zones } = board.field;
  const bases = standingOf(board, unit).map(({ base }) => base);
  if (where === 'enemy-zone') return bases.every((base) => isWhollyInArea(base, zones[other(seat)]));
  if (where === 'no-mans-land') return bases.every((base) => !overlaps(base, zones.A) && !overlaps(base, zones.B));
  return bases.every((base) => isNearerTo(board, base, other(seat)));
}

/** Territory: the side of the middle line that a seat's zone is on, the line upright to the one between the zones. */
function isNearerTo({ field: { zones, width, depth } }: Board, base: Shape, seat: Seat): boolean {
  const { bounds } = zones[seat];
  const [zx, zy] = [(bounds.minX + bounds.maxX) / 2 - width / 2, (bounds.minY + bounds.maxY) / 2 - depth / 2];
  const corners = [
    [base.bounds.minX, base.bounds.minY],
    [base.bounds.maxX, base.bounds.minY],
    [base.bounds.maxX, base.bounds.maxY],
    [base.bounds.minX, base.bounds.maxY],
  ] as const;
  return corners.every(([x, y]) => (x - width / 2) * zx + (y - depth / 2) * zy > 0);
}

/** A disc about the middle of the battlefield, at least a micrometre wide. */
const centreOf = ({ field: { width, depth } }: Board, radius: Length): Shape =>
  place(
    round(Math.max(2, 2 * radius) as Length),
    point(Math.round(width / 2) as Length, Math.round(depth / 2) as Length),
  );

function quartersOf({ field: { width, depth } }: Board): readonly Shape[] {
  const none = 0 as Length;
  const [x, y] = [Math.round(width / 2) as Length, Math.round(depth / 2) as Length];
  const box = (a: Length, b: Length, c: Length, d: Length) =>
    standing(polygon([point(a, b), point(c, b), point(c, d), point(a, d)]));
  return [box(none, none, x, y), box(x, none, width, y), box(none, y, x, depth), box(x, y, width, depth)];
}
