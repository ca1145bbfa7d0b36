/** What a file is. `text` is a page, a list or a table, which only their readers can tell apart. */
export type Shape = Format | 'text' | 'zip' | 'unknown';
export type Format = 'page' | 'roster' | 'catalogue' | 'tables';
export const FORMATS: readonly Format[] = ['page', 'roster', 'catalogue', 'tables'];

const HEAD = 8192;

/** By what stands in it; its name says nothing. */
export function shapeOf(bytes: Uint8Array): Shape {
  if (startsWith(bytes, ZIP)) return shapeOfZip(bytes);
  const head = decode(bytes.subarray(0, HEAD)).trimStart();
  if (head.startsWith('<')) return shapeOfXml(head);
  if (head.startsWith('{') || head.startsWith('[')) return shapeOfJson(decode(bytes));
  return isTable(head) ? 'tables' : 'text';
}

const ZIP = [0x50, 0x4b, 0x03, 0x04];
const UTF_16 = [0xff, 0xfe];
const startsWith = (bytes: Uint8Array, signature: readonly number[]): boolean =>
  signature.every((byte, i) => bytes[i] === byte);

const decode = (bytes: Uint8Array): string =>
  new TextDecoder(startsWith(bytes, UTF_16) ? 'utf-16le' : 'utf-8').decode(bytes);

/** By the ending of its first member, which stands at the beginning of the archive. */
function shapeOfZip(bytes: Uint8Array): Shape {
  const length = (bytes[26] ?? 0) + 256 * (bytes[27] ?? 0);
  const name = decode(bytes.subarray(30, 30 + length)).toLowerCase();
  if (/\.(?:ros|registry)$/.test(name)) return 'roster';
  if (/\.(?:cat|gst)$/.test(name)) return 'catalogue';
  return /\.(?:csv|ya?ml)$/.test(name) ? 'tables' : 'zip';
}

/** A web page is read as the text that it shows. */
function shapeOfXml(head: string): Shape {
  const root = head.replace(/<\?[^>]*>|<!--[\s\S]*?-->/g, '').match(/<([a-z]\w*)/i)?.[1];
  if (root === 'roster') return 'roster';
  if (root === 'catalogue' || root === 'gameSystem') return 'catalogue';
  return /^<\?xml/.test(head) && !/<html/i.test(head) ? 'unknown' : 'text';
}

/** What is damaged is known by its keys, so that the reader may say where. A title such as `[Clan] Parade` is text. */
function shapeOfJson(text: string): Shape {
  const root = parsed(text);
  if (root === undefined) {
    const key = text.match(/^\s*\{[\s\S]{0,4096}?"(roster|forces|snapshot|catalogue|gameSystem)"\s*:/)?.[1];
    if (key === undefined) return /^\s*(?:\{|\[\s*[{"])/.test(text) ? 'tables' : 'text';
    return key === 'catalogue' || key === 'gameSystem' ? 'catalogue' : 'roster';
  }
  if (Array.isArray(root)) return 'tables';
  const has = (...keys: readonly string[]): boolean => keys.some((key) => Object.hasOwn(root, key));
  if (has('catalogue', 'gameSystem')) return 'catalogue';
  return has('roster', 'forces', 'snapshot', 'assets') ? 'roster' : 'tables';
}

function parsed(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text.replace(/^\ufeff/, ''));
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The first line names the columns, and holds nothing else. */
const isTable = (head: string): boolean => /^\w+(?:(?:\|\w*)+|(?:;\w*)+)$/.test(head.split(/\s*[\r\n]/, 1)[0] ?? '');
