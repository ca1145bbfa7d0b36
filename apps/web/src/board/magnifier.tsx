import type { Spot } from '@umpire/rules';
import { mm } from './outline.js';

/** Millimetres across what is seen in it. */
const SEEN = 110;

/** What lies under the finger, larger, in a corner that the hand does not cover. */
export function Magnifier({ at, onLeft }: { readonly at: Spot; readonly onLeft: boolean }) {
  return (
    <svg
      className="magnifier"
      style={onLeft ? { left: 8 } : { right: 8 }}
      viewBox={`${mm(at.x) - SEEN / 2} ${mm(at.y) - SEEN / 2} ${SEEN} ${SEEN}`}
      aria-hidden="true"
    >
      <use href="#on-the-table" />
      <path className="aim" d={`M${mm(at.x) - 4} ${mm(at.y)}h8M${mm(at.x)} ${mm(at.y) - 4}v8`} />
    </svg>
  );
}
