import type { Gap, ModelKeywords } from '@umpire/datasheets';
import type { Line } from '@umpire/text';
import type { PageContext } from '../page-context.js';

export interface SheetKeywords {
  readonly keywords: readonly string[];
  readonly factionKeywords: readonly string[];
  readonly modelKeywords: readonly ModelKeywords[];
  readonly gaps: readonly Gap[];
}

const KEYWORDS = /^\|?\s*KEYWORDS(?:\s*[–-]\s*(?:ALL MODELS|.{2,40}))?\s*(?:\(([^)]*)\))?\s*:\s*([^|]*)/i;
const FACTION = /^\|?\s*FACTION KEYWORDS\s*:\s*([^|]*)/i;

export const isKeywordLine = (text: string): boolean => KEYWORDS.test(text) || FACTION.test(text);

export const isFactionKeywordLine = (text: string): boolean => FACTION.test(text);

/** `KEYWORDS: A; B`, `KEYWORDS (Model): A, B`, and `FACTION KEYWORDS:` with its value there or on the next lines. */
export function readKeywords(lines: readonly Line[], page: PageContext): SheetKeywords {
  const keywords: string[] = [];
  const faction: string[] = [];
  const models: ModelKeywords[] = [];
  const gaps: Gap[] = [];
  let heading: Line | undefined;
  for (const line of lines) {
    const factionList = FACTION.exec(line.text)?.[1];
    const own = KEYWORDS.exec(line.text);
    if (factionList !== undefined) {
      heading = line;
      for (const keyword of keywordList(factionList, line, { page, gaps })) faction.push(keyword);
    } else if (own) {
      const list = keywordList(own[2] ?? '', line, { page, gaps });
      for (const keyword of list) keywords.push(keyword);
      if (own[1]) models.push({ model: own[1], keywords: list, line: line.number });
    } else if (/^[\p{Lu}\d ,;’'–()-]+$/u.test(line.text)) faction.push(...keywordList(line.text, line, { page, gaps }));
    else
      page.report.warn('line-unread', line.number, 'This line stands among the keywords and is none', {
        found: line.text,
      });
  }
  if (heading && faction.length === 0) {
    gaps.push(
      page.report.warn('faction-keyword-lost', heading.number, 'The page has lost its faction keyword', {
        hint: 'type the army’s faction keyword in',
        what: ['factionKeywords'],
      }),
    );
  }
  return { keywords: unique(keywords), factionKeywords: unique(faction), modelKeywords: models, gaps };
}

interface ListContext {
  readonly page: PageContext;
  readonly gaps: Gap[];
}

/** A list that the end of the file may have cut loses its last entry rather than inventing a shorter keyword. */
function keywordList(list: string, line: Line, { page, gaps }: ListContext): readonly string[] {
  const found = list
    .split(/[;,]/)
    .map((keyword) => keyword.trim().replace(/\.$/, ''))
    .filter((keyword) => keyword !== '');
  const mayBeCut = line.number === page.openLine && !line.text.endsWith('|');
  const last = found.at(-1);
  if (!mayBeCut || last === undefined) return found;
  gaps.push(
    page.report.warn('text-cut', line.number, 'The page ends inside this list of keywords; the last was left out', {
      found: last,
      what: ['keywords'],
    }),
  );
  return found.slice(0, -1);
}

const unique = (words: readonly string[]): readonly string[] => [...new Set(words)];
