/** What a person types stays as typed, right or wrong, until the engine has judged it. Fields are texts, counts numbers. */
export interface WeaponDraft {
    readonly key: string;
    readonly name: string;
    /** How many fire; none leaves the weapon out. */
    readonly count: number;
    readonly kind: 'ranged' | 'melee';
    readonly range: string;
    readonly attacks: string;
    readonly skill: string;
    readonly strength: string;
    readonly armourPenetration: string;
    readonly damage: string;
    /** As printed, with commas. */
    readonly abilities: string;
    /** What a scenario may say besides, kept as it came. */
    readonly rest: Rest;
}
export interface GroupDraft {
    readonly key: string;
    readonly name: string;
    readonly models: number;
    readonly toughness: string;
    readonly save: string;
    readonly invulnerableSave: string;
    readonly wounds: string;
    /** Of the next model that would be lost. */
    readonly woundsLost: number;
    readonly feelNoPain: string;
    readonly keywords: string;
    readonly rest: Rest;
}
/** A unit, whichever side it stands on: swapping the sides loses nothing. */
export interface UnitDraft {
    readonly key: string;
    readonly name: string;
    readonly keywords: string;
    readonly points: string;
    readonly weapons: readonly WeaponDraft[];
    readonly groups: readonly GroupDraft[];
    /** In force while it attacks, and while it is attacked. */
    readonly effects: readonly NamedEffect[];
    readonly defences: readonly NamedEffect[];
    readonly rest: Rest;
}
/** Words, or a value of the effect language. */
export type NamedEffect = string | Rest;
export type Rest = Readonly<Record<string, unknown>>;
export type Phase = 'shooting' | 'fight';
export declare const FLAGS: readonly ['cover', 'moved', 'advanced', 'charged', 'fellBack', 'engaged', 'snapShooting', 'notVisible'];
export type Flag = (typeof FLAGS)[number];
export interface ConditionsDraft {
    readonly distance: string;
    readonly flags: readonly Flag[];
    /** States that rules ask about, with commas. */
    readonly attackerStates: string;
    readonly targetStates: string;
}
export interface Draft {
    readonly edition: string;
    readonly phase: Phase;
    readonly attackers: readonly UnitDraft[];
    readonly target: UnitDraft;
    readonly conditions: ConditionsDraft;
    readonly policies: Readonly<Record<string, string>>;
}
/** A name for React, new on every page. */
export declare const newKey: () => string;
export declare const models: ({ groups }: UnitDraft) => number;
export declare const weaponDraft: (given?: Partial<WeaponDraft>) => WeaponDraft;
export declare const groupDraft: (given?: Partial<GroupDraft>) => GroupDraft;
export declare const unitDraft: (given?: Partial<UnitDraft>) => UnitDraft;
/** The same unit again, under new keys. */
export declare const copyOf: (unit: UnitDraft) => UnitDraft;
export declare const noConditions: ConditionsDraft;
//# sourceMappingURL=draft.d.ts.map