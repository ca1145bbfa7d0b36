export type { Answer, Expected, Happens, RunnableCase, UnitsFile } from './case.js';
export { loadKnownFailures } from './known-failures.js';
export { isBattleFile, loadBattleCases, type PlacedBattleCase } from './load-battle-cases.js';
export { type Coverage, loadCases, loadCoverage, loadUnits, printIssue } from './load-cases.js';
export { isOrdealFile, loadOrdealCases, type OrdealCase } from './ordeal-case.js';
export {
  isQuestionFile,
  loadQuestionCases,
  type QuestionCase,
  type QuestionGame,
  runQuestionCase,
} from './question-case.js';
export { runBattleCase } from './run-battle-case.js';
export type { CaseGame } from './run-case.js';
export { type CaseFailure, type CasesRun, type RunOptions, runCases, runnerOf } from './run-cases.js';
export { type OrdealGame, runOrdealCase } from './run-ordeal-case.js';
export type { Group, Scenario, Weapon } from './scenario.js';
export { neverActed } from './soak/never.js';
export { type SoakPlan, soakHeading } from './soak/plan.js';
export { type Soaked, type SoakFault, soak } from './soak/soak.js';
export { type ChoiceName, type DicePurpose, type EditionId, editionIds, follows, type Stop } from './vocabulary.js';
export type { TextFile } from './yaml-file.js';
