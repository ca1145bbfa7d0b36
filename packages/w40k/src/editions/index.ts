import { eleventh, eleventhApp } from './eleventh.js';
import type { W40kLayer } from './layer.js';
import { combatPatrol } from './modes/combat-patrol.js';
import { eleventhBoarding } from './modes/eleventh-boarding.js';
import { ninthBoarding } from './modes/ninth-boarding.js';
import { neutral } from './neutral.js';
import { ninth } from './ninth.js';
import { tenth } from './tenth.js';
import { tenthLaunch } from './tenth-launch.js';

/** Every layer of the game: editions are siblings on the neutral one, modes and errata stand on them. */
export const layers: readonly W40kLayer[] = [
  neutral,
  ninth,
  ninthBoarding,
  tenthLaunch,
  tenth,
  combatPatrol,
  eleventh,
  eleventhBoarding,
  eleventhApp,
];
