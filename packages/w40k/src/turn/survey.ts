import { distance, inches, type Length, place, round } from '@umpire/geometry';
import { opponent, type Regard, type Survey, type Surveys } from '@umpire/rules';
import type { Board, Objective } from '../board/board.js';
import { unitCover } from '../board/cover.js';
import { engagedWith, gapAcross, standingOf } from '../board/distances.js';
import { unitSees } from '../board/sight.js';
import type { Placed } from '../board/solids.js';
import type { Edition } from '../table/reading.js';
import { readingOf } from '../table/reading.js';
import { isOnBattlefield, modelAt, onBattlefield } from '../table/reads.js';
import type { RosterUnit } from '../table/roster.js';
import type { Table } from '../table/table.js';
import { distancesOf, lengthOf } from './moving.js';

/** The most that a charge roll of 2D6 gives (11.02). */
const CHARGE = inches(12);

/** What a unit sees, from where, what is covered from it, how far all is, and how far it reaches. */
export const surveys =
  (edition: Edition): Surveys<Table> =>
  (table, _, ref) => {
    const unit = table.ground.roster.unitBy.get(ref);
    if (unit === undefined || !isOnBattlefield(table, unit)) return undefined;
    const reading = readingOf(edition, table, []);
    const { board } = reading;
    return {
      unit: ref,
      others: onBattlefield(table, opponent(unit.seat)).map((other) => regardOf(board, unit, other)),
      objectives: board.field.objectives.map((objective) => ({
        id: objective.id,
        apart: Math.round(Math.min(...standingOf(board, unit.index).map((model) => gapTo(board, model, objective)))),
      })),
      threat: threatOf(table, reading, unit),
    };
  };

function regardOf(board: Board, unit: RosterUnit, other: RosterUnit): Regard {
  const [own, theirs] = [standingOf(board, unit.index), standingOf(board, other.index)];
  const apart = Math.min(...own.flatMap((a) => theirs.map((b) => gapAcross(a, b))));
  const sight = unitSees(board, unit.index, other.index);
  return {
    of: other.ref,
    apart: Math.round(apart),
    isEngaged: engagedWith(board, unit.index).includes(other.index),
    sight: sight.visible
      ? { sees: true, line: [flat(sight.line.from), flat(sight.line.to)] }
      : { sees: false, because: sight.because === 'hidden' ? 'hidden' : 'no-line', by: sight.by },
    isCovered: sight.visible && unitCover(board, sight.observer, other.index) !== undefined,
  };
}

const flat = ({ x, y }: { readonly x: number; readonly y: number }) => ({ x, y });

/** From the edge of a model to an area, or to the edge of a marker. */
function gapTo({ field, rules }: Board, { base }: Placed, { on }: Objective): number {
  if (on.kind === 'marker') return distance(base, place(round(rules.objectives.markerWidth), on.at));
  const area = field.terrain.areas.find(({ id }) => id === on.area);
  return area === undefined ? Number.POSITIVE_INFINITY : distance(base, area.shape);
}

function threatOf(table: Table, reading: ReturnType<typeof readingOf>, unit: RosterUnit): Survey['threat'] {
  const { distance: all, distances = {} } = distancesOf(reading, unit, 0);
  const move = Math.max(all ?? 0, ...Object.values<Length>(distances));
  const ranges = unit.models.flatMap((model) =>
    modelAt(table, model).arms.flatMap(({ profiles }) => profiles.flatMap(({ weapon }) => weapon.range ?? [])),
  );
  return {
    move,
    ...(move === 0 ? {} : { charge: move + CHARGE }),
    ...(ranges.length === 0 ? {} : { range: lengthOf(Math.max(...ranges)) }),
  };
}
