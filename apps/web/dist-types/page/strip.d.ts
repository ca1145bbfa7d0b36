/** The answer in one line, where its panel is out of sight. */
export declare function Strip(): import("react").JSX.Element | null;
//# sourceMappingURL=strip.d.ts.map