import type { Terrain } from '../terrain/terrain.js';
import type { BoardRules } from './rules.js';

/** Keeps what is worked out of a terrain by the rules of an edition. Looked up thousands of times: written once. */
export function byRules<T>(
  make: (terrain: Terrain, rules: BoardRules) => T,
): (terrain: Terrain, rules: BoardRules) => T {
  const kept = new WeakMap<Terrain, Map<BoardRules, T>>();
  return (terrain, rules) => {
    let made = kept.get(terrain);
    if (made === undefined) {
      made = new Map();
      kept.set(terrain, made);
    }
    const known = made.get(rules);
    if (known !== undefined) return known;
    const fresh = make(terrain, rules);
    made.set(rules, fresh);
    return fresh;
  };
}
