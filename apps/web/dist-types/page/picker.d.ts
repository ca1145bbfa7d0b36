import type { Side } from '../engine/reply.js';
import { type UnitDraft } from '../scenario/draft.js';
export interface PickerProps {
    readonly label: string;
    readonly side: Side;
    readonly onPick: (unit: UnitDraft) => void;
    readonly onClose: () => void;
}
/** One search over everything that may stand here. It unfolds in place, and Escape folds it. */
export declare function Picker({ label, side, onPick, onClose }: PickerProps): import("react").JSX.Element;
//# sourceMappingURL=picker.d.ts.map