import { isWithin, type Length, type Point } from '@umpire/geometry';
import type { ModelRef } from '../board.js';
import type { ModelMove, MoveProposal } from '../move.js';
import type { EndRule } from '../rules.js';
import type { Placed } from '../solids.js';
import type { Table } from '../table.js';
import { type Room, roomBy } from '../wreck.js';
import { aroundMarker } from './at-marker.js';
import { anchors, edgeAnchors, formedAt, ranksOf, spacingOf } from './formation.js';

const ruleOf = <K extends EndRule['is']>({ rule }: Table, is: K): Extract<EndRule, { is: K }> | undefined =>
  rule.ends.find((one): one is Extract<EndRule, { is: K }> => one.is === is);

/** More models than this keep together in a block, not in a line. */
const LINE = 6;

/** Formations of a unit that is set up, nearest to a place first; most of what cannot be legal is left out. */
export function* setUps(table: Table, towards: Point): Iterable<MoveProposal> {
  const models = table.board.modelsOf(table.task.unit);
  if (models.length === 0) return;
  const by = ruleOf(table, 'wholly-near-transport');
  if (by) {
    const within = table.task.near ?? by.within;
    for (const room of [{ within, towards }, { within, towards, together: true } as const]) {
      const around = aroundTransport(table, models, room);
      if (around) yield around;
    }
    return;
  }
  if (table.task.marker) {
    const around = aroundMarker(table, models, towards);
    if (around) yield around;
    return;
  }
  const spacing = spacingOf(table, models);
  const strip = ruleOf(table, 'at-an-edge');
  if (strip) yield* alongEdges(table, { models, towards, spacing, deep: strip.deep });
  else yield* anywhere(table, models, towards);
}

interface Line {
  readonly models: readonly ModelRef[];
  readonly towards: Point;
  readonly spacing: number;
  readonly deep: Length;
}

function* alongEdges(table: Table, { models, towards, spacing, deep }: Line): Iterable<MoveProposal> {
  const most = Math.max(1, Math.floor(deep / spacing));
  const ranks = Math.min(most, Math.ceil(Math.sqrt(models.length / 2)));
  const inset = Math.ceil((ranks * spacing) / 2);
  const formations = {
    x: ranksOf(table, models, { ranks, along: 'x' }),
    y: ranksOf(table, models, { ranks, along: 'y' }),
  };
  for (const { at, along } of edgeAnchors(table.board.field, towards, inset)) {
    if (isCrowded(table, at)) continue;
    yield formedAt(formations[along], at);
  }
}

function* anywhere(table: Table, models: readonly ModelRef[], towards: Point): Iterable<MoveProposal> {
  const zone = ruleOf(table, 'in-own-zone') && table.board.field.zones[table.seat];
  const ranks = models.length > LINE ? Math.ceil(Math.sqrt(models.length)) : 1;
  const formations = [ranksOf(table, models), ranksOf(table, models, { ranks })];
  for (const at of anchors(table.board.field, towards, 50_800)) {
    if (zone && !isInBounds(at, zone.bounds)) continue;
    if (isCrowded(table, at)) continue;
    for (const formation of formations) yield formedAt(formation, at);
  }
}

const isInBounds = (
  { x, y }: Point,
  { minX, minY, maxX, maxY }: { minX: number; minY: number; maxX: number; maxY: number },
): boolean => x > minX && x < maxX && y > minY && y < maxY;

/** Whether even the middle of the unit would stand too near to enemies, or on somebody. */
function isCrowded(table: Table, at: Point): boolean {
  const clear = ruleOf(table, 'clear-of-enemies');
  const by = clear ? (table.task.clearance ?? clear.by) : (0 as Length);
  const spot = pointAt(at);
  return table.facing.some(({ models }) => models.some((other) => isWithin(other.base, spot, by)));
}

const pointAt = (at: Point): Placed['base'] => ({
  kind: 'polygon',
  centre: at,
  corners: [at],
  pieces: [{ corners: [at], radius: 0 as Length }],
  bounds: { minX: at.x, minY: at.y, maxX: at.x, maxY: at.y },
});

/** One model after another as near to the transport as there is room, those places first that lie toward a place. */
function aroundTransport(
  table: Table,
  models: readonly ModelRef[],
  room: Omit<Room, 'mayBeEngaged'>,
): MoveProposal | undefined {
  const mayLeaveOut = table.rule.mayLeaveOut === true;
  const done: Placed[] = [];
  const moves: ModelMove[] = [];
  for (const model of models) {
    const free = roomBy(table, model, done, { ...room, mayBeEngaged: false });
    const spot = free ?? (mayLeaveOut ? roomBy(table, model, done, { ...room, mayBeEngaged: true }) : undefined);
    if (spot === undefined && mayLeaveOut) continue;
    if (spot === undefined) return undefined;
    done.push(spot);
    moves.push({ model, at: spot.stance });
  }
  return { models: moves };
}
