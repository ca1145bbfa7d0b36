import type { Fragment } from '../fragment.js';

/** A question as it stands on the page, before it is a record. */
export interface QuestionDraft {
  readonly question: string;
  readonly answer?: string;
  readonly line: number;
  readonly lastLine: number;
  /** A row that does not end with its bar was cut. */
  readonly isCut: boolean;
}

const ROW = /^\|?\s*(Q|A)\s*:\s*\|?\s*(.*?)\s*(\|?)\s*$/;

export const isFaqLabel = (text: string): boolean => /^FAQs?(?:\s*\/\s*Errata)?:?$/i.test(text);

export const isFaqRow = (text: string): boolean => /^\|?\s*[QA]\s*:\s*\|?\s*\S/.test(text);

/** Questions and answers from a fragment on, and the index of the first that is neither. */
export function readQuestions(
  fragments: readonly Fragment[],
  start: number,
): { readonly questions: readonly QuestionDraft[]; readonly end: number } {
  const questions: QuestionDraft[] = [];
  let i = start;
  for (; i < fragments.length; i++) {
    const { text, line } = fragments[i]!;
    const row = isFaqRow(text) ? ROW.exec(text) : null;
    if (!row) break;
    const [, which, words = '', bar] = row;
    const isCut = text.startsWith('|') && bar === '';
    const last = questions.at(-1);
    if (which === 'Q') questions.push({ question: words, line, lastLine: line, isCut });
    else if (last && last.answer === undefined)
      questions[questions.length - 1] = { ...last, answer: words, lastLine: line, isCut: last.isCut || isCut };
    else questions.push({ question: '', answer: words, line, lastLine: line, isCut: true });
  }
  return { questions, end: i };
}
