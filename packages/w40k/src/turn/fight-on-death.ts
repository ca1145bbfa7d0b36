import { facesOf, type Given } from '@umpire/rules';
import { set, type TableEvent } from '../table/event.js';
import { modified, type Reading } from '../table/facts.js';
import { grantedWith } from '../table/granted.js';
import { hasDone, lingering, modelAt, phaseOf } from '../table/reads.js';
import type { RosterUnit } from '../table/roster.js';
import { places, type Table } from '../table/table.js';
import { dice } from './kit.js';

/* 05.04.05: models that stay after they were destroyed, until they have fought. */

export const FIGHT_ON_DEATH = 'fight-on-death';

/** What a die must show for a destroyed model to stay: the best that a sheet or a grant says; nothing where no model of the unit stays. */
export function neededToStay(reading: Reading, unit: RosterUnit): number | undefined {
  const { table } = reading;
  if (phaseOf(table) !== 'fight' || hasDone(table, unit, 'selected-to-fight', 'phase')) return undefined;
  const own = unit.parts.flatMap(({ abilities }) =>
    abilities.flatMap(({ given }) => (given.rule === FIGHT_ON_DEATH ? [given.parameter] : [])),
  );
  const needs = [...own, ...grantedWith(reading, FIGHT_ON_DEATH, unit)].map((one) =>
    typeof one === 'number' ? one : 1,
  );
  return needs.length === 0 ? undefined : Math.min(...needs) - modified(reading, `${FIGHT_ON_DEATH}-roll`, unit.ref, 0);
}

/** The throw for models that a volley has destroyed; a number that every die shows is not thrown for. */
export const staysThrow = (rule: string, unit: RosterUnit, models: readonly number[]) =>
  dice(unit.seat, rule, [unit.ref], models.length);

/** Which of them stay. */
export function staysEvents(
  rule: string,
  table: Table,
  models: readonly number[],
  { needs, given }: { readonly needs: number; readonly given: Given | undefined },
): readonly TableEvent[] {
  const faces = facesOf(given)?.[0];
  const stay = models.filter((_, i) => needs <= 1 || (faces?.[i] ?? 0) >= needs);
  if (stay.length === 0) return [];
  return [
    {
      kind: 'model-stays',
      rule,
      of: stay.map((model) => modelAt(table, model).ref),
      say: { needs },
      writes: stay.map((model) => set(table, 'place', model, places.lingering)),
    },
  ];
}

/** The frame that removes models which stayed, once they have fought or can no more. */
export const lingerersFall = (table: Table, units: readonly RosterUnit[]) => {
  const models = units.flatMap((unit) => lingering(table, unit));
  return models.length === 0 ? undefined : { models, units: [] as readonly number[], isOver: true as const };
};
