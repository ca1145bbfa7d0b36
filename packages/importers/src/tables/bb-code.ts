/** What is wrong with a tag: never opened, never closed, or not known. */
export interface TagFault {
  readonly kind: 'stray' | 'unclosed' | 'unknown';
  readonly tag: string;
}

const PARAGRAPH = 'justifier';
const TAG = /\[(\/?)([a-z*]{1,20})(?:=[^\]]{0,60})?\]/giu;

/**
 * A pair of `justifier` is a paragraph, what stands outside of one is another. An unclosed tag ends with the next or the text, a
 * closing one without its opening is dropped, and of unknown tags the content is kept.
 */
export function paragraphsOf(text: string): {
  readonly paragraphs: readonly string[];
  readonly faults: readonly TagFault[];
} {
  const paragraphs: string[] = [];
  const faults: TagFault[] = [];
  let isOpen = false;
  let said = '';
  let from = 0;
  const end = (): void => {
    const trimmed = said.replace(/\s+/g, ' ').trim();
    if (trimmed !== '') paragraphs.push(trimmed);
    said = '';
  };
  for (const { index, 0: whole, 1: slash, 2: tag = '' } of text.matchAll(TAG)) {
    said += text.slice(from, index);
    from = index + whole.length;
    if (tag.toLowerCase() !== PARAGRAPH) {
      faults.push({ kind: 'unknown', tag });
      continue;
    }
    if (slash === '') {
      if (isOpen) faults.push({ kind: 'unclosed', tag });
      end();
      isOpen = true;
    } else if (isOpen) {
      end();
      isOpen = false;
    } else faults.push({ kind: 'stray', tag });
  }
  said += text.slice(from);
  if (isOpen) faults.push({ kind: 'unclosed', tag: PARAGRAPH });
  end();
  return { paragraphs, faults };
}

/** A question ends a sentence; before a blank and a small letter a dash was lost. */
export const displayed = (text: string): string => text.replace(/\s*\?\s+(?=\p{Ll})/gu, ' – ');
