import { expect, test } from 'vitest';
import { isEmptyRow, parseText, tableCells } from './index.js';

const bytes = (...values: number[]): Uint8Array => Uint8Array.from(values);
const utf16 = (text: string, { mark }: { readonly mark: boolean }): Uint8Array =>
  bytes(...(mark ? [0xff, 0xfe] : []), ...[...text].flatMap((c) => [c.charCodeAt(0) & 255, c.charCodeAt(0) >> 8]));
const linesOf = (input: Uint8Array | string): readonly string[] => {
  const read = parseText(input);
  return read.ok ? read.value.lines.map(({ number, text }) => `${number} ${text}`) : read.error.map(({ code }) => code);
};
const codesOf = (input: Uint8Array | string): readonly string[] => {
  const read = parseText(input);
  return (read.ok ? read.value.issues : read.error).map(({ code }) => code);
};

test('lines keep their numbers over blanks and whatever ends them', () => {
  expect(linesOf('one\r\n\r\n three \rfour\u2028five')).toEqual(['1 one', '3 three', '4 four', '5 five']);
});

test('odd spaces, invisible characters and ligatures become plain text', () => {
  expect(linesOf('the\u00a0\ufb01rst\u200b line')).toEqual(['1 the first line']);
});

test.each([
  ['UTF-8 with a mark', bytes(0xef, 0xbb, 0xbf, 0x61, 0x0a)],
  ['UTF-16 with a mark', utf16('a\n', { mark: true })],
  ['plain bytes', bytes(0x61)],
])('%s is read', (_name, input) => {
  expect(linesOf(input)).toEqual(['1 a']);
  expect(codesOf(input)).toEqual([]);
});

test('UTF-16 is known without a mark', () => {
  expect(linesOf(utf16('a table of clay', { mark: false }))).toEqual(['1 a table of clay']);
});

test('Windows-1252 is read, and said to be a guess', () => {
  const input = bytes(0x6d, 0x6f, 0x64, 0x65, 0x6c, 0x92, 0x73);
  expect(linesOf(input)).toEqual(['1 model’s']);
  expect(codesOf(input)).toEqual(['encoding-guessed']);
});

test('text that went through the wrong encoding is put right', () => {
  expect(linesOf('the modelâ€™s clay â€“ baked')).toEqual(['1 the model’s clay – baked']);
  expect(codesOf('modelâ€™s')).toEqual(['encoding-repaired']);
});

test.each([
  ['nothing', '', 'file-empty'],
  ['spaces', ' \n\n ', 'file-empty'],
  ['a zip archive', bytes(0x50, 0x4b, 3, 4, 0, 0), 'file-binary'],
  ['control characters', bytes(1, 2, 3, 4, 5, 6, 7, 1, 2), 'file-binary'],
  ['more than may be read', new Uint8Array(100 * 1024 * 1024), 'file-too-large'],
])('%s is refused with a reason', (_name, input, code) => {
  expect(codesOf(input)).toEqual([code]);
  expect(parseText(input).ok).toBe(false);
});

test('a hundred megabytes of text are refused', () => {
  const huge = 'x'.repeat(100 * 1024 * 1024);
  expect(parseText(huge).ok).toBe(false);
});

test('a web page gives the lines a reader sees, where they stood', () => {
  const page =
    '<html><head><title>Clay - Fire</title><style>p { x }</style></head>\n<body><p>Clay &amp; <b>fire</b></p>\n\n<ul><li>one</li>\n<li>two</li></ul><table><tr><td>a</td><td>b</td></tr></table>';
  expect(linesOf(page)).toEqual(['2 Clay & fire', '4 - one', '5 - two', '5 | a | b |']);
  expect(codesOf(page)).toEqual(['html-stripped']);
});

test('an unclosed tag or comment ends the page and nothing worse', () => {
  expect(linesOf('<body>clay <!-- never closed')).toEqual(['1 clay <!-- never closed']);
  expect(linesOf('<body>clay <b')).toEqual(['1 clay <b']);
});

test('cells lose the bars that frame them', () => {
  expect(tableCells('| Kiln | 24" | 3 | |')).toEqual(['Kiln', '24"', '3', '']);
  expect(tableCells('RANGED | RANGE | |')).toEqual(['RANGED', 'RANGE', '']);
  expect(['|', '| ||||', '| a |', 'a'].map(isEmptyRow)).toEqual([true, true, false, false]);
});
