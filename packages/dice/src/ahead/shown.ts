import { TooLargeError } from '../too-large.js';
import type { Faces } from './futures.js';

/** Every way that so many alike dice can fall into classes: `counts` has a row of one number a class for each way. */
export interface Shown {
  readonly classes: number;
  readonly ways: number;
  readonly counts: Int32Array;
  readonly chances: Float64Array;
}

const settledLists = new WeakMap<readonly Faces[], readonly Faces[]>();

/** The same faces with their policy's re-roll worked in. */
export function settledOf(faces: readonly Faces[]): readonly Faces[] {
  const made = settledLists.get(faces) ?? faces.map((face) => ({ ...face, chance: face.settled }));
  settledLists.set(faces, made);
  return made;
}

const shownLists = new WeakMap<readonly Faces[], Shown[]>();

/** Kept as long as the classes are. */
export function shownOf(classes: readonly Faces[], dice: number): Shown {
  const lists = shownLists.get(classes) ?? [];
  shownLists.set(classes, lists);
  const made = lists[dice] ?? fallsOf(classes, dice);
  lists[dice] = made;
  return made;
}

function fallsOf(classes: readonly Faces[], dice: number): Shown {
  const counts: number[] = [];
  const chances: number[] = [];
  const row: number[] = [];
  const go = (c: number, left: number, before: number, odds: number): void => {
    if (c === classes.length - 1) {
      if (before === 0) return;
      counts.push(...row, left);
      chances.push(before);
      return;
    }
    const { chance } = classes[c]!;
    const share = odds <= chance ? 1 : chance / odds;
    for (let n = 0; n <= left; n++) {
      row[c] = n;
      go(c + 1, left - n, before * binomialChance(left, n, share), odds - chance);
    }
  };
  go(0, dice, 1, 1);
  return {
    classes: classes.length,
    ways: chances.length,
    counts: Int32Array.from(counts),
    chances: Float64Array.from(chances),
  };
}

function binomialChance(n: number, k: number, p: number): number {
  if (p === 1) return k === n ? 1 : 0;
  let ways = 1;
  for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i;
  return ways * p ** k * (1 - p) ** (n - k);
}

/** Dice of several classes, each of which falls by itself. */
export function thrownTogether([first, ...others]: readonly Shown[]): Shown {
  let all = first!;
  for (const one of others) {
    const ways = all.ways * one.ways;
    if (ways > 400_000) throw new TooLargeError(ways);
    const classes = all.classes + one.classes;
    const counts = new Int32Array(ways * classes);
    const chances = new Float64Array(ways);
    for (let a = 0, w = 0; a < all.ways; a++)
      for (let b = 0; b < one.ways; b++, w++) {
        for (let f = 0; f < all.classes; f++) counts[w * classes + f] = all.counts[a * all.classes + f]!;
        for (let f = 0; f < one.classes; f++) counts[w * classes + all.classes + f] = one.counts[b * one.classes + f]!;
        chances[w] = all.chances[a]! * one.chances[b]!;
      }
    all = { classes, ways, counts, chances };
  }
  if (all.ways > 400_000) throw new TooLargeError(all.ways);
  return all;
}
