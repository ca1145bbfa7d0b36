export declare function useKeys(): void;
//# sourceMappingURL=keys.d.ts.map