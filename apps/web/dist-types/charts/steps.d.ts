export interface Series {
    readonly letter: string;
    readonly distribution: readonly number[];
}
interface StepsProps {
    readonly series: readonly Series[];
    readonly last: number;
    readonly chance: (share: number) => string;
}
/** Step lines of "at least N": chance up the side, N along the bottom, and a reading line that finger, mouse and arrows move. */
export declare function Steps({ series, last, chance }: StepsProps): import("react").JSX.Element;
export {};
//# sourceMappingURL=steps.d.ts.map