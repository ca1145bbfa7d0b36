const NARROW = '\u202f';
const BLANK = '\u00a0';

/** French as it is printed: blanks that do not break, the curved apostrophe. Templates are typed plainly. */
export const frenchPrint = (text: string): string =>
  text
    .replaceAll("'", '’')
    .replaceAll(/ ([;?!])/g, `${NARROW}$1`)
    .replaceAll(' :', `${BLANK}:`)
    .replaceAll('« ', `«${BLANK}`)
    .replaceAll(' »', `${BLANK}»`)
    .replaceAll(/(\d) (cm|PdV|VP)\b/g, `$1${BLANK}$2`);

/** 0 and 1 take the singular, 2 and more the plural. */
export const counted = (count: number, one: string, many: string): string => `${count} ${count < 2 ? one : many}`;
export const countedEnglish = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;

/** A modifier as printed: 0, −1, −D6. */
export const modifier = (value: number | '-D6' | null): string =>
  value === null ? '–' : typeof value === 'string' ? '−D6' : `${value}`.replace('-', '−');

/** Whole or half centimetres, a comma in French. */
export const centimetres = (micrometres: number, comma: ',' | '.'): string =>
  `${Math.round(micrometres / 1000) / 10}`.replace('.', comma);
