import type { Ordeal, Policies, Volley } from '@umpire/dice';
import type { Issue, Result } from '@umpire/kernel';
import type { Layer, OptionValue } from './layer.js';
import type { QuestionForm } from './question-form.js';
import type { RuleSet } from './rule-set.js';

/** Something that a scenario names and the attack does not model. */
export interface NotModelled {
  readonly what: string;
  readonly of: string;
  readonly why: string;
  readonly restStands: boolean;
  readonly near?: readonly string[];
}

/** What the edition's normal case filled in, or what was frozen for the attack. */
export interface Assumption {
  readonly code: string;
  readonly what: string;
  readonly of: string;
}

/** A rule that took part, so that an answer can say what it changed. */
export interface RuleAtWork {
  readonly rule: string;
  readonly name: string;
  readonly source: string;
}

/** An effect that could be in force and is not. */
export interface OfferedScenario {
  readonly effect: string;
  /** The same attack with the effect in force, or why it cannot be. */
  readonly attack: Result<AttackScenario, readonly NotModelled[]>;
}

/** One attack scenario, understood by its game system: what the drivers run, and what is to be said about it. */
export interface AttackScenario {
  readonly title: { readonly attackers: readonly string[]; readonly target: string; readonly phase: string };
  readonly volley: Volley;
  readonly policies: Policies;
  /** What the attackers do to themselves (hazard rolls), one volley an attacker; absent if the scenario does not say what they can bear. */
  readonly own: readonly Volley[] | undefined;
  /** What the attacks do to each unit beside the target that the scenario names. */
  readonly neighbours?: readonly { readonly name: string; readonly volley: Volley }[];
  readonly notModelled: readonly NotModelled[];
  readonly assumed: readonly Assumption[];
  readonly rules: readonly RuleAtWork[];
  readonly offers: () => readonly OfferedScenario[];
  /** The same attack without one of its rules. */
  readonly without: (rule: string) => AttackScenario;
  readonly landmarks: Landmarks;
  /** The rule that keeps the single re-roll from the seat that the policies give it to, if one does. */
  readonly noReroll?: string;
}

/** Where in a sequence hits and wounds are counted, and which kinds of dice they are, by name. */
export interface Landmarks {
  /** The step that begins with the hits counted. */
  readonly hitsAt: string;
  readonly isHit: (kind: string) => boolean;
  readonly isCriticalHit: (kind: string) => boolean;
  readonly isWound: (kind: string) => boolean;
}

/** Many attackers at many targets, read once: what a matrix asks for, pair by pair. */
export interface AttackPairs {
  readonly attackers: readonly string[];
  readonly targets: readonly string[];
  readonly notModelled: readonly NotModelled[];
  readonly policies: Policies;
  readonly volley: (attacker: number, target: number) => Volley;
}

/** A game as far as one attack goes: its layers, and its scenarios read at the door. */
export interface AttackSystem<Native = unknown, Numbers = unknown> {
  readonly id: string;
  readonly layers: readonly Layer<Native, Numbers>[];
  readonly ruleSet: (name: string, set?: Readonly<Record<string, OptionValue>>) => Result<RuleSet<Native, Numbers>>;
  readonly attack: (raw: unknown, ruleSet: RuleSet<Native, Numbers>) => Result<AttackScenario, readonly Issue[]>;
}

/** The contract that every game of attacks meets. */
export interface GameSystem<Native = unknown, Numbers = unknown> extends AttackSystem<Native, Numbers> {
  /** `attackers`, `targets`, and what of a scenario holds for all pairs: `phase`, `conditions`, `policies`. */
  readonly pairs: (raw: unknown, ruleSet: RuleSet<Native, Numbers>) => Result<AttackPairs, readonly Issue[]>;
}

/** A scenario whose dice are no volley, understood by its game system: one side loses, or both may. */
export interface OrdealScenario {
  readonly title: AttackScenario['title'];
  readonly ordeal: Ordeal;
  readonly goal: Policies['goal'];
  /** The groups of the ordeal that are the target’s; a goal’s group is counted among them. */
  readonly target: readonly number[];
  /** Where both may lose: the groups of each side, the attacker’s first. */
  readonly sides?: readonly { readonly name: string; readonly groups: readonly number[] }[];
  /** What is counted: the game’s word for its pieces. */
  readonly counted: 'models' | 'stands';
  readonly notModelled: readonly NotModelled[];
  readonly assumed: readonly Assumption[];
  readonly rules: readonly RuleAtWork[];
  /** What happens on the way, in words, by the names of its events; nothing for what is not told. */
  readonly happening: (what: string) => { readonly fr: string; readonly en: string } | undefined;
  /** The same without one of its rules. */
  readonly without: (rule: string) => OrdealScenario;
}

/** Many attackers at many targets of such a game, each pair an ordeal. */
export interface OrdealPairs {
  readonly attackers: readonly string[];
  readonly targets: readonly string[];
  readonly counted: OrdealScenario['counted'];
  readonly notModelled: readonly NotModelled[];
  readonly scenario: (attacker: number, target: number) => OrdealScenario;
}

/** A game whose scenarios are ordeals. */
export interface OrdealSystem<Native = unknown, Numbers = unknown>
  extends Pick<GameSystem<Native, Numbers>, 'id' | 'layers' | 'ruleSet'> {
  readonly ordeal: (raw: unknown, ruleSet: RuleSet<Native, Numbers>) => Result<OrdealScenario, readonly Issue[]>;
  /** `attackers`, `targets`, and what of a scenario holds for all pairs: `phase`, `conditions`, `policies`. */
  readonly ordealPairs: (raw: unknown, ruleSet: RuleSet<Native, Numbers>) => Result<OrdealPairs, readonly Issue[]>;
  /** How a person puts such a scenario together. */
  readonly form: QuestionForm;
}
