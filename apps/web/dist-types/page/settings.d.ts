/** Language, theme, and the sample again. */
export declare function Settings(): import("react").JSX.Element;
//# sourceMappingURL=settings.d.ts.map