import { factorOf } from '../duel.js';
import type { AssaultSpec, AssaultState, FighterLot } from './spec.js';

export const sumOf = (faces: readonly number[]): number => faces.reduce((sum, face) => sum + face, 0);

const factors = new WeakMap<FighterLot, readonly [calm: number, afraid: number]>();

/** Asked at every face, so worked out once for each lot. */
export function factorsOf(lot: FighterLot): readonly [calm: number, afraid: number] {
  const known = factors.get(lot);
  if (known) return known;
  const of = (isAfraid: boolean): number => factorOf({ ...lot.standing, isAfraid });
  const made = [of(false), of(true)] as const;
  factors.set(lot, made);
  return made;
}

/** Dice and factors of the duel at hand, with everything that changes a factor. */
export function totalsOf({ lots }: AssaultSpec, state: AssaultState): readonly [a: number, b: number] {
  const totalOf = (at: number, shown: readonly number[]): number => {
    const lot = lots[at];
    if (!lot) throw new Error('no duel is being fought');
    const [calm, afraid] = factorsOf(lot);
    return sumOf(shown) + (state.afraid[at] ? afraid : calm);
  };
  return [totalOf(state.lotA, state.shownA), totalOf(state.lotB, state.shownB)];
}
