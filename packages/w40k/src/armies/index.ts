export { musterOf } from './muster-of.js';
export { armyRulesOf } from './rules-of.js';
export { shippedLists } from './shipped.js';
