import type { Comparison, Operator } from '@umpire/effects';

export function compared(a: number, how: Comparison, b: number): boolean {
  if (how === '<') return a < b;
  if (how === '<=') return a <= b;
  if (how === '=') return a === b;
  return how === '>=' ? a >= b : a > b;
}

export function operate(op: Operator, [first = 0, ...rest]: readonly number[]): number {
  if (op === 'abs') return Math.abs(first);
  if (op === 'min') return Math.min(first, ...rest);
  if (op === 'max') return Math.max(first, ...rest);
  if (op === '/') return rest.reduce((a, b) => Math.floor(a / b), first);
  return rest.reduce((a, b) => (op === '+' ? a + b : op === '-' ? a - b : a * b), first);
}
