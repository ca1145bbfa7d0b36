import type { PasteReply } from './reply.js';
/** A pasted page to units: weapons as printed, and of the statline what the page prints. */
export declare function readPage(text: string, edition: string): PasteReply;
//# sourceMappingURL=paste.d.ts.map