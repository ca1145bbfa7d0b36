import { type Draft } from './draft.js';
/** A scenario to be edited: what the page has no field for is kept and goes out again. Nothing, where it is no scenario at all. */
export declare function draftOf(value: unknown): Draft | undefined;
//# sourceMappingURL=from-scenario.d.ts.map