import { attackDice } from './compile.js';
import { dieAt } from './die.js';
import { certain, counted, exponent, type Polynomial, single, widest } from './polynomial.js';
import type { Policies, Sequence } from './volley.js';

/** The chances of how many dice of some kinds wait when a step begins (`steps.length`: after the last), over the whole pool. */
export function countAt(
  sequence: Sequence,
  policies: Policies,
  step: number,
  of: (kind: string) => boolean,
): Float64Array {
  const die = dieFor(sequence, policies, step, of);
  const dice = attackDice(sequence, policies);
  return counted(die, dice, [widest(die, 0) * (dice.length - 1)]);
}

/** How many dice of these kinds come of one attack die in the mean: times the mean number of attacks, the mean of `countAt`. */
export function meanPerDie(
  sequence: Sequence,
  policies: Policies,
  step: number,
  of: (kind: string) => boolean,
): number {
  const { keys, chances } = dieFor(sequence, policies, step, of);
  return keys.reduce((sum, key, i) => sum + exponent(key, 0) * chances[i]!, 0);
}

/** What one attack die comes to, with only these kinds counted. */
const dieFor = (sequence: Sequence, policies: Policies, step: number, of: (kind: string) => boolean): Polynomial =>
  dieAt(sequence, policies, step, (kind) => (of(sequence.kinds[kind]!) ? single(0) : certain));
