export type { ThrowFrame } from './advance.js';
export { Battle, type Refusal, type Seen } from './battle.js';
export { type Ask, type Asked, type Choice, type Option, opponent, type Reply, type Seat, seats } from './choice.js';
export { compileGame, type Engine } from './compile.js';
export type { Control, Open } from './control.js';
export { type EffectFrame, type EffectReader, type Owner, triggerOf } from './effect-trigger.js';
export type { Game, Heading, Reason, Result, Setup, Turn, Validator, Verdict } from './game.js';
export type { Entry, Fence } from './journal.js';
export { type AnswerLine, battleHash, type EndLine, writeBattle } from './log.js';
export {
  type Faces,
  facesOf,
  type Given,
  type Need,
  picked,
  type Roll,
  repliesOf,
  returnedOf,
  type Throw,
} from './need.js';
export { type ReadBattle, readBattle, type Stopped } from './read-battle.js';
export {
  type Context,
  type Edge,
  type Frame,
  frameOf,
  type Later,
  type Outcome,
  oneStep,
  type Procedure,
  type Step,
  type Writes,
} from './step.js';
export type { Acting, Limit, Trigger } from './trigger.js';
export { givenToVolley, needOfVolley, type VolleySeats } from './volley-need.js';
