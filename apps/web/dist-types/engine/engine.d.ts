import type { Candidate, EditionName, MatrixReply, NamedRule, Offer, PasteReply, RawScenario, Reply } from './reply.js';
/** What the page asks of the engine. It runs in a worker, and answers values that can be copied. */
export declare const engine: {
    editions: () => EditionName[];
    rules: (edition: string) => NamedRule[];
    answer: (raw: RawScenario) => Reply;
    /** The same answer with its stages and reasons, which cost more. */
    details: (raw: RawScenario) => Reply;
    compare: (list: readonly RawScenario[]) => Reply[];
    estimate: (raw: RawScenario, trials: number) => Reply;
    /** One offer after the other; it stops when a newer question is asked. */
    offers: (raw: RawScenario, candidates: readonly Candidate[], tell: (offers: readonly Offer[]) => void) => Promise<void>;
    matrix: (raw: RawScenario) => Promise<MatrixReply>;
    paste: (text: string, edition: string) => Promise<PasteReply>;
};
export type Engine = typeof engine;
//# sourceMappingURL=engine.d.ts.map