import { closestCores } from './gjk.js';
import type { Length } from './length.js';
import type { Point } from './point.js';
import { holds, type Piece, type Shape } from './shape.js';
import { isNear, type Reach, type Solid } from './solid.js';
import { isWhollyWithin } from './wholly-within.js';
import { isTouching, piecesOverlap, somePair } from './within.js';

const nothing = 0 as Length;

/** Whether any part of a base is in the area or on its edge. */
export const isInArea = (base: Shape, area: Shape): boolean => isTouching(base, area);

export const pointInArea = (p: Point, area: Shape): boolean => isTouching(pointShape(p), area);

/** Whether no part of a base is outside the area. Exact, concave areas too; an oval may jut out by a micrometre. */
export function isWhollyInArea(base: Shape, area: Shape): boolean {
  if (area.kind !== 'polygon') return isWhollyWithin(base, area, nothing);
  const inside = base.pieces.every(({ corners }) => area.pieces.some((part) => holds(part.corners, corners[0]!)));
  return inside && !edges(area.corners).some((edge) => somePair(base, edge, juts));
}

/** Whether an edge runs through the inside of a piece, rather than along it or outside. */
const juts = (piece: Piece, edge: Piece): boolean =>
  piece.oval === undefined ? piecesOverlap(piece, edge) : ovalJuts(piece, edge);

const ovalJuts = (piece: Piece, edge: Piece): boolean => {
  const oval = piece.oval!;
  const smaller = { ...oval, a: (oval.a - 1) as Length, b: (oval.b - 1) as Length };
  return closestCores({ ...piece, oval: smaller }, edge).distance === 0;
};

const edges = (corners: readonly Point[]): readonly Shape[] =>
  corners.map((corner, i) => segmentShape(corner, corners[(i + 1) % corners.length]!));

/** In range of a marker: so far across from its edge, and so far up or down. */
export const isInRangeOf = (base: Solid, marker: Solid, reach: Reach): boolean => isNear(base, marker, reach);

const pointShape = (p: Point): Shape => ({
  kind: 'polygon',
  centre: p,
  corners: [p],
  pieces: [{ corners: [p], radius: nothing }],
  bounds: { minX: p.x, minY: p.y, maxX: p.x, maxY: p.y },
});

const segmentShape = (a: Point, b: Point): Shape => ({
  ...pointShape(a),
  corners: [a, b],
  pieces: [{ corners: [a, b], radius: nothing }],
});
