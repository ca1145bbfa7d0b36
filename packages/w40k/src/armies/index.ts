export { armyBookOf, musterOf } from './muster-of.js';
export { shippedLists } from './shipped.js';
