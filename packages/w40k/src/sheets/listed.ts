import type { Roster, RosterUnit } from '@umpire/datasheets';
import { matchName } from '../facts/index.js';

/** What a list says of a unit: how many models, and what they carry in all. */
export interface Listed {
  readonly unit: RosterUnit;
  readonly models: number;
  /** `3 ash blower`, as a choice of weapons takes it. */
  readonly weapons: readonly string[];
  /** Those that are attached to it. */
  readonly leaders: readonly Listed[];
}

/** The unit of that name in a list; nothing where no list has it. Of several alike the first. */
export function listed(name: string, rosters: readonly Roster[]): Listed | undefined {
  for (const { units } of rosters) {
    const match = matchName(name, units);
    const unit =
      match.kind === 'one'
        ? match.found
        : match.kind === 'several' && areAlike(match.found)
          ? match.found[0]
          : undefined;
    if (unit) return { ...carried(unit), leaders: units.filter(({ attachedTo }) => attachedTo === unit.id).map(alone) };
  }
  return undefined;
}

const areAlike = (units: readonly RosterUnit[]): boolean => new Set(units.map(({ name }) => name)).size === 1;

const alone = (unit: RosterUnit): Listed => ({ ...carried(unit), leaders: [] });

function carried(unit: RosterUnit): Omit<Listed, 'leaders'> {
  const counts = new Map<string, number>();
  const add = (name: string, count: number): void => void counts.set(name, (counts.get(name) ?? 0) + count);
  for (const { count, wargear, shared } of unit.models) {
    for (const one of wargear) if (isWeapon(one)) add(one.name, one.count * count);
    for (const one of shared) if (isWeapon(one)) add(one.name, one.count);
  }
  for (const one of unit.wargear) if (isWeapon(one)) add(one.name, one.count);
  return {
    unit,
    models: unit.models.reduce((sum, { count }) => sum + count, 0),
    weapons: [...counts].map(([name, count]) => `${count} ${name}`),
  };
}

const isWeapon = ({ weapons = [] }: RosterUnit['wargear'][number]): boolean => weapons.length > 0;
