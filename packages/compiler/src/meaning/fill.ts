import type { Condition, Selector } from '@umpire/effects';

/** The same value with every string that `known` answers put in its place. */
export function replaceNames<T>(value: T, known: (name: string) => unknown): T {
  const visit = (node: unknown): unknown => {
    if (typeof node === 'string') return node.startsWith('?') ? (known(node) ?? node) : node;
    if (Array.isArray(node)) return node.map(visit);
    if (typeof node !== 'object' || node === null) return node;
    return Object.fromEntries(Object.entries(node).map(([key, inner]) => [key, visit(inner)]));
  };
  return visit(value) as T;
}

/** A predicate said of someone. */
export const said = (predicate: Condition, of: Selector): Condition =>
  replaceNames(predicate, (name) => (name === '?x' ? of : undefined));

/** Whether any of these names stands in the value. */
export function mentions(value: unknown, names: ReadonlySet<string>): boolean {
  if (typeof value === 'string') return names.has(value);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(
    ([key, inner]) => !(key === 'all' && typeof inner === 'string') && mentions(inner, names),
  );
}

export function every(conditions: readonly Condition[]): Condition | undefined {
  const flat = conditions.flatMap((one) => ('every' in one ? one.every : [one]));
  const seen = new Set<string>();
  const distinct = flat.filter((one) => {
    const key = JSON.stringify(one);
    return !seen.has(key) && seen.add(key);
  });
  return distinct.length > 1 ? { every: distinct } : distinct[0];
}

export const some = (conditions: readonly Condition[]): Condition =>
  conditions.length === 1 && conditions[0] ? conditions[0] : { some: conditions };

export const not = (condition: Condition): Condition => ('not' in condition ? condition.not : { not: condition });
