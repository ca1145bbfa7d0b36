import type { Datasheet, ImportRecord } from '@umpire/datasheets';
import type { Line } from '@umpire/text';
import { headingsOf, hintsOf } from './hints.js';
import type { PageContext } from './page-context.js';
import { cutSegments } from './popups/cut-segments.js';
import { popupRecords } from './popups/records.js';
import { checkPromises } from './promises.js';
import { referencesIn } from './references.js';
import type { Report } from './report.js';
import { readDatasheet } from './sheet/datasheet.js';
import { readNinthSheet } from './sheet/ninth-sheet.js';
import { splitGlued } from './split-glued.js';

export interface PageInput {
  readonly file: string;
  readonly edition: string;
  readonly isRecognised: boolean;
  readonly report: Report;
  readonly openLine: number | undefined;
}

/** One page of one unit, whose edition is known, to its records. */
export function readPage(lines: readonly Line[], input: PageInput): readonly ImportRecord[] {
  const page: PageContext = { ...input, hasRule: headingsOf(lines) };
  const isNinth = page.edition.startsWith('w40k-9');
  const { datasheet, end, lostArmyKeyword } = isNinth ? readNinthSheet(lines, page) : readDatasheet(lines, page);
  const hints = hintsOf(datasheet);
  const fragments = lines.slice(end).flatMap((line) => splitGlued(line, page.report));
  const segments = cutSegments(fragments, hints);
  const popups = checkPromises(popupRecords(segments, { page, hints, datasheet, lostArmyKeyword }), {
    datasheet,
    page,
  });
  const records = [...sheetRecords(datasheet), ...popups];
  return [...records, ...referencesIn(records, page)];
}

/** The sheet, and its weapons and abilities again as records of their own. */
function sheetRecords(sheet: Datasheet | undefined): readonly ImportRecord[] {
  if (!sheet) return [];
  return [
    sheet,
    ...sheet.weapons.map((weapon) => ({ kind: 'weapon' as const, of: sheet.id, ...weapon })),
    ...sheet.abilities.map((ability) => ({ kind: 'ability' as const, of: sheet.id, ...ability })),
  ];
}
