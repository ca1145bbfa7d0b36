/** Asks at once whenever the draft changes; an answer that comes after a newer question is not shown. */
export declare function startAnswering(): void;
/** A guess in place of an exact answer, because somebody asked for one. */
export declare function estimate(trials: number): Promise<void>;
//# sourceMappingURL=answering.d.ts.map