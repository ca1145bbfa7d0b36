import type { W40kNumbers } from '../numbers.js';
import { eleventhBoard } from './board/eleventh.js';
import { eleventhBoardingBoard } from './board/eleventh-boarding.js';
import { ninthBoard } from './board/ninth.js';
import { combatPatrolBoard, tenthBoard, tenthLaunchBoard } from './board/tenth.js';
import { eleventh, eleventhApp } from './eleventh.js';
import type { W40kLayer } from './layer.js';
import { combatPatrol } from './modes/combat-patrol.js';
import { eleventhBoarding } from './modes/eleventh-boarding.js';
import { ninthBoarding } from './modes/ninth-boarding.js';
import { neutral } from './neutral.js';
import { ninth } from './ninth.js';
import { tenth } from './tenth.js';
import { tenthLaunch } from './tenth-launch.js';
import { eleventhTurn } from './turn/eleventh.js';
import { combatPatrolTurn, tenthLaunchTurn, tenthTurn } from './turn/tenth.js';

/** What only a battle reads, so that a page with odds need not load it. */
const playedWith = (layer: W40kLayer, apart: Partial<Pick<W40kNumbers, 'board' | 'turn'>>): W40kLayer => ({
  ...layer,
  apart,
});

/** Every layer of the game: editions are siblings on the neutral one, modes and errata stand on them. */
export const layers: readonly W40kLayer[] = [
  neutral,
  playedWith(ninth, { board: ninthBoard }),
  ninthBoarding,
  playedWith(tenthLaunch, { board: tenthLaunchBoard, turn: tenthLaunchTurn }),
  playedWith(tenth, { board: tenthBoard, turn: tenthTurn }),
  playedWith(combatPatrol, { board: combatPatrolBoard, turn: combatPatrolTurn }),
  playedWith(eleventh, { board: eleventhBoard, turn: eleventhTurn }),
  playedWith(eleventhBoarding, { board: eleventhBoardingBoard }),
  eleventhApp,
];
