import type { Frame } from '@umpire/rules';
import type { W40kRules } from '../attack/force.js';
import type { BoardRules } from '../board/rules.js';
import { boardOf } from './board-of.js';
import type { Reading } from './facts.js';
import { type Force, forcesOf } from './forces.js';
import { states } from './states.js';
import type { Table } from './table.js';

/** What plays a battle of one edition: its rules, and its numbers on the board. */
export interface Edition {
  readonly rules: W40kRules;
  readonly board: BoardRules;
}

/** The table made ready to be asked. Valid until the next event. */
export function readingOf({ rules, board }: Edition, table: Table, frames: readonly Frame[]): Reading {
  let forces: readonly Force[] | undefined;
  return {
    table,
    board: boardOf(table, board),
    rules,
    frames,
    states,
    forces: () => {
      forces ??= forcesOf(table, rules);
      return forces;
    },
  };
}
