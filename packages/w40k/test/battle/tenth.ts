import { Battle, compileGame } from '@umpire/battle';
import { w40k } from '../../src/system.js';
import type { TableEvent } from '../../src/table/event.js';
import type { Position } from '../../src/table/position.js';
import type { Edition } from '../../src/table/reading.js';
import type { Table } from '../../src/table/table.js';
import { type Engagement, gameOf } from '../../src/turn/game.js';
import { holdGround } from '../../src/turn/hold-ground.js';
import { firstArmies } from './armies.js';
import { heading, openField } from './table.js';

export function tenth(): Edition {
  const rules = w40k.ruleSet('w40k-10');
  if (!rules.ok) throw new Error('no such edition');
  return { rules: rules.value, board: rules.value.numbers.board };
}

export const tenthEngine = (more: Partial<Engagement> = {}) =>
  compileGame(gameOf(tenth(), { armies: firstArmies, field: openField, scoring: holdGround, ...more }));

/** A battle of the tenth from a position, with dice by hand. */
export const tenthByHand = (position: Position, more: Partial<Engagement> = {}): Battle<Table, TableEvent> =>
  Battle.start(tenthEngine(more), {
    ...heading('', { edition: 'w40k-10', ruleSet: tenth().rules.hash, position }),
    seed: '1',
    dice: 'by-hand',
  });
