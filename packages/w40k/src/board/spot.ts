import { isWhollyInArea, overlaps, place, point, round, type Shape, solidsOverlap } from '@umpire/geometry';
import type { ModelRef } from './board.js';
import { boundsMeet, isInside } from './bounds.js';
import { edgeOf } from './field.js';
import { groundReasons, isGroundFree } from './ground.js';
import type { MoveReason } from './move.js';
import { reasonOf } from './reason.js';
import type { Placed } from './solids.js';
import type { Table } from './table.js';

interface Stander {
  readonly model: ModelRef;
  readonly entry?: number | undefined;
  readonly end: Placed;
}

/** The first model that one would stand on or in. */
export function standsOn({ rooms, model, bounds }: Placed, others: readonly Placed[]): Placed | undefined {
  for (const other of others) {
    if (other.model === model || !boundsMeet(bounds, other.bounds)) continue;
    for (const own of rooms) for (const theirs of other.rooms) if (solidsOverlap(own, theirs)) return other;
  }
  return undefined;
}

/** Whether a base lies wholly on the battlefield. */
export function isOnBattlefield({ board }: Pick<Table, 'board'>, { base }: Placed): boolean {
  const edge = edgeOf(board.field);
  return isInside(base.bounds, edge.bounds) || isWhollyInArea(base, edge);
}

/** 03.01, 03.02: what is wrong with a place as such: the edge, other models, terrain, markers. `mates` are its unit's. */
export function spotReasons(table: Table, stander: Stander, mates: readonly Placed[]): MoveReason[] {
  const { model, entry, end } = stander;
  const details = { model, ...(entry === undefined ? {} : { entry }), at: end.stance };
  const ruling = table.rule.by === 'path' ? table.rules.moving : table.rules.moving.setUp;
  const reasons: MoveReason[] = [];
  if (!isOnBattlefield(table, end)) {
    reasons.push(reasonOf(ruling, 'end-off-battlefield', 'is not wholly on the battlefield', details));
  }
  const on = standsOn(end, mates) ?? standsOn(end, table.friends) ?? standsOn(end, table.enemies);
  if (on) {
    const found = `model:${on.model}`;
    reasons.push(reasonOf(ruling, 'end-on-model', 'ends on another model', { ...details, found }));
  }
  reasons.push(...groundReasons(table, { model, ...(entry === undefined ? {} : { entry }), end }));
  const marker = table.rules.objectives.mayEndOn ? undefined : markerUnder(table, end);
  if (marker !== undefined) {
    const text = 'ends on an objective marker';
    reasons.push(reasonOf(table.rules.objectives, 'end-on-objective', text, { ...details, found: marker }));
  }
  return reasons;
}

/** Whether `spotReasons` finds nothing: asked of every place that is tried. */
export const isFree = (table: Table, end: Placed, mates: readonly Placed[]): boolean =>
  isOnBattlefield(table, end) &&
  standsOn(end, mates) === undefined &&
  standsOn(end, table.friends) === undefined &&
  standsOn(end, table.enemies) === undefined &&
  isGroundFree(table, end) &&
  (table.rules.objectives.mayEndOn || markerUnder(table, end) === undefined);

const markerUnder = ({ board, rules }: Table, { base }: Placed): string | undefined =>
  board.field.objectives.find(
    ({ on }) =>
      on.kind === 'marker' && overlaps(base, markerShape(rules.objectives.markerWidth, point(on.at.x, on.at.y))),
  )?.id;

const markerShape = (width: Parameters<typeof round>[0], at: ReturnType<typeof point>): Shape =>
  place(round(width), at);
