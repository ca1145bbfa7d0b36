export { bestOutcome } from './ahead/ahead.js';
export { looksAhead } from './ahead/open.js';
export { answererOf } from './answerer.js';
export { attackDice } from './compile.js';
export { countAt, meanPerDie } from './counts.js';
export { oracleOf } from './course/brute.js';
export type { Course, CourseEvent, CourseTurn, Leg, OrdealSpec, ShortcutEnd } from './course/course.js';
export type { Witness } from './course/ends.js';
export { type Ordeal, ordealOf, type Played } from './course/ordeal.js';
export { solved } from './course/solve.js';
export { dicey, type Holding, playedOnce, sampled } from './course/throw.js';
export { exactOutcome, type Outcome, type PoolTurn } from './exact.js';
export { constant, type DiceExpression, leastOf, meanOf, mostOf, parseDice, printDice } from './expression.js';
export { failedSaves } from './failed-saves.js';
export { type Fraction, fraction, isLess, one, plus, printFraction, times, toNumber, zero } from './fraction.js';
export { begin, type Frame, poolsOf, sequenceOf, type Table } from './frame.js';
export type { Shown, VolleyEvent, Waiting } from './happening.js';
export type { Ledger } from './ledger.js';
export { noteOf } from './ledger.js';
export {
  facesOf,
  type Given,
  type Lot,
  type Need,
  type Option,
  type Question,
  type Seat,
  type Throw,
  takenOf,
} from './need.js';
export { type Answerer, everyAnswer, everyFace, type Oracle, oracle, searching } from './oracle.js';
export { play, thrown } from './play.js';
export { advance, type Turn } from './procedure.js';
export { type Remaining, remaining } from './remaining.js';
export { type Sample, sample } from './sample.js';
export {
  isDestroyed,
  isWounded,
  leftOnModel,
  lossApart,
  modelsLost,
  type Standings,
  standingsFor,
  standingsOf,
  standsGroup,
  startOf,
  woundsLost,
  woundsOf,
} from './standings.js';
export { MOST_CELLS, TooLargeError } from './too-large.js';
export type {
  Blow,
  Discipline,
  Fork,
  Group,
  Kind,
  Once,
  Policies,
  Pool,
  Reroll,
  Sequence,
  SequenceStep,
  Stage,
  Standing,
  Unit,
  Volley,
  Worth,
  Yield,
} from './volley.js';
export type { Why, Worked, WorkedBy } from './why.js';
