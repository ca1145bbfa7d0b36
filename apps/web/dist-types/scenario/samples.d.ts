import { type Draft, type UnitDraft } from './draft.js';
/** Units with their weapons, so that there is something to ask before anything was imported. */
export declare const sampleUnits: () => readonly UnitDraft[];
/** What most armies bring, kind and numbers together. Their names are in the words of the page, under the same key. */
export declare const USUAL: readonly ['light', 'horde', 'power', 'terminators', 'cavalry', 'transport', 'tank', 'super', 'monster'];
export type Usual = (typeof USUAL)[number];
export declare const usualTarget: (id: Usual, name: string) => UnitDraft;
/** What stands on the page at the first visit. */
export declare function firstDraft(): Draft;
//# sourceMappingURL=samples.d.ts.map