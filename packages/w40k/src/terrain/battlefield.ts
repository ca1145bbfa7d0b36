import {
  degrees,
  type Facing,
  floor,
  inches,
  isWhollyInArea,
  type Length,
  overlaps,
  type Point,
  place,
  point,
  polygon,
  rectangle,
  type Shape,
  type Solid,
  solid,
  standing,
  turned,
  wall,
} from '@umpire/geometry';
import { fail, type Issue, issue, nearest, ok, type Result } from '@umpire/kernel';
import type { Field, Objective } from '../board/board.js';
import { edgeOf } from '../board/field.js';
import { deployments } from './deployments.js';
import { pieces as stock } from './pieces.js';
import { problemsOf } from './problems.js';
import { type BattlefieldShape, battlefieldSchema, type Piece, pieceSchema } from './schema.js';
import type { Terrain, TerrainArea, TerrainGap, TerrainHatchway, TerrainPart } from './terrain.js';

/** A battlefield that was read: what is played on, and its name. */
export interface Battlefield {
  readonly id: string;
  readonly name: string;
  readonly deployment: string;
  readonly field: Field;
}

/**
 * Reads a battlefield at the door: every problem with its path. `sorts` are the sorts of terrain that the edition
 * knows; without them any sort is taken.
 */
export function readBattlefield(raw: unknown, sorts?: readonly string[]): Result<Battlefield> {
  const parsed = battlefieldSchema.safeParse(raw);
  if (!parsed.success) return fail(problemsOf(parsed.error.issues, raw, 'battlefield'));
  const data = parsed.data;
  const known = [...stock.map((one) => pieceSchema.parse(one)), ...data.pieces];
  const issues: Issue[] = [];
  const built = data.terrain.flatMap((placing, i): Built[] => {
    const piece = known.find((one) => one.id === placing.piece);
    const path = `terrain[${i}]`;
    if (piece === undefined) {
      issues.push(unknownPiece(placing.piece, path, known));
      return [];
    }
    if (sorts !== undefined && !sorts.includes(piece.sort)) issues.push(unknownSort(piece, path, sorts));
    return placedTwice(data, piece, { ...placing, id: placing.id ?? `${placing.piece}-${i + 1}` }, path);
  });
  const zones = zonesOf(data);
  if (zones === undefined) return fail([...issues, unknownDeployment(data)]);
  const terrain: Terrain = {
    areas: built.map(({ area }) => area),
    parts: built.flatMap(({ parts }) => parts),
    gaps: built.flatMap(({ gaps }) => gaps),
    hatchways: built.flatMap(({ hatchways }) => hatchways),
  };
  const field: Field = {
    width: inches(data.width),
    depth: inches(data.depth),
    terrain,
    zones: zones.zones,
    objectives: data.objectives.map(objectiveOf),
  };
  issues.push(...misplaced(field, built), ...lostObjectives(data, terrain), ...lostZones(field));
  if (issues.length > 0) return fail(issues);
  return ok({ id: data.id, name: data.name, deployment: zones.name, field });
}

interface Built {
  readonly path: string;
  readonly area: TerrainArea;
  readonly parts: readonly TerrainPart[];
  readonly gaps: readonly TerrainGap[];
  readonly hatchways: readonly TerrainHatchway[];
}

interface Placing {
  readonly id: string;
  readonly at: readonly [number, number];
  readonly turn: number;
}

/** A piece where it is placed, and its half turn about the middle of a symmetric battlefield. */
function placedTwice(data: BattlefieldShape, piece: Piece, placing: Placing, path: string): Built[] {
  const first = build(piece, placing, path);
  const [x, y] = placing.at;
  const isOwnTurn = x * 2 === data.width && y * 2 === data.depth;
  if (!data.symmetric || isOwnTurn) return [first];
  const other: Placing = {
    id: `${placing.id}-turned`,
    at: [data.width - x, data.depth - y],
    turn: placing.turn + 180,
  };
  return [first, build(piece, other, path)];
}

/** Frames: a piece's own, turned, then moved; all in whole micrometres. */
interface Frame {
  readonly at: Point;
  readonly facing: Facing;
}

const inch = (n: number): Length => inches(Math.round(n * 100) / 100);
const spotOf = ([x, y]: readonly [number, number]): Point => point(inch(x), inch(y));

