import { isIn, partInside, type Terrain, terrainFacts } from '../table/ground.js';
import { get, type Table } from '../table/table.js';
import { squared } from './contact.js';

/** Where a stand is looked from or at: where it stands, or will. */
export interface Viewpoint {
  readonly stand: number;
  readonly x: number;
  readonly y: number;
  /** It rises as it shoots (ALT-3). */
  readonly rises?: true;
}

export const viewpoint = ({ fields }: Table, stand: number): Viewpoint => ({
  stand,
  x: fields.x[stand]!,
  y: fields.y[stand]!,
});

/** The class at altitude: above everything (ALT-1). */
const ALOFT = 12;

export const isAloft = (table: Table, stand: number): boolean =>
  table.roster.stands[stand]!.flies || get(table, 'aloft', stand) > 0;

const isSeenAloft = (table: Table, { stand, rises }: Viewpoint): boolean => rises === true || isAloft(table, stand);

export const factsOf = ({ ground, fields }: Table, piece: number) => {
  const { kind } = ground.terrain[piece]!;
  return terrainFacts[fields.ruined[piece]! > 0 ? 'ruins' : kind];
};

/** The building that a stand occupies. */
export const buildingOf = ({ fields }: Table, stand: number): number | undefined =>
  fields.place[stand] === 3 ? fields.host[stand]! - 1 : undefined;

/** Its class, with the hill's on a hill; in a building, the building's (SHT-10). */
function sightClass(table: Table, view: Viewpoint): number {
  const { stand, x, y } = view;
  if (isSeenAloft(table, view)) return ALOFT;
  const building = buildingOf(table, stand);
  if (building !== undefined) return factsOf(table, building).building?.sightClass ?? 4;
  const own = table.roster.stands[stand]!.pinningClass;
  const hill = table.ground.terrain.find((piece) => piece.kind === 'hill' && isIn(piece, x, y));
  return own + (hill?.height ?? 0);
}

/** Whether an obstacle of a class, so far from either end, stops the line (SHT-11). */
function stops(obstacle: number, a: number, b: number, nearerToA: boolean): boolean {
  if (obstacle >= a && obstacle >= b) return true;
  const [low, high] = a < b ? [a, b] : [b, a];
  if (obstacle < low || (obstacle === low && obstacle < high)) return false;
  const highIsNearer = a > b === nearerToA;
  return !(highIsNearer || high > 2 * obstacle);
}

/** A straight line from centre to centre that nothing of the class stops (SHT-10 to SHT-13). */
export function canSee(table: Table, from: Viewpoint, to: Viewpoint): boolean {
  const a = sightClass(table, from);
  const b = sightClass(table, to);
  return !terrainStops(table, from, to, a, b) && !standsStop(table, from, to, a, b);
}

function terrainStops(table: Table, from: Viewpoint, to: Viewpoint, a: number, b: number): boolean {
  const { terrain } = table.ground;
  const inside = [buildingOf(table, from.stand), buildingOf(table, to.stand)];
  const length = Math.sqrt(squared(to.x - from.x, to.y - from.y));
  for (let i = 0; i < terrain.length; i++) {
    const piece = terrain[i]!;
    const facts = factsOf(table, i);
    if (facts.blocks === 0 || inside.includes(i)) continue;
    const part = partInside(piece, from.x, from.y, to.x, to.y);
    if (!part) continue;
    const holdsA = isIn(piece, from.x, from.y);
    const holdsB = isIn(piece, to.x, to.y);
    const through = (part[1] - part[0]) * length;
    if (piece.kind === 'forest' && (holdsA || holdsB)) {
      const { forestInside, forestDepth } = table.rulings;
      const most = (holdsA && holdsB ? forestInside : forestDepth) * 10_000;
      if (through > most && stops(facts.blocks, a, b, part[0] < 1 - part[1])) return true;
      continue;
    }
    // Who stands on a hill looks over it.
    if (holdsA || holdsB) continue;
    const obstacle = piece.height ?? facts.blocks;
    if (stops(obstacle, a, b, part[0] < 1 - part[1])) return true;
  }
  return false;
}

