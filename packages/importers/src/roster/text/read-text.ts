import type { Datasheet, PointsOrigin, Roster } from '@umpire/datasheets';
import { fail, type Issue, issue, ok, type Result } from '@umpire/kernel';
import { createReport, type Report } from '../../page/report.js';
import { buildRoster } from '../build-roster.js';
import type { RosterHeader } from '../draft.js';
import { APP_FOOTER, WARORGAN_FOOTER } from '../facts/words.js';
import { LONGEST_LINE, type RosterLine, rosterLines } from '../roster-lines.js';
import { readAppHeader } from './app-header.js';
import { DIALECTS, type TextFormat } from './dialect.js';
import { unflattened } from './flat.js';
import { readListforgeHeader, readNewRecruitHeader } from './other-headers.js';
import { readUnits } from './read-units.js';
import { recogniseText } from './recognise-text.js';
import { type ReadHeader, readWtcHeader } from './wtc-header.js';

export interface TextInput {
  readonly file: string;
  readonly text: string;
  readonly edition: string | undefined;
  readonly issues: readonly Issue[];
}

export interface ReadRoster {
  readonly roster: Roster;
  /** Those that the file itself prints; text prints none. */
  readonly datasheets: readonly Datasheet[];
  readonly issues: readonly Issue[];
}

const HEADERS: Readonly<Record<TextFormat, (lines: readonly RosterLine[]) => ReadHeader>> = {
  'wtc-compact': readWtcHeader,
  'wtc-full': readWtcHeader,
  'new-recruit-gw': readWtcHeader,
  'new-recruit-text': readNewRecruitHeader,
  'gw-app': readAppHeader,
  'listforge-text': readListforgeHeader,
  warorgan: readAppHeader,
};

const MOST_LINES = 10_000;
const MOST_LETTERS = 1_000_000;

/** A list as text, in any of the formats that are printed for people. */
export function readTextRoster({ file, text, edition, issues }: TextInput): Result<ReadRoster, Issue[]> {
  if (text.length > MOST_LETTERS) return fail([tooLarge(`${MOST_LETTERS} letters`)]);
  const lines = rosterLines(text);
  if (lines.length > MOST_LINES) return fail([tooLarge(`${MOST_LINES} lines`)]);
  const format = recogniseText(lines);
  if (format === undefined) return fail([notRecognised(file)]);
  const report = createReport(file);
  report.take(issues);
  for (const line of lines)
    if (line.isCut === true)
      report.warn('roster-line-unread', line.number, `Only the first ${LONGEST_LINE} letters of this line were read`);
  const isFooter = (line: RosterLine): boolean => APP_FOOTER.test(line.text) || WARORGAN_FOOTER.test(line.text);
  const { header, rest } = HEADERS[format](lines.filter((line) => !isFooter(line)));
  const isFlat = isFlatList(rest);
  const read = readUnits(rest, DIALECTS[format], { report, isFlat });
  if (read.length === 0) return fail([notRecognised(file)]);
  const drafts = isFlat && !DIALECTS[format].hasColons && format !== 'wtc-full' ? unflattened(read) : read;
  if (drafts.some(({ items }, i) => items.length !== read[i]?.items.length))
    report.warn(
      'roster-indentation-lost',
      drafts[0]?.line ?? 1,
      'The list has lost its indentation; models were told from wargear by their names and numbers',
      {
        hint: 'check the models of each unit',
      },
    );
  const footer = lines.find(isFooter)?.text;
  const found = editionOf({ edition, header, format, footer, lines: rest }, report);
  const pointsFrom = pointsOrigin(footer, format);
  const context = {
    file,
    format,
    edition: found,
    report,
    lastLine: lines.at(-1)?.number ?? 1,
    ...(pointsFrom ? { pointsFrom } : {}),
  };
  return ok({ roster: buildRoster(header, drafts, context), datasheets: [], issues: report.issues });
}

const tooLarge = (most: string): Issue =>
  issue('file-too-large', `The list has more than ${most}`, { hint: 'check that it is the right file' });

const notRecognised = (file: string): Issue =>
  issue('roster-not-recognised', 'No list of an army in a known format was found in it', {
    span: { file, line: 1 },
    hint: 'export the list again, as text, `.rosz` or JSON',
  });

/** No line is indented, and no hollow bullet tells weapons from models. */
function isFlatList(lines: readonly RosterLine[]): boolean {
  return lines.length > 3 && lines.every(({ indent, bullet }) => indent === 0 && !/[◦○]/.test(bullet));
}

function pointsOrigin(footer: string | undefined, format: TextFormat): PointsOrigin | undefined {
  if (footer === undefined) return undefined;
  const app = APP_FOOTER.exec(footer);
  return { source: app ? `app ${app[1] ?? ''}, data ${app[2] ?? ''}` : format };
}

interface EditionSigns {
  readonly edition: string | undefined;
  readonly header: RosterHeader;
  readonly format: TextFormat;
  readonly footer: string | undefined;
  readonly lines: readonly RosterLine[];
}

/** Lists do not name their edition; what only one edition has shows it. */
function editionOf(signs: EditionSigns, report: Report): string {
  const found = signOf(signs);
  const { edition } = signs;
  if (edition !== undefined) {
    if (found && found.edition !== edition)
      report.warn(
        'edition-overridden',
        1,
        `Read as ${edition} as asked; the list looks like ${found.edition}: ${found.because}`,
        { found: found.edition },
      );
    return edition;
  }
  if (found) {
    report.warn('edition-recognised', 1, `Read as ${found.edition}: ${found.because}`, {
      found: found.edition,
      hint: 'name the edition if that is wrong',
    });
    return found.edition;
  }
  const likely = signs.header.hasDetachmentRule ? 'w40k-11' : 'w40k-10';
  report.warn('edition-unclear', 1, `Nothing in the list shows its edition; it was read as ${likely}`, {
    hint: 'name the edition if that is wrong',
  });
  return likely;
}

function signOf({
  header,
  format,
  footer,
  lines,
}: EditionSigns): { readonly edition: string; readonly because: string } | undefined {
  const version = Number(/ v(\d+)\./.exec(footer ?? '')?.[1] ?? 0);
  if (version >= 2) return { edition: 'w40k-11', because: `it was exported by version ${version} of the app` };
  if (version === 1) return { edition: 'w40k-10', because: 'it was exported by version 1 of the app' };
  if (header.dispositions.length > 0) return { edition: 'w40k-11', because: 'it has a force disposition' };
  if (header.detachments.length > 1) return { edition: 'w40k-11', because: 'it has several detachments' };
  if (lines.some(({ text }) => /^attached units?\b/i.test(text)))
    return { edition: 'w40k-11', because: 'it has attached units' };
  if (format === 'listforge-text') return undefined;
  const isBare =
    format === 'new-recruit-gw' && !lines.some(({ text, bullet }) => bullet === '' && /^(?:\w+: )?\d+x /.test(text));
  return isBare ? { edition: 'w40k-11', because: 'its units are printed without their number of models' } : undefined;
}
