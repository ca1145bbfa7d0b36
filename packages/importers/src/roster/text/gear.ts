import type { Item } from '../draft.js';
import { parseCount, parsePoints } from '../numbers.js';

const PRICE = /\s*[([]\+?\s?(\d[\d.,]*) ?(?:pts?|points?)[)\]]$/i;
const COUNT = /^(\d{1,6})\s?[x×]\s+(\S.*)$/i;
const BARE_COUNT = /^(\d{1,6}) (\S.*)$/;

export interface ItemOptions {
  readonly line: number;
  /** Whether `2 cannons` means two of them, as it does where no `x` is printed. */
  readonly bareCounts?: boolean;
  readonly counts?: Item['counts'];
  readonly children?: Item[];
  readonly isLoadout?: boolean;
  readonly hasBullet?: boolean;
}

/** `2x Cannon (+10 pts)` to an item. */
export function parseItem(printed: string, options: ItemOptions): Item {
  const { line, bareCounts = false, counts = 'together', children = [], isLoadout = false, hasBullet = true } = options;
  const price = PRICE.exec(printed);
  const words = price ? printed.slice(0, price.index) : printed;
  const counted = COUNT.exec(words) ?? (bareCounts ? BARE_COUNT.exec(words) : null);
  const count = parseCount(counted?.[1]);
  const points = price?.[1] === undefined ? undefined : parsePoints(price[1]);
  const isRead = counted !== null && count !== undefined;
  return {
    name: (isRead ? (counted[2] ?? words) : words).trim(),
    count: count ?? 1,
    isCounted: isRead,
    ...(points === undefined ? {} : { points }),
    line,
    hasBullet,
    children,
    counts,
    isLoadout,
  };
}

/** `A, 2x B, C (2x D, E)`: parts at the commas outside brackets; a container gives what it contains. */
export function parseGear(printed: string, options: ItemOptions): Item[] {
  return splitOutside(printed, ',').flatMap((part) => {
    const inside = /^(?:\d+ )?[^()]+? \(((?:[^()]|\([^()]*\))+)\)$/.exec(part)?.[1];
    if (inside !== undefined && !PRICE.test(part)) return parseGear(inside, options);
    return [parseItem(part, options)];
  });
}

function splitOutside(text: string, separator: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let i = 0; i < text.length; i++) {
    const char = text[i];
    if (char === '(' || char === '[') depth++;
    else if (char === ')' || char === ']') depth = Math.max(0, depth - 1);
    else if (char === separator && depth === 0) {
      parts.push(text.slice(from, i));
      from = i + 1;
    }
  }
  parts.push(text.slice(from));
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

/** `A, 2 B and C`: a new thing begins with a capital or a number; `lasgun, vox-caster` inside a name does not. */
export function parseSentenceGear(printed: string, options: ItemOptions): Item[] {
  return printed
    .split(/\s*,\s+(?=\d|\p{Lu})|\s+and\s+(?=\d|\p{Lu})/u)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => parseItem(part, { ...options, bareCounts: true }));
}
