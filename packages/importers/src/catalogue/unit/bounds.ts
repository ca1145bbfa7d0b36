import { type Entry, within } from '../entry/entry.js';
import { applyAll, type OpenModifier } from '../modifiers/apply.js';
import type { Setting } from '../modifiers/conditions.js';
import type { Modifier } from '../modifiers/modifier.js';
import { attributeOf, type CatalogueNode, idOf, isTrue, listOf, numberOf } from '../node.js';

/** How often an entry may or must be chosen beside its siblings, and bounds counted over more than its parent. */
export interface Bounds {
  readonly least: number;
  /** Absent where nothing bounds it. */
  readonly most: number | undefined;
  readonly limits: readonly { readonly in: string; readonly least?: number; readonly most?: number }[];
  readonly open: readonly { readonly side: 'least' | 'most'; readonly one: OpenModifier }[];
}

/** Modifiers anywhere in a unit by the constraint whose number they change. */
export type BoundModifiers = ReadonlyMap<string, readonly { readonly modifier: Modifier; readonly owner: Entry }[]>;

export function boundModifiersOf(unit: Entry): BoundModifiers {
  const found = new Map<string, { modifier: Modifier; owner: Entry }[]>();
  for (const owner of within(unit))
    for (const modifier of owner.modifiers) {
      if (!/^[\w:-]*-[\w:-]*$/.test(modifier.field)) continue;
      found.set(modifier.field, [...(found.get(modifier.field) ?? []), { modifier, owner }]);
    }
  return found;
}

/** Beyond any army; a file with more is broken or hostile. */
const MOST = 1000;

export function boundsOf(
  entry: Entry,
  { setting, bounds }: { readonly setting: Setting; readonly bounds: BoundModifiers },
): Bounds {
  let least = 0;
  let most: number | undefined;
  const limits: { in: string; least?: number; most?: number }[] = [];
  const open: { side: 'least' | 'most'; one: OpenModifier }[] = [];
  for (const { node } of entry.parts)
    for (const one of listOf(node, 'constraints')) {
      const type = attributeOf(one, 'type');
      if (
        attributeOf(one, 'field') !== 'selections' ||
        isTrue(one, 'percentValue') ||
        (type !== 'min' && type !== 'max')
      )
        continue;
      const side = type === 'min' ? 'least' : 'most';
      const read = boundOf(one, { entry, setting, bounds });
      const scope = attributeOf(one, 'scope') ?? 'parent';
      for (const still of read.open) open.push({ side, one: still });
      if (read.value === undefined || (side === 'most' && read.value < 0)) continue;
      const value = Math.min(MOST, Math.max(0, Math.floor(read.value)));
      if (scope !== 'parent') limits.push({ in: setting.library.nameOfId(scope) ?? scope, [side]: value });
      else if (side === 'least') least = Math.max(least, value);
      else most = Math.min(most ?? MOST, value);
    }
  return { least: most === undefined ? least : Math.min(least, most), most, limits, open };
}

interface Reading {
  readonly entry: Entry;
  readonly setting: Setting;
  readonly bounds: BoundModifiers;
}

function boundOf(
  constraint: CatalogueNode,
  { entry, setting, bounds }: Reading,
): { readonly value: number | undefined; readonly open: readonly OpenModifier[] } {
  const value = numberOf(constraint, 'value');
  const id = idOf(constraint);
  const found = id === '' ? undefined : bounds.get(id);
  if (value === undefined || found === undefined) return { value, open: [] };
  const owner = new Map(found.map((one) => [one.modifier, one.owner]));
  const applied = applyAll(String(value), [...owner.keys()], { entry, setting, owner });
  const number = Number(applied.value);
  return { value: Number.isFinite(number) ? number : value, open: applied.open };
}
