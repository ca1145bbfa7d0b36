const MOST = 20_000;

/** Remembers what was made of a text; forgets all when it is too much. */
export function remembered<T>(known: Map<string, T>, text: string, make: () => T): T {
  const found = known.get(text);
  if (found !== undefined || known.has(text)) return found as T;
  if (known.size > MOST) known.clear();
  const made = make();
  known.set(text, made);
  return made;
}
