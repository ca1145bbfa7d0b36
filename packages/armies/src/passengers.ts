import { type Issue, issue } from '@umpire/kernel';
import type { ArmyList } from './army-list.js';
import { fits, isInside } from './checks/transports.js';
import { draftOf } from './draft.js';
import type { Muster } from './muster.js';
import { withOwn } from './own-book.js';

/**
 * Exported lists do not say who rides. Where a dedicated transport must start with a unit inside, the first unit of the list
 * that fits rides in it (`passengers-assumed`); the player may say otherwise in an army file.
 */
export function withPassengers(
  list: ArmyList,
  { book, numbers }: Muster,
): { list: ArmyList; issues: readonly Issue[] } {
  const { draft } = draftOf(list, withOwn(book, list.own), numbers);
  if (draft === undefined || !numbers.dedicatedCarry) return { list, issues: [] };
  const { units } = draft;
  const riding = new Map<string, string>();
  const issues: Issue[] = [];
  const isFree = (id: string): boolean =>
    !riding.has(id) && units.every((unit) => unit.id !== id || (!unit.listed.attachedTo && !unit.listed.embarkedIn));
  for (const carrier of units) {
    const mustCarry = carrier.keywords.has('DEDICATED TRANSPORT') && !units.some((unit) => isInside(unit, carrier));
    if (!mustCarry || carrier.sheet.transport === undefined) continue;
    const { transport } = carrier.sheet;
    const rider = units.find((unit) => unit !== carrier && isFree(unit.id) && fits(unit, units, transport));
    if (rider === undefined) continue;
    riding.set(rider.path, carrier.id);
    issues.push(
      issue('passengers-assumed', `${rider.sheet.name} start inside ${carrier.sheet.name}: somebody must.`, {
        severity: 'warning',
        path: rider.path,
        found: carrier.id,
        hint: 'another choice is `embarkedIn` in an army file',
      }),
    );
  }
  if (riding.size === 0) return { list, issues };
  const named = list.units.map((unit, i) => {
    const id = units.find(({ path }) => path === `units[${i}]`)?.id;
    const embarkedIn = riding.get(`units[${i}]`);
    return { ...unit, ...(id === undefined ? {} : { id }), ...(embarkedIn === undefined ? {} : { embarkedIn }) };
  });
  return { list: { ...list, units: named }, issues };
}
