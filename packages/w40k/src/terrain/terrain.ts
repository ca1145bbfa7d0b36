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
  readonly role: 'wall' | 'floor' | 'block' | 'hatchway';
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

/** A door: shut it is a part like any other, open it is not there. */
export interface TerrainHatchway {
  readonly part: TerrainPart;
  readonly isOpen: boolean;
}

/** All terrain of a battlefield. A value of its own: what is worked out of it is kept as long as it is. */
export interface Terrain {
  readonly areas: readonly TerrainArea[];
  readonly parts: readonly TerrainPart[];
  readonly gaps: readonly TerrainGap[];
  /** Doors, as the battle begins; `parts` holds those of them that are shut. */
  readonly hatchways?: readonly TerrainHatchway[];
}

export const openGround: Terrain = { areas: [], parts: [], gaps: [] };

/** What stands in a gap that is shut below a height: the whole stretch of wall, or the lower part of the hole; or nothing. */
export function shutPart({ solid: hole, stretch }: TerrainGap, below: number): Solid | undefined {
  if (below <= hole.bottom) return undefined;
  return below >= hole.top ? stretch : solid(hole.shape, hole.bottom, below as typeof hole.top);
}

const known = new WeakMap<Terrain, Map<string, Terrain>>();

/** The terrain with these of its hatchways open: one value for each such set. */
export function withOpen(terrain: Terrain, open: readonly boolean[]): Terrain {
  const { hatchways = [] } = terrain;
  if (hatchways.length === 0) return terrain;
  const key = open.map(Number).join('');
  const made = known.get(terrain) ?? new Map<string, Terrain>();
  known.set(terrain, made);
  const found = made.get(key) ?? set(terrain, hatchways, open);
  made.set(key, found);
  return found;
}

function set(terrain: Terrain, hatchways: readonly TerrainHatchway[], open: readonly boolean[]): Terrain {
  const doors = new Set(hatchways.map(({ part }) => part));
  const shut = hatchways.flatMap(({ part }, i) => (open[i] ? [] : [part]));
  return { ...terrain, parts: [...terrain.parts.filter((part) => !doors.has(part)), ...shut] };
}
