export { type Decoded, type DecodeOptions, decodeText, type Encoding } from './decode.js';
export { decodeEntities, htmlLines, isHtml } from './html.js';
export { cleanLine, type Line, textLines } from './lines.js';
export { type PastedText, parseText } from './read-text.js';
export { isEmptyRow, tableCells } from './table-row.js';
