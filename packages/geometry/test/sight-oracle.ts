import { type Body, rimOf, type Scene, type Shape, type SightLine, type Solid, type Spot3 } from '../src/index.js';
import { distanceTo } from './arbitraries.js';

interface Walking {
  readonly step: number;
  /** Stops as soon as the answer is no more than this. */
  readonly least: number;
  readonly far: (x: number, y: number, shape: Shape) => number;
}

const carefully: Walking = { step: 250, least: -Infinity, far: distanceTo };
const roughly: Walking = { step: 3000, least: 0, far: roughDistance };

/** How far a segment stays from everything that blocks: walked in small steps, with arithmetic of its own. In micrometres. */
function clearance(from: Spot3, to: Spot3, solids: readonly Solid[], walking: Walking = carefully): number {
  const length = Math.hypot(to.x - from.x, to.y - from.y, to.z - from.z);
  const steps = Math.max(1, Math.ceil(length / walking.step));
  let least = Infinity;
  for (let i = 1; i < steps && least > walking.least; i++) {
    const t = i / steps;
    const [x, y, z] = [from.x + (to.x - from.x) * t, from.y + (to.y - from.y) * t, from.z + (to.z - from.z) * t];
    for (const { shape, bottom, top } of solids) {
      const up = Math.max(bottom - z, z - top);
      if (up < least) least = Math.min(least, Math.max(up, farBy(x, y, shape, { enough: least, far: walking.far })));
    }
  }
  return least;
}

interface Enough {
  readonly enough: number;
  readonly far: Walking['far'];
}

/** The distance in plan, or any number beyond `enough` if the bounds say that it is farther. */
function farBy(x: number, y: number, shape: Shape, { enough, far }: Enough): number {
  const { minX, minY, maxX, maxY } = shape.bounds;
  const rough = Math.max(minX - x, x - maxX, minY - y, y - maxY);
  return rough > enough ? rough : far(x, y, shape);
}

const rims = new WeakMap<Shape, Shape>();

/** An oval as 48 corners on its rim: nowhere more than 0.2 mm too small. */
function roughDistance(x: number, y: number, shape: Shape): number {
  if (shape.kind !== 'oval') return distanceTo(x, y, shape);
  const { a, b } = shape.pieces[0]!.oval!;
  const known = rims.get(shape) ?? { ...shape, kind: 'polygon', corners: rimOf(shape, Math.max(a, b) / 7.6) as never };
  rims.set(shape, known);
  return distanceTo(x, y, known);
}

export const roughClearance = (from: Spot3, to: Spot3, solids: readonly Solid[], least = 0): number =>
  clearance(from, to, solids, { ...roughly, least });

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
  let best = { clear: 0, line: { from: { x: 0, y: 0, z: 0 }, to: { x: 0, y: 0, z: 0 } } };
  for (let i = 0; i < tries; i++) {
    const line = { from: placeIn(observer.volumes[0]!, random), to: placeIn(target.volumes[0]!, random) };
    const clear = roughClearance(line.from, line.to, solids, best.clear);
    if (clear > best.clear) best = { clear, line };
  }
  return best.clear > 0 ? { ...best, clear: clearance(best.line.from, best.line.to, solids) } : best;
}

function placeIn({ shape, bottom, top }: Solid, random: () => number): Spot3 {
  const { minX, minY, maxX, maxY } = shape.bounds;
  const z = bottom + 500 + (top - bottom - 1000) * random();
  for (;;) {
    const [x, y] = [minX + (maxX - minX) * random(), minY + (maxY - minY) * random()];
    if (roughDistance(x, y, shape) === 0) return { x, y, z };
  }
}
