/** Up to the last number that can be foreseen: beyond it every bar is empty. */
export declare function lastShown(distribution: readonly number[]): number;
//# sourceMappingURL=last-shown.d.ts.map