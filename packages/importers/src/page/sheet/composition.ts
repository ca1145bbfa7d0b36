import type { Composition, UnitCost, WargearOption } from '@umpire/datasheets';
import { type Line, tableCells } from '@umpire/text';
import { bulletText, isBullet } from '../fragment.js';
import type { PageContext } from '../page-context.js';
import { unglue } from '../split-glued.js';
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
      composition.push({
        model: (match[3] ?? '').replace(/\s[–-]\s[\p{Lu} ]+$/u, ''),
        least,
        most: Number(match[2] ?? least),
        printed: entry,
        line: number,
      });
    } else if (/^OR:?$/i.test(entry)) {
      report.warn(
        'composition-alternatives',
        number,
        'The unit has several compositions to choose from; their models do not add up',
      );
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
    const count = modelsIn(models);
    const points = wholeNumber(price.replace(/^\+|\s*(pts|points)\.?$/gi, ''));
    if (count > 0 && points !== undefined && points >= 0 && text.trimEnd().endsWith('|')) {
      return [{ models: count, points, printed: `${models}: ${price}`, line: number }];
    }
    report.warn('cost-unreadable', number, 'This row of the cost table is not "so many models, so many points"', {
      found: text,
    });
    return [];
  });
}

export const isCostRow = (text: string): boolean =>
  /^\|\s*\d{1,3} [^|]{2,80}\|\s*\+?\d{0,4}\s*(?:pts|points)?\s*(?:\||$)/i.test(text) ||
  /^\|?\s*YOUR UNIT COSTS?\b/i.test(text);

/** `5 models`, `1 Potter and 4 Clay Walkers`: how many models in all; 0 where it is no such list. */
function modelsIn(cell: string): number {
  const counts = cell.split(/,| and /).map((piece) => /^(\d{1,3}) [\p{L}’' -]+$/u.exec(piece.trim())?.[1]);
  return counts.includes(undefined) ? 0 : counts.reduce((sum, count) => sum + Number(count), 0);
}

/** One option a bullet; what it offers, and lines without a bullet, continue the option before them. */
export function readOptions(lines: readonly Line[], sheetId: string): readonly WargearOption[] {
  const options: { id: string; text: string; line: number }[] = [];
  for (const { number, text } of lines) {
    const [first = '', ...more] = unglue(isBullet(text) ? bulletText(text) : text);
    const last = options.at(-1);
    const continues =
      last !== undefined && (!isBullet(text) || (/:(?:\n- [^\n]*)*$/.test(last.text) && !/[.:]$/.test(first)));
    if (continues) last.text += `\n${isBullet(text) ? '- ' : ''}${[first, ...more].join('\n')}`;
    else options.push({ id: optionId(sheetId, options.length), text: [first, ...more].join('\n'), line: number });
  }
  return options;
}

const optionId = (sheetId: string, before: number): string =>
  `${sheetId}-wargear-option${before === 0 ? '' : `-${before + 1}`}`;
