import { type DiceExpression, parseDice } from '@umpire/dice';

/** Printed cells to values; `undefined` where the cell is not of that form. Nothing is filled in. */
export const wholeNumber = (cell: string): number | undefined => (/^-?\d{1,4}$/.test(cell) ? Number(cell) : undefined);

/** `24"`, `24”`, `24''` or `24` inches. */
export function inchesCell(cell: string): number | undefined {
  const match = /^(\d{1,3}(?:\.\d)?)\s*(?:"|”|″|''|’’)?$/.exec(cell);
  return match ? Number(match[1]) : undefined;
}

/** `3+`. */
export function rollCell(cell: string): number | undefined {
  const match = /^([1-9])\+\*?$/.exec(cell);
  return match ? Number(match[1]) : undefined;
}

export function diceCell(cell: string): DiceExpression | undefined {
  if (cell === '' || /^[+-]/.test(cell)) return undefined;
  const parsed = parseDice(cell);
  return parsed.ok ? parsed.value : undefined;
}

/** `0`, `-2`; some pages print a long dash. */
export function penetrationCell(cell: string): number | undefined {
  const number = wholeNumber(cell.replace(/^[–−]/, '-'));
  return number === undefined ? undefined : Math.abs(number) === 0 ? 0 : number;
}

export const isDash = (cell: string): boolean => /^[-–—]?$/.test(cell);
