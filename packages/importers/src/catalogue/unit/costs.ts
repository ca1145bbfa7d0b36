import type { UnitCost } from '@umpire/datasheets';
import { type Entry, placeOf } from '../entry/entry.js';
import { costValue, isPointsCost } from '../facts/costs.js';
import { applyAll, changeOf, judge, type OpenModifier } from '../modifiers/apply.js';
import { attributeOf, listOf } from '../node.js';
import type { ReadLoadouts } from './loadouts.js';
import type { UnitReading } from './unit-reading.js';
import { defaultPoints } from './wargear.js';

/** Sizes beyond this are priced like it: no unit has as many models. */
const MOST_SIZES = 100;

/** The price at each size, and of further copies where they are dearer. What else it depends on is a change. */
export function readCosts(unit: Entry, built: ReadLoadouts, reading: UnitReading): readonly UnitCost[] {
  const { points } = reading;
  const costs = unit.parts.flatMap(({ node }) => listOf(node, 'costs')).filter((cost) => isPointsCost(cost, points));
  const last = costs.at(-1);
  const { least, most } = built.size;
  const first = Math.max(1, least);
  const end = Math.min(Math.max(first, most ?? first), first + MOST_SIZES);
  const ids = new Set([...points, ...costs.map((cost) => attributeOf(cost, 'typeId') ?? '')]);
  const modifiers = unit.modifiers.filter(({ field, affects }) => ids.has(field) && affects === undefined);
  const pricing: Pricing = { base: last === undefined ? 0 : costValue(last), modifiers, built, reading, unit };
  const open = modifiers.flatMap((modifier) => {
    const judged = judge(modifier, { entry: unit, setting: sized(pricing, { least: first, most: end }) });
    return typeof judged === 'object' ? [judged] : [];
  });
  for (const one of open) if (!isDecided(one, pricing, first)) noteChange(one, reading);
  const copies = [1, ...open.flatMap(({ when }) => (when?.kind === 'earlier-copies' ? [(when.least ?? 0) + 1] : []))];
  const line = placeOf(unit).node.line;
  if (last === undefined && built.loadouts.every((one) => one.points === undefined)) return [];
  return [...new Set(copies)]
    .toSorted((a, b) => a - b)
    .flatMap((copy) => rowsFor(copy, { pricing, first, end, line }))
    .filter(
      (row, i, rows) =>
        row.fromCopy === undefined ||
        !rows.slice(0, i).some((before) => before.models === row.models && before.points === row.points),
    );
}

interface Pricing {
  readonly base: number;
  readonly modifiers: Entry['modifiers'];
  readonly built: ReadLoadouts;
  readonly reading: UnitReading;
  readonly unit: Entry;
}

interface Rows {
  readonly pricing: Pricing;
  readonly first: number;
  readonly end: number;
  readonly line: number;
}

function rowsFor(copy: number, { pricing, first, end, line }: Rows): readonly UnitCost[] {
  const rows: UnitCost[] = [];
  for (let models = first; models <= end; models++) {
    const points = Math.max(0, Math.round(priceAt(models, copy, pricing)));
    const before = rows.at(-1);
    if (before !== undefined && before.points === points) rows.pop();
    rows.push({ models, points, printed: String(points), ...(copy > 1 ? { fromCopy: copy } : {}), line });
  }
  return rows;
}

function priceAt(models: number, copy: number, pricing: Pricing): number {
  const { base, modifiers, unit, built } = pricing;
  const setting = sized(pricing, { least: models, most: models });
  const holding = modifiers.filter((modifier) => {
    const judged = judge(modifier, { entry: unit, setting });
    if (typeof judged === 'boolean') return judged;
    const { when, each } = judged;
    if (when?.kind !== 'earlier-copies' || each !== undefined) return false;
    return copy - 1 >= (when.least ?? 0) && copy - 1 <= (when.most ?? Number.POSITIVE_INFINITY);
  });
  const ungated = holding.map((modifier) => ({ ...modifier, gates: [], repeats: [] }));
  const { value } = applyAll(String(base), ungated, { entry: unit, setting });
  const fixed = built.loadouts.reduce((total, one) => total + one.default * (one.points ?? 0), 0);
  return Number(value) + fixed + defaultPoints(built.wargear) + extraModels(models, built) * eachPoints(built);
}

const extraModels = (models: number, { loadouts }: ReadLoadouts): number =>
  Math.max(0, models - loadouts.reduce((total, one) => total + one.default, 0));

/** What one more model costs: that of the first kind of which there may be more. */
function eachPoints({ loadouts }: ReadLoadouts): number {
  return loadouts.find((one) => one.most === undefined || one.most > one.default)?.points ?? 0;
}

/** A unit of so many models, and how many of them stand in the one row that can grow. */
function sized(
  { built, reading }: Pricing,
  { least, most }: { readonly least: number; readonly most: number },
): UnitReading['context']['setting'] {
  const growing = built.rows.filter((row) => row.most === undefined || row.most > row.least);
  const others = (entry: Entry): number =>
    built.rows.reduce((total, row) => total + (row.entry === entry ? 0 : row.least), 0);
  const count = (id: string): number | undefined => {
    const [row] = growing;
    const one = built.rows.length === 1 ? built.rows[0]?.alternatives : undefined;
    if (one?.some(({ entry }) => entry.ids.includes(id)) && least === most) {
      const fitting = one.filter((other) => other.least <= least && least <= (other.most ?? least));
      return fitting.length === 1 && fitting[0]?.entry.ids.includes(id) ? 1 : fitting.length === 1 ? 0 : undefined;
    }
    if (least !== most || growing.length !== 1 || row === undefined) return undefined;
    return row.entry.ids.includes(id) ? least - others(row.entry) : undefined;
  };
  return { ...reading.context.setting, size: { least, most, count } };
}

/** Whether the price rows say it all: it depends on the number of models, or on how many came before. */
function isDecided({ modifier, when, each }: OpenModifier, pricing: Pricing, first: number): boolean {
  if (when?.kind === 'earlier-copies') return each === undefined;
  return (
    typeof judge(modifier, { entry: pricing.unit, setting: sized(pricing, { least: first, most: first }) }) ===
    'boolean'
  );
}

function noteChange(one: OpenModifier, { context }: UnitReading): void {
  const change = changeOf(one, { of: 'datasheet', ids: [], field: 'points' });
  if (change) context.changes.push(change);
}
