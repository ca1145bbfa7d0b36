import { type UnitDraft } from '../scenario/draft.js';
interface RowsProps {
    readonly unit: UnitDraft;
    /** Where the unit stands in the scenario; absent where its weapons are not asked for. */
    readonly path: string | undefined;
    readonly onChange: (unit: UnitDraft) => void;
}
export declare function WeaponRows({ unit, path, onChange }: RowsProps): import("react").JSX.Element;
export {};
//# sourceMappingURL=weapon-rows.d.ts.map