import type { Ref } from '@umpire/rules';
import { hasFallen, isAlive, isDestroyed, isOnTable, isWithout, modelAt, modelHas, standing, unitOf } from './reads.js';
import type { RosterUnit } from './roster.js';
import type { Table } from './table.js';

/** 02.05: a unit has the keywords of its models; those of models that have fallen go with them. */
export const unitHas = (table: Table, unit: RosterUnit, keyword: string): boolean =>
  (!isWithout(table, unit.index, keyword) &&
    (unit.keywords.has(keyword) || bearersOf(table, unit, keyword).some((model) => isAlive(table, model)))) ||
  isGivenToSome(table, unit, keyword);

const isGivenToSome = (table: Table, unit: RosterUnit, keyword: string): boolean =>
  table.effects.length > 0 &&
  unit.models.some((model) => isAlive(table, model) && modelHas(table, modelAt(table, model), keyword));

const bearers = new WeakMap<RosterUnit, Map<string, readonly number[]>>();

/** The models of a unit that have a keyword, alive or not: the same for a whole battle. */
function bearersOf(table: Table, unit: RosterUnit, keyword: string): readonly number[] {
  const byKeyword = bearers.get(unit) ?? new Map<string, readonly number[]>();
  bearers.set(unit, byKeyword);
  const known = byKeyword.get(keyword);
  if (known) return known;
  const found = unit.models.filter((model) => modelAt(table, model).kind.keywords.has(keyword));
  byKeyword.set(keyword, found);
  return found;
}

/** Whether what is named has a keyword; `ref:` asks whether it is that one itself. */
export function refHas(table: Table, ref: Ref, keyword: string): boolean {
  if (keyword.startsWith('ref:')) return keyword.slice(4) === ref;
  const model = table.ground.roster.modelBy.get(ref);
  if (model) return modelHas(table, model, keyword);
  const unit = unitOf(table, ref);
  return unit !== undefined && unitHas(table, unit, keyword);
}

/** The models of what is named that have a place. */
export function modelsOfRef(table: Table, ref: Ref): readonly number[] {
  const model = table.ground.roster.modelBy.get(ref);
  // 05.04.06: distances to the fallen are measured from where they stood
  if (model) return isOnTable(table, model.index) || hasFallen(table, model.index) ? [model.index] : [];
  const unit = unitOf(table, ref);
  if (unit === undefined) return [];
  return isDestroyed(table, unit) ? unit.models.filter((one) => hasFallen(table, one)) : standing(table, unit);
}

const refsByUnit = new WeakMap<RosterUnit, readonly Ref[]>();

/** A unit and its models. */
export function refsIn(table: Table, unit: RosterUnit): readonly Ref[] {
  const known = refsByUnit.get(unit);
  if (known) return known;
  const refs = [unit.ref, ...unit.models.map((model) => modelAt(table, model).ref)];
  refsByUnit.set(unit, refs);
  return refs;
}
