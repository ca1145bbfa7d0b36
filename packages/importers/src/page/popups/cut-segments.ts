import type { Fragment } from '../fragment.js';
import { type ErratumDraft, isErrataLabel, readErrata } from './errata.js';
import { isFaqLabel, isFaqRow, type QuestionDraft, readQuestions } from './faq.js';
import { headAt } from './head-at.js';
import { isBody, isTitle } from './heading.js';
import type { Head, Hints, Segment } from './segment.js';

interface Open {
  readonly head: Head;
  readonly line: number;
  lastLine: number;
  readonly body: Fragment[];
  readonly questions: QuestionDraft[];
  readonly errata: ErratumDraft[];
}

/** The pop-up part, unlabelled and in link order, as cards, rules and indexes. Every fragment ends up in one of them. */
export function cutSegments(fragments: readonly Fragment[], hints: Hints): readonly Segment[] {
  const segments: Open[] = [];
  let closed = false;
  const open = (head: Head, line: number): Open => {
    const segment: Open = { head, line, lastLine: line, body: [], questions: [], errata: [] };
    segments.push(segment);
    closed = false;
    return segment;
  };
  let i = 0;
  while (i < fragments.length) {
    const fragment = fragments[i]!;
    const owner = (): Open => segments.at(-1) ?? open({ kind: 'orphan' }, fragment.line);
    const asked = isFaqLabel(fragment.text) || isFaqRow(fragment.text);
    if (asked || isErrataLabel(fragment.text)) {
      const segment = owner();
      const start = isFaqRow(fragment.text) ? i : i + 1;
      const read = asked ? readQuestions(fragments, start) : readErrata(fragments, start, hints);
      if ('questions' in read) for (const question of read.questions) segment.questions.push(question);
      else for (const erratum of read.errata) segment.errata.push(erratum);
      segment.lastLine = Math.max(segment.lastLine, fragments[read.end - 1]?.line ?? fragment.line);
      i = Math.max(read.end, i + 1);
      closed = true;
      continue;
    }
    const current = segments.at(-1);
    const found = headAt(fragments, i, { hints, current: closed ? undefined : current?.head });
    if (found) {
      const segment = open(found.head, fragment.line);
      i += found.used;
      segment.lastLine = fragments[i - 1]?.line ?? fragment.line;
      if (found.head.kind === 'keyword-list' || found.head.kind === 'furniture') i = takeRoles(fragments, i, segment);
      continue;
    }
    // the name of a card or rule that was cut off below it is no part of the text above
    if (i === fragments.length - 1 && current && current.body.length > 0 && isTitle(fragment.text)) {
      open({ kind: 'orphan' }, fragment.line).body.push(fragment);
      break;
    }
    const into = current && takesText(current.head) ? current : open({ kind: 'orphan' }, fragment.line);
    into.body.push(fragment);
    into.lastLine = fragment.line;
    i++;
  }
  return segments;
}

const takesText = (head: Head): boolean => head.kind === 'card' || head.kind === 'rule' || head.kind === 'orphan';

/** An index keeps only roles; the last short line before prose is the heading of the next rule. */
function takeRoles(fragments: readonly Fragment[], start: number, segment: Open): number {
  let i = start;
  let factions = true;
  for (; i < fragments.length; i++) {
    const { text, line } = fragments[i]!;
    const next = fragments[i + 1];
    const isFactions: boolean = factions && /^[\p{Lu}][\p{L}’ ]{2,40}: .*\.$/u.test(text);
    factions = isFactions;
    const isRoleLine =
      isTitle(text) && !isBody(next) && !/ Detachment$/.test(next?.text ?? '') && !isNextHead(fragments, i);
    if (!isFactions && !isRoleLine) break;
    segment.body.push(fragments[i]!);
    segment.lastLine = line;
  }
  return i;
}

const NO_HINTS: Hints = {
  stratagems: new Map(),
  detachmentRules: new Set(),
  factionAbilities: new Set(),
  coreAbilities: new Set(),
  weaponTags: new Set(),
  enhancements: new Set(),
};

function isNextHead(fragments: readonly Fragment[], i: number): boolean {
  const { text } = fragments[i]!;
  return (
    isFaqLabel(text) ||
    isErrataLabel(text) ||
    headAt(fragments, i, { hints: NO_HINTS, current: undefined }) !== undefined
  );
}
