import type { When } from '@umpire/effects';
import type { Rule } from '../parse/grammar.js';
import { say, type WhenSaid } from './parts.js';

/* The heads of stratagems: when they are used, and on whom. */

const during = (
  phases: readonly { at: string; turn?: 'mine' | 'theirs' }[],
  edge: When['edge'] = 'during',
): readonly When[] => phases.map((phase) => ({ ...phase, edge }));

const turnEnd = (turn?: 'mine' | 'theirs'): WhenSaid => ({
  phases: [{ at: 'turn-end', edge: 'during', ...(turn && { turn }) }],
});

export const stratagems: readonly Rule[] = [
  say('strwhen', '{phases}', (phases) => ({ phases: during(phases) })),
  say('strwhen', '[the] start of {phases}', (phases) => ({ phases: during(phases, 'before') })),
  say('strwhen', '[the] end of {phases}', (phases) => ({ phases: during(phases, 'after') })),
  say('strwhen', '[the] end of your turn', () => turnEnd('mine')),
  say('strwhen', "[the] end of your opponent 's turn", () => turnEnd('theirs')),
  say('strwhen', "[the] end of (the|any|either player 's) turn", () => turnEnd()),
  say('strwhen', 'the reinforcement step of your movement phase', () => ({
    phases: [{ at: 'reinforcements', edge: 'during', turn: 'mine' }],
  })),
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
  say('strtarget', 'that [friendly] [{kws?}] (unit|model)', () => ({ that: true })),
];
