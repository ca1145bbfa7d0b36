import type { Line } from './lines.js';
import { cleanLine } from './lines.js';

/** Whether the text is a web page or a piece of one, rather than text that mentions a tag. */
export function isHtml(text: string): boolean {
  const head = text.slice(0, 65_536);
  if (/<!doctype html|<html[\s>]|<body[\s>]/i.test(head.slice(0, 4096))) return true;
  return (head.match(TAG_SIGN)?.length ?? 0) >= 5;
}

const TAG_SIGN = /<\/?(?:div|p|span|br|table|tr|td|th|ul|li|h[1-6]|b|i|a)[\s/>]/gi;

const BREAKS = new Set(
  'p div br tr table ul ol li h1 h2 h3 h4 h5 h6 section article header footer body head title dt dd hr'.split(' '),
);
const CELLS = new Set(['td', 'th']);
const SKIPPED = new Set(['title', 'script', 'style', 'noscript', 'template', 'svg']);

/** A web page to the lines a reader sees, each with the line of the file it began on. One pass; never fails. */
export function htmlLines(html: string): readonly Line[] {
  const lines: Line[] = [];
  let row = 1;
  let begun = 1;
  let text = '';
  let isBlank = true;
  const flush = (): void => {
    const flat = cleanLine(decodeEntities(text).replace(/\s+/g, ' '));
    const clean = flat.startsWith('|') ? `${flat} |` : flat;
    if (clean !== '') lines.push({ number: begun, text: clean });
    text = '';
    isBlank = true;
    begun = row;
  };
  const add = (piece: string): void => {
    if (isBlank) begun = row + leadingBreaks(piece);
    isBlank &&= piece.trim() === '';
    text += piece;
    row += breaksIn(piece);
  };
  let at = 0;
  while (at < html.length) {
    const open = html.indexOf('<', at);
    add(html.slice(at, open === -1 ? html.length : open));
    if (open === -1) break;
    const close = html.startsWith('<!--', open) ? html.indexOf('-->', open) + 2 : html.indexOf('>', open);
    if (close < open) {
      add(html.slice(open));
      break;
    }
    const tag = /^<\/?([a-z][a-z0-9]*)/i.exec(html.slice(open, open + 24))?.[1]?.toLowerCase() ?? '';
    if (BREAKS.has(tag)) flush();
    if (tag === 'li' && html[open + 1] !== '/') text += '- ';
    if (CELLS.has(tag) && html[open + 1] !== '/') text += ' | ';
    const end = SKIPPED.has(tag) && html[open + 1] !== '/' ? endOf(html, tag, close) : close;
    row += breaksIn(html.slice(open, end + 1));
    at = end + 1;
  }
  flush();
  return lines;
}

function endOf(html: string, tag: string, from: number): number {
  const shut = html.indexOf(`</${tag}`, from);
  const end = shut === -1 ? -1 : html.indexOf('>', shut);
  return end === -1 ? html.length - 1 : end;
}

const breaksIn = (piece: string): number => piece.split('\n').length - 1;

const leadingBreaks = (piece: string): number => breaksIn(piece.slice(0, piece.length - piece.trimStart().length));

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  rsquo: '’',
  lsquo: '‘',
  rdquo: '”',
  ldquo: '“',
  ndash: '–',
  mdash: '—',
  bull: '•',
  hellip: '…',
};

export function decodeEntities(text: string): string {
  return text.replace(/&(#x?[0-9a-f]{1,6}|[a-z]{2,8});/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return NAMED[name.toLowerCase()] ?? whole;
    const code =
      name[1]?.toLowerCase() === 'x' ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}
