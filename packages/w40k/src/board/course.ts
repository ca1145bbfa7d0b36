import { type Facing, type Length, type Stance, tenths, toward } from '@umpire/geometry';
import { inchesOf } from './reason.js';

interface Course {
  readonly least: Length;
  readonly turns: number;
}

/** How far aside a move ends that is still straight, in micrometres: less than anybody can measure. */
const ASIDE = 300;

/** The way from one stance to another along the first one's facing; what is aside of it is left out. */
function lengthAhead({ at, facing }: Stance, to: Stance['at']): number {
  const [dx, dy] = [to.x - at.x, to.y - at.y];
  const ahead = toward(UNIT, facing);
  return (dx * ahead.x + dy * ahead.y) / UNIT;
}

const UNIT = 25_400_000 as Length;

/** By how many tenths of a degree one facing is turned from another, whichever way is shorter. */
export function turnBetween(from: Facing, to: Facing): number {
  const turned = tenths(to - from);
  return Math.min(turned, 3600 - turned);
}

/** What is wrong with a move straight on; nothing if it is one. */
export function offCourse(before: Stance, end: Stance, { least, turns }: Course) {
  const far = Math.round(lengthAhead(before, end.at)) as Length;
  const there = toward(far, before.facing);
  const aside = Math.max(Math.abs(before.at.x + there.x - end.at.x), Math.abs(before.at.y + there.y - end.at.y));
  if (aside > ASIDE) return { code: 'end-not-straight', message: 'does not end straight ahead of where it began' };
  if (far < least - ASIDE) return { code: 'end-too-near', message: `moves less than ${inchesOf(least)}` };
  if (turnBetween(before.facing, end.facing) > turns)
    return { code: 'end-turned-too-far', message: `turns by more than ${turns / 10} degrees` };
  return undefined;
}
