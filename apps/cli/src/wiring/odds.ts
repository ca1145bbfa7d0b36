import type { Issue, Result } from '@umpire/kernel';
import { type EstimateAnswer, type ExactAnswer, estimateOdds, exactOdds, type TooLarge } from '@umpire/odds';
import type { Scenario, Want } from '../services.js';
import { understoodOf } from './scenario.js';

const clock = (): number => performance.now();

export function exact(
  scenario: Scenario,
  { want }: { readonly want?: readonly Want[] },
): Result<ExactAnswer, readonly Issue[] | TooLarge> {
  const { attack, want: own, edition, ruleSet } = understoodOf(scenario);
  return exactOdds(attack, { edition, ruleSet, want: want ?? own, clock });
}

export function estimated(
  scenario: Scenario,
  { trials, seed, want }: { readonly trials: number; readonly seed: string; readonly want?: readonly Want[] },
): Result<EstimateAnswer> {
  const { attack, want: own, edition, ruleSet } = understoodOf(scenario);
  return estimateOdds(attack, { trials, seed, edition, ruleSet, want: want ?? own, clock });
}
