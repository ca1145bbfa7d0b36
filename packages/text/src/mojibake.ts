/** The marks that UTF-8 text shows when it was read as Windows-1252, and what they were. */
const MARKS: Readonly<Record<string, string>> = {
  'â€™': '’',
  'â€˜': '‘',
  'â€œ': '“',
  'â€\u009d': '”',
  'â€“': '–',
  'â€”': '—',
  'â€¢': '•',
  'â€¦': '…',
  'â– ': '■',
  'Â\u00a0': ' ',
  'Â°': '°',
  'Ã©': 'é',
  'Ã¨': 'è',
  'Ã ': 'à',
  'Ã¢': 'â',
  Ãª: 'ê',
  'Ã®': 'î',
  'Ã´': 'ô',
  'Ã¼': 'ü',
  'Ã¶': 'ö',
  'Ã¤': 'ä',
};

const ANY_MARK = new RegExp(
  Object.keys(MARKS)
    .sort((a, b) => b.length - a.length)
    .join('|'),
  'g',
);

/** Puts back what one wrong decoding made of common punctuation and letters. */
export function repairMojibake(text: string): { readonly text: string; readonly repaired: number } {
  if (!/[âÃÂ]/.test(text)) return { text, repaired: 0 };
  let repaired = 0;
  const clean = text.replace(ANY_MARK, (mark) => {
    repaired++;
    return MARKS[mark] ?? mark;
  });
  return { text: clean, repaired };
}
