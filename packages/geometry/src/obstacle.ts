import { isNear, type Reach, type Solid, solidsOverlap } from './solid.js';

/** Something a mover may not cross, may not end on, or neither. Which models and terrain these are is a rule's to say. */
export interface Obstacle {
  readonly id: string;
  readonly solid: Solid;
  readonly stops: 'crossing' | 'ending' | 'both';
  /** To stay farther away than this, not only off it: an engagement range that may not be entered. */
  readonly keep?: Reach;
}

/** Whether a solid is where the obstacle forbids it. Touching is allowed, being exactly `keep` away is not. */
export const offends = (at: Solid, { solid, keep }: Obstacle): boolean =>
  keep === undefined ? solidsOverlap(at, solid) : isNear(at, solid, keep);

export const stopsCrossing = ({ stops }: Obstacle): boolean => stops !== 'ending';
export const stopsEnding = ({ stops }: Obstacle): boolean => stops !== 'crossing';
