import { cosine, type Length, type Point, sine, tenths, toward } from '@umpire/geometry';

/** The sine and cosine of a bearing (clockwise from up the table, whole degrees), times 2^24, as a direction. */
export const directionOf = (bearing: number): readonly [number, number] => [sine(turn(bearing)), cosine(turn(bearing))];

const turn = (bearing: number): number => (((bearing % 360) + 360) % 360) * 10;

/** So far in the direction of a bearing. Whole degrees come from a table, so that every machine agrees. */
export const alongBearing = (length: number, bearing: number): Point =>
  toward(Math.round(length) as Length, tenths(900 - bearing * 10));

/** The bearing, to the nearest whole degree, in which one point lies from another; undefined where they are one. */
export function bearingTo(dx: number, dy: number): number | undefined {
  if (dx === 0 && dy === 0) return undefined;
  let low = dx >= 0 ? 0 : 180;
  let high = low + 180;
  // Halving: which side of a bearing a point lies on is exact.
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (isRightOf(middle, dx, dy)) low = middle;
    else high = middle;
  }
  return (leans(low, dx, dy) ? low : high) % 360;
}

const isRightOf = (bearing: number, dx: number, dy: number): boolean => {
  const [s, c] = directionOf(bearing);
  return c * dx - s * dy >= 0;
};

const dot = (bearing: number, dx: number, dy: number): number => {
  const [s, c] = directionOf(bearing);
  return s * dx + c * dy;
};

const leans = (low: number, dx: number, dy: number): boolean => dot(low, dx, dy) >= dot(low + 1, dx, dy);

/** The smaller way round between two bearings, in degrees. */
export function turnBetween(a: number, b: number): number {
  const apart = Math.abs(a - b) % 360;
  return apart > 180 ? 360 - apart : apart;
}

/** Whether something so far off lies in the half in front. Exact. */
export const isInFront = (bearing: number, dx: number, dy: number): boolean => dot(bearing, dx, dy) >= 0;

export type Sector = 'front' | 'flank' | 'rear';

/** From where a shot comes: the half in front, the rear arc behind, or the two flanks between (SAV-5). Exact. */
export function sectorOf(bearing: number, dx: number, dy: number, rearArc: number): Sector {
  if (isInFront(bearing, dx, dy)) return 'front';
  const aside = (180 - rearArc) / 2;
  return dot(bearing + aside, dx, dy) <= 0 && dot(bearing - aside, dx, dy) <= 0 ? 'rear' : 'flank';
}
