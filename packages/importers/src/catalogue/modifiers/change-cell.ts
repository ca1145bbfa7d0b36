import type { Modifier } from './modifier.js';

/** The first number of a printed value: the 6 of `6"`, of `3+`, of `-2`; not one that counts or names dice. */
const NUMBER = /^(\s*)(-?\d{1,6}(?:\.\d{1,3})?)(?!\d*\s*[dD]\d)/;

/** A printed value after a modifier; nothing where the modifier does not fit the value. */
export function changedCell(cell: string, { type, value, join, arg }: Modifier): string | undefined {
  switch (type) {
    case 'set':
      return value;
    case 'append':
    case 'add':
      return cell.trim() === '' || cell.trim() === '-' ? value : `${cell}${join ?? ' '}${value}`;
    case 'prepend':
      return `${value}${join ?? ' '}${cell}`;
    case 'replace':
      return arg === undefined || arg === '' ? undefined : cell.split(arg).join(value);
    case 'increment':
      return counted(cell, (number) => number + Number(value));
    case 'decrement':
      return counted(cell, (number) => number - Number(value));
    case 'multiply':
      return counted(cell, (number) => number * Number(value));
    case 'divide':
      return counted(cell, (number) => number / Number(value));
    case 'floor':
      return counted(cell, (number) => Math.max(number, Number(value)));
    case 'ceil':
      return counted(cell, (number) => Math.min(number, Number(value)));
    default:
      return undefined;
  }
}

function counted(cell: string, change: (number: number) => number): string | undefined {
  const match = NUMBER.exec(cell);
  if (match === null) return diceChanged(cell, change);
  const changed = change(Number(match[2]));
  return Number.isFinite(changed) ? `${match[1]}${changed}${cell.slice(match[0].length)}` : undefined;
}

/** `D6` and one more is `D6+1`. */
function diceChanged(cell: string, change: (number: number) => number): string | undefined {
  const match = /^(\d*[dD]\d{1,3})([+-]\d{1,3})?$/.exec(cell.trim());
  if (match === null) return undefined;
  const plus = change(Number(match[2] ?? 0));
  if (!Number.isInteger(plus)) return undefined;
  return `${match[1]}${plus === 0 ? '' : plus > 0 ? `+${plus}` : plus}`;
}
