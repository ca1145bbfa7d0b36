import type { Given } from '@umpire/rules';
import { picked, repliesOf } from '@umpire/rules';
import { unitCoherency } from '../board/distances.js';
import type { TableEvent } from '../table/event.js';
import type { Edition } from '../table/reading.js';
import { modelAt, onBattlefield, standing } from '../table/reads.js';
import { type At, option, pick, read, type TableOutcome } from './kit.js';
import { removed } from './losses.js';

/** 03.03: as a turn ends, models are removed one at a time until their units are coherent; that triggers nothing. */
export function removeIncoherent(edition: Edition, given: Given | undefined, at: At): TableOutcome<never> {
  const { table, board } = read(edition, at);
  const events: TableEvent[] = [];
  const [gone] = picked(repliesOf(given)?.[0]);
  if (gone !== undefined) {
    const model = table.ground.roster.modelBy.get(gone)!;
    return { events: removed(table, [model.index], 'coherency'), to: 'coherency' };
  }
  const torn = onBattlefield(table).find((unit) => unitCoherency(board, unit.index).kind !== 'coherent');
  if (!torn) return { events };
  const options = standing(table, torn).map((model) => option(modelAt(table, model).ref));
  return { need: pick({ seat: torn.seat, rule: 'coherency', about: [torn.ref], options }) };
}
