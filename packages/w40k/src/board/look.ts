import {
  type Bounds,
  type Convex,
  type Disc,
  type FullyVisible,
  lineAcross,
  lineThrough,
  rimOf,
  type Scene,
  type SightLine,
  type Spot,
  sightTolerance,
} from '@umpire/geometry';
import { areasOf, type Pair } from './areas.js';
import type { Board } from './board.js';
import { boundsAround, boundsMeet } from './bounds.js';
import { sightTerrain } from './sight-terrain.js';
import type { Placed } from './solids.js';
import { isOneOf } from './table.js';
import { type Watched, watched } from './watched.js';

/** What stands about two units that look at each other. */
export interface Look {
  readonly board: Board;
  readonly between: Bounds;
  /** Models of other units between them. */
  readonly others: readonly Placed[];
}

/** A blocker in plan, with all of it and with no more than it. */
interface Blocking {
  readonly id: string;
  readonly corners: Convex;
}

/** How much room a line in plan is given, in micrometres: twice what half of 1 mm takes at any slant. */
const clear = 1000;

const watch = (board: Board, model: Placed): Watched =>
  watched(model, board.field.terrain, (one) => areasOf(board, one));

/** Models in the way of two others: not those to one side of every line between them. */
function othersAcross({ others }: Look, { from, to }: Pair): readonly Placed[] {
  const [{ x, y }, end] = [from.stance.at, to.stance.at];
  const [dx, dy] = [end.x - x, end.y - y];
  const length = Math.sqrt(dx * dx + dy * dy);
  const width = Math.max(spanOf(from), spanOf(to));
  return others.filter((other) => {
    const across = Math.abs((other.stance.at.y - y) * dx - (other.stance.at.x - x) * dy) / length;
    return !(across > width + spanOf(other));
  });
}

/** No part of a model is farther from its middle, in plan. */
function spanOf({ bounds, stance: { at } }: Placed): number {
  const wide = Math.max(bounds.maxX - at.x, at.x - bounds.minX);
  const deep = Math.max(bounds.maxY - at.y, at.y - bounds.minY);
  return Math.sqrt(wide * wide + deep * deep);
}

/** Lines thinner than this may be missed, in micrometres, as by every other search for a line. */
const thinnest = 2000;

/**
 * What stands between all of some models and all of some others so that no line passes: nothing if one may. Where
 * nothing can be seen over or under, lines that are hair-thin are not looked for.
 */
export function screens(look: Look, own: readonly Placed[], theirs: readonly Placed[]): readonly string[] {
  const ground = screensOf({ ...look, others: [] }, own, theirs);
  const [from, to] = [own[0]!, theirs[0]!];
  if (ground.length > 0 || own.length > 1 || theirs.length > 1) return ground;
  const others = othersAcross(look, { from, to });
  return others.length === 0 ? ground : screensOf({ ...look, others }, own, theirs);
}

function screensOf(look: Look, own: readonly Placed[], theirs: readonly Placed[]): readonly string[] {
  const { board, between } = look;
  const [a, b] = [own.map((one) => watch(board, one)), theirs.map((one) => watch(board, one))];
  const isPair = own.length === 1 && theirs.length === 1;
  const near = isPair ? boundsAround([own[0]!.bounds, theirs[0]!.bounds]) : between;
  const { tall, isLow } = blockersOf(look, [...own, ...theirs], [...a, ...b], near);
  if (tall.length === 0) return [];
  const corridor = { from: cornersOf(a), to: cornersOf(b), discs: [...discOf(own), ...discOf(theirs)] };
  const corners = tall.map((one) => one.corners);
  const thick = isPair && !isLow ? thinnest : undefined;
  return lineThrough(corridor, corners, thick) === undefined ? [...new Set(tall.map(({ id }) => id))] : [];
}

interface Blockers {
  /** Too high to be seen over and too low to be seen under. */
  readonly tall: readonly Blocking[];
  /** Whether something else is there that a line may pass over or under. */
  readonly isLow: boolean;
}

function blockersOf(
  { board, others }: Look,
  models: readonly Placed[],
  all: readonly Watched[],
  near: Bounds,
): Blockers {
  const [low, high] = [Math.min(...all.map((one) => one.low)), Math.max(...all.map((one) => one.high))];
  const { obscuring, features } = sightTerrain(board);
  const tall: Blocking[] = [];
  let isLow = false;
  const { seenOverAreas } = board.rules.sight;
  if (!models.some(({ model }) => isOneOf(board.keywordsOf(model), seenOverAreas))) {
    for (const area of obscuring) {
      if (!boundsMeet(area.shape.bounds, near) || all.some(({ areas }) => areas.includes(area))) continue;
      for (const { corners } of area.shape.pieces) tall.push({ id: area.id, corners });
    }
  }
  for (const { id, solid } of features) {
    if (solid.bottom >= high || solid.top <= low || !boundsMeet(solid.shape.bounds, near)) continue;
    if (solid.bottom > low || solid.top < high) isLow = true;
    else for (const { corners } of solid.shape.pieces) tall.push({ id, corners });
  }
  for (const other of others) {
    const body = watch(board, other);
    if (body.low >= high || body.high <= low || !boundsMeet(other.bounds, near)) continue;
    if (body.low > low || body.high < high || other.rooms.length > 1) isLow = true;
    else tall.push({ id: String(other.model), corners: body.inner });
  }
  return { tall, isLow };
}

