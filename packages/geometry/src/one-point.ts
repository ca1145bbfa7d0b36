import { convexHull } from './hull.js';
import { rounded } from './length.js';
import type { Point, Spot } from './point.js';
import { rimOf } from './rim.js';
import { type Shape, shapeOf } from './shape.js';
import { sightTolerance } from './sight-search.js';
import { overlaps } from './within.js';

/**
 * One place on a base from which lines to every part of another run clear of some ground; nothing if there is none.
 * Places are tried at most `sightTolerance` apart along the rim, and the centre; the far rim is taken to 0.1 mm.
 */
export function onePointClear(from: Shape, to: Shape, ground: readonly Shape[]): Spot | undefined {
  const far = rimOf(to, sightTolerance).map(whole);
  return [...rimOf(from, sightTolerance), from.centre].find((eye) => {
    const corners = convexHull([whole(eye), ...far]);
    const cone = shapeOf('polygon', corners[0]!, [{ corners, radius: rounded(0) }], corners);
    return !ground.some((one) => overlaps(cone, one));
  });
}

const whole = ({ x, y }: Spot): Point => ({ x: rounded(x), y: rounded(y) });
