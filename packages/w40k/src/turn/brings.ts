import type { Ref } from '@umpire/rules';
import { seats } from '@umpire/rules';
import type { W40kRules } from '../attack/force.js';
import { carriedOf } from '../table/forces.js';
import { unitAt } from '../table/reads.js';
import type { Table } from '../table/table.js';

interface Brought {
  readonly rules: readonly string[];
  readonly sheets: ReadonlyMap<Ref, readonly string[]>;
}

/** What both armies bring to a table: rules of units and armies, weapon abilities, stratagems; and who is of which sheet. */
export function broughtBy(table: Table, rules: W40kRules): Brought {
  const { armies, units, models } = table.ground.roster;
  const carried = carriedOf(table, rules).map(({ rule }) => rule);
  const weapons = models.flatMap(({ arms }) =>
    arms.flatMap(({ profiles }) => profiles.flatMap(({ weapon }) => weapon.abilities.map(({ rule }) => rule))),
  );
  const core = [...rules.rules.values()].filter(({ kind, of }) => kind === 'stratagem' && of === undefined);
  const stratagems = [...core.map(({ id }) => id), ...seats.flatMap((seat) => armies[seat].stratagems)];
  const ofUnits = units.map(({ ref, parts }) => [ref, parts.map(({ name }) => name)] as const);
  const ofModels = models.map(({ ref, unit, part }) => [ref, [unitAt(table, unit).parts[part]!.name]] as const);
  return {
    rules: [...new Set([...carried, ...weapons, ...stratagems])],
    sheets: new Map<Ref, readonly string[]>([...ofUnits, ...ofModels]),
  };
}
