import type { Scene, Seat, Spot } from '@umpire/rules';

type Table = Pick<Scene, 'features' | 'width' | 'depth'>;

/** Whether a table is seen from its other side, so that the edge of a seat is below. */
export function isTurnedFor({ features, depth }: Table, seat: Seat): boolean {
  const points = features.find((one) => one.kind === 'zone' && one.seat === seat)?.points ?? [];
  if (points.length === 0) return false;
  return points.reduce((sum, { y }) => sum + y, 0) / points.length < depth / 2;
}

/** A spot of the table as it lies in the picture of it, and the other way about. */
export const seenFrom = ({ width, depth }: Table, isTurned: boolean, { x, y }: Spot): Spot =>
  isTurned ? { x: width - x, y: depth - y } : { x, y };
