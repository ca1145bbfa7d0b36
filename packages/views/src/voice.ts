import type { Catalogue, Shown } from './catalogue.js';
import { type Figures, figures } from './figures.js';

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

/** The voice of a catalogue. */
export function voiceOf(locale: Locale, say: Catalogue): Voice {
  const written = figures(locale);
  return {
    locale,
    say,
    figures: written,
    mean: (value, noun) => noun({ value, text: written.mean(value) }),
    count: (value, noun) => noun({ value, text: written.count(value) }),
  };
}
