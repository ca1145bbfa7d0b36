export type { Answer } from './answer.js';
export { bar } from './bar.js';
export { type BattleReport, battleBlocks, type Happened, passesOf } from './battle-report.js';
export type { Block, Cell, Column, LineMark, Piece, Thrown } from './blocks.js';
export { casesBlocks } from './cases.js';
export type { Catalogue, Shown } from './catalogue.js';
export { type Compared, compareBlocks } from './compare.js';
export { conditionWords } from './conditions.js';
export { diffBlocks } from './diff.js';
export { editionsBlocks } from './editions.js';
export { english } from './english.js';
export type { Figures } from './figures.js';
export { french } from './french.js';
export { type Headline, headlineOf, type Promised } from './headline.js';
export { importBlocks } from './import-report.js';
export { issueBlocks, placeOf } from './issues.js';
export { type ReviewNames, reviewBlocks } from './looked-back.js';
export { type MatrixOptions, matrixBlocks, matrixCsv } from './matrix.js';
export { countMissing } from './not-modelled.js';
export { oddsBlocks } from './odds.js';
export { type LineOptions, oneLine } from './one-line.js';
export { type Paint, plain, type Tone } from './paint.js';
export { printText, type TextStyle } from './print-text.js';
export { atLeast, reached } from './reading.js';
export type {
  CasesReport,
  DiffReport,
  EditionRow,
  FailureRow,
  ImportReport,
  MatrixCell,
  MatrixReport,
  OptionRow,
  RuleRow,
  RulesReport,
  SkipRow,
} from './reports.js';
export { rosterBlocks } from './roster.js';
export { rulesBlocks } from './rules-report.js';
export { type Locale, type Voice, voiceOf } from './voice.js';
export { voiceFor } from './voice-for.js';
export { voice } from './voices.js';
export { rulesTold } from './why-lines.js';
