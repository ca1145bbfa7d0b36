import { type Voice } from '@umpire/views';
import type { Words } from './words.js';
declare const WORDS: Readonly<Record<'en' | 'fr', Words>>;
export declare const useWords: () => Words;
/** How answers are said, as in the terminal. */
export declare const useVoice: () => Voice;
export { WORDS };
//# sourceMappingURL=use-words.d.ts.map