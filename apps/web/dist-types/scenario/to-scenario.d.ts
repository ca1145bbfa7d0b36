import type { RawScenario } from '../engine/reply.js';
import { type ConditionsDraft, type Draft, type UnitDraft, type WeaponDraft } from './draft.js';
/** A draft as a scenario that the command line reads too. What is left empty is left out; a wrong entry goes as typed, to be judged. */
export declare function scenarioOf(draft: Draft): RawScenario;
/** Many attackers at many targets, under the conditions of a draft. */
export declare const pairsOf: (draft: Draft, attackers: readonly UnitDraft[], targets: readonly UnitDraft[]) => RawScenario;
/** `10 Immortals`. */
export declare function titleOf(unit: UnitDraft): string;
export declare const armedIn: ({ weapons }: UnitDraft, phase: Draft['phase']) => readonly WeaponDraft[];
export declare function conditionsOf({ distance, flags, attackerStates, targetStates }: ConditionsDraft, phase: Draft['phase']): RawScenario;
export declare const wordsOf: (text: string) => string[];
//# sourceMappingURL=to-scenario.d.ts.map