import type { WeaponProfile, WeaponStrength } from '@umpire/datasheets';
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

/** `24"`, `Melee`, `N/A`. */
export function rangeCell(cell: string): WeaponProfile['range'] | undefined {
  if (/^melee$/i.test(cell)) return 'melee';
  return /^N\/A"?$/i.test(cell) ? 'none' : inchesCell(cell);
}

/** `8`, `2D6`; 9th also `User`, `+4`, `x2`. */
export function strengthCell(cell: string): WeaponStrength | undefined {
  if (/^user$/i.test(cell)) return { kind: 'user', plus: 0, times: 1 };
  const plus = /^([+-]\d{1,2})$/.exec(cell)?.[1];
  if (plus !== undefined) return { kind: 'user', plus: Number(plus), times: 1 };
  const times = /^[x×](\d)$/i.exec(cell)?.[1];
  if (times !== undefined) return { kind: 'user', plus: 0, times: Number(times) };
  const value = wholeNumber(cell);
  if (value !== undefined) return { kind: 'fixed', value };
  const dice = diceCell(cell);
  return dice === undefined ? undefined : { kind: 'dice', dice };
}
