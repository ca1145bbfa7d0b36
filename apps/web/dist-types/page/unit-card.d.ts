import type { Side } from '../engine/reply.js';
import { type UnitDraft } from '../scenario/draft.js';
export interface UnitProps {
    readonly unit: UnitDraft;
    readonly side: Side;
    /** Where it stands in the scenario. */
    readonly path: string;
    readonly onChange: (unit: UnitDraft) => void;
    readonly onRemove?: (() => void) | undefined;
}
/** A unit in a few lines; it opens to be changed, and its name to choose another. */
export declare function UnitCard({ unit, side, path, onChange, onRemove }: UnitProps): import("react").JSX.Element;
//# sourceMappingURL=unit-card.d.ts.map