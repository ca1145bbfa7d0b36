import type { Effect, Search, Selector, Whom } from '@umpire/effects';
import type { Citation } from '@umpire/kernel';
import type { AttackRule } from '../attack/hooks.js';
import { carriedOut, exact, inText } from '../rules/record.js';
import { attacksBy, every, isNone, near, unit } from '../rules/terms.js';

/* Words for the rules of sheets and enhancements. */

type Cite = (section: string, ruling?: string) => Citation;
type Kind = 'ability' | 'enhancement';

/** An ability or enhancement by name, with what it does in our words. `of` is where it is printed. */
const record =
  (kind: Kind, cite: Cite) =>
  (of: string, id: string, name: string, summary: string): AttackRule => ({
    id,
    name,
    kind,
    source: cite(of),
    summary,
    of,
    stage: 'text',
  });

/** Abilities of one faction: those that work on attacks, those that a battle carries out, and those that wait. */
export function rowsOf(kind: Kind, cite: Cite) {
  const named = record(kind, cite);
  type Words = Parameters<typeof named>;
  return {
    attacks: (words: Words, ...effects: readonly Effect[]): AttackRule => exact(named(...words), ...effects),
    happens: (words: Words, ...effects: readonly Effect[]): AttackRule => carriedOut(named(...words), ...effects),
    waits: (words: Words, why: string): AttackRule => inText(named(...words), why),
  };
}

/** The models of the bearer's unit that have all these keywords: an ability of the sheet's own model in an attached unit. */
export const ownModels = (...keywords: readonly string[]): Selector => ({ all: 'model', in: 'self', keywords });

/** Friends so near, but none of these. */
export const friendsWithin = (inches: number, keywords: readonly string[], ...nobody: readonly string[]): Search =>
  unit('mine', keywords, every(...isNone('it', ...nobody), near(inches, 'it', 'self')));

/** While it leads: there are models in its unit that are no characters (19). */
export const isLeading = {
  compare: [{ count: { all: 'model', in: 'self', where: { not: { is: 'it', keywords: ['CHARACTER'] } } } }, '>', 0],
} as const;

export const itsMelee = (): Whom => attacksBy('self', 'melee');
export const itsRanged = (): Whom => attacksBy('self', 'ranged');

/** Once a battle round a stratagem on these units costs a command point less. */
export const cheaperOnce = (whom: Selector): Effect => ({
  if: { not: { done: 'price-lowered', by: { all: 'unit', side: 'mine' }, since: 'round' } },
  do: [{ modify: 'stratagem-cost', how: 'add', by: -1, for: whom }],
});
