import { type UnitDraft } from '../scenario/draft.js';
/** A pasted page becomes units with their weapons; what it does not print is asked for. The text stays until it was read. */
export declare function Paste({ onPick }: {
    readonly onPick: (unit: UnitDraft) => void;
}): import("react").JSX.Element;
//# sourceMappingURL=paste.d.ts.map