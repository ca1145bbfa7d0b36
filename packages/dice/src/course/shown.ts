import { keep } from '../keep.js';
import type { Lot, Throw } from '../need.js';

/** One way in which dice may fall, as far as it matters. */
export interface Shown {
  readonly faces: readonly (readonly number[])[];
  readonly chance: number;
}

const known = new Map<string, readonly Shown[]>();
/** Throws have few shapes; a table of all of them would still grow for ever. */
const MOST_SHAPES = 2000;

/** Every way in which the dice may fall, one for all that lead to the same (`Lot.bands`), with its chance. */
export function waysToFall({ lots }: Throw): readonly Shown[] {
  const key = lots
    .map(({ dice, sides, summed, bands }) => `${dice},${sides},${summed},${bands?.join(':') ?? 'all'}`)
    .join('|');
  if (known.size > MOST_SHAPES) known.clear();
  return keep(known, key, () =>
    lots.reduce<Shown[]>(
      (before, lot) => {
        const own = ofLot(lot);
        return before.flatMap(({ faces, chance }) =>
          own.map((one) => ({ faces: [...faces, one.faces], chance: chance * one.chance })),
        );
      },
      [{ faces: [], chance: 1 }],
    ),
  );
}

interface Roll {
  readonly faces: readonly number[];
  readonly chance: number;
}

/** The dice of a lot are alike, so only how many fall how matters. */
function ofLot(lot: Lot): readonly Roll[] {
  const rolls = lot.bands ? byBand(lot, lot.bands) : everyRoll(lot);
  if (lot.dice === 1) return rolls;
  const ways: Roll[] = [];
  const fill = (at: number, left: number, faces: readonly number[], chance: number): void => {
    const roll = rolls[at];
    if (roll === undefined) {
      if (left === 0) ways.push({ faces, chance });
      return;
    }
    let now = chance;
    let shown = faces;
    for (let n = 0; n <= left; n++) {
      fill(at + 1, left - n, shown, now);
      now *= (roll.chance * (left - n)) / (n + 1);
      shown = [...shown, ...roll.faces];
    }
  };
  fill(0, lot.dice, [], 1);
  return ways;
}

/** Sums by band: the least result of the band stands for it. */
function byBand({ sides, summed }: Lot, bands: readonly number[]): readonly Roll[] {
  const chances = sums(sides, summed);
  const least = [summed, ...bands];
  return least.flatMap((from, b) => {
    const until = least[b + 1] ?? sides * summed + 1;
    let chance = 0;
    for (let sum = Math.max(from, summed); sum < until && sum <= sides * summed; sum++)
      chance += chances[sum - summed]!;
    return chance === 0 ? [] : [{ faces: facesOfSum(Math.max(from, summed), summed, sides), chance }];
  });
}

function facesOfSum(sum: number, dice: number, sides: number): number[] {
  let left = sum - dice;
  return Array.from({ length: dice }, () => {
    const more = Math.min(left, sides - 1);
    left -= more;
    return 1 + more;
  }).reverse();
}

function sums(sides: number, dice: number): readonly number[] {
  let chances = [1];
  for (let d = 0; d < dice; d++) {
    const next = Array.from({ length: chances.length + sides - 1 }, () => 0);
    chances.forEach((chance, i) => {
      for (let face = 0; face < sides; face++) next[i + face]! += chance / sides;
    });
    chances = next;
  }
  return chances;
}

/** Every multiset of faces of one roll. */
function everyRoll({ sides, summed }: Lot): readonly Roll[] {
  const rolls: Roll[] = [];
  const fill = (face: number, left: number, faces: readonly number[], chance: number): void => {
    if (face > sides) {
      if (left === 0) rolls.push({ faces, chance });
      return;
    }
    let now = chance;
    let shown = faces;
    for (let n = 0; n <= left; n++) {
      fill(face + 1, left - n, shown, now);
      now *= (left - n) / sides / (n + 1);
      shown = [...shown, face];
    }
  };
  fill(1, summed, [], 1);
  return rolls;
}
