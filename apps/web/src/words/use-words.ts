import { type Voice, voice } from '@umpire/views';
import { useStore } from '../state/store.js';
import { english } from './english.js';
import { french } from './french.js';
import type { Words } from './words.js';

const WORDS: Readonly<Record<'en' | 'fr', Words>> = { en: english, fr: french };

export const useWords = (): Words => WORDS[useStore(({ locale }) => locale)];

const VOICES: Readonly<Record<'en' | 'fr', Voice>> = { en: voice('en'), fr: voice('fr') };

/** How answers are said, as in the terminal. */
export const useVoice = (): Voice => VOICES[useStore(({ locale }) => locale)];

export { WORDS };
