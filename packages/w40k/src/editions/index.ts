import { eleventh, eleventhApp } from './eleventh.js';
import type { W40kLayer } from './layer.js';
import { neutral } from './neutral.js';
import { ninth } from './ninth.js';
import { tenth } from './tenth.js';
import { tenthLaunch } from './tenth-launch.js';

const mode = (id: string, name: string, on: string): W40kLayer => ({ id, name, on, playable: true, entries: [] });

/** Every layer of the game: editions are siblings on the neutral one, modes and errata stand on them. */
export const layers: readonly W40kLayer[] = [
  neutral,
  ninth,
  mode('w40k-9-boarding', 'Warhammer 40,000, ninth edition, Boarding Actions', 'w40k-9'),
  tenthLaunch,
  tenth,
  mode('w40k-10-combat-patrol', 'Warhammer 40,000, tenth edition, Combat Patrol', 'w40k-10'),
  eleventh,
  mode('w40k-11-boarding', 'Warhammer 40,000, eleventh edition, Boarding Actions', 'w40k-11'),
  eleventhApp,
];
