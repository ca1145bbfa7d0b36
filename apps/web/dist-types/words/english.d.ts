import type { Words } from './words.js';
export declare const english: Words;
//# sourceMappingURL=english.d.ts.map