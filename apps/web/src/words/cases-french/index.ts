import { eleventhArmies } from './eleventh-armies.js';
import { eleventhAttacks } from './eleventh-attacks.js';
import { eleventhTurn } from './eleventh-turn.js';
import { ninth } from './ninth.js';
import { tenth } from './tenth.js';

/** Titles of worked cases in French by their English; one that is not here is told as it stands. Loaded once French is chosen. */
export const frenchCases: Readonly<Record<string, string>> = {
  ...eleventhArmies,
  ...eleventhAttacks,
  ...eleventhTurn,
  ...ninth,
  ...tenth,
};
