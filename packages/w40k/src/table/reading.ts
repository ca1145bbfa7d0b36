import type { Frame } from '@umpire/rules';
import type { W40kRules } from '../attack/force.js';
import type { BoardRules } from '../board/rules.js';
import { boardOf } from './board-of.js';
import type { Reading } from './facts.js';
import { inForceNow } from './forces.js';
import { states } from './states.js';
import type { Table } from './table.js';

/** What plays a battle of one edition: its rules, and its numbers on the board. */
export interface Edition {
  readonly rules: W40kRules;
  readonly board: BoardRules;
}

interface LastReading {
  readonly edition: Edition;
  readonly revision: number;
  readonly reading: Reading;
}

const last = new WeakMap<Table, LastReading>();

/** The table made ready to be asked: the same until the next event, as long as the frames carry the same. */
export function readingOf(edition: Edition, table: Table, frames: readonly Frame[]): Reading {
  const known = last.get(table);
  const { all } = table.revision;
  if (known?.revision === all && known.edition === edition && carryTheSame(known.reading.frames, frames))
    return known.reading;
  const reading = newReading(edition, table, frames);
  last.set(table, { edition, revision: all, reading });
  return reading;
}

const carryTheSame = (a: readonly Frame[], b: readonly Frame[]): boolean =>
  a.length === b.length && a.every(({ data, id }, i) => data === b[i]!.data && id === b[i]!.id);

function newReading({ rules, board }: Edition, table: Table, frames: readonly Frame[]): Reading {
  return {
    table,
    board: boardOf(table, board),
    rules,
    // the engine's own list grows and shrinks
    frames: [...frames],
    states,
    forces: () => inForceNow(table, rules),
  };
}
