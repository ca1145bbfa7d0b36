interface ColumnsProps {
    readonly distribution: readonly number[];
    readonly last: number;
    readonly chance: (share: number) => string;
}
/** "Exactly N" as columns; the mean is marked below. */
export declare function Columns({ distribution, last, chance }: ColumnsProps): import("react").JSX.Element;
export {};
//# sourceMappingURL=columns.d.ts.map