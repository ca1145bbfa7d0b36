import { useStore } from '../state/store.js';
import { type LibraryWords, libraryWords } from './library-words.js';

export const useLibraryWords = (): LibraryWords => libraryWords[useStore(({ locale }) => locale)];

/** A day, as the language writes it. */
export function useDay(): (iso: string) => string {
  const locale = useStore(({ locale: one }) => one);
  return (iso) => {
    const date = new Date(iso);
    return Number.isNaN(date.getTime()) ? iso : date.toLocaleDateString(locale, { dateStyle: 'medium' });
  };
}
