import type { Unmodelled } from '@umpire/odds';
/** What the answer leaves out: first, one line that opens, and absent where nothing is missing. */
export declare function NotModelled({ list }: {
    readonly list: readonly Unmodelled[];
}): import("react").JSX.Element | null;
//# sourceMappingURL=not-modelled.d.ts.map