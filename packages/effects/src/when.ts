import type { StepId } from './period.js';
import type { Selector } from './term.js';

export const edges = ['before', 'during', 'instead', 'after'] as const;

/** At which edge of which step. Binds `subject`: whoever the step is about. */
export interface When {
  readonly at: StepId;
  readonly edge: (typeof edges)[number];
  readonly turn?: 'mine' | 'theirs';
  readonly of?: Selector;
}
