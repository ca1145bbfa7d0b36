export {
  type Acting,
  type Ask,
  type Asked,
  type Choice,
  type Context,
  type Edge,
  type EffectFrame,
  type EffectReader,
  type Faces,
  type Frame,
  facesOf,
  frameOf,
  type Game,
  type Given,
  givenToVolley,
  type Heading,
  type Later,
  type Limit,
  type Need,
  needOfVolley,
  type Option,
  type Outcome,
  type Owner,
  oneStep,
  opponent,
  type Procedure,
  picked,
  type Reason,
  type Reply,
  type Result,
  type Roll,
  repliesOf,
  returnedOf,
  type Seat,
  type Setup,
  type Step,
  seats,
  type Throw,
  type ThrowFrame,
  type Trigger,
  type Turn,
  triggerOf,
  type Validator,
  type Verdict,
  type VolleySeats,
  type Writes,
} from '@umpire/rules';
export type { LegalMove, Refusal } from './asked.js';
export { Battle, type Seen } from './battle.js';
export { compileGame, type Engine } from './compile.js';
export type { Control, Open } from './control.js';
export { ENGINE } from './engine-version.js';
export type { Entry, Fence } from './journal.js';
export { type AnswerLine, battleHash, type EndLine, writeBattle } from './log.js';
export { openedBy } from './opened.js';
export type { Withheld } from './point.js';
export { type ReadBattle, Reading, readBattle, type Stopped } from './read-battle.js';
