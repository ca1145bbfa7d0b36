import { nearest } from '@umpire/kernel';
import type * as z from 'zod/mini';

/** What an issue says beyond its message: its code, what would be right, and names close to the one found. */
export interface Advice {
  readonly code: string;
  readonly hint?: string;
  readonly near?: readonly string[];
}

/** Puts zod's problem in our words. Problems of ours come through as they are. */
export function advice(problem: z.core.$ZodIssue, raw: unknown): Advice {
  const value = valueAt(raw, problem.path);
  if (problem.code === 'custom') return { code: 'effect-shape', ...problem.params };
  if (value === undefined) return { code: 'effect-missing', hint: 'this must be given' };
  if (problem.code === 'invalid_value') {
    const choices = problem.values.map(String);
    return { code: 'effect-unknown-choice', hint: `one of ${choices.join(', ')}`, near: near([value], choices) };
  }
  if (problem.code === 'invalid_type') return { code: 'effect-shape', hint: `expected ${problem.expected}` };
  if (problem.code === 'too_big') return { code: 'effect-too-large', hint: `at most ${problem.maximum}` };
  if (problem.code === 'too_small') return { code: 'effect-shape', hint: `at least ${problem.minimum}` };
  return { code: 'effect-shape' };
}

/** Strict objects refuse keys they do not know: this names the ones they do. */
export const unknownKeys = (keys: readonly string[], known: readonly string[]): Advice => ({
  code: 'effect-unknown-key',
  hint: `only the keys ${known.join(', ')}`,
  near: near(keys, known),
});

/** For each word found, the closest one known. */
export const near = (found: readonly unknown[], known: readonly string[]): readonly string[] =>
  found.slice(0, 20).flatMap((word) => (typeof word === 'string' ? nearest(word.slice(0, 40), known, 1) : []));

export function valueAt(raw: unknown, path: readonly PropertyKey[]): unknown {
  let value = raw;
  for (const key of path) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = Object.getOwnPropertyDescriptor(value, key)?.value;
  }
  return value;
}
