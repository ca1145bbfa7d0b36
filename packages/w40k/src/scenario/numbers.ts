import { constant, type DiceExpression, leastOf, parseDice } from '@umpire/dice';
import { type Issue, issue } from '@umpire/kernel';
import { NONE } from '../attack/scene.js';

/** Collects what is wrong instead of stopping at the first. */
export interface Reader {
  readonly issues: Issue[];
}

/** Dice or a number, at least `least` when rolled lowest. */
export function readDice({ issues }: Reader, value: string | number, path: string, least = 0): DiceExpression {
  if (typeof value === 'string' && /^\s*(-|n\/a)\s*$/i.test(value)) return constant(0);
  const read = parseDice(String(value), path);
  if (!read.ok) {
    issues.push(read.error);
    return constant(1);
  }
  if (leastOf(read.value) < least) {
    issues.push(
      issue('out-of-range', `${path} can come to less than ${least}`, {
        path,
        found: String(value),
        hint: `at least ${least}`,
      }),
    );
  }
  return read.value;
}

/** `3+`, 3, null, `-` or `7+` (none); nothing below 2+. */
export function readNeeded({ issues }: Reader, value: string | number | null | undefined, path: string): number {
  if (value === null || value === undefined) return NONE;
  const text = String(value).trim();
  if (/^(-|n\/a|none|)$/i.test(text)) return NONE;
  const number = /^([1-7])\s*\+?$/.exec(text)?.[1];
  if (number === undefined || number === '1') {
    const message =
      number === '1' ? `${path} cannot be 1+: an unmodified 1 always fails` : `${path} is not a roll needed`;
    issues.push(
      issue(number === '1' ? 'out-of-range' : 'wrong-type', message, {
        path,
        found: text.slice(0, 20),
        hint: '2+ to 6+, or null for none',
      }),
    );
    return NONE;
  }
  return Number(number);
}
