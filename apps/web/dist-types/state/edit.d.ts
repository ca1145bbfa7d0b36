import { type Draft, type Flag, type UnitDraft } from '../scenario/draft.js';
import { type Pinned } from './store.js';
export declare const MOST_COMPARED = 4;
export declare function change(of: (draft: Draft) => Draft): void;
export declare const setEdition: (edition: string) => void;
export declare const setAttacker: (at: number, unit: UnitDraft) => void;
export declare const setTarget: (target: UnitDraft) => void;
export declare const addAttacker: (unit?: UnitDraft) => void;
export declare const removeAttacker: (at: number) => void;
/** Takes a unit from a list, and remembers it. */
export declare function choose(unit: UnitDraft, put: (unit: UnitDraft) => void): void;
export declare const newAttacker: () => UnitDraft;
/** The question turned round: what the target does in return. Each side keeps its weapons, effects and losses. */
export declare const swap: () => void;
export declare const toggleFlag: (flag: Flag) => void;
export declare const setCondition: (name: 'distance' | 'attackerStates' | 'targetStates', text: string) => void;
/** The first answer to a policy is the default, and is left out. */
export declare const setPolicy: (name: string, value: string, usual: string) => void;
export declare const toggleEffect: (effect: string, side: 'attacker' | 'target') => void;
export declare const pin: (pinned: Pinned) => void;
export declare const unpin: (at: number) => void;
export declare const keep: (units: readonly UnitDraft[]) => void;
export declare const forget: (unit: UnitDraft) => void;
/** Sets how many models there are, and lets each weapon that every model carries follow. */
export declare function withModels(unit: UnitDraft, at: number, count: number): UnitDraft;
//# sourceMappingURL=edit.d.ts.map