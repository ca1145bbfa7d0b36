import type { Line } from '@umpire/text';

const WORDS: readonly (readonly [string, RegExp])[] = [
  ['French', /\b(?:les|des|une|est|pour|dans|chaque|cette|unité|avec|sont)\b/gi],
  ['German', /\b(?:der|die|das|und|eine|ist|für|jede|dieser|Einheit|mit|werden)\b/gi],
  ['Spanish', /\b(?:los|las|una|para|cada|esta|unidad|con|del|puede|que)\b/gi],
  ['Italian', /\b(?:gli|una|della|ogni|questa|unità|con|che|può|sono|del)\b/gi],
];
const ENGLISH = /\b(?:the|of|and|each|this|that|with|unit|your|is|from)\b/gi;

/** The language of a text that is not English, by its commonest words; `undefined` for English and for tables. */
export function foreignLanguage(lines: readonly Line[]): string | undefined {
  const text = lines
    .map((line) => line.text)
    .join('\n')
    .slice(0, 40_000);
  const count = (words: RegExp): number => text.match(words)?.length ?? 0;
  const english = count(ENGLISH);
  const [best, most] = WORDS.map(([name, words]) => [name, count(words)] as const).reduce((a, b) =>
    b[1] > a[1] ? b : a,
  );
  return most >= 5 && most > english * 2 ? best : undefined;
}
