/** Effects and rules of the edition as switches; each says before it is on what it would add to the first chance. */
export declare function InForce(): import("react").JSX.Element;
//# sourceMappingURL=in-force.d.ts.map