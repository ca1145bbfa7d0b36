import type { Block } from '@umpire/views';
/** What the terminal prints, as tables and lines of the page. */
export declare function Blocks({ blocks }: {
    readonly blocks: readonly Block[];
}): import("react").JSX.Element[];
//# sourceMappingURL=blocks.d.ts.map