import type { Bounds } from '@umpire/geometry';

/** Whether two rectangles come within a gap of each other. */
export const boundsMeet = (a: Bounds, b: Bounds, gap = 0): boolean =>
  a.minX - gap <= b.maxX && b.minX - gap <= a.maxX && a.minY - gap <= b.maxY && b.minY - gap <= a.maxY;

export const boundsAround = (all: readonly Bounds[]): Bounds => {
  let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const one of all) {
    minX = Math.min(minX, one.minX);
    minY = Math.min(minY, one.minY);
    maxX = Math.max(maxX, one.maxX);
    maxY = Math.max(maxY, one.maxY);
  }
  return { minX, minY, maxX, maxY };
};

export const isInside = (inner: Bounds, outer: Bounds): boolean =>
  inner.minX >= outer.minX && inner.minY >= outer.minY && inner.maxX <= outer.maxX && inner.maxY <= outer.maxY;
