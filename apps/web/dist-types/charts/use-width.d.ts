import { type RefObject } from 'react';
/** The width that a drawing has, so that its letters keep their size. */
export declare function useWidth(): readonly [RefObject<HTMLDivElement | null>, number];
//# sourceMappingURL=use-width.d.ts.map