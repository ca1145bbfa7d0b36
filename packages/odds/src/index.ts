export type {
  AfterEach,
  Assumed,
  Distribution,
  EstimateAnswer,
  Estimated,
  EstimatedDistribution,
  ExactAnswer,
  GroupAnswer,
  OfferAnswer,
  Reason,
  StageAnswer,
  TooLarge,
  Unmodelled,
} from './answer.js';
export { type Estimating, estimateOdds } from './estimate.js';
export { type Asked, exactOdds, tooLarge, type Want } from './exact-odds.js';
export { figuresOf } from './figures.js';
export { expected, goalMeasure, worthOf } from './goal.js';
export { type Cell, matrixRows } from './matrix.js';
