import type { EstimateAnswer, ExactAnswer } from '@umpire/odds';

/** An exact answer or an estimate: each says in its type which it is. */
export type Answer = ExactAnswer | EstimateAnswer;
