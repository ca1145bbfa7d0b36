import type { Ref, Seat } from '@umpire/rules';
import type { MarkerSpot } from '../board/marker.js';

/** Something that a rule has put on the battlefield and that is no model: in nobody's way, and measured to. */
export interface Marker extends MarkerSpot {
  readonly ref: Ref;
  /** The rule that it is named after. */
  readonly rule: string;
  readonly seat: Seat;
}

/** What the next one is called: refs are never used twice. */
export const nextMarker = (made: number, seat: Seat): Ref => `${seat}-marker-${made + 1}`;
