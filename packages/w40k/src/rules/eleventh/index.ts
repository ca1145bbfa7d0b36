import type { AttackRule } from '../../attack/hooks.js';
import { eleventhCoreRules } from './core.js';
import { eleventhCoreStratagems } from './core-stratagems.js';
import { eleventhAbilities, eleventhDetachments } from './detachments.js';
import { eleventhFaq } from './faq.js';
import { eleventhNecronStratagems } from './necron-stratagems.js';

/** All printed rules of the eleventh that are no weapon abilities. */
export const eleventhRules: readonly AttackRule[] = [
  ...eleventhCoreRules,
  ...eleventhCoreStratagems,
  ...eleventhDetachments,
  ...eleventhAbilities,
  ...eleventhNecronStratagems,
  ...eleventhFaq,
];

export { boardingAdds, boardingReplaces } from './boarding.js';
