import { type Convex, degrees, type Length, type Piece, type Shape, type Spot, toward } from '@umpire/geometry';
import type { Terrain, TerrainArea } from '../terrain/terrain.js';
import type { Placed } from './solids.js';

/** What looking needs of a model: its outline in corners, how wide it is across any line, its heights, its areas. */
export interface Watched {
  /** Corners inside its outline, and around it. */
  readonly inner: Convex;
  readonly outer: Convex;
  /** No nearer to its centre is any of its edges. */
  readonly half: number;
  readonly low: number;
  readonly high: number;
  /** The terrain areas that it is within. */
  readonly areas: readonly TerrainArea[];
}

interface Kept extends Watched {
  readonly terrain: Terrain;
}

const kept = new WeakMap<Placed, Kept>();

export function watched(model: Placed, terrain: Terrain, areasOf: (model: Placed) => readonly TerrainArea[]): Watched {
  const known = kept.get(model);
  if (known?.terrain === terrain) return known;
  const { rooms } = model;
  const made: Kept = {
    terrain,
    inner: innerOf(model.base),
    outer: rooms.length === 1 && model.base.kind === 'round' ? aboutDisc(model.base) : outerOf(model.bounds),
    half: halfOf(model.base),
    low: Math.min(...rooms.map(({ bottom }) => bottom)),
    high: Math.max(...rooms.map(({ top }) => top)),
    areas: areasOf(model),
  };
  kept.set(model, made);
  return made;
}

/** Corners within a base: sixteen of a round one, the diamond of an oval, those of the first part of a polygon. */
function innerOf({ pieces, centre }: Shape): Convex {
  const [piece] = pieces;
  if (piece === undefined) return [centre];
  if (piece.corners.length > 2) return piece.corners;
  return rimCorners(piece, centre);
}

function rimCorners({ radius, oval }: Piece, { x, y }: Spot): Convex {
  if (oval) {
    const { a, b, cos, sin } = oval;
    return [
      { x: x + a * cos, y: y + a * sin },
      { x: x - b * sin, y: y + b * cos },
      { x: x - a * cos, y: y - a * sin },
      { x: x + b * sin, y: y - b * cos },
    ];
  }
  return sixteenths.map(({ x: cos, y: sin }) => ({ x: x + radius * cos, y: y + radius * sin }));
}

/** Directions a sixteenth of a turn apart, a hair short so that no corner juts out. */
const sixteenths: readonly Spot[] = Array.from({ length: 16 }, (_, i) => {
  const { x, y } = toward(1_000_000 as Length, degrees(i * 22.5));
  return { x: x / 1_000_002, y: y / 1_000_002 };
});

/** The corners of an octagon about a round base. */
function aboutDisc({ pieces, centre: { x, y } }: Shape): Convex {
  const far = (pieces[0]?.radius ?? 0) * 1.001;
  const near = far * Math.tan(Math.PI / 8);
  return [
    { x: x + far, y: y - near },
    { x: x + far, y: y + near },
    { x: x + near, y: y + far },
    { x: x - near, y: y + far },
    { x: x - far, y: y + near },
    { x: x - far, y: y - near },
    { x: x - near, y: y - far },
    { x: x + near, y: y - far },
  ];
}

const outerOf = ({ minX, minY, maxX, maxY }: Shape['bounds']): Convex => [
  { x: minX, y: minY },
  { x: maxX, y: minY },
  { x: maxX, y: maxY },
  { x: minX, y: maxY },
];

/** The radius of a disc about the centre that lies within the base; 0 where the centre is outside. */
function halfOf({ kind, pieces, centre }: Shape): number {
  const [piece] = pieces;
  if (piece === undefined || pieces.length > 1) return 0;
  if (kind === 'round') return piece.radius;
  if (piece.oval) return Math.min(piece.oval.a, piece.oval.b);
  let least = Infinity;
  const { corners } = piece;
  for (let i = corners.length - 1, k = 0; k < corners.length; i = k++) {
    const [a, b] = [corners[i]!, corners[k]!];
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    least = Math.min(least, (dx * (centre.y - a.y) - dy * (centre.x - a.x)) / Math.sqrt(dx * dx + dy * dy));
  }
  return Math.max(0, least);
}
