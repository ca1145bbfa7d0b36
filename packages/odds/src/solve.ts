import { bestOutcome, exactOutcome, type Ledger, looksAhead, type Outcome } from '@umpire/dice';
import type { AttackScenario } from '@umpire/rules';
import { worthOf } from './goal.js';

/** The distribution over standings: by looking ahead where a choice is left open, else by the faster way, which alone keeps a ledger. */
export const solve = ({ volley, policies }: AttackScenario, ledger?: Ledger): Outcome =>
  looksAhead(volley, policies)
    ? bestOutcome(volley, policies, (standings) => worthOf(policies.goal, standings))
    : exactOutcome(volley, policies, ledger === undefined ? {} : { ledger });
