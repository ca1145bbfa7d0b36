import type { Estimated } from '@umpire/odds';
import type { Answer } from './answer.js';

/** The chance of n or more. Exactly one or nothing where that is certain, whatever the rounding of the sum. */
export function atLeast(distribution: readonly number[], n: number): number {
  if (distribution.slice(0, n).every((chance) => chance === 0)) return 1;
  let sum = 0;
  for (let i = distribution.length - 1; i >= n; i--) sum += distribution[i] ?? 0;
  return Math.min(sum, 1 - Number.EPSILON);
}

/** The greatest number that can come up at all. */
export const most = (distribution: readonly number[]): number => distribution.findLastIndex((chance) => chance > 0);

/** What a chance of at least so much promises: what to count on has two thirds, what to hope for one third. */
export const COUNT_ON = 2 / 3;
export const HOPE_FOR = 1 / 3;
const ROUNDING = 1e-12;

/** The greatest n from one up whose chance of n or more reaches the share; nothing where even one does not. */
export function reached(
  distribution: readonly number[],
  share: number,
): { readonly n: number; readonly chance: number } | undefined {
  for (let n = most(distribution); n >= 1; n--) {
    const chance = atLeast(distribution, n);
    if (chance >= share - ROUNDING) return { n, chance };
  }
  return undefined;
}

/** The least number that is not exceeded with this chance. */
export function quantile(distribution: readonly number[], share: number): number {
  let sum = 0;
  const found = distribution.findIndex((chance) => {
    sum += chance;
    return sum >= share - ROUNDING;
  });
  return found < 0 ? most(distribution) : found;
}

/** A figure that is exact, or one that is estimated. */
export type AnyFigure = number | Estimated;

const figureOf = (figure: AnyFigure): number => (typeof figure === 'number' ? figure : figure.value);
export const destroyedChance = (answer: Answer): number => figureOf(answer.destroyed);
export const meanOf = (of: { readonly mean: AnyFigure }): number => figureOf(of.mean);

/** How many models the whole target is, where the answer shows it: all of them can be destroyed. */
export function wholeUnit(answer: Answer): number | undefined {
  return destroyedChance(answer) > 0 ? most(answer.modelsDestroyed.distribution) : undefined;
}

/** Whether the target is one model: then wounds tell more than models. */
export const isSingleModel = (answer: Answer): boolean => wholeUnit(answer) === 1;
