import { degrees, type Facing, inches, type Length, type Point, type Stance, toward } from '@umpire/geometry';
import { beside } from './able.js';
import type { ModelRef } from './board.js';
import { engagements } from './closeness.js';
import { coherencyWith, gapAcross, isPlacedWhollyWithin } from './distances.js';
import { isMeasuredWhole, type Placed, placed, placedAt } from './solids.js';
import { isFree, standsOn } from './spot.js';
import { widthOf } from './suggest/formation.js';
import type { Table } from './table.js';

/** The transport that a unit leaves. */
export function transportOf({ board, task: { transport } }: Table): Placed {
  const from = transport === undefined ? undefined : placed(board, transport);
  if (from === undefined) throw new Error('a disembark move needs a transport on the battlefield');
  return from;
}

const round: readonly Facing[] = Array.from({ length: 36 }, (_, i) => degrees(i * 10));
/** Rings of places: at the hull, and farther out; beside them one behind each row of models of this width. */
const gap = inches(0.04);
const rings = [gap, inches(0.5), inches(1), inches(2), inches(3), inches(4)];

const gapsFor = (width: number): readonly Length[] =>
  [...rings, ...[1, 2, 3].map((row) => (row * (width + gap) + gap) as Length)].sort((a, b) => a - b);

/** Directions, those toward a place first. */
function directions({ stance: { at } }: Placed, to: Point | undefined): readonly Facing[] {
  if (to === undefined) return round;
  const [dx, dy] = [to.x - at.x, to.y - at.y];
  const along = new Map(
    round.map((facing) => {
      const { x, y } = toward(100_000 as Length, facing);
      return [facing, x * dx + y * dy];
    }),
  );
  return [...round].sort((a, b) => along.get(b)! - along.get(a)!);
}

/** What a place by a transport is to be. */
export interface Room {
  /** Wholly so near to it. */
  readonly within: Length;
  readonly mayBeEngaged: boolean;
  readonly towards?: Point;
  /** In coherency with the others. */
  readonly together?: true;
}

/** The nearest place by a transport where a model has room among others; rings of places are looked at. */
export function roomBy(table: Table, model: ModelRef, others: readonly Placed[], room: Room): Placed | undefined {
  const from = transportOf(table);
  const form = table.board.formOf(model);
  const isWhole = isMeasuredWhole(table.board, model);
  const start: Stance = { at: from.stance.at, facing: 0 as Facing, height: 0 as Length };
  const me = placedAt(form, start, model, isWhole);
  const ways = directions(from, room.towards);
  const isTogether = room.together ? coherencyWith(others, table.rules) : () => true;
  for (const away of gapsFor(Math.ceil(widthOf(form.base)))) {
    for (const facing of ways) {
      const stance = beside(table, me, from, { facing, gap: away });
      if (stance === undefined) continue;
      const spot = placedAt(form, stance, model, isWhole);
      if (isTogether(spot) && !standsOn(spot, others) && suits(table, spot, others, room)) return spot;
    }
  }
  return undefined;
}

function suits(table: Table, spot: Placed, others: readonly Placed[], { within, mayBeEngaged }: Room): boolean {
  if (!isPlacedWhollyWithin(spot, transportOf(table), within)) return false;
  const may = table.task.mayEngage ?? [];
  if (!mayBeEngaged && engagements(table, [{ end: spot }], (unit) => !may.includes(unit)).length > 0) return false;
  return isFree(table, spot, others);
}

/** What 18.05 has against one model where it ends: coherency comes first. */
export type WreckFault = 'could-be-unengaged' | 'could-be-nearer';

export function wreckFault(
  table: Table,
  end: Placed,
  others: readonly Placed[],
  within: Length,
): { readonly fault: WreckFault; readonly place: Placed } | undefined {
  const isEngaged = engagements(table, [{ end }], () => true).length > 0;
  const free = roomBy(table, end.model, others, { within, mayBeEngaged: false, together: true });
  if (isEngaged && free) return { fault: 'could-be-unengaged', place: free };
  const place = isEngaged ? roomBy(table, end.model, others, { within, mayBeEngaged: true, together: true }) : free;
  const from = transportOf(table);
  if (place && gapAcross(place, from) < gapAcross(end, from) - inches(0.1)) return { fault: 'could-be-nearer', place };
  return undefined;
}