const putAt = ({ at, facing }: Frame, spot: readonly [number, number]): Point => {
  const { x, y } = turned(spotOf(spot), facing);
  return point((x + at.x) as Length, (y + at.y) as Length);
};

function build(piece: Piece, { id, at, turn }: Placing, path: string): Built {
  const frame: Frame = { at: spotOf(at), facing: degrees(Math.round(turn * 10) / 10) };
  const kinds = [piece.sort];
  const outline = Array.isArray(piece.outline)
    ? polygon(piece.outline.map(spotOf))
    : rectangle(inch(piece.outline.width), inch(piece.outline.depth));
  const area: TerrainArea = { id, name: piece.name, shape: place(outline, frame.at, frame.facing), kinds };
  const shapeOf = (corners: readonly (readonly [number, number])[]): Shape =>
    standing(polygon(corners.map((one) => putAt(frame, one))));
  const part = (role: TerrainPart['role'], solids: readonly Solid[], n: string): TerrainPart[] =>
    solids.map((one, i) => ({
      id: `${id}.${n}${i === 0 ? '' : `.${i + 1}`}`,
      area: id,
      kind: piece.sort,
      role,
      solid: one,
    }));
  const walls = piece.walls.flatMap((one, n) => part('wall', wall(planOf(frame, one)), `wall-${n + 1}`));
  const floors = piece.floors.flatMap((one, n) =>
    part('floor', [floor(shapeOf(one.outline), inch(one.top), inch(one.thickness))], `floor-${n + 1}`),
  );
  const blocks = piece.blocks.flatMap((one, n) =>
    part('block', [solid(shapeOf(one.outline), inch(one.bottom), inch(one.top))], `block-${n + 1}`),
  );
  const hatchways = piece.hatchways.flatMap((one): TerrainHatchway[] => {
    const [made] = part('hatchway', wall(planOf(frame, { ...one, bottom: 0, openings: [] })), one.id);
    return made ? [{ part: made, isOpen: one.open }] : [];
  });
  const doors = hatchways.flatMap(({ part: door, isOpen }) => (isOpen ? [] : [door]));
  const gaps = piece.walls.flatMap((one, n) =>
    gapsOf(frame, one, `${id}.gap-${n + 1}`, { area: id, kind: piece.sort }),
  );
  return { path, area, parts: [...walls, ...floors, ...blocks, ...doors], gaps, hatchways };
}

type WallData = Piece['walls'][number];

const planOf = (frame: Frame, { from, to, thickness, bottom, top, openings }: WallData) => ({
  from: putAt(frame, from),
  to: putAt(frame, to),
  thickness: inch(thickness),
  bottom: inch(bottom),
  top: inch(top),
  openings: openings.map((one) => ({
    from: inch(one.from),
    to: inch(one.to),
    sill: inch(one.sill),
    lintel: inch(one.lintel),
  })),
});

/** The holes of a wall as solids of their own: each is the wall that would stand there. */
function gapsOf(
  frame: Frame,
  one: WallData,
  id: string,
  of: { readonly area: string; readonly kind: string },
): TerrainGap[] {
  const plan = planOf(frame, one);
  return plan.openings.map((hole, i) => {
    const stretch = between(plan, hole.from, hole.to);
    return { id: `${id}-${i + 1}`, ...of, solid: solid(stretch.shape, hole.sill, hole.lintel), stretch };
  });
}

/** The stretch of a wall from one place along it to another. */
function between(plan: ReturnType<typeof planOf>, from: Length, to: Length): Solid {
  const [dx, dy] = [plan.to.x - plan.from.x, plan.to.y - plan.from.y];
  const length = Math.sqrt(dx * dx + dy * dy);
  const along = (n: number): Point =>
    point(Math.round(plan.from.x + (dx * n) / length) as Length, Math.round(plan.from.y + (dy * n) / length) as Length);
  const [filled] = wall({ ...plan, openings: [], from: along(from), to: along(Math.min(to, length)) });
  return filled!;
}

const objectiveOf = ({ id, role, on }: BattlefieldShape['objectives'][number]): Objective => ({
  id,
  role,
  on: 'area' in on ? { kind: 'area', area: on.area } : { kind: 'marker', at: spotOf(on.at), height: inch(on.height) },
});

