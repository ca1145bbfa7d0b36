import { type GroupDraft, type UnitDraft } from '../scenario/draft.js';
interface RowsProps {
    readonly unit: UnitDraft;
    readonly path: string | undefined;
    readonly onChange: (unit: UnitDraft) => void;
}
/** The models of a unit, group by group, in the order in which they would be lost. */
export declare function GroupRows({ unit, path, onChange }: RowsProps): import("react").JSX.Element;
interface RowProps {
    readonly group: GroupDraft;
    readonly alone: boolean;
    readonly path: string | undefined;
    readonly onChange: (group: GroupDraft) => void;
    readonly onModels: (count: number) => void;
    readonly onRemove: () => void;
}
/** Wounds that the next model to be lost has lost already. */
export declare function WoundsLost({ group, onChange }: Pick<RowProps, 'group' | 'onChange'>): import("react").JSX.Element;
export {};
//# sourceMappingURL=group-rows.d.ts.map