import type { Words } from './words.js';
export declare const french: Words;
//# sourceMappingURL=french.d.ts.map