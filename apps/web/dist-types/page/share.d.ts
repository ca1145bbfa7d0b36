import { type Answer } from '@umpire/views';
/** The answer to hand on: a line for the chat, a link that holds everything, and files. */
export declare function Share({ answer }: {
    readonly answer: Answer;
}): import("react").JSX.Element;
//# sourceMappingURL=share.d.ts.map