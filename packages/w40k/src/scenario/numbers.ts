import { constant, type DiceExpression, mostOf, parseDice } from '@umpire/dice';
import { type Issue, issue, ok } from '@umpire/kernel';
import { NONE } from '../attack/scene.js';

/** Collects what is wrong instead of stopping at the first. */
export interface Reader {
  readonly issues: Issue[];
}

/** Dice or a number that can come to 1 or more: a weapon whose characteristic is a dash makes no attack that could be counted. */
export function readDice({ issues }: Reader, value: string | number, path: string): DiceExpression {
  const isDash = typeof value === 'string' && /^\s*(-|n\/a)\s*$/i.test(value);
  const read = isDash ? ok(constant(0)) : parseDice(String(value), path);
  if (!read.ok) {
    issues.push(read.error);
    return constant(1);
  }
  if (mostOf(read.value) < 1) {
    issues.push(
      issue('out-of-range', `${path} never comes to 1 or more`, {
        path,
        found: String(value),
        hint: 'a number from 1 on, or dice such as D6+1',
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
