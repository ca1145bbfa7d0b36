/** Keeps the page for use without a network. A new version waits until it is asked for. */
export declare function registerWorker(): void;
export declare function takeNewVersion(): void;
//# sourceMappingURL=offline.d.ts.map