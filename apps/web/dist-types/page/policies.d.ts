/** How the players answer what the dice ask of them. Open once something is not as usual. */
export declare function PoliciesPanel(): import("react").JSX.Element;
//# sourceMappingURL=policies.d.ts.map