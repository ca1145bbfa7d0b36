import type { AbilityRecord, CoreRule, Datasheet, ImportRecord } from '@umpire/datasheets';
import type { PageContext } from '../page-context.js';
import { olderTerm, speaksOfTheGame, textGaps } from '../text-checks.js';
import { errataOf, faqsOf, keywordListOf } from './commentary-records.js';
import { headingName, idOfHeading } from './heading.js';
import { collectRecords, textsOf } from './repeats.js';
import { ruleOf } from './rule-record.js';
import type { Hints, RuleHead, Segment } from './segment.js';
import { stratagemOf } from './stratagem-card.js';

interface PopupContext {
  readonly page: PageContext;
  readonly hints: Hints;
  readonly datasheet: Datasheet | undefined;
  readonly lostArmyKeyword: boolean;
}

/** Every segment as its record, with the questions and errata below it as records of their own. */
export function popupRecords(segments: readonly Segment[], context: PopupContext): readonly ImportRecord[] {
  const { page, datasheet } = context;
  const collection = collectRecords(page.report);
  for (const segment of segments) {
    const record = recordOf(segment, context);
    const kept = record === undefined ? undefined : collection.add(record);
    const owner = segment.head.kind === 'orphan' ? datasheet : kept;
    const about = { id: owner?.id, name: owner?.name ?? 'the page', page };
    for (const faq of faqsOf(segment.questions, about)) collection.add(faq);
    for (const erratum of errataOf(segment.errata, about)) collection.add(erratum);
  }
  warnOfOlderTerms(collection.records, page);
  return aliased(collection.records);
}

/** Rules in an older edition's words are kept; whoever reads them must know which edition's terms they use. */
function warnOfOlderTerms(records: readonly ImportRecord[], { edition, report }: PageContext): void {
  for (const record of records) {
    const term = record.kind === 'keyword-list' ? undefined : olderTerm(textsOf(record).join('\n'), edition);
    if (term !== undefined) {
      report.warn('older-terms', record.source.lines[0], `${record.name} speaks in terms of an older edition`, {
        found: term,
      });
    }
  }
}

function recordOf(
  segment: Segment,
  { page, hints, datasheet, lostArmyKeyword }: PopupContext,
): ImportRecord | undefined {
  const { head } = segment;
  if (head.kind === 'card') return stratagemOf({ segment, head, page, lostArmyKeyword });
  if (head.kind === 'rule' && hints.enhancements.has(idOfHeading(head.name)))
    return enhancementOf(segment, head, { page, of: datasheet?.id ?? '' });
  if (head.kind === 'rule' && isProseOnly(segment, head, page)) return undefined;
  if (head.kind === 'rule')
    return ruleOf({ segment, head, page, hints, faction: datasheet?.faction ?? '', lostArmyKeyword });
  if (head.kind === 'keyword-list') return keywordListOf(segment, head, page);
  if (head.kind === 'profile-choice') return profileChoice(segment, page);
  if (head.kind === 'orphan' && (segment.body.length > 0 || segment.questions.length + segment.errata.length === 0)) {
    const [first] = segment.body;
    page.report.warn('text-unplaced', segment.line, 'This text stands under no heading and was left out', {
      found: first?.text ?? '',
      hint: 'the page may have been cut before it',
    });
  }
  return undefined;
}

/** A heading without a number, over text that speaks of nothing in the game, on a page that shows no edition of its own. */
function isProseOnly(
  { body, line }: Segment,
  { name, section }: RuleHead,
  { isRecognised, report }: PageContext,
): boolean {
  if (isRecognised || section !== undefined || speaksOfTheGame(body.map(({ text }) => text).join('\n'))) return false;
  report.warn('text-unplaced', line, 'This text does not speak of the game and was left out', { found: name });
  return true;
}

interface Bearer {
  readonly page: PageContext;
  readonly of: string;
}

/** An enhancement that the sheet lists: an ability its bearer may be given. */
function enhancementOf({ body, line, lastLine }: Segment, { name }: RuleHead, { page, of }: Bearer): AbilityRecord {
  const text = body.map((fragment) => fragment.text).join('\n');
  return {
    kind: 'ability',
    of,
    id: idOfHeading(name),
    name: headingName(name),
    place: 'enhancement',
    tags: [],
    edition: page.edition,
    source: { file: page.file, lines: [line, lastLine] },
    gaps: textGaps(text, { line: lastLine, page }),
    text,
  };
}

/** The sentence on weapons with several profiles is a rule of its own, told by its words and not by a heading. */
const profileChoice = ({ line, lastLine }: Segment, { file, edition }: PageContext): CoreRule => ({
  kind: 'core-rule',
  id: 'multiple-weapon-profiles',
  name: 'Weapons with several profiles',
  edition,
  source: { file, lines: [line, lastLine] },
  gaps: [],
  body: [],
  parts: [],
  aliases: ['profile-selection'],
  topic: 'weapon-ability',
});

/** An erratum that says one stratagem is another gives that other a second name. */
function aliased(records: readonly ImportRecord[]): readonly ImportRecord[] {
  const same = new Map<string, string>();
  for (const record of records) {
    const match =
      record.kind === 'erratum'
        ? /^The (.{2,50}?) [Ss]tratagem is the same as the (.{2,50}?) [Ss]tratagem\b/.exec(record.change)
        : null;
    if (match) same.set((match[2] ?? '').toLowerCase(), match[1] ?? '');
  }
  return records.map((record) => {
    const other = record.kind === 'stratagem' ? same.get(record.name.toLowerCase()) : undefined;
    return record.kind === 'stratagem' && other !== undefined
      ? { ...record, aliases: [...record.aliases, other.toLowerCase().replace(/[^a-z0-9]+/g, '-')] }
      : record;
  });
}
