import type { AttackNumbers } from './attack/numbers.js';
import type { BoardRules } from './board/rules.js';
import type { TurnRules } from './turn/turn-rules.js';

/** All the numbers of an edition: what its attacks, its board and its turn read. Without a turn it answers odds and plays no battle. */
export interface W40kNumbers extends AttackNumbers {
  /** Loaded apart (`Layer.apart`): only a game with all its layers has it. */
  readonly board: BoardRules;
  readonly turn?: TurnRules;
}
