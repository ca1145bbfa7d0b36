export { type Luck, type Review, type ReviewedAttack, review } from './review.js';
export { type RulesUsed, rulesUsed, watched } from './rules-used.js';
export type { Tally } from './tally.js';
export type { RoundScore } from './watch.js';
