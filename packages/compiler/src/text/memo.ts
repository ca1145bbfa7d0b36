const MOST = 20_000;

/** Remembers what was made of a text; forgets all when it is too much. */
export function remembered<T>(known: Map<string, T>, text: string, make: () => T): T {
  if (known.has(text)) return known.get(text) as T;
  if (known.size > MOST) known.clear();
  const made = make();
  known.set(text, made);
  return made;
}
