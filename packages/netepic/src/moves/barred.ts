import type { Reason } from '@umpire/rules';
import { ignoresZoneOf } from '../abilities/skimmer.js';
import { isOnTable, standAt, type Table } from '../table/table.js';
import { refuse } from '../words/refusals.js';
import { hasZone, isEngaged, squared, touching, zoneReach } from './contact.js';
import type { MoveOrders } from './leg.js';
import { gapTo, gapToWay } from './zones.js';

interface Aims {
  readonly orders: MoveOrders;
  readonly touches: readonly number[];
  readonly targets: ReadonlySet<number>;
}

/** The first enemy zone or stand that bars the way (MOV-6 to MOV-9). */
export function barredReason(
  draft: Table,
  stand: number,
  points: readonly (readonly [number, number])[],
  { orders, touches, targets }: Aims,
): Reason | undefined {
  const me = standAt(draft, stand);
  if (me.flies || points.length < 2) return undefined;
  const [sx, sy] = points[0]!;
  const { stands } = draft.roster;
  for (let i = 0; i < stands.length; i++) {
    const enemy = stands[i]!;
    if (enemy.side === me.side || !isOnTable(draft, i) || enemy.flies) continue;
    if (ignoresZoneOf(enemy, me)) continue;
    const body = draft.fields.place[i] === 1 ? me.radius + enemy.radius - touching : 0;
    const near = gapToWay(draft, i, points);
    const before = gapTo(draft, i, sx, sy);
    if (near < body * body && before >= body * body) return refuse('enemy-in-the-way', me.ref);
    const zone = zoneReach(draft, enemy, me);
    if (near > zone * zone || before <= zone * zone || !hasZone(draft, i)) continue;
    const charges = orders.orderOf(stand) === 'charge' && touches.length > 0;
    if (charges && (touches.includes(i) || targets.has(enemy.detachment))) continue;
    return refuse(orders.infiltrates ? 'infiltration' : 'zone-of-control', me.ref);
  }
  return undefined;
}

export function crowding(draft: Table, stand: number, x: number, y: number): Reason | undefined {
  const me = standAt(draft, stand);
  if (me.flies) return undefined;
  const { x: xs, y: ys, place, life } = draft.fields;
  const isInContact = isEngaged(draft, stand);
  const near = draft.rulings.nearEnemy * 10_000;
  for (let i = 0; i < draft.roster.stands.length; i++) {
    const other = draft.roster.stands[i]!;
    if (i === stand || place[i] !== 1 || life[i] === 0 || other.flies) continue;
    const gap = squared(xs[i]! - x, ys[i]! - y);
    const sum = me.radius + other.radius;
    if (gap < (sum - touching) * (sum - touching)) return refuse('overlap', me.ref);
    if (other.side !== me.side && !isInContact && gap < (sum + near) * (sum + near))
      return refuse('too-near', me.ref, { d: draft.rulings.nearEnemy });
  }
  return undefined;
}
