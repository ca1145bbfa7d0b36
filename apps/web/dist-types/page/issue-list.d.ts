import type { Issue } from '@umpire/kernel';
/** What is wrong, where, and what to do; the same codes as everywhere. */
export declare function IssueList({ issues }: {
    readonly issues: readonly Issue[];
}): import("react").JSX.Element;
//# sourceMappingURL=issue-list.d.ts.map