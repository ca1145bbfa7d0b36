import { namesOf } from './holds.js';
import type { InForce } from './reach.js';
import type { Weapon } from './scene.js';

/** Told of a weapon, which of its names the effects in force call: what tells it from others that attack as it does. */
export function namesCalled(inForce: readonly InForce[]): (weapon: Weapon) => readonly string[] {
  const words = JSON.stringify(inForce.map(({ effect }) => effect));
  return ({ name }) => namesOf(name).filter((one) => words.includes(`"${one}"`));
}
