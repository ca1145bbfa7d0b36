/** The answer: always in view, the last one while there is none to what stands in the fields. */
export declare function AnswerPanel(): import("react").JSX.Element;
//# sourceMappingURL=answer.d.ts.map