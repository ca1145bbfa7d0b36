import type { When } from '@umpire/effects';
import type { Np } from '../meaning/node.js';
import type { Rule } from '../parse/grammar.js';
import type { WhenSaid } from './parts.js';
import { say } from './say.js';

/* The heads of stratagems: when they are used, and on whom. */

type Phases = readonly { readonly at: string; readonly turn?: 'mine' | 'theirs' }[];

const during = (phases: Phases, edge: When['edge'] = 'during'): readonly When[] =>
  phases.map((phase) => ({ ...phase, edge }));

/** A step inside a phase is in that phase's turn. */
const turned = (inner: Phases, [outer]: Phases): Phases =>
  inner.map((phase) => ({ ...phase, ...(outer?.turn && { turn: outer.turn }) }));

const turnEnd = (turn?: 'mine' | 'theirs'): WhenSaid => ({
  phases: [{ at: 'turn-end', edge: 'during', ...(turn && { turn }) }],
});

/** "One such unit or up to two such others from your army that …": what comes last is said of both. */
function alike(np: Np, { who: other }: Np): Np {
  if (typeof np.who !== 'object' || typeof other !== 'object' || np.who.side || np.who.where) return np;
  return {
    ...np,
    who: { ...np.who, ...(other.side && { side: other.side }), ...(other.where && { where: other.where }) },
  };
}

export const stratagems: readonly Rule[] = [
  say('strwhen', '{phases}', (phases) => ({ phases: during(phases) })),
  say('strwhen', '[the] start of {phases}', (phases) => ({ phases: during(phases, 'before') })),
  say('strwhen', '[the] end of {phases}', (phases) => ({ phases: during(phases, 'after') })),
  say('strwhen', '[the] declare battle formation step', () => ({
    phases: [{ at: 'declare-battle-formations', edge: 'during' }],
  })),
  say('strwhen', '[the] start of (the|any|each) battle round', () => ({
    phases: [{ at: 'battle-round', edge: 'before' }],
  })),
  say('strwhen', '[the] end of your turn', () => turnEnd('mine')),
  say('strwhen', "[the] end of your opponent 's turn", () => turnEnd('theirs')),
  say('strwhen', "[the] end of (the|any|either player 's) turn", () => turnEnd()),
  say('strwhen', '{phases} , at the start of {phases}', (outer, inner) => ({
    phases: during(turned(inner, outer), 'before'),
  })),
  say('strwhen', '{phases} , at the end of {phases}', (outer, inner) => ({
    phases: during(turned(inner, outer), 'after'),
  })),
  say('strwhen', '{phases} , (in|during) {phases} [,] (just after|when|after) {event}', (outer, inner, event) =>
    'when' in event ? { phases: during(turned(inner, outer)), event } : undefined,
  ),
  say('strwhen', '[the] (start or end|end or start) of {phases}', (phases) => ({
    phases: [...during(phases, 'before'), ...during(phases, 'after')],
  })),
  say('strwhen', '{strwhen} or {strwhen}', (a, b) =>
    a.event || b.event || [...a.phases, ...b.phases].every(({ edge }) => edge === 'during')
      ? undefined
      : { phases: [...a.phases, ...b.phases] },
  ),
  say('strwhen', '{phases} [,] (just after|when|after|each time|immediately after) {event}', (phases, event) =>
    'when' in event ? { phases: during(phases), event } : undefined,
  ),
  say('strwhen', '{phases} [,] (just before|before) {event}', (phases, event) =>
    'when' in event
      ? { phases: during(phases), event: { ...event, when: { ...event.when, edge: 'before' } } }
      : undefined,
  ),
  say('strwhen', '{phases} [,] (just after|when|after|each time|immediately after) {stand}', (phases, event) =>
    'when' in event ? { phases: during(phases), event } : undefined,
  ),
  say('strtarget', 'up to {small} {np}', (most, np) => (np.any ? { np, most } : undefined)),
  say('strtarget', '(one or two|1 or 2) {np}', (np) => (np.any ? { np, most: 2 } : undefined)),
  say('strtarget', 'that [friendly] {kws}', () => ({ that: true })),
  say('strtarget', 'that [friendly] [{kws?}] (unit|model) from your army', () => ({ that: true })),
  say('strtarget', '{np}', (np) => (np.any ? { np } : undefined)),
  say('strtarget', '{np} [,] or up to {small} {np}', (np, most, other) =>
    np.any && other.any ? { np: alike(np, other), or: { np: other, most } } : undefined,
  ),
  say('strtarget', 'up to {small} {np} [,] or {np}', (most, other, np) =>
    np.any && other.any ? { np, or: { np: other, most } } : undefined,
  ),
  say('strtarget', 'two {np} [,] or {np}', (other, np) =>
    np.any && other.any ? { np, or: { np: other, most: 2, least: 2 } } : undefined,
  ),
  say('strtarget', '{np} [,] or two {np}', (np, other) =>
    np.any && other.any ? { np: alike(np, other), or: { np: other, most: 2, least: 2 } } : undefined,
  ),
  say('strtarget', 'any number of {np}', (np) => (np.any ? { np, most: 100 } : undefined)),
  say('strtarget', 'that [friendly] [{kws?}] (unit|model)', () => ({ that: true })),
];
