import { issue } from '@umpire/kernel';
import type { TooLarge } from './answer.js';

/** Counting stops where it is too much, so the whole may be larger still. */
export const atLeast = (size: number): string => `at least ${Math.round(size)}`;

/** Ways out of an answer that is too large. None leads to another refusal: an estimate cannot look ahead. */
const WAYS_OUT = {
  plain: 'ask for an estimate (--estimate 100000 --seed 1), or leave out a weapon',
  ahead:
    'name a plain policy in place of "best" or of the Command Re-roll (then an estimate can be asked for too), or leave out a weapon',
  matrix: 'leave out a weapon of this attacker, or a part of the largest target',
} as const;

export const tooLarge = (size: number, way: keyof typeof WAYS_OUT): TooLarge => ({
  ...issue('too-large', `the exact answer is too large: it would take a table of ${atLeast(size)} chances`, {
    found: atLeast(size),
    hint: WAYS_OUT[way],
  }),
  code: 'too-large',
  size,
});
