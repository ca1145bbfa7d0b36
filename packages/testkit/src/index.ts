export type { Answer, Expected, Happens, RunnableCase, UnitsFile } from './case.js';
export { loadKnownFailures } from './known-failures.js';
export { type Coverage, loadCases, loadCoverage, loadUnits, printIssue } from './load-cases.js';
export type { CaseGame } from './run-case.js';
export { type CaseFailure, type CasesRun, type RunOptions, runCases, runnerOf } from './run-cases.js';
export type { Group, Scenario, Weapon } from './scenario.js';
export { type ChoiceName, type DicePurpose, type EditionId, editionIds, follows, type Stop } from './vocabulary.js';
export type { TextFile } from './yaml-file.js';
