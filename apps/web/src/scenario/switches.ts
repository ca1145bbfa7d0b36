import type { Candidate, NamedRule } from '../engine/reply.js';

/** Plain wordings that are worth a switch of their own; whose they are is said, because both sides could have them. */
export const PLAIN: readonly Candidate[] = [
  { effect: 're-roll hit rolls of 1', side: 'attacker' },
  { effect: 're-roll hit rolls', side: 'attacker' },
  { effect: 're-roll wound rolls of 1', side: 'attacker' },
  { effect: 're-roll wound rolls', side: 'attacker' },
  { effect: 'add 1 to hit rolls', side: 'attacker' },
  { effect: 'add 1 to wound rolls', side: 'attacker' },
  { effect: 'lethal hits', side: 'attacker' },
  { effect: 'sustained hits 1', side: 'attacker' },
  { effect: 'devastating wounds', side: 'attacker' },
  { effect: 'unmodified hit rolls of 5+ are critical hits', side: 'attacker' },
  { effect: 'add 1 to attacks', side: 'attacker' },
  { effect: 'add 1 to strength', side: 'attacker' },
  { effect: 'improve armour penetration by 1', side: 'attacker' },
  { effect: 'add 1 to damage', side: 'attacker' },
  { effect: 'ignores cover', side: 'attacker' },
  { effect: 'subtract 1 from hit rolls', side: 'target' },
  { effect: 'subtract 1 from wound rolls', side: 'target' },
  { effect: 'worsen armour penetration by 1', side: 'target' },
  { effect: 'invulnerable save 4+', side: 'target' },
  { effect: 'feel no pain 5+', side: 'target' },
  { effect: 'subtract 1 from damage', side: 'target' },
  { effect: 'halve damage', side: 'target' },
  { effect: 'benefit of cover', side: 'target' },
  { effect: 'ignore the first failed save', side: 'target' },
];

/** Everything that may be switched on under an edition: its own rules by id, then the plain wordings. */
export function candidatesOf(rules: readonly NamedRule[]): readonly Candidate[] {
  const plain = new Set(PLAIN.map(({ effect }) => effect.replaceAll(' ', '-')));
  return [...PLAIN, ...rules.filter(({ id }) => !plain.has(id)).map(({ id }) => ({ effect: id }))];
}
