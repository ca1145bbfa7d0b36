import { type Answer, atLeast, type Voice } from '@umpire/views';
import { lastShown } from '../charts/last-shown.js';
import { chanceIn } from '../page/promises.js';

export interface Drawing {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

const WIDTH = 640;
const STEP = 26;
const LINE = 22;
const TOP = 32;
/** Letters that a line holds at its size. */
const TITLE = { size: 16, most: 68 };
const TOLD = { size: 14, most: 80 };
const FONT = 'font-family="system-ui, sans-serif"';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The ladder as a picture that stands alone: the line, the edition, the date, and whether it is exact. */
export function drawingOf(
  answer: Answer,
  voice: Voice,
  said: { readonly line: string; readonly date: string; readonly measure: 'models' | 'wounds' },
): Drawing {
  const { distribution } = said.measure === 'models' ? answer.modelsDestroyed : answer.woundsLost;
  const last = lastShown(distribution);
  const step = Math.ceil(last / 20);
  const rungs = Array.from({ length: Math.floor(last / step) }, (_, i) => (i + 1) * step);
  const chance = chanceIn(answer, voice);
  const { say, figures } = voice;
  const [about = '', told = ''] = splitLine(said.line);
  const head = [
    ...wrapped(about, TITLE.most).map((words) => ({ words, size: TITLE.size })),
    ...wrapped(told, TOLD.most).map((words) => ({ words, size: TOLD.size })),
  ];
  const top = TOP + head.length * LINE + 12;
  const height = top + rungs.length * STEP + 44;
  const bars = rungs.map((n, i) => {
    const share = atLeast(distribution, n);
    const y = top + i * STEP;
    return `<text x="44" y="${y + 17}" text-anchor="end" ${FONT} font-size="14">${figures.count(n)}</text><rect x="52" y="${y + 4}" width="510" height="18" rx="3" fill="#F1F0EB"/><rect x="52" y="${y + 4}" width="${(510 * share).toFixed(1)}" height="18" rx="3" fill="#0F6B5C"/><text x="620" y="${y + 17}" text-anchor="end" ${FONT} font-size="14">${escaped(chance(share))}</text>`;
  });
  const kind = answer.exact ? say.exact : say.estimateShort(figures.count(answer.trials));
  const foot = [say.edition(answer.edition), said.date, kind, 'Umpire'].join(' · ');
  const text = (x: number, y: number, size: number, words: string, colour = '#1B1D21'): string =>
    `<text x="${x}" y="${y}" ${FONT} font-size="${size}" fill="${colour}">${escaped(words)}</text>`;
  const title = said.measure === 'models' ? say.modelsAtLeast : say.woundsAtLeast;
  return {
    width: WIDTH,
    height,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}"><rect width="100%" height="100%" fill="#fff"/>${head.map(({ words, size }, i) => text(20, TOP + i * LINE, size, words)).join('')}${text(20, top - 4, 12, title, '#565B64')}<g fill="#1B1D21">${bars.join('')}</g>${text(20, height - 16, 12, foot, '#565B64')}</svg>`,
  };
}

/** Who at whom, and what comes of it: the line's two halves. */
function splitLine(line: string): readonly string[] {
  const at = line.search(/\s?: /);
  return at < 0 ? [line] : [line.slice(0, at), line.slice(at).replace(/^\s?: /, '')];
}

/** A text in lines of so many letters, broken at plain blanks. */
function wrapped(text: string, most: number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + 1 + word.length > most) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return line === '' ? lines : [...lines, line];
}

/** Both distributions, exact, a row a number: for spreadsheets. */
export function csvOf(answer: Answer): string {
  const { modelsDestroyed, woundsLost } = answer;
  const most = Math.max(modelsDestroyed.distribution.length, woundsLost.distribution.length);
  const pair = (distribution: readonly number[], n: number): readonly (number | string)[] =>
    n < distribution.length ? [distribution[n] ?? 0, atLeast(distribution, n)] : ['', ''];
  const rows = Array.from({ length: most }, (_, n) =>
    [n, ...pair(modelsDestroyed.distribution, n), ...pair(woundsLost.distribution, n)].join(','),
  );
  return `${['n,modelsExactly,modelsAtLeast,woundsExactly,woundsAtLeast', ...rows].join('\n')}\n`;
}
