export type { Bound, Facts, Ref } from './facts.js';
export type {
  Assumption,
  AttackPairs,
  AttackScenario,
  GameSystem,
  Landmarks,
  NotModelled,
  OfferedScenario,
  RuleAtWork,
} from './game-system.js';
export type { Layer, LayerEntry, OptionValue, RuleOption } from './layer.js';
export { effectsOf, type Rule, type RuleKind, ruleKinds, type SupportStage, supportStages } from './rule.js';
export { type Difference, differences, type RuleSet, resolveRuleSet } from './rule-set.js';
