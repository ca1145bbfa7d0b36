import type { Frame } from './frame.js';
import type { VolleyEvent } from './happening.js';
import type { Need } from './need.js';

/** What a step makes of a frame: another frame, and what is needed or has happened. */
export interface Move {
  readonly frame: Frame;
  readonly need?: Need;
  readonly events?: readonly VolleyEvent[];
}
