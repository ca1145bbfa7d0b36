import { fail, type Issue, issue, ok, type Result } from '@umpire/kernel';
import { repairMojibake } from './mojibake.js';

/** The platform's decoder, in browsers and Node alike. */
declare const TextDecoder: new (
  label: string,
  options?: { readonly fatal?: boolean },
) => { decode(bytes: Uint8Array): string };

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' | 'string';

export interface Decoded {
  readonly text: string;
  readonly encoding: Encoding;
  readonly issues: readonly Issue[];
}

export interface DecodeOptions {
  /** Larger input is refused unread. */
  readonly maxBytes?: number;
}

const MAX_BYTES = 16 * 1024 * 1024;

/**
 * Bytes to text. Errors: `file-empty`, `file-too-large`, `file-binary`. Issues: `encoding-guessed` where the bytes are
 * not UTF-8, `encoding-repaired` where UTF-8 had been read as Windows-1252, `characters-lost` where some cannot be told.
 */
export function decodeText(input: Uint8Array | string, { maxBytes = MAX_BYTES }: DecodeOptions = {}): Result<Decoded> {
  if (input.length > maxBytes) return fail([tooLarge(input.length, maxBytes)]);
  if (typeof input === 'string') return finish(input, 'string', []);
  const encoding = encodingByMark(input) ?? encodingByZeros(input);
  if (encoding !== undefined) return finish(new TextDecoder(encoding).decode(input), encoding, []);
  if (isBinary(input)) return fail([binary(input)]);
  try {
    return finish(new TextDecoder('utf-8', { fatal: true }).decode(input), 'utf-8', []);
  } catch {
    const guess = issue('encoding-guessed', 'The file is not UTF-8; it was read as Windows-1252', {
      severity: 'warning',
      hint: 'save it as UTF-8 if apostrophes or dashes look wrong',
    });
    return finish(fromWindows1252(input), 'windows-1252', [guess]);
  }
}

/** What 0x80 to 0x9f are in Windows-1252; decoders of some platforms leave them as controls. */
const UPPER_CONTROLS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

function fromWindows1252(bytes: Uint8Array): string {
  const latin = new TextDecoder('windows-1252').decode(bytes);
  return latin.replace(/[\u0080-\u009f]/g, (char) => UPPER_CONTROLS[char.charCodeAt(0) - 0x80] ?? char);
}

function finish(decoded: string, encoding: Encoding, issues: readonly Issue[]): Result<Decoded> {
  const unmarked = decoded.charCodeAt(0) === 0xfeff ? decoded.slice(1) : decoded;
  if (unmarked.trim() === '') return fail([issue('file-empty', 'There is no text in the file')]);
  if (hasManyControls(unmarked)) return fail([binaryText()]);
  const { text, repaired } = repairMojibake(unmarked);
  const all = [...issues];
  if (repaired > 0) all.push(mojibake(repaired));
  const lost = text.search(LOST);
  if (lost >= 0) all.push(charactersLost(text.slice(0, lost).split('\n').length));
  return ok({ text, encoding, issues: all });
}

function encodingByMark(bytes: Uint8Array): Encoding | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 'utf-8' : undefined;
}

/** UTF-16 without a mark: nearly every second byte of western text is zero. */
function encodingByZeros(bytes: Uint8Array): Encoding | undefined {
  const seen = Math.min(bytes.length - (bytes.length % 2), 2048);
  if (seen < 8) return undefined;
  const zeros = [0, 0];
  for (let i = 0; i < seen; i++) if (bytes[i] === 0) zeros[i % 2]!++;
  const [even = 0, odd = 0] = zeros;
  if (odd > seen * 0.4 && even < seen * 0.02) return 'utf-16le';
  return even > seen * 0.4 && odd < seen * 0.02 ? 'utf-16be' : undefined;
}

function isBinary(bytes: Uint8Array): boolean {
  const seen = Math.min(bytes.length, 65_536);
  let controls = 0;
  for (let i = 0; i < seen; i++) {
    const byte = bytes[i]!;
    if (byte === 0) return true;
    if (byte < 32 && byte !== 9 && byte !== 10 && byte !== 13 && byte !== 12) controls++;
  }
  return controls > seen / 50;
}

function hasManyControls(text: string): boolean {
  const seen = Math.min(text.length, 65_536);
  let controls = 0;
  for (let i = 0; i < seen; i++) {
    const code = text.charCodeAt(i);
    if (code === 0 || (code < 32 && code !== 9 && code !== 10 && code !== 13 && code !== 12)) controls++;
  }
  return controls > seen / 50;
}

const KINDS: readonly (readonly [number[], string])[] = [
  [[0x50, 0x4b], 'a zip archive'],
  [[0x25, 0x50, 0x44, 0x46], 'a PDF'],
  [[0x89, 0x50, 0x4e, 0x47], 'a PNG picture'],
  [[0xff, 0xd8, 0xff], 'a JPEG picture'],
];

function binary(bytes: Uint8Array): Issue {
  const kind = KINDS.find(([magic]) => magic.every((byte, i) => bytes[i] === byte))?.[1];
  const what = kind === undefined ? 'The file is not text' : `The file is ${kind}, not text`;
  return issue('file-binary', what, { hint: 'paste or save the page as plain text' });
}

const binaryText = (): Issue =>
  issue('file-binary', 'The file is not text', { hint: 'paste or save the page as plain text' });

const tooLarge = (found: number, most: number): Issue =>
  issue('file-too-large', `The file has ${found} bytes; at most ${most} are read`, {
    found: String(found),
    hint: 'give one page a file',
  });

const mojibake = (places: number): Issue =>
  issue('encoding-repaired', `${places} characters had been through the wrong encoding and were put right`, {
    severity: 'warning',
  });

/** The replacement character, and controls that no text has. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const LOST = /[\ufffd\u0000-\u0008\u000e-\u001f]/;

const charactersLost = (line: number): Issue =>
  issue('characters-lost', 'Some characters could not be read', { severity: 'warning', span: { line } });
