import type { Erratum, Faq, Gap, KeywordList } from '@umpire/datasheets';
import { kebab } from '@umpire/kernel';
import type { PageContext } from '../page-context.js';
import type { ErratumDraft } from './errata.js';
import type { QuestionDraft } from './faq.js';
import type { IndexHead, Segment } from './segment.js';

interface About {
  readonly id: string | undefined;
  readonly name: string;
  readonly page: PageContext;
}

export function faqsOf(drafts: readonly QuestionDraft[], { id, name, page }: About): readonly Faq[] {
  return drafts.map((draft, i) => {
    const gaps: Gap[] = [];
    if (draft.question === '')
      gaps.push(
        page.report.warn('faq-question-missing', draft.line, 'An answer stands here without its question', {
          what: ['question'],
        }),
      );
    if (draft.answer === undefined || draft.answer === '')
      gaps.push(
        page.report.warn('faq-answer-missing', draft.line, 'A question stands here without its answer', {
          what: ['answer'],
        }),
      );
    if (draft.isCut && draft.question !== '')
      gaps.push(page.report.warn('text-cut', draft.lastLine, 'This question or its answer was cut'));
    return {
      kind: 'faq',
      id: `faq-${id ?? 'page'}-${i + 1}`,
      name: `FAQ on ${name}`,
      edition: page.edition,
      source: { file: page.file, lines: [draft.line, draft.lastLine] },
      gaps,
      ...(id === undefined ? {} : { about: id }),
      question: draft.question,
      ...(draft.answer === undefined ? {} : { answer: draft.answer }),
    };
  });
}

export function errataOf(drafts: readonly ErratumDraft[], { id, page }: About): readonly Erratum[] {
  return drafts.map((draft) => ({
    kind: 'erratum',
    id: `erratum-${kebab(draft.where)
      .slice(0, 60)
      .replace(/-[^-]*$/, (tail) => (draft.where.length > 60 ? '' : tail))}`,
    name: draft.where,
    edition: page.edition,
    source: { file: page.file, lines: [draft.line, draft.lastLine] },
    gaps:
      draft.isOpen && draft.text !== undefined
        ? [
            page.report.warn('erratum-unclosed', draft.lastLine, 'The new words of this erratum have no end', {
              what: ['text'],
            }),
          ]
        : [],
    ...(id === undefined ? {} : { about: id }),
    where: draft.where,
    change: draft.change,
    ...(draft.text === undefined ? {} : { text: draft.text }),
  }));
}

/** The names below an index are lost in every dump; the heading and the roles remain. */
export function keywordListOf(
  { body, line, lastLine }: Segment,
  { keywords, keywordLost }: IndexHead,
  page: PageContext,
): KeywordList {
  const gaps = keywordLost
    ? [
        page.report.warn('army-keyword-lost', line, 'A keyword is missing in the heading of this index', {
          what: ['keywords'],
        }),
      ]
    : [];
  return {
    kind: 'keyword-list',
    id: `keyword-list-${kebab(keywords.join(' ')) || 'unknown'}`,
    name: `Keyword list: ${keywords.join(' and ')}`,
    edition: page.edition,
    source: { file: page.file, lines: [line, lastLine] },
    gaps: [...gaps, { code: 'index-names-lost', line }],
    keywords,
    roles: body.map(({ text }) => text),
    datasheets: [],
  };
}
