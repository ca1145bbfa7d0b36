import { english as catalogue, type Locale, type Voice, voiceOf } from '@umpire/views';
import { useEffect, useState } from 'react';
import { useStore } from '../state/store.js';
import { english } from './english.js';
import type { Words } from './words.js';

/** All that the first page says in one language. */
interface Spoken {
  readonly words: Words;
  readonly voice: Voice;
}

const ENGLISH: Spoken = { words: english, voice: voiceOf('en', catalogue) };
const known: Partial<Record<Locale, Spoken>> = { en: ENGLISH };

/** Loads a language, unless it is there. Until then everything is told in English. */
export async function learn(locale: Locale): Promise<Spoken> {
  if (locale === 'fr') known.fr ??= (await import('./spoken-french.js')).spokenFrench;
  return known[locale] ?? ENGLISH;
}

function useSpoken(): Spoken {
  const locale = useStore((state) => state.locale);
  const [, setLearned] = useState(false);
  const found = known[locale];
  useEffect(() => {
    if (found === undefined) void learn(locale).then(() => setLearned(true));
  }, [found, locale]);
  return found ?? ENGLISH;
}

export const useWords = (): Words => useSpoken().words;

/** How answers are said, as in the terminal. */
export const useVoice = (): Voice => useSpoken().voice;
