import type { Import, ImportRecord } from '@umpire/datasheets';
import { fail, type Issue, issue, ok, type Result } from '@umpire/kernel';
import { type Line, parseText } from '@umpire/text';
import { foreignLanguage } from './foreign-language.js';
import { readPage } from './read-page.js';
import { recogniseEdition } from './recognise-edition.js';
import { createReport, type Report } from './report.js';
import { splitPages } from './split-pages.js';

export interface PageInput {
  /** How the file is called where a person will look for it. */
  readonly file: string;
  readonly bytes: Uint8Array | string;
  /** Overrides what the page itself says. */
  readonly edition?: string;
}

/** A page of a unit has some 40 kB; this leaves room for fifty in one file. */
const MAX_BYTES = 2 * 1024 * 1024;

/**
 * The text of a datasheet page with its pop-ups, to records. What cannot be read or was lost is an issue with its line;
 * an error only where nothing could be read: `file-empty`, `file-too-large`, `file-binary`, `page-not-recognised`.
 */
export function importPage({ file, bytes, edition }: PageInput): Result<Import, Issue[]> {
  const read = parseText(bytes, { maxBytes: MAX_BYTES });
  if (!read.ok) return fail(read.error.map((problem) => inFile(problem, file)));
  const { lines, endsWithBreak, issues } = read.value;
  const report = createReport(file);
  report.take(issues.map((problem) => inFile(problem, file)));
  const pages = splitPages(lines);
  if (pages.length > 1) severalPages(pages, report);
  const openLine = endsWithBreak ? undefined : lines.at(-1)?.number;
  const records = pages.flatMap((page) => {
    const chosen = editionOf(page, { override: edition, report });
    return chosen === undefined ? [] : readPage(page, { file, ...chosen, report, openLine });
  });
  if (records.length === 0) return fail([notRecognised(lines, file)]);
  const language = foreignLanguage(lines);
  if (language !== undefined)
    report.warn(
      'language-foreign',
      lines[0]?.number ?? 1,
      `The page seems to be ${language}; only its English parts and its tables could be read`,
    );
  return ok({ records: pages.length > 1 ? withoutCopies(records) : records, issues: report.issues });
}

interface EditionContext {
  readonly override: string | undefined;
  readonly report: Report;
}

interface ChosenEdition {
  readonly edition: string;
  readonly isRecognised: boolean;
}

function editionOf(lines: readonly Line[], { override, report }: EditionContext): ChosenEdition | undefined {
  const found = recogniseEdition(lines);
  const line = lines[0]?.number ?? 1;
  if (override !== undefined) {
    if (found && found.edition !== override) {
      report.warn(
        'edition-overridden',
        line,
        `Read as ${override} as asked; the page looks like ${found.edition}: ${found.because}`,
        { found: found.edition },
      );
    }
    if (!found)
      report.warn('edition-unconfirmed', line, `Read as ${override} as asked; nothing on the page itself shows it`, {
        hint: 'of its headings, only those whose text speaks of units, models, weapons or dice are taken for rules',
      });
    return { edition: override, isRecognised: found !== undefined };
  }
  if (found)
    report.warn('edition-recognised', line, `Read as ${found.edition}: ${found.because}`, {
      found: found.edition,
      hint: 'name the edition if that is wrong',
    });
  return found && { edition: found.edition, isRecognised: true };
}

function severalPages(pages: readonly (readonly Line[])[], report: Report): void {
  for (const [first] of pages.slice(1)) {
    if (first)
      report.warn('page-begins', first.number, 'Another page begins here; each was read on its own', {
        found: first.text,
      });
  }
}

function notRecognised(lines: readonly Line[], file: string): Issue {
  const language = foreignLanguage(lines);
  const why =
    language === undefined
      ? 'No datasheet, stratagem or rule was found in it'
      : `The text seems to be ${language}; only English pages can be read`;
  return issue('page-not-recognised', why, {
    span: { file, line: lines[0]?.number ?? 1 },
    hint: 'a page begins with "Faction – Unit" and has tables of weapons; name the edition if it is one',
  });
}

/** Pages in one file share core rules; the second copy says nothing new. */
function withoutCopies(records: readonly ImportRecord[]): readonly ImportRecord[] {
  const seen = new Set<string>();
  return records.filter((record) => {
    const key = JSON.stringify({
      ...record,
      source: undefined,
      gaps: record.gaps.map(({ code }) => code),
      body: bodyKey(record),
    });
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

const bodyKey = (record: ImportRecord): unknown => ('body' in record ? record.body.map(({ text }) => text) : undefined);

const inFile = (problem: Issue, file: string): Issue => ({ ...problem, span: { ...problem.span, file } });
