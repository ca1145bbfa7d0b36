import type { Voice } from './voice.js';

/** The conditions of a scenario as its summary says them: each that is not the normal case, in their printed order. */
export function conditionWords(conditions: unknown, { say }: Voice): string[] {
  if (typeof conditions !== 'object' || conditions === null) return [];
  return Object.entries(conditions).flatMap(([name, value]) => {
    if (name === 'distance') return typeof value === 'number' ? [say.distance(`${value}`)] : [];
    if (name === 'facts')
      return Object.values(value ?? {}).flatMap((facts) => (Array.isArray(facts) ? facts.map(String) : []));
    if (name === 'visible') return value === false ? [say.notVisible] : [];
    const word = typeof value === 'string' ? say.conditions[`${name}:${value}`] : undefined;
    if (word !== undefined) return [word];
    return value === true ? [say.conditions[name] ?? name] : [];
  });
}
