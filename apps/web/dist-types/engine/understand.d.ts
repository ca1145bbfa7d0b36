import { type Result } from '@umpire/kernel';
import type { AttackScenario } from '@umpire/rules';
import { w40k } from '@umpire/w40k';
import type { RawScenario } from './reply.js';
export type RuleSet = Parameters<typeof w40k.attack>[1];
/** An edition with its layers, resolved once. Errors: `unknown-edition`. */
export declare function ruleSetOf(edition: string): Result<RuleSet>;
export interface Understood {
    readonly edition: string;
    readonly ruleSet: string;
    readonly attack: AttackScenario;
}
/** Errors: `edition-missing`, `unknown-edition`, and every problem of the scenario, with paths. */
export declare function understand(raw: RawScenario): Result<Understood>;
//# sourceMappingURL=understand.d.ts.map