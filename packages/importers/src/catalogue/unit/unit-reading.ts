import type { Entry } from '../entry/entry.js';
import { costValue, isPointsCost } from '../facts/costs.js';
import { applyAll, changeOf } from '../modifiers/apply.js';
import type { Known } from '../modifiers/known.js';
import { isVisible } from '../modifiers/visibility.js';
import { attributeOf, listOf } from '../node.js';
import { type BoundModifiers, type Bounds, boundsOf } from './bounds.js';
import type { UnitContext } from './unit-context.js';

/** What is read of a unit besides its words, with what was read before. */
export interface UnitReading {
  readonly context: UnitContext;
  readonly bounds: BoundModifiers;
  readonly points: ReadonlySet<string>;
  readonly weaponsOf: ReadonlyMap<Entry, readonly string[]>;
  readonly abilitiesOf: ReadonlyMap<Entry, readonly string[]>;
  /** Ids of wargear given out already. */
  readonly wargearIds: Set<string>;
}

export const visibleOf = (entry: Entry, { context }: UnitReading): Known =>
  isVisible(entry, { entry, setting: context.setting });

export const entryBounds = (entry: Entry, { context, bounds }: UnitReading): Bounds =>
  boundsOf(entry, { setting: context.setting, bounds });

/** Bounds that may still change, as changes of the sheet. */
export function noteOpenBounds({ open }: Bounds, id: string, { context }: UnitReading): void {
  for (const { side, one } of open) {
    const change = changeOf(one, { of: 'wargear', ids: [id], field: side });
    if (change) context.changes.push(change);
  }
}

/** The points that an entry itself adds; what depends on the list becomes a change of the sheet under `id`. */
export function ownPoints(entry: Entry, id: string | undefined, { context, points }: UnitReading): number {
  const costs = entry.parts.flatMap(({ node }) => listOf(node, 'costs')).filter((cost) => isPointsCost(cost, points));
  const last = costs.at(-1);
  const typeIds = new Set(costs.map((cost) => attributeOf(cost, 'typeId') ?? ''));
  const modifiers = entry.modifiers.filter(
    ({ field, affects }) => (points.has(field) || typeIds.has(field)) && affects === undefined,
  );
  const base = last === undefined ? 0 : costValue(last);
  if (modifiers.length === 0) return base;
  const { setting, reaching } = context;
  const { value, open } = applyAll(String(base), modifiers, { entry, setting, owner: reaching.owner });
  if (id !== undefined)
    for (const one of open) {
      const change = changeOf(one, { of: 'wargear', ids: [id], field: 'points' });
      if (change) context.changes.push(change);
    }
  return Number(value) || 0;
}
