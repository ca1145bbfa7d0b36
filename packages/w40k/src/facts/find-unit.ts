import { fail, issue, ok, type Result } from '@umpire/kernel';
import { layers } from '../editions/index.js';
import { combatPatrolFacts } from './combat-patrol.js';
import { eleventhFacts } from './eleventh.js';
import { matchName } from './match-name.js';
import { ninthFacts } from './ninth.js';
import { tenthFacts, tenthLaunchFacts } from './tenth.js';
import type { EditionFacts, UnitFacts, WeaponFacts } from './unit-facts.js';

/** By the layer that they were printed for. */
const tables: Readonly<Record<string, EditionFacts>> = {
  'w40k-9': ninthFacts,
  'w40k-10-launch': tenthLaunchFacts,
  'w40k-10': tenthFacts,
  'w40k-10-combat-patrol': combatPatrolFacts,
  'w40k-11': eleventhFacts,
};

/** The layer, then those below it: what a mode does not print, its edition does. */
export function lineageOf(edition: string): readonly string[] {
  const [base] = edition.split('+');
  const layer = layers.find(({ id }) => id === base);
  if (layer === undefined) return [];
  return layer.on === undefined ? [layer.id] : [layer.id, ...lineageOf(layer.on)];
}

const tablesOf = (edition: string): readonly EditionFacts[] => lineageOf(edition).flatMap((id) => tables[id] ?? []);

/** Every unit that an edition's tables know; a mode's own printing stands for the edition's. */
export function unitsIn(edition: string): readonly UnitFacts[] {
  const byName = new Map<string, UnitFacts>();
  for (const unit of tablesOf(edition).flatMap(({ units }) => units))
    if (!byName.has(unit.name)) byName.set(unit.name, unit);
  return [...byName.values()];
}

/** The weapon lines that a unit carries, in the first printing that has any; without a unit, those that belong to none. */
export function weaponsIn(edition: string, unit?: string): readonly WeaponFacts[] {
  const isMeant = ({ of }: WeaponFacts): boolean => (unit === undefined ? of.length === 0 : of.includes(unit));
  const lists = tablesOf(edition).map(({ weapons }) => weapons.filter(isMeant));
  return lists.find((found) => found.length > 0) ?? [];
}

/** By name or nickname, singular or plural. Errors: `unknown-unit`, `unit-unclear`, both with names that are meant. */
export function findUnit(edition: string, name: string): Result<UnitFacts> {
  const match = matchName(name, unitsIn(edition));
  if (match.kind === 'one') return ok(match.found);
  if (match.kind === 'several') {
    const near = match.found.map((unit) => unit.name).slice(0, 8);
    return fail([issue('unit-unclear', 'Several units have this in their name.', { found: name, near })]);
  }
  const hint = 'name a unit of the table, or give its page';
  return fail([issue('unknown-unit', 'No unit of this name is known.', { found: name, near: match.near, hint })]);
}
