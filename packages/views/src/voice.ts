import type { Catalogue, Shown } from './catalogue.js';
import { english } from './english.js';
import { type Figures, figures } from './figures.js';
import { french } from './french.js';

export type Locale = 'en' | 'fr';

/** A language: its words and its way of writing numbers. */
export interface Voice {
  readonly locale: Locale;
  readonly say: Catalogue;
  readonly figures: Figures;
  /** A mean with its noun: `2.2 models`. */
  readonly mean: (value: number, noun: (count: Shown) => string) => string;
  /** A whole number with its noun: `1 rule`. */
  readonly count: (value: number, noun: (count: Shown) => string) => string;
}

function spoken(locale: Locale, say: Catalogue): Voice {
  const written = figures(locale);
  return {
    locale,
    say,
    figures: written,
    mean: (value, noun) => noun({ value, text: written.mean(value) }),
    count: (value, noun) => noun({ value, text: written.count(value) }),
  };
}

/** Each language by itself, for whoever loads no other. */
export const englishVoice = (): Voice => spoken('en', english);
export const frenchVoice = (): Voice => spoken('fr', french);

const VOICES: Readonly<Record<Locale, () => Voice>> = { en: englishVoice, fr: frenchVoice };

export const voice = (locale: Locale): Voice => VOICES[locale]();
