/** What went wrong with a link or the store, in one line that can be closed. */
export declare function Notice(): import("react").JSX.Element | null;
//# sourceMappingURL=notice.d.ts.map