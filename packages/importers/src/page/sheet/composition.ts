import type { Composition, UnitCost, WargearOption } from '@umpire/datasheets';
import { type Line, tableCells } from '@umpire/text';
import { bulletText, isBullet } from '../fragment.js';
import type { PageContext } from '../page-context.js';
import { wholeNumber } from './cells.js';

export interface UnitComposition {
  readonly composition: readonly Composition[];
  /** `This model is equipped with: …`, as printed. */
  readonly equipment?: string;
}

/** `- 4-9 Clay Walkers` and the sentences on equipment beneath. */
export function readComposition(lines: readonly Line[], { report }: PageContext): UnitComposition {
  const composition: Composition[] = [];
  const equipment: string[] = [];
  for (const { number, text } of lines) {
    const entry = isBullet(text) ? bulletText(text) : text;
    const match = /^(\d{1,3})(?:\s*[-–]\s*(\d{1,3}))?\s+(.{2,80})$/.exec(entry);
    if (match && !/[.:;]$/.test(entry)) {
      const least = Number(match[1]);
      composition.push({ model: match[3] ?? '', least, most: Number(match[2] ?? least), printed: entry, line: number });
    } else if (/\bequipped with\b/i.test(entry) || /[.:;]$/.test(entry)) equipment.push(entry);
    else report.warn('line-unread', number, 'This line is no part of a unit composition', { found: text });
  }
  return { composition, ...(equipment.length === 0 ? {} : { equipment: equipment.join('\n') }) };
}

/** `| 5 models | 80 |`, with or without its heading. */
export function readCosts(lines: readonly Line[], { report }: PageContext): readonly UnitCost[] {
  return lines.flatMap(({ number, text }) => {
    if (/^\|?\s*YOUR UNIT COSTS?\b/i.test(text)) return [];
    const [models = '', price = ''] = tableCells(text);
    const count = /^(\d{1,3}) models?$/i.exec(models)?.[1];
    const points = wholeNumber(price.replace(/\s*(pts|points)\.?$/i, ''));
    if (
      count !== undefined &&
      Number(count) > 0 &&
      points !== undefined &&
      points >= 0 &&
      text.trimEnd().endsWith('|')
    ) {
      return [{ models: Number(count), points, printed: price, line: number }];
    }
    report.warn('cost-unreadable', number, 'This row of the cost table is not "so many models, so many points"', {
      found: text,
    });
    return [];
  });
}

export const isCostRow = (text: string): boolean =>
  /^\|\s*\d{1,3} models?\s*\|/i.test(text) || /^\|?\s*YOUR UNIT COSTS?\b/i.test(text);

/** One option a bullet; a line without one continues the option before it. */
export function readOptions(lines: readonly Line[], sheetId: string): readonly WargearOption[] {
  const options: { id: string; text: string; line: number }[] = [];
  for (const { number, text } of lines) {
    const last = options.at(-1);
    if (isBullet(text) || last === undefined) {
      const nth = options.length === 0 ? '' : `-${options.length + 1}`;
      options.push({
        id: `${sheetId}-wargear-option${nth}`,
        text: isBullet(text) ? bulletText(text) : text,
        line: number,
      });
    } else last.text += `\n${text}`;
  }
  return options;
}
