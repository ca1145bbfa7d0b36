import type { Faces } from './futures.js';

/** How many of so many alike dice fall into each class, and the chance of it. */
export interface ShownDice {
  readonly counts: readonly number[];
  readonly chance: number;
}

const settledLists = new WeakMap<readonly Faces[], readonly Faces[]>();

/** The same faces with their policy's re-roll worked in. */
export function settledOf(faces: readonly Faces[]): readonly Faces[] {
  const made = settledLists.get(faces) ?? faces.map((face) => ({ ...face, chance: face.settled }));
  settledLists.set(faces, made);
  return made;
}

const shownLists = new WeakMap<readonly Faces[], ShownDice[][]>();

/** Every way `dice` alike dice can fall into the classes; kept as long as the classes are. */
export function shownOf(classes: readonly Faces[], dice: number): ShownDice[] {
  const lists = shownLists.get(classes) ?? [];
  shownLists.set(classes, lists);
  const made = lists[dice] ?? fallsOf(classes, dice);
  lists[dice] = made;
  return made;
}

function fallsOf(classes: readonly Faces[], dice: number): ShownDice[] {
  let all: { counts: number[]; left: number; chance: number; odds: number }[] = [
    { counts: [], left: dice, chance: 1, odds: 1 },
  ];
  classes.forEach(({ chance }, c) => {
    const last = c === classes.length - 1;
    all = all.flatMap(({ counts, left, chance: before, odds }) => {
      if (last) return [{ counts: [...counts, left], left: 0, chance: before, odds }];
      const share = odds <= chance ? 1 : chance / odds;
      return Array.from({ length: left + 1 }, (_, n) => ({
        counts: [...counts, n],
        left: left - n,
        chance: before * binomialChance(left, n, share),
        odds: odds - chance,
      }));
    });
  });
  return all.filter(({ chance }) => chance > 0).map(({ counts, chance }) => ({ counts, chance }));
}

function binomialChance(n: number, k: number, p: number): number {
  if (p === 1) return k === n ? 1 : 0;
  let ways = 1;
  for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i;
  return ways * p ** k * (1 - p) ** (n - k);
}

export const product = (lists: readonly (readonly ShownDice[])[]): readonly ShownDice[] =>
  lists.length === 1
    ? lists[0]!
    : lists.reduce<ShownDice[]>(
        (all, list) =>
          all.flatMap((a) => list.map((b) => ({ counts: [...a.counts, ...b.counts], chance: a.chance * b.chance }))),
        [{ counts: [], chance: 1 }],
      );
