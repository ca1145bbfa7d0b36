import { attackDice } from './compile.js';
import { dieAt } from './die.js';
import { certain, counted, exponent, single } from './polynomial.js';
import type { Policies, Sequence } from './volley.js';

/** The chances of how many dice of some kinds wait when a step begins (`steps.length`: after the last), over the whole pool. */
export function countAt(
  sequence: Sequence,
  policies: Policies,
  step: number,
  of: (kind: string) => boolean,
): Float64Array {
  const die = dieAt(sequence, policies, step, (kind) => (of(sequence.kinds[kind]!) ? single(0) : certain));
  const dice = attackDice(sequence, policies);
  const widest = Math.max(0, ...die.keys.map((key) => exponent(key, 0)));
  return counted(die, dice, [widest * (dice.length - 1)]);
}
