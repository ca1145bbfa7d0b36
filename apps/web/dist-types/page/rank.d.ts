/** All targets of the first attacker and all units for the target, the best first, by the goal that is set. */
export declare function Rank(): import("react").JSX.Element;
//# sourceMappingURL=rank.d.ts.map