import type { Change, Condition } from '@umpire/datasheets';
import type { InfoUse } from '../entry/entry.js';
import { applyAll, changeOf, type OpenModifier } from '../modifiers/apply.js';
import { opposite } from '../modifiers/known.js';
import { isVisible } from '../modifiers/visibility.js';
import { attributeOf, listOf, nameOf, plainSpaces } from '../node.js';
import type { UnitContext } from './unit-context.js';

/** A profile or rule as it stands on the sheet, after what is known to change it. */
export interface ResolvedInfo {
  readonly use: InfoUse;
  readonly name: string;
  /** What was appended to the name: the number of a core ability. */
  readonly added: string;
  readonly cells: readonly Cell[];
  /** Seen only when this holds. */
  readonly when: Condition | undefined;
}

export interface Cell {
  readonly name: string;
  readonly text: string;
  readonly open: readonly OpenModifier[];
}

/** Nothing where the profile is never seen. */
export function resolveInfo(use: InfoUse, context: UnitContext): ResolvedInfo | undefined {
  const { setting, reaching } = context;
  const visible = isVisible(use, { entry: use.owner, setting });
  if (visible === false) return undefined;
  const modifiers = [...use.modifiers, ...(reaching.ofProfile.get(use) ?? [])];
  const applying = { entry: use.owner, setting, unless: reaching.unless, owner: reaching.owner };
  const named = applyAll(
    use.name,
    modifiers.filter(({ field }) => field === 'name'),
    applying,
  ).value;
  const name = plainSpaces(named);
  return {
    use,
    name,
    added: name.startsWith(use.name) ? name.slice(use.name.length).trim() : '',
    cells: listOf(use.node, 'characteristics').map((cell) => {
      const typeId = attributeOf(cell, 'typeId') ?? '';
      const { value, open } = applyAll(
        cell.text,
        modifiers.filter(({ field }) => field === typeId),
        applying,
      );
      return { name: nameOf(cell), text: value, open };
    }),
    when: typeof visible === 'object' ? visible : undefined,
  };
}

export const cellOf = ({ cells }: ResolvedInfo, ...names: readonly string[]): Cell | undefined =>
  cells.find(({ name }) => names.includes(name.toLowerCase()));

export const textOf = (info: ResolvedInfo, ...names: readonly string[]): string =>
  plainSpaces(cellOf(info, ...names)?.text ?? '');

/** What may still change in the cells of a profile, as changes of the sheet. */
export function openChanges(
  { cells }: ResolvedInfo,
  {
    of,
    id,
    fieldOf,
  }: { readonly of: Change['of']; readonly id: string; readonly fieldOf: (column: string) => string | undefined },
): readonly Change[] {
  return cells.flatMap((cell) => {
    const field = fieldOf(cell.name);
    if (field === undefined) return [];
    return cell.open.flatMap((one) => changeOf(one, { of, ids: [id], field }) ?? []);
  });
}

/** That something is seen only under a condition, as a change of the sheet. */
export const hiddenUnless = (when: Condition, target: Pick<Change, 'of' | 'ids' | 'line'>): Change => ({
  ...target,
  field: 'hidden',
  how: 'set',
  value: 'true',
  when: opposite(when),
});

export type ProfileKind = 'unit' | 'weapon' | 'transport' | 'track' | 'keywords' | 'ability';

/** What a profile is, by its type and, for types that a faction makes for itself, by its columns. */
export function kindOfProfile({ node }: InfoUse): ProfileKind {
  const type = plainSpaces(attributeOf(node, 'typeName') ?? '').toLowerCase();
  const columns = listOf(node, 'characteristics').map((cell) => nameOf(cell).toLowerCase());
  const has = (...names: readonly string[]): boolean => names.every((name) => columns.includes(name));
  if (has('range', 'ap', 's', 'd')) return 'weapon';
  if (type === 'unit' || has('m', 't', 'w')) return 'unit';
  if (type === 'transport') return 'transport';
  if (type.startsWith('wound track') || type.startsWith('stat damage') || has('remaining w')) return 'track';
  return type === 'keywords' ? 'keywords' : 'ability';
}
