import type { Candidate, NamedRule } from '../engine/reply.js';
/** Plain wordings that are worth a switch of their own; whose they are is said, because both sides could have them. */
export declare const PLAIN: readonly Candidate[];
/** Everything that may be switched on under an edition: its own rules by id, then the plain wordings. */
export declare function candidatesOf(rules: readonly NamedRule[]): readonly Candidate[];
//# sourceMappingURL=switches.d.ts.map