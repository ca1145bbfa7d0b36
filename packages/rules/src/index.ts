export type { Why, Worked } from '@umpire/dice';
export type { Bound, Facts, Ref } from './facts.js';
export type {
  Assumption,
  AttackPairs,
  AttackScenario,
  AttackSystem,
  GameSystem,
  Landmarks,
  NotModelled,
  OfferedScenario,
  OrdealPairs,
  OrdealScenario,
  OrdealSystem,
  RuleAtWork,
} from './game-system.js';
export type { Layer, LayerEntry, OptionValue, RuleOption } from './layer.js';
export type { Attack, AttackReading } from './play/attack.js';
export {
  type BattleSystem,
  type FirstBattle,
  type HandSet,
  type PrintedRule,
  type ShippedArmy,
  sealed,
  type Terms,
  type Told,
} from './play/battle-system.js';
export {
  type Ask,
  type Asked,
  type Choice,
  type Option,
  opponent,
  type Reply,
  type Seat,
  seats,
} from './play/choice.js';
export { type EffectFrame, type EffectReader, type Owner, triggerOf } from './play/effect-trigger.js';
export type {
  Advise,
  Appraise,
  Candidate,
  Candidates,
  Forecast,
  Forecasts,
  Form,
  FormLine,
  FormOf,
  Game,
  Grounds,
  Heading,
  Placer,
  Placing,
  Prospects,
  Reason,
  Result,
  Setup,
  Stakes,
  StakesOf,
  Suggest,
  TellGrounds,
  Turn,
  Validator,
  Verdict,
} from './play/game.js';
export type { Measures, Measuring, MoveWords, Regard, Survey, Surveys, WordedMove, WordedMoves } from './play/look.js';
export {
  type Faces,
  facesOf,
  type Given,
  type Need,
  picked,
  type Roll,
  repliesOf,
  returnedOf,
  type Settled,
  settledOf,
  type Throw,
  type ThrowFrame,
} from './play/need.js';
export type {
  Scene,
  SceneFeature,
  SceneGroup,
  SceneMarker,
  SceneModel,
  SceneObjective,
  SceneOutline,
  SceneUnit,
  Spot,
} from './play/scene.js';
export {
  type Context,
  type Edge,
  type Frame,
  frameOf,
  type Later,
  type Outcome,
  oneStep,
  type Point,
  type Procedure,
  type ProcedureId,
  type Stage,
  type Step,
  stageOrder,
  type Writes,
} from './play/step.js';
export type { Acting, Limit, Trigger } from './play/trigger.js';
export { givenToVolley, needOfVolley, type VolleySeats } from './play/volley-need.js';
export type {
  FormChoice,
  FormNumber,
  FormSwitch,
  FormUnit,
  Overlay,
  QuestionForm,
  Worded,
} from './question-form.js';
export { effectsOf, type Rule, type RuleKind, ruleKinds, type SupportStage, supportStages } from './rule.js';
export { type Difference, differences, type RuleSet, resolveRuleSet } from './rule-set.js';
