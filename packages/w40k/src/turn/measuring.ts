import type { Measures, Measuring, Ref } from '@umpire/rules';
import type { Board } from '../board/board.js';
import { coherencyRule } from '../board/distances.js';
import type { MoveTask } from '../board/move.js';
import { limitOf, moveRuleOf, tableOf } from '../board/table.js';
import type { Edition } from '../table/reading.js';
import { modelAt } from '../table/reads.js';
import type { Table } from '../table/table.js';
import { read } from './kit.js';
import type { MoveFrame } from './moving.js';

/** What one measures by while a unit is dragged: how far (02.02), engagement range (03.04), coherency (03.03), its zone. */
export const measuring =
  (edition: Edition): Measures<Table> =>
  (_, frame, at) => {
    const { task } = frame.data as MoveFrame;
    const { board } = read(edition, at);
    const models = board.modelsOf(task.unit);
    const link = coherencyRule(board.rules, models.length)?.link.across;
    return {
      limits: limitsOf(at.state, board, task),
      engagement: board.rules.engagement.reach.across,
      ...(link === undefined ? {} : { coherency: link }),
      ...areaOf(board, task),
    };
  };

function limitsOf(table: Table, board: Board, task: MoveTask): Readonly<Record<Ref, number>> {
  const rule = moveRuleOf(board.rules, task);
  if (rule === undefined || rule.by === 'set-up') return {};
  const there = tableOf(board, task, rule);
  return Object.fromEntries(
    board.modelsOf(task.unit).map((model) => [modelAt(table, model).ref, limitOf(there, model)]),
  );
}

function areaOf({ rules, field, seatOf }: Board, task: MoveTask): Pick<Measuring, 'area'> {
  const isInZone = rules.moves[task.kind]?.ends.some(({ is }) => is === 'in-own-zone') === true;
  if (!isInZone) return {};
  return { area: field.zones[seatOf(task.unit)].corners.map(({ x, y }) => ({ x, y })) };
}
