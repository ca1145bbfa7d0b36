export declare function Target(): import("react").JSX.Element;
//# sourceMappingURL=target.d.ts.map