/** Phase, distance and conditions. Rare ones fold; one that holds never does. */
export declare function Situation(): import("react").JSX.Element;
//# sourceMappingURL=situation.d.ts.map