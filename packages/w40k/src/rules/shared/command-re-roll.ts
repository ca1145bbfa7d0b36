import type { Effect, Value } from '@umpire/effects';
import { some, state } from '../terms.js';

/** Rolls that every printing of Command Re-roll lists. */
const always = ['hit', 'wound', 'save', 'damage', 'attacks', 'advance', 'charge'];

/** Throws one die again, of the rolls that are listed. */
export const rerollOneOf = (
  more: readonly string[],
  offer: NonNullable<Effect['offer']> & { readonly cost: Value },
): Effect => ({
  when: { at: 'dice-shown', edge: 'after' },
  if: some(...[...always, ...more].map((roll) => state(`${roll}-roll-shown`, 'subject'))),
  offer,
  do: [{ choose: { all: 'die', in: 'shown' }, as: 'die' }, { rerollNow: 'die' }],
});
