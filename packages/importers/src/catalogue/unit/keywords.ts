import type { ModelKeywords } from '@umpire/datasheets';
import { ancestors, type CategoryUse, type Entry, placeOf, within } from '../entry/entry.js';
import { factionKeyword, isBookkeeping, isRole } from '../facts/categories.js';
import { changeOf, judge } from '../modifiers/apply.js';
import type { Modifier } from '../modifiers/modifier.js';
import type { UnitContext } from './unit-context.js';

export interface ReadKeywords {
  readonly keywords: readonly string[];
  readonly factionKeywords: readonly string[];
  readonly modelKeywords: readonly ModelKeywords[];
  readonly role: string | undefined;
}

/** Categories to keywords, after the modifiers that add and take some; those that depend on the list are changes. */
export function readKeywords(context: UnitContext): ReadKeywords {
  const { unit } = context;
  const own = categoriesAfter(unit, context);
  const names = own.map(({ name }) => name);
  const isNinth = context.edition === 'w40k-9';
  const isKeyword = (name: string): boolean =>
    name !== '' && !isBookkeeping(name) && factionKeyword(name) === undefined && !(isNinth && isRole(name));
  const keywords = unique(names.filter(isKeyword).map(upper));
  const factions = unique(names.flatMap((name) => factionKeyword(name) ?? []).map(upper));
  const modelKeywords: ModelKeywords[] = [];
  for (const model of within(unit)) {
    if (model === unit || model.kind !== 'model') continue;
    const more = unique([...categoriesAfter(model, context)].map(({ name }) => upper(factionKeyword(name) ?? name)));
    const extra = more.filter((name) => isKeyword(name) && !keywords.includes(name) && !factions.includes(name));
    if (extra.length > 0) modelKeywords.push({ model: model.name, keywords: extra, line: placeOf(model).node.line });
  }
  return {
    keywords,
    factionKeywords: factions,
    modelKeywords: sameOnce(modelKeywords),
    role: own.find(({ isPrimary }) => isPrimary)?.name,
  };
}

const upper = (name: string): string => name.toUpperCase();

const unique = (names: readonly string[]): readonly string[] => [...new Set(names)];

function sameOnce(all: readonly ModelKeywords[]): readonly ModelKeywords[] {
  const seen = new Set<string>();
  return all.filter(({ model, keywords }) => {
    const key = `${model} ${keywords.join()}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

function categoriesAfter(entry: Entry, context: UnitContext): readonly CategoryUse[] {
  const { setting, reaching } = context;
  const now = new Map(entry.categories.map((category) => [category.id, category]));
  const isOwn = ({ field, scope, affects }: Modifier): boolean =>
    field === 'category' && affects === undefined && (scope === undefined || scope === 'self');
  const modifiers = [
    ...entry.modifiers.filter(isOwn),
    ...(reaching.ofEntry.get(entry) ?? []).filter(({ field }) => field === 'category'),
  ];
  for (const modifier of modifiers) {
    const name = setting.library.nameOfId(modifier.value) ?? modifier.value;
    if (isBookkeeping(name)) continue;
    const judged = judge(modifier, { entry, setting, owner: reaching.owner, unless: reaching.unless });
    if (judged === false) continue;
    if (judged !== true) {
      const isChange = modifier.type === 'add' || modifier.type === 'remove' || modifier.type === 'set-primary';
      const isNew = modifier.type !== 'set-primary' || !now.has(modifier.value);
      const change = changeOf(judged, {
        of: 'datasheet',
        ids: [],
        field: 'keyword',
        value: upper(factionKeyword(name) ?? name),
      });
      if (change && isChange && isNew && ![...ancestors(entry)].length) context.changes.push(change);
      continue;
    }
    if (modifier.type === 'add') now.set(modifier.value, { id: modifier.value, name, isPrimary: false });
    else if (modifier.type === 'remove') now.delete(modifier.value);
    else if (modifier.type === 'set-primary') makePrimary(now, { id: modifier.value, name });
  }
  return [...now.values()];
}

function makePrimary(
  now: Map<string, CategoryUse>,
  { id, name }: { readonly id: string; readonly name: string },
): void {
  for (const [key, one] of now) now.set(key, { ...one, isPrimary: false });
  now.set(id, { id, name, isPrimary: true });
}
