import type { AttackNumbers } from './attack/numbers.js';
import type { BoardRules } from './board/rules.js';

/** All the numbers of an edition: what its attacks read and what its board reads. */
export interface W40kNumbers extends AttackNumbers {
  /** Loaded apart (`Layer.apart`): only a game with all its layers has it. */
  readonly board: BoardRules;
}
