export type {
  AfterEach,
  Assumed,
  Distribution,
  EstimateAnswer,
  Estimated,
  EstimatedAfterEach,
  EstimatedDistribution,
  EstimatedGroup,
  ExactAnswer,
  GroupAnswer,
  HappeningAnswer,
  Interval,
  OfferAnswer,
  OrderAnswer,
  Reason,
  RollNeeded,
  SideAnswer,
  StageAnswer,
  TooLarge,
  Unmodelled,
} from './answer.js';
export { asPrinted } from './counted.js';
export { details } from './details.js';
export { type Estimating, estimateOdds } from './estimate.js';
export { type Asked, exactOdds, exactOddsBy, type Means, type Want } from './exact-odds.js';
export { figuresOf } from './figures.js';
export { expected, goalMeasure, worthOf } from './goal.js';
export { type Cell, matrixRows } from './matrix.js';
export { estimateOrdeal, exactOrdeal, ordealRows } from './ordeal.js';
export type { LookAhead } from './solve.js';