/** A's zone, and B's: its half turn unless it is given. */
function zonesOf({ deployment, width, depth }: BattlefieldShape) {
  const map = typeof deployment === 'string' ? deployments.find(({ id }) => id === deployment) : deployment;
  if (map === undefined) return undefined;
  const other = 'other' in map ? map.other : undefined;
  const zone = (corners: readonly (readonly [number, number])[]) => standing(polygon(corners.map(spotOf)));
  const turn = ([x, y]: readonly [number, number]): readonly [number, number] => [width - x, depth - y];
  return { name: map.name, zones: { A: zone(map.zone), B: zone(other ?? map.zone.map(turn)) } };
}

/** 13.01: areas lie on the battlefield and apart, and features wholly inside their areas. */
function misplaced(field: Field, built: readonly Built[]): Issue[] {
  const edge = edgeOf(field);
  return built.flatMap(({ path, area, parts }, i) => {
    const issues: Issue[] = [];
    const say = (code: string, message: string, hint: string) =>
      issues.push(issue(code, `${area.id} ${message}`, { path, found: area.id, hint }));
    if (!isWhollyInArea(area.shape, edge))
      say('terrain-off-battlefield', 'is not wholly on the battlefield', 'move it in');
    const on = built.slice(0, i).find((other) => overlaps(other.area.shape, area.shape));
    if (on) say('terrain-overlaps', `lies on ${on.area.id}`, 'move one of them');
    const out = parts.find(({ solid: { shape } }) => !isWhollyInArea(shape, area.shape));
    if (out)
      say('terrain-outside-area', `has ${out.id} outside its outline`, 'make the outline larger or the part smaller');
    return issues;
  });
}

function lostObjectives({ objectives }: BattlefieldShape, { areas }: Terrain): Issue[] {
  const ids = areas.map(({ id }) => id);
  const lost = objectives.flatMap(({ on }, i) => {
    if (!('area' in on) || ids.includes(on.area)) return [];
    const near = nearest(on.area, ids);
    return [
      issue('objective-without-area', `there is no terrain area "${on.area}"`, {
        path: `objectives[${i}].on.area`,
        found: on.area,
        hint: `one of ${ids.slice(0, 20).join(', ')}`,
        near,
      }),
    ];
  });
  const twice = objectives.flatMap(({ id }, i) =>
    objectives.findIndex((one) => one.id === id) < i
      ? [issue('id-twice', `two objectives are called "${id}"`, { path: `objectives[${i}].id`, found: id })]
      : [],
  );
  return [...lost, ...twice];
}

function lostZones(field: Field): Issue[] {
  const { A, B } = field.zones;
  const edge = edgeOf(field);
  const issues: Issue[] = [];
  if (overlaps(A, B)) issues.push(issue('zones-overlap', 'the deployment zones share ground', { path: 'deployment' }));
  if (!isWhollyInArea(A, edge) || !isWhollyInArea(B, edge)) {
    issues.push(issue('zone-off-battlefield', 'a deployment zone leaves the battlefield', { path: 'deployment' }));
  }
  return issues;
}

const unknownPiece = (found: string, path: string, known: readonly Piece[]): Issue => {
  const ids = known.map(({ id }) => id);
  return issue('terrain-piece-unknown', `there is no piece of terrain "${found}"`, {
    path: `${path}.piece`,
    found,
    near: nearest(found, ids),
    hint: `one of ${ids.join(', ')}`,
  });
};

const unknownSort = ({ sort }: Piece, path: string, sorts: readonly string[]): Issue =>
  issue('terrain-sort-unknown', `this edition has no terrain of the sort "${sort}"`, {
    path,
    found: sort,
    near: nearest(sort, sorts),
    hint: `one of ${sorts.join(', ')}`,
  });

const unknownDeployment = ({ deployment }: BattlefieldShape): Issue => {
  const ids = deployments.map(({ id }) => id);
  const found = String(deployment);
  return issue('deployment-unknown', `there is no deployment map "${found}"`, {
    path: 'deployment',
    found,
    near: nearest(found, ids),
    hint: `one of ${ids.join(', ')}, or a name and a zone`,
  });
};
