import type { TableEvent } from '../table/event.js';
import type { Table } from '../table/table.js';

/** What was in force until this frame ended. */
export const endEffects = (table: Table, frame: number): readonly TableEvent[] =>
  table.effects
    .filter(({ until }) => 'frame' in until && until.frame === frame)
    .map((effect) => ({ kind: 'effect-ended', rule: effect.rule, ends: effect }));
