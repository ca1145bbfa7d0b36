import type { W40kNumbers } from '../numbers.js';
import { eleventhBoard } from './board/eleventh.js';
import { ninthBoard } from './board/ninth.js';
import { tenthBoard, tenthLaunchBoard } from './board/tenth.js';
import { eleventh, eleventhApp } from './eleventh.js';
import type { W40kLayer } from './layer.js';
import { combatPatrol } from './modes/combat-patrol.js';
import { eleventhBoarding } from './modes/eleventh-boarding.js';
import { ninthBoarding } from './modes/ninth-boarding.js';
import { neutral } from './neutral.js';
import { ninth } from './ninth.js';
import { tenth } from './tenth.js';
import { tenthLaunch } from './tenth-launch.js';

/** What only a battle reads, so that a page with odds need not load it. */
const onBoard = (layer: W40kLayer, board: W40kNumbers['board']): W40kLayer => ({ ...layer, apart: { board } });

/** Every layer of the game: editions are siblings on the neutral one, modes and errata stand on them. */
export const layers: readonly W40kLayer[] = [
  neutral,
  onBoard(ninth, ninthBoard),
  ninthBoarding,
  onBoard(tenthLaunch, tenthLaunchBoard),
  onBoard(tenth, tenthBoard),
  combatPatrol,
  onBoard(eleventh, eleventhBoard),
  eleventhBoarding,
  eleventhApp,
];
