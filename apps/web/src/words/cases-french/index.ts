import { eleventhArmies } from './eleventh-armies.js';
import { eleventhAttacks } from './eleventh-attacks.js';
import { eleventhCrossings } from './eleventh-crossings.js';
import { eleventhDisputes } from './eleventh-disputes.js';
import { eleventhTurn } from './eleventh-turn.js';
import { ninth } from './ninth.js';
import { tenth } from './tenth.js';
import { tenthTogether } from './tenth-together.js';

/** Titles of worked cases in French by their English; one that is not here is told as it stands. Loaded once French is chosen. */
export const frenchCases: Readonly<Record<string, string>> = {
  ...eleventhArmies,
  ...eleventhAttacks,
  ...eleventhCrossings,
  ...eleventhDisputes,
  ...eleventhTurn,
  ...ninth,
  ...tenth,
  ...tenthTogether,
};
