import { type Answer } from '@umpire/views';
/** A distribution as a drawing, captioned by its reading, with its numbers as a table beside it. */
export declare function Chart({ answer }: {
    readonly answer: Answer;
}): import("react").JSX.Element;
//# sourceMappingURL=chart.d.ts.map