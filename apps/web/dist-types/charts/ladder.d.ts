interface LadderProps {
    readonly distribution: readonly number[];
    readonly last: number;
    readonly chance: (share: number) => string;
}
/** "At least N" as bars, an outcome each, on one scale from nothing to certain. The numbers stand beside them as text. */
export declare function Ladder({ distribution, last, chance }: LadderProps): import("react").JSX.Element;
export {};
//# sourceMappingURL=ladder.d.ts.map