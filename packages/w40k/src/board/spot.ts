import { isWhollyInArea, overlaps, place, point, round, type Solid, solidsOverlap } from '@umpire/geometry';
import type { ModelForm, ModelRef } from './board.js';
import { boundsMeet, isInside } from './bounds.js';
import { crowdOf } from './crowd.js';
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
  for (const other of others)
    if (other.model !== model && boundsMeet(bounds, other.bounds) && shareRoom(rooms, other.rooms)) return other;
  return undefined;
}

function shareRoom(own: readonly Solid[], others: readonly Solid[]): boolean {
  for (const a of own) for (const b of others) if (solidsOverlap(a, b)) return true;
  return false;
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

/** A round model where it might stand, before it is put there. */
export interface Disc {
  readonly model: ModelRef;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly bottom: number;
  readonly top: number;
}

/** A model as the disc that it would be at a place; nothing where it is more than a round base. */
export const discOf = (
  { base, height: tall }: ModelForm,
  { at: { x, y }, height }: { readonly at: { readonly x: number; readonly y: number }; readonly height: number },
  { model, rooms }: Placed,
): Disc | undefined =>
  base.kind === 'round' && rooms.length === 1
    ? { model, x, y, radius: base.radius, bottom: height, top: height + tall }
    : undefined;

/** Whether a disc surely stands on somebody: then `isFree` is false, and need not be asked. */
export function isSurelyTaken(table: Table, disc: Disc, mates: readonly Placed[]): boolean {
  const { x, y, radius } = disc;
  const bounds = { minX: x - radius, minY: y - radius, maxX: x + radius, maxY: y + radius };
  for (const mate of mates) if (boundsMeet(bounds, mate.bounds) && isOnDisc(disc, mate)) return true;
  return crowdOf(table).find(bounds, 0, (other) => isOnDisc(disc, other)) !== undefined;
}

function isOnDisc({ model, x, y, radius, bottom, top }: Disc, { model: of, base, rooms }: Placed): boolean {
  const room = rooms[0]!;
  if (of === model || base.kind !== 'round' || rooms.length > 1 || room.bottom >= top || bottom >= room.top)
    return false;
  const [dx, dy, apart] = [x - base.centre.x, y - base.centre.y, radius + base.pieces[0]!.radius];
  return dx * dx + dy * dy < apart * apart;
}

/** Whether `spotReasons` finds nothing: asked of every place that is tried. */
export const isFree = (table: Table, end: Placed, mates: readonly Placed[]): boolean =>
  isOnBattlefield(table, end) &&
  standsOn(end, mates) === undefined &&
  crowdOf(table).find(end.bounds, 0, ({ model, rooms }) => model !== end.model && shareRoom(end.rooms, rooms)) ===
    undefined &&
  isGroundFree(table, end) &&
  (table.rules.objectives.mayEndOn || markerUnder(table, end) === undefined);

const markerUnder = ({ board, rules }: Table, { base }: Placed): string | undefined =>
  board.field.objectives.find(
    ({ on }) =>
      on.kind === 'marker' && overlaps(base, place(round(rules.objectives.markerWidth), point(on.at.x, on.at.y))),
  )?.id;
