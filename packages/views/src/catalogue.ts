import type { Issue } from '@umpire/kernel';
import type { Reason } from '@umpire/odds';
import type { Difference, SupportStage } from '@umpire/rules';
import type { BattleWords } from './battle-words.js';

/** A number and how it is shown: the number picks the plural, the text is what stands there. */
export interface Shown {
  readonly value: number;
  readonly text: string;
}

/** Everything that is said to people, in one language. Numbers come already formatted. */
export interface Catalogue {
  readonly battle: BattleWords;
  readonly edition: (id: string) => string;
  readonly phase: (phase: string) => string;
  readonly exact: string;
  readonly estimate: (trials: string, seed: string) => string;
  readonly estimateShort: (trials: string) => string;
  readonly ruleSet: (hash: string) => string;
  readonly elapsed: (milliseconds: string) => string;
  readonly models: (count: Shown) => string;
  readonly wounds: (count: Shown) => string;
  readonly woundsLost: (count: Shown) => string;

  readonly distance: (n: string) => string;
  /** Words that change where the game counts something else than models. */
  readonly counted: Readonly<Record<'stands', Partial<Catalogue>>>;

  readonly notVisible: string;
  /** By name in the scenario, `cover:light` where its value is a word; one without words of its own shows its name. */
  readonly conditions: Readonly<Record<string, string>>;
  readonly colon: string;
  readonly countOn: string;
  readonly hopeFor: string;
  readonly all: string;
  readonly allOf: (count: string) => string;
  readonly atLeastOne: string;
  readonly destroysIt: string;
  readonly nothingLost: string;
  readonly line: {
    readonly countOn: (what: string, chance: string) => string;
    readonly hopeFor: (what: string, chance: string) => string;
    readonly atLeastOne: (chance: string) => string;
    readonly nothing: string;
    readonly all: (chance: string) => string;
    readonly destroys: (chance: string) => string;
    readonly mean: (parts: string) => string;
    readonly end: string;
    readonly notModelled: (count: Shown) => string;
  };

  readonly modelsAtLeast: string;
  readonly woundsAtLeast: string;
  readonly upTo: (most: string) => string;
  readonly mean: (models: string, wounds: string) => string;
  readonly notModelled: (count: Shown) => string;
  /** Figures that were asked for and are not given. */
  readonly notGiven: (count: Shown) => string;
  readonly notModelledOne: (what: string, of: string, why: string) => string;
  /** An effect in plain words; a printed name stays as it is. */
  readonly wording: (words: string) => string;
  /** Where a rule is printed, or that the scenario says it. */
  readonly source: (source: string) => string;
  /** Why something is left out or cannot be had, as the rules say it. */
  readonly reason: (why: string) => string;
  readonly restStands: string;
  readonly restMisleads: string;
  readonly didYouMean: (names: string) => string;
  readonly interval: (low: string, high: string) => string;

  readonly groups: string;
  readonly groupColumns: {
    readonly group: string;
    readonly models: string;
    readonly wounds: string;
    readonly destroyed: string;
  };
  readonly afterEach: string;
  readonly neighbours: string;
  readonly neighbourColumns: { readonly unit: string; readonly struck: string };
  readonly attacker: string;
  readonly order: (attacker: string) => string;
  readonly orderColumns: { readonly turn: string; readonly weapon: string; readonly left: string };
  readonly fromTo: (least: string, most: string) => string;
  readonly ownLosses: (mean: string, none: string) => string;
  readonly sides: string;
  readonly sideColumns: { readonly side: string; readonly mean: string; readonly none: string; readonly all: string };
  /** Rows are what the first side loses, columns what the second does. */
  readonly both: (first: string, second: string) => string;
  readonly outcomes: Readonly<Record<'fewer' | 'equal' | 'more', (side: string) => string>>;
  readonly funnel: (weapon: string, attacker: string) => string;
  /** A problem in this language; the same where there are no words for it. */
  readonly issue: (issue: Issue) => Issue;
  readonly stages: Readonly<
    Record<'attacks' | 'hits' | 'criticalHits' | 'wounds' | 'failedSaves' | 'damageInflicted' | 'damageWasted', string>
  >;
  readonly meanColumn: string;
  readonly middle: string;
  readonly needed: string;
  readonly rollNeeded: (on: string, chance: string) => string;
  readonly savedOn: (roll: string) => string;
  readonly ignoredOn: (roll: string) => string;
  readonly wasted: (wasted: string, inflicted: string, share: string) => string;
  readonly nothingWasted: string;
  /** Of an ordeal: what happens on the way, by one attacker where `part` names it. */
  readonly onTheWay: (part: string) => string;
  readonly why: string;
  readonly changed: Readonly<Record<Reason['changed'], string>>;
  readonly noReasons: string;
  readonly offers: string;
  readonly assumed: string;
  /** By code; a code without words of its own shows what it is about. */
  readonly assumptions: Readonly<Record<string, (what: string, of: string) => string>>;
  readonly assumption: (what: string, of: string) => string;

  readonly compare: string;
  readonly differenceFrom: (letter: string) => string;
  readonly meanModels: string;
  readonly meanWounds: string;
  readonly atLeast: (n: string) => string;

  /** By what is counted. */
  readonly matrix: Readonly<
    Record<'models' | 'stands', Readonly<Record<'destroyed' | 'modelsDestroyed' | 'woundsLost', string>>>
  >;
  readonly rulesOf: (file: string, edition: string) => string;
  readonly rulesColumns: {
    readonly rule: string;
    readonly kind: string;
    readonly stage: string;
    readonly source: string;
    readonly line: string;
  };
  readonly rulesCounted: (count: Shown) => string;
  readonly mode: (mode: string) => string;
  /** Lowest first. */
  readonly supportStages: Readonly<Record<SupportStage, string>>;
  readonly noRules: string;
  readonly understanding: string;
  readonly understandingColumns: Readonly<Record<'kind' | 'texts' | 'whole' | 'partial' | 'unread', string>>;
  readonly unreadPhrases: string;
  readonly rulesRun: string;
  readonly rulesHeldBack: string;
  readonly editions: string;
  readonly editionColumns: {
    readonly id: string;
    readonly name: string;
    readonly parent: string;
    readonly hash: string;
  };
  readonly options: (edition: string) => string;
  readonly differences: (a: string, b: string, count: Shown) => string;
  readonly noDifferences: (a: string, b: string) => string;
  readonly differenceKinds: Readonly<Record<Difference['kind'], string>>;
  readonly absent: string;
  readonly cases: (passed: string, failed: string, skipped: string) => string;
  readonly skipped: (count: string, why: string) => string;
  readonly failure: {
    readonly expected: string;
    readonly got: string;
    readonly rule: string;
    readonly step: (step: string) => string;
  };
  readonly imported: (file: string) => string;
  readonly recordsOf: (count: Shown) => string;
  readonly roster: {
    readonly units: (count: Shown) => string;
    readonly points: (points: string, limit: string | undefined) => string;
    readonly warlord: string;
    readonly columns: Readonly<Record<'models' | 'points', string>>;
  };
  readonly understood: (compiled: string, clauses: string, executable: string) => string;
  readonly unread: string;
  readonly issues: {
    readonly error: string;
    readonly warning: string;
    readonly found: string;
    readonly hint: string;
    readonly near: string;
  };
  readonly lineOf: (line: string) => string;
}
