import type { Phase, UnitDraft, WeaponDraft } from './draft.js';

/** A unit with one mode chosen of each weapon that has several. */
export interface Armed {
  readonly unit: UnitDraft;
  /** The names of the modes chosen; none where nothing was to be chosen. */
  readonly chosen: readonly string[];
}

/** More ways to arm a unit than any prints. */
const MOST = 16;

/** The weapon of a mode, as datasheets print it: `Lash – sting`, `Plasma gun, supercharge`. */
const weaponOfMode = (name: string): string =>
  name
    .split(/ [–—-] |, /)[0]
    ?.trim()
    .toLowerCase() ?? name;

/** Every way to choose the modes of a unit's weapons in a phase, the one that stands there first. */
export function armedWays(unit: UnitDraft, phase: Phase): readonly Armed[] {
  const kind = phase === 'fight' ? 'melee' : 'ranged';
  const weapons = new Map<string, WeaponDraft[]>();
  for (const weapon of unit.weapons)
    if (weapon.kind === kind) {
      const name = weaponOfMode(weapon.name);
      weapons.set(name, [...(weapons.get(name) ?? []), weapon]);
    }
  // where several modes are fired somebody has shared them out
  const open = [...weapons.values()].filter(
    (modes) => modes.length > 1 && modes.filter(({ count }) => count > 0).length === 1,
  );
  let ways: readonly (readonly WeaponDraft[])[] = [[]];
  for (const modes of open) {
    const carried = [...modes].sort((a, b) => b.count - a.count);
    ways = ways.flatMap((way) => carried.map((mode) => [...way, mode])).slice(0, MOST);
  }
  return ways.map((way) => ({ unit: withModes(unit, open, way), chosen: way.map(({ name }) => name) }));
}

function withModes(unit: UnitDraft, open: readonly (readonly WeaponDraft[])[], way: readonly WeaponDraft[]): UnitDraft {
  const counts = new Map(
    open.flatMap((modes, i) => {
      const bearers = Math.max(...modes.map(({ count }) => count));
      return modes.map((mode) => [mode.key, mode === way[i] ? bearers : 0] as const);
    }),
  );
  return {
    ...unit,
    weapons: unit.weapons.map((weapon) => ({ ...weapon, count: counts.get(weapon.key) ?? weapon.count })),
  };
}
