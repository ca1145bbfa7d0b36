import { type ExactAnswer } from '@umpire/odds';
import type { Candidate, Offer, RawScenario } from './reply.js';
/** The chance that the page shows first: to count on so many, else to hope for them, else of one at all. */
export declare function firstChance(answer: ExactAnswer): (of: ExactAnswer) => number;
/** What each candidate would add to the first chance, one at a time, so that a newer question may come between. */
export declare function offersOf(raw: RawScenario, candidates: readonly Candidate[]): Generator<Offer>;
//# sourceMappingURL=offers.d.ts.map