import { degrees, type Facing, type Length, type Point, toward } from '@umpire/geometry';
import type { ModelRef } from '../board.js';
import { coherencyWith } from '../distances.js';
import { isClear, isNearMarker, touchesMarker } from '../ends.js';
import type { ModelMove, MoveProposal } from '../move.js';
import { isMeasuredWhole, type Placed, placedAt } from '../solids.js';
import { isFree } from '../spot.js';
import type { Table } from '../table.js';

/** Rings about the marker, and places on each. */
const RING = 3_175;
const WAYS: readonly Facing[] = Array.from({ length: 36 }, (_, i) => degrees(i * 10));
/** As far out as a model's middle may lie of what is wholly within the few inches of such rules, in rings. */
const RINGS = 40;

/** One model after another as near to the marker as there is room, those places first that lie toward a place. */
export function aroundMarker(table: Table, models: readonly ModelRef[], towards: Point): MoveProposal | undefined {
  const { marker } = table.task;
  if (marker === undefined) return undefined;
  const spots = spotsAround(marker as Point, towards);
  const done: Placed[] = [];
  const moves: ModelMove[] = [];
  for (const model of models) {
    const isWhole = isMeasuredWhole(table.board, model);
    const isCoherent = coherencyWith(done, table.rules);
    const spot = found(spots, (at) => {
      const stance = { at, facing: 0 as Facing, height: 0 as Length };
      const end = placedAt(table.board.formOf(model), stance, model, isWhole);
      const isThere = done.length > 0 ? isNearMarker(table, end) : touchesMarker(table, end);
      return isThere && isClear(table, end) && isFree(table, end, done) && isCoherent(end) ? end : undefined;
    });
    if (!spot) return undefined;
    done.push(spot);
    moves.push({ model, at: spot.stance });
  }
  return { models: moves };
}

function found<T, R>(items: readonly T[], look: (item: T) => R | undefined): R | undefined {
  for (const item of items) {
    const seen = look(item);
    if (seen !== undefined) return seen;
  }
  return undefined;
}

function spotsAround(marker: Point, towards: Point): readonly Point[] {
  const [dx, dy] = [towards.x - marker.x, towards.y - marker.y];
  const ways = WAYS.map((facing) => toward(100_000 as Length, facing))
    .map((way) => ({ way, along: way.x * dx + way.y * dy }))
    .sort((a, b) => b.along - a.along);
  const rings = Array.from({ length: RINGS }, (_, n) => ((n + 1) * RING) / 100_000);
  const around = rings.flatMap((part) =>
    ways.map(
      ({ way }): Point => ({
        x: Math.round(marker.x + way.x * part) as Length,
        y: Math.round(marker.y + way.y * part) as Length,
      }),
    ),
  );
  return [marker, ...around];
}
