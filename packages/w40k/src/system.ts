import type { GameSystem } from '@umpire/rules';
import type { AttackHooks } from './attack/hooks.js';
import { layers } from './editions/index.js';
import { gameOf } from './game.js';
import type { W40kNumbers } from './numbers.js';
import { readPairs } from './scenario/pairs.js';

/** Warhammer 40,000: all its layers, its attack scenarios and its matrices. */
export const w40k: GameSystem<AttackHooks, W40kNumbers> = { ...gameOf(layers), pairs: readPairs };
