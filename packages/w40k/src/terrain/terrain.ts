import { type Shape, type Solid, solid } from '@umpire/geometry';

/** Bounded ground with what stands in it, by sorts that `BoardRules.terrain` knows. */
export interface TerrainArea {
  readonly id: string;
  readonly name: string;
  readonly shape: Shape;
  readonly kinds: readonly string[];
}

/** A wall, a floor or a block; solid all through. A flat top may be stood on. */
export interface TerrainPart {
  readonly id: string;
  /** The area it stands in, if any. */
  readonly area?: string;
  readonly kind: string;
  readonly role: 'wall' | 'floor' | 'block';
  readonly solid: Solid;
}

/** A hole in a wall that some editions shut to sight below a height. */
export interface TerrainGap {
  readonly id: string;
  /** The area it stands in, if any. */
  readonly area?: string;
  readonly kind: string;
  readonly solid: Solid;
  /** The stretch of wall that the hole is in, from its foot to its top. */
  readonly stretch: Solid;
}

/** All terrain of a battlefield. A value of its own: what is worked out of it is kept as long as it is. */
export interface Terrain {
  readonly areas: readonly TerrainArea[];
  readonly parts: readonly TerrainPart[];
  readonly gaps: readonly TerrainGap[];
}

export const openGround: Terrain = { areas: [], parts: [], gaps: [] };

/** What stands in a gap that is shut below a height: the whole stretch of wall, or the lower part of the hole; or nothing. */
export function shutPart({ solid: hole, stretch }: TerrainGap, below: number): Solid | undefined {
  if (below <= hole.bottom) return undefined;
  return below >= hole.top ? stretch : solid(hole.shape, hole.bottom, below as typeof hole.top);
}
