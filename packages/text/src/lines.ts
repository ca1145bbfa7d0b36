/** A line of the original file; `number` counts from one, whatever was cleaned or split since. */
export interface Line {
  readonly number: number;
  readonly text: string;
}

/**
 * Text to lines with their numbers: LF, CRLF, CR and the Unicode separators end a line; odd spaces become plain ones,
 * runs of them one, invisible characters go, ends are trimmed. Blank lines are left out.
 */
export function textLines(text: string): readonly Line[] {
  return text
    .split(/\r\n|[\n\r\u2028\u2029\u0085]/)
    .map((raw, i) => ({ number: i + 1, text: cleanLine(raw) }))
    .filter((line) => line.text !== '');
}

/** One line as a person reads it. */
export function cleanLine(raw: string): string {
  const plain = /[^\x20-\x7e]/.test(raw)
    ? raw.replace(INVISIBLE, '').replace(ODD_SPACE, ' ').replace(LIGATURE, unligate)
    : raw;
  return plain.trim().replace(/ {2,}/g, ' ');
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to drop
const INVISIBLE = /[\u0000-\u0008\u000b\u000e-\u001f\u007f\u00ad\u200b-\u200f\u202a-\u202e\u2060\ufeff]/g;
const ODD_SPACE = /[\t\f\u00a0\u2000-\u200a\u202f\u205f\u3000]/g;
const LIGATURE = /[\ufb00-\ufb04]/g;
const LIGATURES = ['ff', 'fi', 'fl', 'ffi', 'ffl'];
const unligate = (char: string): string => LIGATURES[char.charCodeAt(0) - 0xfb00] ?? char;
