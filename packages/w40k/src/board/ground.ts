import {
  type Bounds,
  type Grid,
  gridOf,
  isWhollyInArea,
  isWithin,
  type Length,
  place,
  type Shape,
  type Solid,
  type Stance,
  type Step,
  solidsOverlap,
} from '@umpire/geometry';
import { shutPart, type Terrain, type TerrainGap, type TerrainPart } from '../terrain/terrain.js';
import type { Field, ModelForm, ModelRef } from './board.js';
import type { MoveReason } from './move.js';
import { inchesOf, reasonOf } from './reason.js';
import type { Placed } from './solids.js';
import { isOneOf, type Table } from './table.js';

const CELL = 50_800;
const partGrids = new WeakMap<Terrain, Grid<TerrainPart>>();
const gapGrids = new WeakMap<Terrain, Grid<TerrainGap>>();

function gridIn<T extends { readonly solid: Solid }>(
  kept: WeakMap<Terrain, Grid<T>>,
  terrain: Terrain,
  things: readonly T[],
): Grid<T> {
  const known = kept.get(terrain);
  if (known) return known;
  const made = gridOf(things, ({ solid }) => solid.shape.bounds, CELL);
  kept.set(terrain, made);
  return made;
}

const partsOf = ({ terrain }: Field): Grid<TerrainPart> => gridIn(partGrids, terrain, terrain.parts);
const gapsOf = ({ terrain }: Field): Grid<TerrainGap> => gridIn(gapGrids, terrain, terrain.gaps);

/** Parts of terrain whose ground comes within a gap of a rectangle. */
export const partsNear = ({ board }: Pick<Table, 'board'>, bounds: Bounds, gap = 0): readonly TerrainPart[] =>
  partsOf(board.field).near(bounds, gap);

/** How high the terrain feature reaches that a part belongs to. */
export const topOf = ({ terrain }: Field, part: TerrainPart): number =>
  part.area === undefined
    ? part.solid.top
    : Math.max(...terrain.parts.filter(({ area }) => area === part.area).map(({ solid }) => solid.top));

/** The first stance off the ground from which nothing can be stood on or climbed; nothing if there is none. */
export function unsupported(table: Table, form: ModelForm, start: Stance, steps: readonly Step[]): Stance | undefined {
  let at = start;
  for (const step of steps) {
    const to: Stance =
      step.kind === 'go' ? { ...at, at: step.to, height: step.height ?? at.height } : { ...at, facing: step.to };
    if (step.kind === 'go' && Math.max(at.height, to.height) > 0 && !isSupported(table, form, at, to)) return to;
    at = to;
  }
  return undefined;
}

/** Whether one convex part is in reach all along a stretch, or one after another. */
function isSupported(table: Table, form: ModelForm, from: Stance, to: Stance): boolean {
  const height = Math.max(from.height, to.height);
  const reach = table.rules.moving.climbWithin;
  const [start, end] = [place(form.base, from.at, from.facing), place(form.base, to.at, to.facing)];
  const near = (shape: Shape) =>
    partsNear(table, shape.bounds, reach).filter(
      ({ solid }) => solid.top >= height && isWithin(shape, solid.shape, reach),
    );
  const [first, last] = [near(start), near(end)];
  if (first.some((part) => part.solid.shape.pieces.length === 1 && last.includes(part))) return true;
  if (first.length === 0 || last.length === 0) return false;
  const [dx, dy] = [to.at.x - from.at.x, to.at.y - from.at.y];
  if (dx * dx + dy * dy < reach * reach) return true;
  const middle: Stance = {
    ...from,
    at: { x: Math.round(from.at.x + dx / 2) as Length, y: Math.round(from.at.y + dy / 2) as Length },
    height: height as Length,
  };
  return (
    isSupported(table, form, { ...from, height: height as Length }, middle) && isSupported(table, form, middle, to)
  );
}

interface Stander {
  readonly model: ModelRef;
  readonly entry?: number;
  readonly end: Placed;
}

/** 13.06: what is wrong with where a model ends, as far as terrain goes. */
export function groundReasons(table: Table, { model, entry, end }: Stander): MoveReason[] {
  const parts = partsNear(table, end.base.bounds);
  const all = end.rooms.length > 1 ? end.rooms.flatMap(({ shape }) => partsNear(table, shape.bounds)) : parts;
  const inside = all.find(({ solid }) => end.rooms.some((room) => solidsOverlap(room, solid)));
  const details = { model, ...(entry === undefined ? {} : { entry }), at: end.stance };
  const { above } = table.rules.moving;
  const reasons: MoveReason[] = [];
  if (inside) {
    reasons.push(reasonOf(above, 'end-in-terrain', 'ends part-way through terrain', { ...details, found: inside.id }));
  }
  const gap = inside ? undefined : shutGap(table, end);
  if (gap !== undefined) {
    reasons.push(reasonOf(above, 'end-in-terrain', 'ends in a low gap of solid terrain', { ...details, found: gap }));
  }
  const { height } = end.stance;
  if (height === 0) return reasons;
  const floor = parts.find(({ solid }) => solid.top === height && isWhollyInArea(end.base, solid.shape));
  if (floor === undefined) {
    const message = `ends ${inchesOf(height)} up without a level top under all of its base`;
    reasons.push(reasonOf(above, 'end-not-stable', message, details));
  } else if (!isOneOf(table.board.keywordsOf(model), table.rules.terrain[floor.kind]?.ground.above ?? 'all')) {
    reasons.push(
      reasonOf(above, 'end-above-ground', 'may not end above the ground there', { ...details, found: floor.id }),
    );
  }
  return reasons;
}

/** Whether `groundReasons` finds nothing. */
export function isGroundFree(table: Table, end: Placed): boolean {
  const { height } = end.stance;
  const parts = partsOf(table.board.field);
  const isIn = ({ solid }: TerrainPart): boolean => end.rooms.some((room) => solidsOverlap(room, solid));
  if (parts.find(end.bounds, 0, isIn) || shutGap(table, end) !== undefined) return false;
  if (height === 0) return true;
  const holds = ({ solid }: TerrainPart): boolean => solid.top === height && isWhollyInArea(end.base, solid.shape);
  const floor = parts.find(end.bounds, 0, holds);
  const above = floor && (table.rules.terrain[floor.kind]?.ground.above ?? 'all');
  return above !== undefined && isOneOf(table.board.keywordsOf(end.model), above);
}

function shutGap({ board, rules }: Table, { rooms, base }: Placed): string | undefined {
  const found = gapsOf(board.field).find(base.bounds, 0, (gap) => {
    const shut = shutPart(gap, rules.terrain[gap.kind]?.area.shutBelow ?? 0);
    return shut !== undefined && rooms.some((room) => solidsOverlap(room, shut));
  });
  return found?.id;
}
