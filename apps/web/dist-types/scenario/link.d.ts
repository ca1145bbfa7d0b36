import type { RawScenario } from '../engine/reply.js';
/** The whole scenario as text for an address, after `#`. */
export declare function linkOf(scenario: RawScenario): string;
/** The scenario of an address, or why there is none: `cut` where it ends too early or was changed. */
export declare function scenarioIn(hash: string): RawScenario | 'none' | 'cut';
//# sourceMappingURL=link.d.ts.map