import { useStore } from '../state/store.js';
import { tableEnglish } from './table-english.js';
import { tableFrench } from './table-french.js';
import type { TableWords } from './table-words.js';

const TABLE_WORDS: Readonly<Record<'en' | 'fr', TableWords>> = { en: tableEnglish, fr: tableFrench };

/** What is said at the table, for the parts of the page that come with a battle. */
export const useTableWords = (): TableWords => TABLE_WORDS[useStore(({ locale }) => locale)];
