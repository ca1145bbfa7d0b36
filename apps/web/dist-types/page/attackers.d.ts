/** Who attacks, in the order of attacking; each card says how things stand after it. */
export declare function Attackers(): import("react").JSX.Element;
//# sourceMappingURL=attackers.d.ts.map