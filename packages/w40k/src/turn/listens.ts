import { effectsOf, seats } from '@umpire/rules';
import { type Carried, carriedIn, carriedOf, isCarried } from '../table/forces.js';
import type { Edition } from '../table/reading.js';
import type { Roster, RosterUnit } from '../table/roster.js';
import type { Table } from '../table/table.js';

/** Whether a rule that the unit has acts at a step, or a stratagem of an army's own. */
export const listensTo = (edition: Edition, table: Table, unit: RosterUnit, step: string): boolean =>
  hasStratagemAt(edition, table, step) ||
  carriedIn(table, edition.rules, unit).some(
    (carried) => carried.effects.some(({ when }) => when?.at === step) && isCarried(table, carried),
  );

const stratagems = new WeakMap<Roster, ReadonlySet<string>>();

/** Whether either army has a stratagem of its own that is used at a step. */
function hasStratagemAt({ rules }: Edition, { ground: { roster } }: Table, step: string): boolean {
  let known = stratagems.get(roster);
  if (known === undefined) {
    const own = seats.flatMap((seat) => roster.armies[seat].stratagems.flatMap((id) => rules.rules.get(id) ?? []));
    known = new Set(
      own.flatMap((rule) => effectsOf(rule).flatMap(({ when }) => (when === undefined ? [] : [when.at]))),
    );
    stratagems.set(roster, known);
  }
  return known.has(step);
}

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
