export declare function Header(): import("react").JSX.Element;
//# sourceMappingURL=header.d.ts.map