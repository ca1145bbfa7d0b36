import type { Issue, Result } from '@umpire/kernel';
import {
  type EstimateAnswer,
  type ExactAnswer,
  estimateOdds,
  estimateOrdeal,
  exactOdds,
  exactOrdeal,
  type TooLarge,
} from '@umpire/odds';
import type { Scenario, Want } from '../services.js';
import { understoodOf } from './scenario.js';

const clock = (): number => performance.now();

export function exact(
  scenario: Scenario,
  { want }: { readonly want?: readonly Want[] },
): Result<ExactAnswer, readonly Issue[] | TooLarge> {
  const { asked, want: own, edition, ruleSet } = understoodOf(scenario);
  const options = { edition, ruleSet, want: want ?? own, clock };
  return 'ordeal' in asked ? exactOrdeal(asked.ordeal, options) : exactOdds(asked.attack, options);
}

export function estimated(
  scenario: Scenario,
  { trials, seed, want }: { readonly trials: number; readonly seed: string; readonly want?: readonly Want[] },
): Result<EstimateAnswer> {
  const { asked, want: own, edition, ruleSet } = understoodOf(scenario);
  const options = { trials, seed, edition, ruleSet, want: want ?? own, clock };
  return 'ordeal' in asked ? estimateOrdeal(asked.ordeal, options) : estimateOdds(asked.attack, options);
}
