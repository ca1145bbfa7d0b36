import { english } from './english.js';
import { french } from './french.js';
import { type Locale, type Voice, voiceOf } from './voice.js';

const CATALOGUES = { en: english, fr: french } as const;

/** A voice by its language, for whoever has both at hand. */
export const voice = (locale: Locale): Voice => voiceOf(locale, CATALOGUES[locale]);
