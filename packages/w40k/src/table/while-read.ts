import type { Reading } from './facts.js';

/** Keeps answers as long as the table is read the same: until an event changes it, or the moment is another. */
export function whileRead<T>(): (reading: Pick<Reading, 'kept'>, key: string, work: () => T) => T {
  const answers = new WeakMap<object, Map<string, T>>();
  return (reading, key, work) => {
    let known = answers.get(reading.kept);
    if (!known) {
      known = new Map();
      answers.set(reading.kept, known);
    }
    if (known.has(key)) return known.get(key)!;
    const found = work();
    known.set(key, found);
    return found;
  };
}
