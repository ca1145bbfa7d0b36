import { effectsOf } from '@umpire/rules';
import { type Carried, carriedIn, carriedOf, isCarried } from '../table/forces.js';
import type { Edition } from '../table/reading.js';
import type { RosterUnit } from '../table/roster.js';
import type { Table } from '../table/table.js';

/** Whether a rule that the unit has acts at a step. */
export const listensTo = ({ rules }: Edition, table: Table, unit: RosterUnit, step: string): boolean =>
  carriedIn(table, rules, unit).some(
    (carried) => carried.effects.some(({ when }) => when?.at === step) && isCarried(table, carried),
  );

const steps = new WeakMap<readonly Carried[], ReadonlySet<string>>();

/** Whether any rule of the edition or of a sheet acts at a step: found once for a battle. */
export function anyListensTo({ rules }: Edition, table: Table, step: string): boolean {
  const carried = carriedOf(table, rules);
  let known = steps.get(carried);
  if (known === undefined) {
    const printed = [...rules.rules.values()].flatMap((rule) =>
      rule.kind === 'stratagem' && typeof rule.effects !== 'function' ? effectsOf(rule) : [],
    );
    const all = [...carried.flatMap(({ effects }) => effects), ...printed];
    known = new Set(all.flatMap(({ when }) => (when === undefined ? [] : [when.at])));
    steps.set(carried, known);
  }
  return known.has(step);
}
