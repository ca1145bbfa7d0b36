import type { Limits } from '@umpire/effects';
import { NONE } from '../attack/scene.js';

const rating: Limits = { improves: 'up', least: 1 };
const needed: Limits = { improves: 'down', least: 2, absent: NONE };
const clampedRoll: Limits = { improves: 'up', net: { least: -1, most: 1 } };

/** What bounds the numbers of an attack in every edition; an edition replaces what it prints differently. */
export const commonLimits: Readonly<Record<string, Limits>> = {
  attacks: rating,
  strength: rating,
  toughness: rating,
  range: rating,
  damage: { ...rating, zeroStays: true },
  skill: { improves: 'down', least: 2 },
  save: needed,
  'invulnerable-save': needed,
  'feel-no-pain': needed,
  'feel-no-pain-mortal': needed,
  'feel-no-pain-psychic': needed,
  'armour-penetration': { improves: 'down', most: 0 },
  'hit-roll': clampedRoll,
  'wound-roll': clampedRoll,
  'reanimation-roll': clampedRoll,
  'critical-hit-on': { improves: 'down', least: 2 },
  'critical-wound-on': { improves: 'down', least: 2 },
};
