import type { Reason, Ref } from '@umpire/rules';
import { isIn, type Terrain } from '../table/ground.js';
import { detachmentAt, get, isAlive, isOnTable, standAt, type Table } from '../table/table.js';
import { refuse } from '../words/refusals.js';
import { isEngaged, squared, touching } from './contact.js';
import { buildingOf, distanceToPiece, factsOf } from './sight.js';

/** The outline of the building that a stand occupies. */
export function partOfHost(
  table: Table,
  stand: number,
): { readonly touches: (x: number, y: number, reach: number) => boolean } | undefined {
  const building = buildingOf(table, stand);
  if (building === undefined) return undefined;
  const piece = table.ground.terrain[building]!;
  return { touches: (x, y, reach) => distanceToPiece(piece, x, y) <= reach };
}

export interface Host {
  /** By its number and one. */
  readonly host: number;
  readonly isBuilding: boolean;
}

const pieceOf = (ref: Ref): number | undefined => (/^piece-\d+$/.test(ref) ? Number(ref.slice(6)) : undefined);

/** Stands inside a carrier; characters take no room (TRN-2). */
export const passengersOf = (table: Table, carrier: number): readonly number[] =>
  table.roster.stands.flatMap((_, i) =>
    isAlive(table, i) && get(table, 'place', i) === 2 && get(table, 'host', i) === carrier + 1 ? [i] : [],
  );

const occupantsOf = (table: Table, piece: number): readonly number[] =>
  table.roster.stands.flatMap((_, i) =>
    isAlive(table, i) && get(table, 'place', i) === 3 && get(table, 'host', i) === piece + 1 ? [i] : [],
  );

/** Where a stand that ends at a point may get in; or why it may not. */
export function boardingReason(
  table: Table,
  stand: number,
  into: Ref,
  [x, y]: readonly [number, number],
): Host | Reason {
  const piece = pieceOf(into);
  if (piece !== undefined) return enteringReason(table, stand, piece, x, y);
  const carrier = table.roster.indexOf.get(into);
  const me = standAt(table, stand);
  const other = carrier === undefined ? undefined : standAt(table, carrier);
  if (carrier === undefined || !other || other.side !== me.side || other.transport === 0 || !isOnTable(table, carrier))
    return refuse('no-transport', me.ref);
  const reach = me.radius + other.radius + touching;
  const { x: xs, y: ys } = table.fields;
  if (me.pinningClass !== 1) return refuse('infantry-only', me.ref);
  if (squared(x - xs[carrier]!, y - ys[carrier]!) > reach * reach) return refuse('no-transport', me.ref);
  const aboard = passengersOf(table, carrier).filter((one) => !standAt(table, one).isCharacter).length;
  if (!me.isCharacter && aboard >= other.transport) return refuse('transport-full', me.ref);
  return { host: carrier + 1, isBuilding: false };
}

function enteringReason(table: Table, stand: number, piece: number, x: number, y: number): Host | Reason {
  const me = standAt(table, stand);
  const ground = table.ground.terrain[piece];
  const building = ground && factsOf(table, piece).building;
  if (me.pinningClass !== 1) return refuse('infantry-only', me.ref);
  if (!ground || !building || distanceToPiece(ground, x, y) > me.radius + touching)
    return refuse('no-building', me.ref);
  const inside = occupantsOf(table, piece);
  const hasEnemy = inside.some((one) => standAt(table, one).side !== me.side || isEngaged(table, one));
  if (hasEnemy || get(table, 'changed', stand) > 0) return refuse('building-closed', me.ref);
  if (inside.length >= building.capacity) return refuse('building-full', me.ref);
  return { host: piece + 1, isBuilding: true };
}

/** A stand that gets out is put down in contact with its carrier, or at the outline of its building. */
export function leavingReason(
  table: Table,
  stand: number,
  at: readonly [number, number] | undefined,
): Reason | undefined {
  const me = standAt(table, stand);
  const host = get(table, 'host', stand) - 1;
  const building = buildingOf(table, stand);
  if (!at) return refuse(building === undefined ? 'out-beside-carrier' : 'out-beside-building', me.ref);
  const [x, y] = at;
  if (building !== undefined) {
    const piece = table.ground.terrain[building]!;
    if (get(table, 'changed', stand) > 0) return refuse('building-closed', me.ref);
    return isBeside(piece, x, y, me.radius) ? undefined : refuse('out-beside-building', me.ref);
  }
  const { radius } = standAt(table, host);
  const apart = squared(x - get(table, 'x', host), y - get(table, 'y', host));
  const [least, most] = [me.radius + radius - touching, me.radius + radius + touching];
  return apart >= least * least && apart <= most * most ? undefined : refuse('out-beside-carrier', me.ref);
}

const isBeside = (piece: Terrain, x: number, y: number, radius: number): boolean => {
  const gap = distanceToPiece(piece, x, y);
  return !isIn(piece, x, y) && gap >= radius - touching && gap <= radius + touching;
};

/** Detachments of carriers that hold stands of a detachment, or that it could board. */
export function carriersOf(table: Table, detachment: number): readonly number[] {
  const hosts = detachmentAt(table, detachment).stands.flatMap((stand) =>
    get(table, 'place', stand) === 2 ? [standAt(table, get(table, 'host', stand) - 1).detachment] : [],
  );
  return [...new Set(hosts)];
}
