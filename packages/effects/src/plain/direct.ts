import type { Condition } from '../term.js';
import { attackNumbers, defensiveRules, isAttackNumber } from '../vocabulary.js';
import type { Whom } from '../whom.js';
import type { Said } from './head.js';
import type { Direction, Suffix } from './suffix.js';

/** Whose effects the words stand among: an attacker's or a target's. */
export type WrittenOn = 'attacker' | 'target';

/** The bearer's own defence, on whichever side it is written: it never helps against the bearer's attacks. */
function isDefence(said: Said): boolean {
  if ('reroll' in said) return said.reroll === 'save';
  if ('grant' in said) return said.grant === 'stealth' || Object.values<unknown>(defensiveRules).includes(said.grant);
  return 'modify' in said && said.how === 'best-of' && isTargets(said.modify);
}

export const directionOf = (said: Said, side: WrittenOn): Direction =>
  side === 'attacker' && !isDefence(said) ? 'by' : 'at';

/** The bearer itself where its own number is changed for every attack, else the attacks it makes or suffers. */
export function whomOf(said: Said, direction: Direction, suffixes: readonly Suffix[]): Whom {
  const isOwn = direction === 'at' && 'modify' in said && isTargets(said.modify);
  if (isOwn && suffixes.length === 0) return 'self';
  const [attacks = 'any'] = suffixes.flatMap((suffix) => ('attacks' in suffix ? [suffix.attacks] : []));
  const where = allOf(suffixes.flatMap((suffix) => ('where' in suffix ? [suffix.where] : [])));
  return { attacks, [direction]: 'self', ...(where && { where }) };
}

const isTargets = (name: string): boolean => isAttackNumber(name) && attackNumbers[name].owner === 'target';

function allOf(conditions: readonly Condition[]): Condition | undefined {
  return conditions.length > 1 ? { every: conditions } : conditions[0];
}
