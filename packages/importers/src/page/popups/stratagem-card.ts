import type { Gap, Passage, Stratagem } from '@umpire/datasheets';
import { suspectKeyword } from '../army-keyword.js';
import { type Fragment, isBullet } from '../fragment.js';
import type { PageContext } from '../page-context.js';
import { stratagemId } from '../sheet/stratagem-list.js';
import { textGaps } from '../text-checks.js';
import { headingName, LABEL } from './heading.js';
import type { CardHead, Segment } from './segment.js';
import { statesIn } from './states.js';

const PARTS = ['when', 'target', 'effect', 'restrictions'] as const;
type Part = (typeof PARTS)[number];
type Parts = Readonly<Partial<Record<Part, Passage>>>;

interface Card {
  readonly segment: Segment;
  readonly head: CardHead;
  readonly page: PageContext;
  /** The page lost its coloured words, so the army's keyword may be missing in any sentence. */
  readonly lostArmyKeyword: boolean;
}

/** A card to its stratagem. What the card lacks is a gap, never a guess. */
export function stratagemOf(card: Card): Stratagem {
  const { segment, head, page } = card;
  const labelled = segment.body.some(({ text }) => LABEL.test(text));
  const { flavour, parts, gaps } = labelled ? readLabels(card) : readSentences(card);
  const [cost = 0] = head.costs;
  const all = PARTS.flatMap((part) => (parts[part] ? [parts[part].text] : []));
  return {
    kind: 'stratagem',
    id: stratagemId(head.name, head.group.split(/\s[–—-]\s/)[0] ?? ''),
    name: headingName(head.name),
    edition: page.edition,
    source: { file: page.file, lines: [segment.line, segment.lastLine] },
    gaps: [...gaps, ...cardGaps(card, parts, labelled)],
    cost,
    ...(head.costs.length > 1 ? { costs: head.costs } : {}),
    ...groupOf(head, page.edition),
    ...(head.section === undefined ? {} : { section: head.section }),
    ...(flavour === '' ? {} : { flavour }),
    ...parts,
    aliases: [],
    states: statesIn(all.join('\n')).map(({ id }) => id),
  };
}

interface ReadCard {
  readonly flavour: string;
  readonly parts: Parts;
  readonly gaps: readonly Gap[];
}

/** WHEN, TARGET, EFFECT, RESTRICTIONS; the page prints all but the first twice and scatters their bullets. */
function readLabels({ segment, page }: Card): ReadCard {
  const passages = new Map<Part, { text: string; first: number; last: number }>();
  const flavour: string[] = [];
  const gaps: Gap[] = [];
  let now: Part | undefined;
  for (const { text, line } of segment.body) {
    const label = LABEL.exec(text);
    const part = label ? partOf(label[1] ?? '') : undefined;
    if (part !== undefined) {
      const words = label?.[2] ?? '';
      const before = passages.get(part);
      if (before === undefined) passages.set(part, { text: words, first: line, last: line });
      else if (!before.text.startsWith(words)) gaps.push(twoTexts(part, line, page));
      now = part;
    } else if (now === undefined) flavour.push(text);
    else {
      const owner = isBullet(text) ? (waiting(passages) ?? now) : now;
      const passage = passages.get(owner);
      if (passage && !passage.text.split('\n').includes(text)) {
        passage.text += `\n${text}`;
        passage.last = Math.max(passage.last, line);
      }
    }
  }
  const parts: Partial<Record<Part, Passage>> = {};
  for (const [part, { text, first, last }] of passages) {
    if (text === '') continue;
    parts[part] = { text, lines: [first, last] };
    gaps.push(...textGaps(text, { line: last, page }));
  }
  return { flavour: flavour.join('\n'), parts, gaps };
}

/** The label whose sentence ends with a colon is still waiting for its bullets; the first such takes them all. */
function waiting(passages: ReadonlyMap<Part, { readonly text: string }>): Part | undefined {
  for (const [part, { text }] of passages) {
    const first = text.split('\n')[0] ?? '';
    if (first.endsWith(':') || first === '') return part;
  }
  return undefined;
}

const partOf = (label: string): Part | undefined => PARTS.find((part) => part === label.toLowerCase());

function twoTexts(part: Part, line: number, { report }: PageContext): Gap {
  return report.warn(
    'label-differs',
    line,
    `This card prints ${part.toUpperCase()} twice with different words; the first was kept`,
    { what: [part] },
  );
}

/** 9th: `Use this Stratagem in … . What it does.` */
function readSentences({ segment, page }: Card): ReadCard {
  const start = segment.body.findIndex(({ text }) => /^Use this Stratagem\b/.test(text));
  const flavour = (start === -1 ? segment.body : segment.body.slice(0, start)).map(({ text }) => text).join('\n');
  if (start === -1) return { flavour, parts: {}, gaps: [] };
  const body: readonly Fragment[] = segment.body.slice(start);
  const text = body.map((fragment) => fragment.text).join('\n');
  const lines = [body[0]?.line ?? segment.line, segment.lastLine] as const;
  const end = text.search(/\.\s/);
  const gaps = textGaps(text, { line: lines[1], page });
  if (end === -1) return { flavour, parts: { effect: { text, lines } }, gaps };
  return {
    flavour,
    parts: { when: { text: text.slice(0, end + 1), lines }, effect: { text: text.slice(end + 2), lines } },
    gaps,
  };
}

function cardGaps({ segment, head, page, lostArmyKeyword }: Card, parts: Parts, labelled: boolean): readonly Gap[] {
  const gaps: Gap[] = [];
  const needed: readonly Part[] =
    labelled && !page.edition.startsWith('w40k-9') ? ['when', 'target', 'effect'] : ['effect'];
  const what = needed.filter((part) => parts[part] === undefined);
  if (what.length > 0) {
    gaps.push(
      page.report.warn('stratagem-incomplete', segment.line, `${headingName(head.name)} lacks ${what.join(', ')}`, {
        hint: 'copy its card again',
        what,
      }),
    );
  }
  if (head.costFromList)
    page.report.warn(
      'stratagem-cost-from-list',
      segment.line,
      `The card of ${headingName(head.name)} shows no price; the list’s was taken`,
    );
  if (lostArmyKeyword && groupOf(head, page.edition).group === 'detachment') {
    const said = `${parts.target?.text ?? ''}\n${parts.effect?.text ?? ''}`;
    gaps.push(...suspectKeyword(said, { name: headingName(head.name), line: segment.line, page }));
  }
  return gaps;
}

type GroupFields = Pick<Stratagem, 'group' | 'detachment' | 'type'>;

/** `Core – Epic Deed`, `Boarding Actions – Wargear`, `Red Kilns – Battle Tactic`; 9th: `Potters – Boarding Actions – Wargear`. */
function groupOf({ group }: CardHead, edition: string): GroupFields {
  const pieces = group
    .split(/\s[–—-]\s/)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');
  const [owner = '', ...rest] = pieces;
  const type = rest.at(-1);
  const typed = type === undefined ? {} : { type };
  if (/^Core$/i.test(owner)) return { group: 'core', ...typed };
  if (/^Boarding Actions$/i.test(owner)) return { group: 'boarding-actions', ...typed };
  if (pieces.some((piece) => /^Boarding Actions$/i.test(piece)))
    return { group: 'boarding-actions', detachment: owner, ...typed };
  const own = owner === '' ? {} : { detachment: owner };
  return { group: edition.startsWith('w40k-9') ? 'faction' : 'detachment', ...own, ...typed };
}
