import { type Issue, issue, ok, type Result } from '@umpire/kernel';
import { type DecodeOptions, decodeText, type Encoding } from './decode.js';
import { htmlLines, isHtml } from './html.js';
import { type Line, textLines } from './lines.js';

export interface PastedText {
  readonly lines: readonly Line[];
  readonly encoding: Encoding;
  /** Whether the last line ends with a line break, as whole files do and cut ones mostly do not. */
  readonly endsWithBreak: boolean;
  readonly issues: readonly Issue[];
}

/**
 * What a person pasted or dropped, as lines with their numbers in the original. Errors are those of `decodeText`;
 * a web page is stripped to its text, with the issue `html-stripped`.
 */
export function parseText(input: Uint8Array | string, options: DecodeOptions = {}): Result<PastedText> {
  const decoded = decodeText(input, options);
  if (!decoded.ok) return decoded;
  const { text, encoding, issues } = decoded.value;
  const endsWithBreak = /[\n\r]$/.test(text);
  if (!isHtml(text)) return ok({ lines: textLines(text), encoding, endsWithBreak, issues });
  const stripped = issue('html-stripped', 'The file is a web page; only its text was read', {
    severity: 'warning',
    hint: 'copy the text of the page instead if something is missing',
  });
  return ok({ lines: htmlLines(text), encoding, endsWithBreak, issues: [...issues, stripped] });
}
