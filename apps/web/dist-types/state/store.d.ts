import { type StoreApi, type UseBoundStore } from 'zustand';
import type { EditionName, NamedRule, Offer, RawScenario, Reply } from '../engine/reply.js';
import type { Draft, UnitDraft } from '../scenario/draft.js';
export type Theme = 'system' | 'light' | 'dark';
export type View = 'odds' | 'matrix';
/** An answer kept for comparison, with the question that it answers. */
export interface Pinned {
    readonly label: string;
    readonly draft: Draft;
    readonly scenario: RawScenario;
}
/** What is kept on this device. */
export interface Kept {
    readonly draft: Draft;
    readonly locale: 'en' | 'fr';
    readonly theme: Theme;
    readonly measure: 'models' | 'wounds';
    readonly shape: 'at-least' | 'exactly';
    readonly recent: readonly UnitDraft[];
    /** Starred or pasted. */
    readonly units: readonly UnitDraft[];
    readonly pinned: readonly Pinned[];
}
export interface State extends Kept {
    readonly view: View;
    readonly reply: Reply | undefined;
    /** The last answer, which stays while there is none to what stands in the fields. */
    readonly last: Reply | undefined;
    readonly busy: boolean;
    readonly details: Reply | undefined;
    readonly offers: Readonly<Record<string, Offer>>;
    readonly editions: readonly EditionName[];
    readonly rules: readonly NamedRule[];
    readonly notice: 'link-cut' | 'no-store' | 'new-version' | undefined;
}
export declare const useStore: UseBoundStore<StoreApi<State>>;
export declare const restart: () => void;
//# sourceMappingURL=store.d.ts.map