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
import type { TerrainArea } from '../terrain/terrain.js';
import { areasOf, type Pair } from './areas.js';
import type { Board } from './board.js';
import { boundsAround, boundsMeet } from './bounds.js';
import { type SightFeature, sightTerrain } from './sight-terrain.js';
import type { Placed } from './solids.js';
import { isOneOf } from './table.js';
import { type Watched, watched } from './watched.js';

/** What stands between two groups of models that look at each other. */
export interface Look {
  readonly board: Board;
  readonly features: readonly SightFeature[];
  readonly obscuring: readonly TerrainArea[];
  /** Models of other units. */
  readonly others: readonly Placed[];
}

/** What stands in a rectangle of the battlefield. */
export function lookAbout(board: Board, others: readonly Placed[], between: Bounds): Look {
  const { features, obscuring } = sightTerrain(board);
  return narrowed({ board, features, obscuring, others }, between);
}

/** The same for a smaller rectangle. */
export const narrowed = ({ board, features, obscuring, others }: Look, between: Bounds): Look => ({
  board,
  features: features.filter(({ solid }) => boundsMeet(solid.shape.bounds, between)),
  obscuring: obscuring.filter(({ shape }) => boundsMeet(shape.bounds, between)),
  others: others.filter(({ bounds }) => boundsMeet(bounds, between)),
});

/** A blocker in plan, with all of it and with no more than it. */
interface Blocking {
  readonly id: string;
  readonly corners: Convex;
}

/** How much room a line in plan is given, in micrometres: twice what half of 1 mm takes at any slant. */
const clear = 1000;

export const watch = (board: Board, model: Placed): Watched =>
  watched(model, board.field.terrain, (one) => areasOf(board, one));

/** Models in the way of two groups: not those to one side of every line between them. */
function othersAcross({ others }: Look, own: readonly Placed[], theirs: readonly Placed[]): readonly Placed[] {
  const [a, b] = [aboutAll(own), aboutAll(theirs)];
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = Math.sqrt(dx * dx + dy * dy);
  const width = Math.max(a.radius, b.radius);
  return others.filter((other) => {
    const { x, y, radius } = aboutAll([other]);
    const across = Math.abs((y - a.y) * dx - (x - a.x) * dy) / length;
    return !(across > width + radius);
  });
}

/** A disc about some models, in plan. */
function aboutAll(models: readonly Placed[]): Disc {
  const { minX, minY, maxX, maxY } =
    models.length === 1 ? models[0]!.bounds : boundsAround(models.map((one) => one.bounds));
  const [wide, deep] = [maxX - minX, maxY - minY];
  return { x: minX + wide / 2, y: minY + deep / 2, radius: Math.sqrt(wide * wide + deep * deep) / 2 };
}

/** Lines thinner than this may be missed, in micrometres, as by every other search for a line. */
const thinnest = 2000;

/** More models between than this are looked at for two models only: it takes longer than it saves. */
const crowd = 30;

/**
 * What stands between all of some models and all of some others so that no line passes: nothing if one may. Where
 * nothing can be seen over or under, lines that are hair-thin are not looked for.
 */
export function screens(look: Look, own: readonly Placed[], theirs: readonly Placed[]): readonly string[] {
  const ground = screensOf({ ...look, others: [] }, own, theirs);
  if (ground.length > 0 || look.others.length === 0) return ground;
  const others = othersAcross(look, own, theirs);
  const isCrowded = own.length + theirs.length > 2 && others.length > crowd;
  return others.length === 0 || isCrowded ? ground : screensOf({ ...look, others }, own, theirs);
}

function screensOf(look: Look, own: readonly Placed[], theirs: readonly Placed[]): readonly string[] {
  const { board } = look;
  const [a, b] = [own.map((one) => watch(board, one)), theirs.map((one) => watch(board, one))];
  const { tall, isLow } = blockersOf(look, [...own, ...theirs], [...a, ...b]);
  if (tall.length === 0) return [];
  const corridor = { from: cornersOf(a), to: cornersOf(b), discs: [...discOf(own), ...discOf(theirs)] };
  const corners = tall.map((one) => one.corners);
  const thick = own.length + theirs.length === 2 && !isLow ? thinnest : undefined;
  return lineThrough(corridor, corners, thick) === undefined ? [...new Set(tall.map(({ id }) => id))] : [];
}

interface Blockers {
  /** Too high to be seen over and too low to be seen under. */
  readonly tall: readonly Blocking[];
  /** Whether something else is there that a line may pass over or under. */
  readonly isLow: boolean;
}

function blockersOf(look: Look, models: readonly Placed[], all: readonly Watched[]): Blockers {
  const { board, features, others } = look;
  const [low, high] = [Math.min(...all.map((one) => one.low)), Math.max(...all.map((one) => one.high))];
  const tall: Blocking[] = [];
  let isLow = false;
  const areas = areasBetween(look, models, all);
  for (const { id, shape } of areas) for (const { corners } of shape.pieces) tall.push({ id, corners });
  for (const { id, solid, area } of features) {
    if (solid.bottom >= high || solid.top <= low || (area && areas.includes(area))) continue;
    if (solid.bottom > low || solid.top < high) isLow = true;
    else for (const { corners } of solid.shape.pieces) tall.push({ id, corners });
  }
  for (const other of others) {
    const body = watch(board, other);
    if (body.low >= high || body.high <= low) continue;
    if (body.low > low || body.high < high || other.rooms.length > 1) isLow = true;
    else tall.push({ id: String(other.model), corners: body.inner });
  }
  return { tall, isLow };
}

/** Obscuring areas that none of some models is in; what stands in them need not be looked at. */
function areasBetween(
  { board, obscuring }: Look,
  models: readonly Placed[],
  all: readonly Watched[],
): readonly TerrainArea[] {
  const { seenOverAreas } = board.rules.sight;
  if (models.some(({ model }) => isOneOf(board.keywordsOf(model), seenOverAreas))) return [];
  return obscuring.filter((area) => !all.some(({ areas }) => areas.includes(area)));
}

/** One model on a round base, and no more than its base, as the disc it is. */
function discOf(models: readonly Placed[]): readonly Disc[] {
  const [one] = models;
  if (one === undefined || models.length > 1 || one.rooms.length > 1 || one.base.kind !== 'round') return [];
  return [{ ...one.base.centre, radius: one.base.pieces[0]!.radius }];
}

/** Corners about all of some models; not in order, which a corridor does not need. */
function cornersOf(models: readonly Watched[]): Convex {
  const [first] = models;
  if (models.length === 1 && first) return first.outer;
  const all: Spot[] = [];
  for (const { outer } of models) for (const corner of outer) all.push(corner);
  return all;
}

/** A line that stays clear of everything as seen from above. */
export function plainLine(look: Look, { from, to }: Pair): SightLine | undefined {
  const { board, features } = look;
  const [a, b] = [watch(board, from), watch(board, to)];
  const [low, high] = [Math.min(a.low, b.low), Math.max(a.high, b.high)];
  const blockers: Convex[] = [];
  const areas = areasBetween(look, [from, to], [a, b]);
  for (const { shape } of areas) for (const { corners } of shape.pieces) blockers.push(corners);
  for (const { solid, area } of features) {
    if (solid.bottom >= high || solid.top <= low || (area && areas.includes(area))) continue;
    for (const { corners } of solid.shape.pieces) blockers.push(corners);
  }
  for (const other of othersAcross(look, [from], [to])) {
    const body = watch(board, other);
    if (body.low < high && body.high > low) blockers.push(body.outer);
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