/** One model on a round base, and no more than its base, as the disc it is. */
function discOf(models: readonly Placed[]): readonly Disc[] {
  const [one] = models;
  if (one === undefined || models.length > 1 || one.rooms.length > 1 || one.base.kind !== 'round') return [];
  return [{ ...one.base.centre, radius: one.base.pieces[0]!.radius }];
}

/** Corners about all of some models; not in order, which a corridor does not need. */
const cornersOf = (models: readonly Watched[]): Convex => models.flatMap(({ outer }) => outer);

/** A line that stays clear of everything as seen from above. */
export function plainLine(look: Look, { from, to }: Pair): SightLine | undefined {
  const { board } = look;
  const others = othersAcross(look, { from, to });
  const [a, b] = [watch(board, from), watch(board, to)];
  const near = boundsAround([from.bounds, to.bounds]);
  const [low, high] = [Math.min(a.low, b.low), Math.max(a.high, b.high)];
  const { obscuring, features } = sightTerrain(board);
  const blockers: Convex[] = [];
  for (const area of obscuring) {
    if (!boundsMeet(area.shape.bounds, near) || a.areas.includes(area) || b.areas.includes(area)) continue;
    for (const { corners } of area.shape.pieces) blockers.push(corners);
  }
  for (const { solid } of features) {
    if (solid.bottom >= high || solid.top <= low || !boundsMeet(solid.shape.bounds, near)) continue;
    for (const { corners } of solid.shape.pieces) blockers.push(corners);
  }
  for (const other of others) {
    const body = watch(board, other);
    if (body.low >= high || body.high <= low || !boundsMeet(other.bounds, near)) continue;
    blockers.push(body.outer);
  }
  const [start, end] = [from.stance.at, to.stance.at];
  const found = lineAcross(
    { x: start.x, y: start.y, half: a.half },
    { x: end.x, y: end.y, half: b.half },
    blockers,
    clear,
  );
  if (found === undefined) return undefined;
  const middle = ({ low: foot, high: head }: Watched) => (foot + head) / 2;
  return { from: { ...found.from, z: middle(a) }, to: { ...found.to, z: middle(b) } };
}

/**
 * Whether all of a model that faces another is seen, where that is plain as seen from above: nothing is between, a
 * place is hidden by something tall, one place of the observer has all of it in clear view, or nothing between can be
 * seen over or under. Nothing where it is not plain. Places are as far apart as wherever full sight is asked.
 */
export function plainlyFull(
  board: Board,
  { from, to }: Pair,
  { features, areas, bodies }: Scene,
): FullyVisible | undefined {
  const [a, b] = [watch(board, from), watch(board, to)];
  const [low, high] = [Math.min(a.low, b.low), Math.max(a.high, b.high)];
  const solids = features.map(({ solid }) => solid).filter(({ bottom, top }) => bottom < high && top > low);
  const grounds = [...areas, ...solids].map(({ shape }) => shape);
  if (grounds.length + bodies.length === 0) return { kind: 'fully-visible' };
  const shut = [...areas, ...solids.filter(({ bottom, top }) => bottom <= low && top >= high)];
  const tall = shut.flatMap(({ shape }) => shape.pieces.map(({ corners }) => corners));
  const places = facing(to, from);
  const isHid = (place: Spot) => lineThrough({ from: a.outer, to: [place], discs: discOf([from]) }, tall) === undefined;
  const hidden = tall.length === 0 ? undefined : places.find(isHid);
  if (hidden !== undefined) {
    const spot = { x: hidden.x, y: hidden.y, z: (b.low + b.high) / 2 };
    return { kind: 'not-fully-visible', observer: String(from.model), target: String(to.model), hidden: spot };
  }
  if (bodies.length > 0 || from.rooms.length + to.rooms.length > 2) return undefined;
  const all = grounds.flatMap(({ pieces }) => pieces.map(({ corners }) => corners));
  const eye = { ...from.base.centre, half: a.half };
  const isSeen = (place: Spot) => lineAcross(eye, { x: place.x, y: place.y, half: 0 }, all, clear) !== undefined;
  return places.every(isSeen) ? { kind: 'fully-visible' } : undefined;
}

/** Places along the side of a base that faces another. */
const facing = ({ base }: Placed, { stance: { at } }: Placed): readonly Spot[] =>
  rimOf(base, 2 * sightTolerance).filter(({ x, y, outX, outY }) => outX * (at.x - x) + outY * (at.y - y) > 0);
