import { type Answer } from '@umpire/views';
/** Answers that were kept, and the one that stands in the fields as the last: as lines over one another, and row by row. */
export declare function Compare({ answer }: {
    readonly answer: Answer;
}): import("react").JSX.Element;
//# sourceMappingURL=compare.d.ts.map