function standsStop(table: Table, from: Viewpoint, to: Viewpoint, a: number, b: number): boolean {
  const { stands } = table.roster;
  const { x, y, place, life } = table.fields;
  const own = stands[from.stand]!.detachment;
  const theirs = stands[to.stand]!.detachment;
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const length = squared(dx, dy);
  if (length === 0 || (a === ALOFT && b === ALOFT)) return false;
  for (let i = 0; i < stands.length; i++) {
    if (life[i] === 0 || place[i] !== 1) continue;
    const other = stands[i]!;
    if (other.detachment === own || other.detachment === theirs || other.pinningClass < Math.min(a, b)) continue;
    const along = (x[i]! - from.x) * dx + (y[i]! - from.y) * dy;
    if (along <= 0 || along >= length) continue;
    const aside = (x[i]! - from.x) * dy - (y[i]! - from.y) * dx;
    if (aside * aside >= other.radius * other.radius * length || isAloft(table, i)) continue;
    if (stops(other.pinningClass, a, b, along * 2 < length)) return true;
  }
  return false;
}

const levels = ['none', 'light', 'heavy', 'fortified'] as const;
export type Cover = (typeof levels)[number];

/** Every cover that a target has from a shooter: what it is in, and what obstructs the line (SHT-12, SHT-14). */
export function coversOf(table: Table, from: Viewpoint, to: Viewpoint): readonly Cover[] {
  if (isAloft(table, to.stand)) return [];
  const building = buildingOf(table, to.stand);
  if (building !== undefined) return [factsOf(table, building).building?.cover ?? 'none'];
  const { pinningClass } = table.roster.stands[to.stand]!;
  const fromAbove = isSeenAloft(table, from) && table.rulings.altitudeSeesOver;
  const found: Cover[] = [];
  table.ground.terrain.forEach((piece, i) => {
    const facts = factsOf(table, i);
    if (!facts.covers(pinningClass)) return;
    if (!isIn(piece, to.x, to.y) && (fromAbove || !isBehind(table, piece, i, from, to))) return;
    found.push(facts.cover);
  });
  return found;
}

/** The worst of them. */
export const coverOf = (table: Table, from: Viewpoint, to: Viewpoint): Cover =>
  levels[Math.max(0, ...coversOf(table, from, to).map((cover) => levels.indexOf(cover)))]!;

const BEHIND = 10_000;

function isBehind(table: Table, piece: Terrain, i: number, from: Viewpoint, to: Viewpoint): boolean {
  const facts = factsOf(table, i);
  if (piece.kind === 'barricade') return isClose(table, piece, to) && !!partInside(piece, from.x, from.y, to.x, to.y);
  return facts.obstructs && !isIn(piece, from.x, from.y) && !!partInside(piece, from.x, from.y, to.x, to.y);
}

/** A stand at a barricade: its outline within a centimetre of it. */
function isClose(table: Table, piece: Terrain, { stand, x, y }: Viewpoint): boolean {
  return distanceToPiece(piece, x, y) <= table.roster.stands[stand]!.radius + BEHIND;
}

/** From a point to the outline of a piece, in micrometres; 0 inside. */
export function distanceToPiece(piece: Terrain, x: number, y: number): number {
  if (isIn(piece, x, y)) return 0;
  const { corners } = piece;
  return Math.sqrt(
    Math.min(
      ...corners.map((a, i) => {
        const b = corners[(i + 1) % corners.length]!;
        return nearestOnSegment(x, y, a.x, a.y, b.x, b.y);
      }),
    ),
  );
}

/** The square of the distance from a point to a stretch. */
export function nearestOnSegment(x: number, y: number, ax: number, ay: number, bx: number, by: number): number {
  const dx = bx - ax;
  const dy = by - ay;
  const length = dx * dx + dy * dy;
  const t = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length));
  return squared(x - (ax + t * dx), y - (ay + t * dy));
}
