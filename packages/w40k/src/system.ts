import { layers } from './editions/index.js';
import { gameOf } from './game.js';

/** Warhammer 40,000: all its layers, and its attack scenarios. */
export const w40k = gameOf(layers);
