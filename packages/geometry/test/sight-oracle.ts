import type { Body, Scene, SightLine, Solid, Spot3 } from '../src/index.js';
import { distanceTo } from './arbitraries.js';

/** How far a segment stays from everything that blocks: walked in small steps, with arithmetic of its own. In micrometres. */
export function clearance(from: Spot3, to: Spot3, solids: readonly Solid[], step = 250): number {
  const length = Math.hypot(to.x - from.x, to.y - from.y, to.z - from.z);
  const steps = Math.max(1, Math.ceil(length / step));
  let least = Infinity;
  for (let i = 1; i < steps; i++) {
    const t = i / steps;
    const [x, y, z] = [from.x + (to.x - from.x) * t, from.y + (to.y - from.y) * t, from.z + (to.z - from.z) * t];
    for (const { shape, bottom, top } of solids) {
      const up = Math.max(bottom - z, z - top);
      if (up < least) least = Math.min(least, Math.max(up, farBy(x, y, shape, least)));
    }
  }
  return least;
}

/** The distance in plan, or any number beyond `enough` if the bounds say that it is farther. */
function farBy(x: number, y: number, shape: Solid['shape'], enough: number): number {
  const { minX, minY, maxX, maxY } = shape.bounds;
  const rough = Math.max(minX - x, x - maxX, minY - y, y - maxY);
  return rough > enough ? rough : distanceTo(x, y, shape);
}

export const lineClearance = ({ from, to }: SightLine, solids: readonly Solid[]): number => clearance(from, to, solids);

/** What may block, as solids; an area that obscures is endlessly high. */
export function solidsOf({ bodies, features, areas, obscures }: Scene, observer: Body, target: Body): readonly Solid[] {
  const others = bodies.filter(({ unit }) => unit !== observer.unit && unit !== target.unit);
  const endless = areas.filter((area) => obscures(area, observer, target)).map(({ shape }) => shape);
  return [
    ...features.map(({ solid }) => solid),
    ...others.flatMap(({ volumes }) => volumes),
    ...endless.map((shape) => ({ shape, bottom: -1e9, top: 1e9 }) as unknown as Solid),
  ];
}

/** Tries many random lines between two bodies of one volume each; the one that keeps farthest from everything. */
export function searchLines(
  observer: Body,
  target: Body,
  solids: readonly Solid[],
  { tries, random }: { readonly tries: number; readonly random: () => number },
): { readonly clear: number; readonly line: SightLine } {
  let best = { clear: -Infinity, line: { from: { x: 0, y: 0, z: 0 }, to: { x: 0, y: 0, z: 0 } } };
  for (let i = 0; i < tries; i++) {
    const line = { from: placeIn(observer.volumes[0]!, random), to: placeIn(target.volumes[0]!, random) };
    const clear = clearance(line.from, line.to, solids, 4000);
    if (clear > best.clear) best = { clear, line };
  }
  return { ...best, clear: clearance(best.line.from, best.line.to, solids) };
}

function placeIn({ shape, bottom, top }: Solid, random: () => number): Spot3 {
  const { minX, minY, maxX, maxY } = shape.bounds;
  const z = bottom + 500 + (top - bottom - 1000) * random();
  for (;;) {
    const [x, y] = [minX + (maxX - minX) * random(), minY + (maxY - minY) * random()];
    if (distanceTo(x, y, shape) === 0) return { x, y, z };
  }
}
