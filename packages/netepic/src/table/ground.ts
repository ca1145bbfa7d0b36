import { cm, type Length, micrometres, type Point, point } from '@umpire/geometry';

/** Kinds of terrain and what each does (reference section 9). */
export const terrainKinds = [
  'forest',
  'ruins',
  'craters',
  'barricade',
  'trench',
  'swamp',
  'water',
  'cliff',
  'hill',
  'light-building',
  'standard-building',
  'bunker',
  'bastion',
] as const;
export type TerrainKind = (typeof terrainKinds)[number];

export type CoverLevel = 'none' | 'light' | 'heavy' | 'fortified';

export interface Terrain {
  readonly kind: TerrainKind;
  /** Anticlockwise corners of a convex ground, in whole micrometres. */
  readonly corners: readonly Point[];
  readonly centre: Point;
  /** Of hills and cliffs. */
  readonly height?: number;
}

export interface BuildingFacts {
  readonly cover: CoverLevel;
  readonly sightClass: number;
  readonly save: number;
  readonly structure: number;
  readonly capacity: number;
  readonly bonus: number;
}

export interface TerrainFacts {
  /** What a centimetre costs stands of a class: 1, 2, or null where they may not go. */
  readonly cost: (pinningClass: number, height: number) => 1 | 2 | null;
  /** Whether a stand of a class may end its move there. */
  readonly holds: (pinningClass: number) => boolean;
  /** cm to cross, for classes 1 to 3. */
  readonly crossing: number;
  /** The class with which it blocks sight; 0: it does not. */
  readonly blocks: number;
  /** Obstructs: a target behind it has its cover. */
  readonly obstructs: boolean;
  readonly cover: CoverLevel;
  readonly covers: (pinningClass: number) => boolean;
  /** To the close assault factor of who stands in it. */
  readonly bonus: number;
  readonly building?: BuildingFacts;
}

const always = () => 1 as const;
const nobody = () => false;
const everybody = () => true;
const half =
  (...classes: readonly number[]) =>
  (pinningClass: number): 1 | 2 =>
    classes.includes(pinningClass) ? 2 : 1;
const upTo = (most: number) => (pinningClass: number) => pinningClass <= most;
const open = {
  cost: always,
  holds: everybody,
  crossing: 0,
  blocks: 0,
  obstructs: false,
  cover: 'none',
  covers: nobody,
  bonus: 0,
} as const;

/** Nobody walks through: infantry gets in and out (BLD-5). */
const building = (facts: BuildingFacts): TerrainFacts => ({
  ...open,
  cost: () => null,
  blocks: facts.sightClass,
  building: facts,
});

export const terrainFacts: Readonly<Record<TerrainKind, TerrainFacts>> = {
  forest: { ...open, cost: half(2, 3, 4), blocks: 4, cover: 'light', covers: upTo(4) },
  ruins: { ...open, cost: half(2, 3, 4), obstructs: true, cover: 'light', covers: upTo(4) },
  craters: { ...open, cost: half(2, 3, 4), obstructs: true, cover: 'light', covers: upTo(3) },
  barricade: { ...open, crossing: 5, blocks: 1, cover: 'light', covers: upTo(1), bonus: 1 },
  trench: { ...open, holds: upTo(1), crossing: 5, cover: 'heavy', covers: upTo(1), bonus: 2 },
  swamp: { ...open, cost: half(1, 2, 3, 4), cover: 'light', covers: upTo(2) },
  water: { ...open, cost: (pinningClass) => (pinningClass === 1 ? 2 : pinningClass >= 5 ? 1 : null) },
  cliff: { ...open, cost: (pinningClass, height) => (pinningClass >= 2 * height ? 1 : null), blocks: 1 },
  hill: { ...open, blocks: 1 },
  'light-building': building({ cover: 'light', sightClass: 4, save: 5, structure: 2, capacity: 6, bonus: 1 }),
  'standard-building': building({ cover: 'heavy', sightClass: 4, save: 4, structure: 3, capacity: 8, bonus: 2 }),
  bunker: building({ cover: 'fortified', sightClass: 3, save: 3, structure: 3, capacity: 10, bonus: 2 }),
  bastion: building({ cover: 'fortified', sightClass: 3, save: 3, structure: 4, capacity: 10, bonus: 2 }),
};

/** The board without its stands: nothing here changes, but for buildings that fall (the state says so). */
export interface Ground {
  readonly length: Length;
  readonly width: Length;
  readonly terrain: readonly Terrain[];
  readonly objectives: readonly Point[];
}

export const spot = (x: number, y: number): Point => point(cm(x), cm(y));

/** A rectangle of terrain about its centre, in cm. */
export function patch(
  kind: TerrainKind,
  [x, y]: readonly [number, number],
  [width, depth]: readonly [number, number],
  height?: number,
): Terrain {
  const [w, d] = [micrometres((width * 10_000) / 2), micrometres((depth * 10_000) / 2)];
  const centre = spot(x, y);
  const corner = (i: number, k: number): Point => point((centre.x + i * w) as Length, (centre.y + k * d) as Length);
  const corners = [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)];
  return { kind, corners, centre, ...(height === undefined ? {} : { height }) };
}

/** Reference section 1.1: unchanged by a half turn, so that neither edge is better. */
export const defaultGround: Ground = {
  length: cm(180),
  width: cm(120),
  terrain: [
    patch('hill', [90, 60], [30, 16], 2),
    patch('forest', [30, 60], [20, 16]),
    patch('forest', [150, 60], [20, 16]),
    patch('ruins', [60, 40], [16, 16]),
    patch('ruins', [120, 80], [16, 16]),
    patch('craters', [120, 40], [12, 12]),
    patch('craters', [60, 80], [12, 12]),
    patch('standard-building', [90, 26], [8, 8]),
    patch('standard-building', [90, 94], [8, 8]),
    patch('water', [20, 30], [20, 12]),
    patch('water', [160, 90], [20, 12]),
  ],
  objectives: [spot(45, 45), spot(90, 45), spot(135, 45), spot(45, 75), spot(90, 75), spot(135, 75)],
};

/** The same table without anything on it. */
export const openGround: Ground = { ...defaultGround, terrain: [], objectives: [] };

/** Whether a point lies in a piece or on its edge. */
export function isIn({ corners }: Terrain, x: number, y: number): boolean {
  for (let i = 0; i < corners.length; i++) {
    const a = corners[i]!;
    const b = corners[(i + 1) % corners.length]!;
    if ((b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x) < 0) return false;
  }
  return true;
}

/** The part of a line inside a piece, as two shares of its way; undefined where it passes by. */
export function partInside(
  { corners }: Terrain,
  ax: number,
  ay: number,
  bx: number,
  by: number,
): readonly [number, number] | undefined {
  let low = 0;
  let high = 1;
  for (let i = 0; i < corners.length; i++) {
    const p = corners[i]!;
    const q = corners[(i + 1) % corners.length]!;
    const [ex, ey] = [q.x - p.x, q.y - p.y];
    const start = ex * (ay - p.y) - ey * (ax - p.x);
    const end = ex * (by - p.y) - ey * (bx - p.x);
    if (start < 0 && end < 0) return undefined;
    if (start < 0) low = Math.max(low, start / (start - end));
    else if (end < 0) high = Math.min(high, start / (start - end));
  }
  return low < high || (low === high && low > 0 && low < 1) ? [low, high] : undefined;
}
