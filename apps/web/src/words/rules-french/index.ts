import { armies } from './armies.js';
import { detachments } from './detachments.js';
import { eleventh } from './eleventh.js';
import { netepic } from './netepic.js';
import { ninth } from './ninth.js';
import { rulings } from './rulings.js';
import { tenth } from './tenth.js';

/** Every summary of a rule, and every question that a ruling answers, in French by its English. Loaded once French is chosen. */
export const frenchRules: Readonly<Record<string, string>> = {
  ...armies,
  ...detachments,
  ...eleventh,
  ...netepic,
  ...ninth,
  ...rulings,
  ...tenth,
};
