import { exactOutcome, type Outcome } from '@umpire/dice';
import type { AttackScenario } from '@umpire/rules';

/** The distribution over standings. */
export const solve = ({ volley, policies }: AttackScenario): Outcome => exactOutcome(volley, policies);
