import type { Effect, When } from '@umpire/effects';
import { seats } from '@umpire/rules';
import { type Carried, carriedIn, carriedOf, isCarried } from '../table/forces.js';
import type { Edition } from '../table/reading.js';
import type { Roster, RosterUnit } from '../table/roster.js';
import { stratagemsOf } from '../table/stratagems.js';
import type { Table } from '../table/table.js';

/** Whether a rule that the unit has acts at a step, or a stratagem of an army's own. */
export const listensTo = (edition: Edition, table: Table, unit: RosterUnit, step: string): boolean =>
  hasStratagemAt(edition, table, step) || hasRule(edition, table, unit, (when) => when.at === step);

/** Whether a rule of the unit acts once it is destroyed itself. */
export const actsWhenDestroyed = (edition: Edition, table: Table, unit: RosterUnit): boolean =>
  hasRule(edition, table, unit, ({ at, of }) => at === 'unit-destroyed' && of === 'self');

const hasRule = (edition: Edition, table: Table, unit: RosterUnit, is: (when: When) => boolean): boolean =>
  carriedIn(table, edition.rules, unit).some(
    (carried) => carried.effects.some(({ when }) => when !== undefined && is(when)) && isCarried(table, carried),
  );

const stratagems = new WeakMap<Roster, ReadonlySet<string>>();

/** Whether either army has a stratagem of its own that is used at a step. */
function hasStratagemAt(edition: Edition, { ground: { roster } }: Table, step: string): boolean {
  let known = stratagems.get(roster);
  if (known === undefined) {
    const own = new Set(seats.flatMap((seat) => roster.armies[seat].stratagems));
    known = stepsIn(stratagemsOf(edition, roster).filter(({ id }) => own.has(id)));
    stratagems.set(roster, known);
  }
  return known.has(step);
}

const steps = new WeakMap<readonly Carried[], ReadonlySet<string>>();

/** Whether any rule of the edition or of a sheet acts at a step: found once for a battle. */
export function anyListensTo(edition: Pick<Edition, 'rules'>, table: Table, step: string): boolean {
  const carried = carriedOf(table, edition.rules);
  let known = steps.get(carried);
  if (known === undefined) {
    known = stepsIn([...carried, ...stratagemsOf(edition, table.ground.roster)]);
    steps.set(carried, known);
  }
  return known.has(step);
}

const stepsIn = (rules: readonly { readonly effects: readonly Effect[] }[]): ReadonlySet<string> =>
  new Set(rules.flatMap(({ effects }) => effects.flatMap(({ when }) => (when === undefined ? [] : [when.at]))));
