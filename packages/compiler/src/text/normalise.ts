/** Clean text with, for each of its characters, where it stood in the source and whether markup set it apart. */
export interface Clean {
  readonly text: string;
  /** One more entry than characters: the last is the end of the source. */
  readonly at: readonly number[];
  readonly marked: readonly boolean[];
}

const replaced: Readonly<Record<string, string>> = {
  '\u2018': "'",
  '\u2019': "'",
  '\u201a': "'",
  '\u201b': "'",
  '`': "'",
  '\u00b4': "'",
  '\u2032': "'",
  '\u201c': '"',
  '\u201d': '"',
  '\u201e': '"',
  '\u2033': '"',
  '\u2010': '-',
  '\u2011': '-',
  '\u2012': '-',
  '\u2013': '-',
  '\u2014': '-',
  '\u2015': '-',
  '\u2212': '-',
  '\ufb00': 'ff',
  '\ufb01': 'fi',
  '\ufb02': 'fl',
  '\ufb03': 'ffi',
  '\ufb04': 'ffl',
  '\u00a0': ' ',
  '\u2007': ' ',
  '\u202f': ' ',
  '\u2009': ' ',
  '\t': ' ',
  '\r': '\n',
  '\u2028': '\n',
  '\u2022': '■',
  '\u25aa': '■',
  '\u25cf': '■',
  '\u25e6': '■',
  '\u25ba': '■',
  '\u27a4': '■',
  '\u2026': '.',
  '\u200b': '',
  '\ufeff': '',
  '\u00ad': '',
  '\ufffd': '',
};

/** What stands for itself. */
const plain = /[a-zA-Z0-9 ,.():;+]+/y;

/** Straight quotes and dashes, no ligatures, no markup; every character keeps its place in the source. */
export function normalise(source: string): Clean {
  const text: string[] = [];
  const at: number[] = [];
  const marked: boolean[] = [];
  let bold = false;
  let caret = false;
  const put = (chars: string, from: number): void => {
    for (const char of chars) {
      text.push(char);
      at.push(from);
      marked.push(bold || caret);
    }
  };
  for (let i = 0; i < source.length; i++) {
    const char = source[i] ?? '';
    plain.lastIndex = i;
    const run = plain.exec(source)?.[0] ?? '';
    if (run !== '') {
      text.push(run);
      for (let end = i + run.length; i < end; i++) {
        at.push(i);
        marked.push(bold || caret);
      }
      i--;
    } else if (source.startsWith('**', i) || source.startsWith('__', i)) {
      bold = !bold;
      i++;
    } else if (source.startsWith('^^', i)) {
      caret = !caret;
      i++;
    } else if (char === '*' || char === '^') {
      // A lone mark, left from broken markup.
      if (char === '*' && isBullet(source, i)) put('■', i);
    } else if (char === '<') {
      const tag = isPlaceholder(source, i) ? null : /^<\/?[a-z][a-z0-9]*[^<>]{0,200}>/i.exec(source.slice(i, i + 220));
      if (tag) i += tag[0].length - 1;
      else put(char, i);
    } else if (char === ']' && source[i + 1] === '(') {
      const link = /^\]\((?:https?:|#|\/)[^()\s]{0,300}\)/.exec(source.slice(i, i + 320));
      put(']', i);
      if (link) i += link[0].length - 1;
    } else {
      put(replaced[char] ?? char, i);
    }
  }
  at.push(source.length);
  return { text: text.join(''), at, marked };
}

/** `<CHAPTER>`: a keyword that each unit has its own of, and no markup. */
const isPlaceholder = (source: string, at: number): boolean =>
  /^<(?:[A-Z]{4,}|[A-Z]{2,} [A-Z][A-Z ]+|Chapter|Legion)>/.test(source.slice(at, at + 40)) &&
  !/^<(?:SPAN|STRONG|TABLE|TBODY|THEAD)>/.test(source.slice(at, at + 40));

/** Whether a mark opens its line. */
const isBullet = (source: string, i: number): boolean =>
  /(?:^|\n)[ \t]*$/.test(source.slice(Math.max(0, i - 12), i)) && source[i + 1] === ' ';
