import type { Line } from '@umpire/text';
import type { Fragment } from './fragment.js';
import type { Report } from './report.js';

const LABELS =
  'WHEN|TARGET|EFFECT|RESTRICTIONS|ELIGIBLE IF|SET-UP DISTANCE|MAXIMUM DISTANCE|(?:BEFORE|WHILE|AFTER) (?:MOVING|SHOOTING|FIGHTING)';

/** Places where a page dump lost the break between two paragraphs. All look one or two characters back, so it is linear. */
const BREAK = new RegExp(
  [
    `(?<=[.)])(?=(?:${LABELS}):)`, // ).EFFECT:
    '(?<=[a-z0-9A-Z)’"”\\]][.?!:]) ?(?=- [A-Z‘“\\d])', // follows:- Bullet
    '(?<=[a-z0-9A-Z)\\]”’"][.!?])(?=[A-Z][a-z A-Z’-]|\\[[A-Z]|‘[A-Z])', // destroyed.When
    '(?<=[a-z)\\]”’"][.!?])(?=\\d\\d\\.\\d\\d(?:\\.\\d\\d)? [A-Z])', // step.06.02 Title
  ].join('|'),
  'g',
);

/** `if it is aIf an enemy`: text between two words was lost. */
const CUT_INSIDE = /(?<=[ ’][a-z]{1,14})(?=[A-Z][a-z]* )/;

/** `CULTSunits`: only the space is missing. Anything but these words is left as it stands. */
const SPACE_MISSING =
  /\b([\p{Lu}’-]{0,30}\p{Lu}{2})(units?|models?|weapons?|keywords?|characters?|attacks?|and|or|from|that|with|in|is|are|has|have)\b/gu;

/** A line of the pop-up part as its paragraphs; `text-cut` where words are missing between two of them. */
export function splitGlued({ number, text }: Line, report: Report): readonly Fragment[] {
  if (text.startsWith('|')) return [{ line: number, text, glued: false }];
  const spaced = withSpaces(text, number, report);
  const pieces = spaced.split(BREAK).flatMap((piece) => splitCut(piece, number, report));
  return pieces
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')
    .map((piece, i) => ({ line: number, text: piece, glued: i > 0 }));
}

/** The same breaks in a text of the datasheet part, where what follows them belongs to it. */
export const unglue = (text: string): readonly string[] => {
  const pieces = text.split(BREAK).map((piece) => piece.trim());
  return pieces.filter((piece) => piece !== '');
};

function withSpaces(text: string, line: number, report: Report): string {
  if (!/\p{Lu}{2}[a-z]{2}/u.test(text)) return text;
  return text.replace(SPACE_MISSING, (whole, keyword: string, word: string) => {
    report.warn('space-missing', line, `A space was missing inside "${whole}" and was put in`, { found: whole });
    return `${keyword} ${word}`;
  });
}

function splitCut(piece: string, line: number, report: Report): readonly string[] {
  const at = piece.search(CUT_INSIDE);
  if (at === -1 || /^Datasheets collated/.test(piece)) return [piece];
  report.warn('text-cut', line, 'Words are missing in the middle of this text', {
    found: piece.slice(Math.max(0, at - 20), at + 20),
    hint: 'copy this rule from its own page',
  });
  return [`${piece.slice(0, at)}${CUT_MARK}`, piece.slice(at)];
}

/** Ends a paragraph whose last words are lost, so that nobody takes it for whole. */
export const CUT_MARK = ' […]';
