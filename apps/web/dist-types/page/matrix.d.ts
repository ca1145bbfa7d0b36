import { type UnitDraft } from '../scenario/draft.js';
/** The units that may be asked about: those in the fields, kept, recent, and the samples; each name once. */
export declare function useArmed(): readonly UnitDraft[];
export declare function useTargets(): readonly UnitDraft[];
/** Opens one pair as the question of the single view. */
export declare const openPair: (attacker: UnitDraft, target: UnitDraft) => void;
/** Attackers by targets, one figure a cell, on a shade of one hue; a row or a column sorts, a cell opens. */
export declare function MatrixView(): import("react").JSX.Element;
//# sourceMappingURL=matrix.d.ts.map