import { type Facing, type Length, mm, point, round } from '@umpire/geometry';
import { type Placed, placedAt } from './solids.js';

/** The middle of a marker, in micrometres. */
export interface MarkerSpot {
  readonly x: number;
  readonly y: number;
}

/** Half of what markers that rules place are wide: all that are printed with a width have this one. */
export const markerRadius: Length = mm(16);
const markerOutline = round(mm(32));

/** No model has this number. */
const NOBODY = -1;

/** A marker as what distances are measured to: flat on the ground. */
export const layingAt = ({ x, y }: MarkerSpot): Placed =>
  placedAt(
    { base: markerOutline, height: 0 as Length },
    { at: point(x as Length, y as Length), height: 0 as Length, facing: 0 as Facing },
    NOBODY,
    false,
  );
