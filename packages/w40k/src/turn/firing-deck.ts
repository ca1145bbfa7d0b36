import type { Reading } from '../table/facts.js';
import { hasDone, living, modelAt, standing, unitAt } from '../table/reads.js';
import type { RosterUnit } from '../table/roster.js';
import type { Table } from '../table/table.js';
import { profileOf, type Shot } from '../table/volley.js';
import { passengersOf } from './boarding.js';

/* 24.14: what passengers lend to the transport that they are in, as it shoots. */

/** How many passengers may lend a weapon, as the sheet of the transport says. */
export function deckOf(unit: RosterUnit): number {
  const own = unit.parts.flatMap(({ abilities }) =>
    abilities.flatMap(({ given }) => (given.rule === 'firing-deck' ? [given.parameter] : [])),
  );
  return Math.max(0, ...own.map((one) => (typeof one === 'number' ? one : 0)));
}

/** The weapons that passengers could lend, passenger by passenger; none that is selected once in a battle. */
export function lentTo({ table, rules }: Reading, unit: RosterUnit): readonly Omit<Shot, 'target'>[] {
  if (deckOf(unit) === 0) return [];
  const [bearer] = standing(table, unit);
  if (bearer === undefined) return [];
  const barred = rules.numbers.shooting.notLent ?? [];
  return passengersOf(table, unit)
    .filter((passenger) => !hasDone(table, passenger, 'selected-to-shoot', 'phase'))
    .flatMap((passenger) => living(table, passenger))
    .flatMap((lender) =>
      modelAt(table, lender).arms.flatMap(({ id, profiles }) =>
        profiles.flatMap(({ weapon }, profile) =>
          weapon.sort === 'ranged' && !weapon.abilities.some(({ rule }) => barred.includes(rule))
            ? [{ model: bearer, lender, arm: id, profile }]
            : [],
        ),
      ),
    );
}

/** What is wrong with the weapons that are lent: more passengers than may, or two weapons of one. */
export function deckFaults(unit: RosterUnit, shots: readonly Shot[]): 'too-many' | 'two-of-one' | undefined {
  const lent = shots.flatMap(({ lender, arm }) => (lender === undefined ? [] : [{ lender, arm }]));
  const lenders = new Map<number, Set<string>>();
  for (const { lender, arm } of lent) lenders.set(lender, (lenders.get(lender) ?? new Set()).add(arm));
  if ([...lenders.values()].some((arms) => arms.size > 1)) return 'two-of-one';
  return lenders.size > deckOf(unit) ? 'too-many' : undefined;
}

/** So many passengers' first weapons: what is fired where nobody names the weapons. */
export function firstLent(reading: Reading, unit: RosterUnit, all: readonly Omit<Shot, 'target'>[]) {
  const most = deckOf(unit);
  const seen = new Set<number>();
  return all.filter((shot) => {
    if (shot.lender === undefined) return true;
    if (profileOf(reading.table, shot) === undefined || seen.has(shot.lender) || seen.size >= most) return false;
    seen.add(shot.lender);
    return true;
  });
}

/** Units that lent weapons do not shoot that turn. */
export const lendersOf = (table: Table, shots: readonly Shot[]): readonly RosterUnit[] => [
  ...new Set(shots.flatMap(({ lender }) => (lender === undefined ? [] : [unitAt(table, modelAt(table, lender).unit)]))),
];
