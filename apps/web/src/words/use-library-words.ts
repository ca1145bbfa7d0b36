import { useStore } from '../state/store.js';
import { type LibraryWords, libraryWords } from './library-words.js';

export const useLibraryWords = (): LibraryWords => libraryWords[useStore(({ locale }) => locale)];

/** A day, as the language writes it. */
export function useDay(): (iso: string) => string {
  const locale = useStore(({ locale: one }) => one);
  return (iso) => {
    const date = new Date(iso);
    return Number.isNaN(date.getTime()) ? iso : date.toLocaleDateString(dayLocale(locale), { dateStyle: 'medium' });
  };
}

/** Days are told as they are where the games are printed. */
const dayLocale = (locale: 'en' | 'fr'): string => (locale === 'en' ? 'en-GB' : 'fr-FR');
