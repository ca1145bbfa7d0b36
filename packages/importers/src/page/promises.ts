import type { Datasheet, Gap, ImportRecord } from '@umpire/datasheets';
import type { PageContext } from './page-context.js';

interface Context {
  readonly datasheet: Datasheet | undefined;
  readonly page: PageContext;
}

/**
 * What the sheet lists must be printed further down. A promise that is not kept is an issue, and makes the last rule of
 * the page doubtful: a page that was cut ends inside it or after it.
 */
export function checkPromises(records: readonly ImportRecord[], { datasheet, page }: Context): readonly ImportRecord[] {
  const { report } = page;
  if (!datasheet) return doubtful(records, page, 'The page shows no sheet that lists what it prints');
  const cards = new Map(
    records.flatMap((record) => (record.kind === 'stratagem' ? [[record.id, record] as const] : [])),
  );
  let broken = 0;
  for (const { id, name, cost, line } of datasheet.stratagems) {
    const card = cards.get(id);
    if (!card) {
      broken++;
      report.warn('stratagem-card-missing', line, `${name} is listed and its card is not on the page`, {
        hint: 'the page may have been cut',
      });
    } else if (cost !== undefined && card.cost !== cost) {
      report.warn(
        'stratagem-cost-differs',
        card.source.lines[0],
        `The card of ${card.name} says ${card.cost}CP and the list ${cost}CP; the card’s price was taken`,
      );
    }
  }
  const rules = new Set(records.map(({ id }) => id));
  for (const { id, name, line } of datasheet.detachmentRules) {
    if (rules.has(id)) continue;
    broken++;
    report.warn('rule-missing', line, `${name} is listed and its rule is not on the page`, {
      hint: 'the page may have been cut',
    });
  }
  for (const { id, name, place, source } of datasheet.abilities) {
    if ((place !== 'faction' && place !== 'core') || rules.has(id)) continue;
    broken++;
    report.warn('rule-missing', source.lines[0], `${name} is listed and its rule is not on the page`);
  }
  const isBeheaded = datasheet.gaps.some(({ code }) => code === 'title-missing');
  if (broken === 0 && !isBeheaded) return records;
  return doubtful(
    records,
    page,
    broken > 0 ? 'The page ends here before all it lists is printed' : 'The page has lost its beginning',
  );
}

/** Where a page was cut, its last rule may be half of one. */
function doubtful(records: readonly ImportRecord[], { report }: PageContext, why: string): readonly ImportRecord[] {
  const last = records.at(-1);
  if (!last) return records;
  const gap: Gap = report.warn('may-be-cut', last.source.lines[1], `${why}; "${last.name}" may go on`);
  return [...records.slice(0, -1), withGap(last, gap)];
}

const withGap = (record: ImportRecord, gap: Gap): ImportRecord => ({ ...record, gaps: [...record.gaps, gap] });
