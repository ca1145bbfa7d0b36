import type { Condition, Effect } from '@umpire/effects';

/** Where a selector may stand in an effect. */
const selectors: ReadonlySet<string> = new Set(['for', 'on', 'of', 'by', 'at', 'from', 'in', 'is', 'over']);

/** The same value with one name for another wherever it says who. */
function renamed<T>(value: T, name: string, to: string): T {
  const visit = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(visit);
    if (typeof node !== 'object' || node === null) return node;
    return Object.fromEntries(
      Object.entries(node).map(([key, inner]) => [key, selectors.has(key) && inner === name ? to : visit(inner)]),
    );
  };
  return visit(value) as T;
}

/** What is so when it may be used at all: that it was not done yet, that these attacks are made. */
const isGiven = (condition: Condition): boolean =>
  'not' in condition
    ? isGiven(condition.not)
    : 'done' in condition ||
      ('state' in condition && ['was-targeted', 'targeted-by-subject', 'on-the-battlefield'].includes(condition.state));

const every = (condition: Condition | undefined): readonly Condition[] =>
  condition === undefined ? [] : 'every' in condition ? condition.every : [condition];

/**
 * What is used on one of its player's units, as that unit's own: whom it may be used on becomes a condition on the unit, and
 * when it may be used is taken for granted, as whoever asks for its odds means to use it.
 */
export function usedOnUnit(effect: Effect): Effect {
  const { target, ...offer } = effect.offer ?? {};
  if (target === undefined || typeof target.from !== 'object' || target.from.side === 'theirs') return effect;
  const { keywords = [], where } = target.from;
  const asked: readonly Condition[] = [
    ...every(effect.if),
    ...(keywords.length > 0 ? [{ is: 'self', keywords }] : []),
    ...every(where)
      .filter((one) => !isGiven(one))
      .map((one) => renamed(one, 'it', 'self')),
  ];
  const { if: _, ...rest } = effect;
  const used = renamed({ ...rest, ...(asked.length > 0 ? { if: { every: asked } } : {}) }, target.as, 'self');
  return { ...used, offer };
}
