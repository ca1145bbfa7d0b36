import type { Feature, Solid } from '@umpire/geometry';
import { shutPart, type Terrain, type TerrainArea } from '../terrain/terrain.js';
import type { Board } from './board.js';
import { byRules } from './by-rules.js';
import type { BoardRules } from './rules.js';

/** Terrain as sight asks for it. */
export interface SightTerrain {
  readonly features: readonly SightFeature[];
  readonly obscuring: readonly TerrainArea[];
  readonly clouds: readonly TerrainArea[];
}

export interface SightFeature extends Feature {
  readonly kind: string;
  /** The area it stands in, if any. */
  readonly area: TerrainArea | undefined;
}

/** What of the terrain stops lines in this edition: parts, gaps that it shuts, areas that obscure. Kept. */
export const sightTerrain = ({ field: { terrain }, rules }: Board): SightTerrain => made(terrain, rules);

const made = byRules(make);

function make(terrain: Terrain, rules: BoardRules): SightTerrain {
  const areas = new Map(terrain.areas.map((area) => [area.id, area]));
  const areaOf = ({ area }: { readonly area?: string }) => (area === undefined ? undefined : areas.get(area));
  const shut = terrain.gaps.flatMap((gap): SightFeature[] => {
    const filled = shutPart(gap, rules.terrain[gap.kind]?.area.shutBelow ?? 0);
    return filled ? [{ id: gap.id, kind: gap.kind, area: areaOf(gap), solid: filled }] : [];
  });
  const parts = terrain.parts.map((part): SightFeature => {
    const { id, kind, solid } = part;
    return { id, kind, area: areaOf(part), solid };
  });
  const features = [...shut, ...parts.filter(({ solid }) => !shut.some((one) => isPartOf(solid, one.solid)))];
  const having = (flag: 'obscures' | 'clouds') =>
    terrain.areas.filter(({ kinds }) => kinds.some((kind) => rules.terrain[kind]?.area[flag]));
  return { features, obscuring: having('obscures'), clouds: having('clouds') };
}

/** What lies in a stretch of wall that is shut from top to foot, to the two micrometres that corners are rounded by. */
const isPartOf = (part: Solid, whole: Solid): boolean => {
  const [a, b] = [part.shape.bounds, whole.shape.bounds];
  const isInside = a.minX >= b.minX - 2 && a.minY >= b.minY - 2 && a.maxX <= b.maxX + 2 && a.maxY <= b.maxY + 2;
  return isInside && part.bottom >= whole.bottom && part.top <= whole.top;
};
