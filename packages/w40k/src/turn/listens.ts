import { effectsOf } from '@umpire/rules';
import { carriedOf, isCarried } from '../table/forces.js';
import type { Edition } from '../table/reading.js';
import type { RosterUnit } from '../table/roster.js';
import type { Table } from '../table/table.js';

/** Whether a rule that the unit has acts at a step. */
export const listensTo = ({ rules }: Edition, table: Table, unit: RosterUnit, step: string): boolean =>
  carriedOf(table, rules).some(
    (carried) =>
      carried.unit === unit.index && isCarried(table, carried) && carried.effects.some(({ when }) => when?.at === step),
  );

/** Whether any rule of the edition or of a sheet acts at a step. */
export const anyListensTo = ({ rules }: Edition, table: Table, step: string): boolean =>
  carriedOf(table, rules).some(({ effects }) => effects.some(({ when }) => when?.at === step)) ||
  [...rules.rules.values()].some(
    (rule) =>
      rule.kind === 'stratagem' &&
      typeof rule.effects !== 'function' &&
      effectsOf(rule).some(({ when }) => when?.at === step),
  );
