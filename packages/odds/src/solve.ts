import { type bestOutcome, exactOutcome, type Ledger, looksAhead, type Outcome } from '@umpire/dice';
import type { AttackScenario } from '@umpire/rules';
import { worthOf } from './goal.js';

/** What works out choices that look ahead: by far the larger part of all drivers, and seldom asked. */
export type LookAhead = typeof bestOutcome;

/** The distribution over standings. */
export type Solve = (attack: AttackScenario, ledger?: Ledger) => Outcome;

/** By looking ahead where a choice is left open, else by the faster way, which alone keeps a ledger. */
export const solveBy =
  (lookAhead: LookAhead): Solve =>
  ({ volley, policies }, ledger) =>
    looksAhead(volley, policies)
      ? lookAhead(volley, policies, (standings) => worthOf(policies.goal, standings))
      : exactOutcome(volley, policies, ledger === undefined ? {} : { ledger });
