import type { Reading } from './facts.js';

/** Keeps answers as long as the table is read the same: until the next event. */
export function whileRead<T>(): (reading: Reading, key: string, work: () => T) => T {
  const answers = new WeakMap<Reading, Map<string, T>>();
  return (reading, key, work) => {
    let known = answers.get(reading);
    if (!known) {
      known = new Map();
      answers.set(reading, known);
    }
    if (known.has(key)) return known.get(key)!;
    const found = work();
    known.set(key, found);
    return found;
  };
}
