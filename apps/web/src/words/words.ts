import type { OptionValue, RuleKind } from '@umpire/rules';
import type { Level } from '../battle/told.js';
import type { Flag } from '../scenario/draft.js';
import type { Usual } from '../scenario/samples.js';

/** What the page says besides the answer itself, whose words are in `views`. */
export interface Words {
  readonly title: string;
  readonly skip: string;
  readonly skipTo: string;
  readonly views: {
    readonly label: string;
    readonly odds: string;
    readonly matrix: string;
    readonly rules: string;
    readonly battle: string;
    readonly library: string;
  };
  readonly book: {
    readonly search: string;
    readonly searchHint: string;
    readonly support: string;
    readonly large: string;
    readonly says: string;
    readonly silent: string;
    readonly ruled: (numbers: string) => string;
    readonly ruledSo: (value: OptionValue) => string;
    readonly asWeRule: string;
    readonly weRule: (value: string) => string;
    readonly ruleAsUsual: string;
    readonly rulingsNote: string;
    readonly changed: string;
    readonly cases: (count: number) => string;
    readonly touches: Readonly<
      Record<'title' | 'units' | 'weapons' | 'numbers' | 'steps' | 'gives' | 'givenBy', string>
    >;
    readonly stage: string;
    readonly kinds: Readonly<Record<RuleKind, string>>;
  };
  readonly edition: string;
  readonly settings: string;
  readonly language: string;
  readonly theme: string;
  readonly themes: Readonly<Record<'system' | 'light' | 'dark', string>>;
  readonly startOver: string;
  readonly attackers: string;
  readonly attacker: string;
  readonly thenFires: string;
  readonly add: string;
  readonly addAttacker: string;
  readonly removeAttacker: (name: string) => string;
  readonly afterThis: (all: string, mean: string) => string;
  readonly target: string;
  readonly swap: string;
  readonly change: (what: string) => string;
  readonly star: string;
  readonly matchups: {
    readonly title: string;
    /** Begins with the word of `save`, which stands on the button. */
    readonly toggle: string;
    readonly save: string;
    readonly saved: (name: string) => string;
    /** From a file. */
    readonly read: (count: number) => string;
    readonly rename: (name: string) => string;
    readonly renameShort: string;
    readonly taken: string;
    readonly remove: (name: string) => string;
    readonly removed: (name: string) => string;
    readonly putBack: string;
  };
  /** What an answer takes for granted. */
  readonly assumes: { readonly visible: string; readonly alone: string };
  readonly starred: string;
  readonly edit: string;
  readonly done: string;
  readonly unnamed: string;
  readonly noWeapons: string;
  readonly noWeaponsIn: (phase: string) => string;
  readonly name: string;
  readonly keywords: string;
  readonly points: string;
  readonly fields: {
    readonly models: string;
    readonly toughness: string;
    readonly save: string;
    readonly invulnerableSave: string;
    readonly wounds: string;
    readonly feelNoPain: string;
    readonly woundsLost: string;
    readonly count: string;
    readonly range: string;
    readonly attacks: string;
    readonly skill: string;
    readonly strength: string;
    readonly armourPenetration: string;
    readonly damage: string;
    readonly abilities: string;
    readonly ranged: string;
    readonly melee: string;
    readonly kind: string;
  };
  /** As a datasheet heads its columns, and the full word for the ear. */
  readonly short: Readonly<
    Record<
      | 'toughness'
      | 'save'
      | 'invulnerableSave'
      | 'wounds'
      | 'feelNoPain'
      | 'attacks'
      | 'skill'
      | 'meleeSkill'
      | 'strength'
      | 'armourPenetration'
      | 'damage',
      string
    >
  >;
  readonly more: (what: string) => string;
  readonly less: (what: string) => string;
  readonly addWeapon: string;
  readonly removeWeapon: (name: string) => string;
  readonly weapon: string;
  readonly addGroup: string;
  readonly removeGroup: (name: string) => string;
  readonly group: string;
  readonly leader: string;
  readonly phases: Readonly<Record<'shooting' | 'fight', string>>;
  readonly phase: string;
  readonly situation: string;
  readonly distance: string;
  readonly flags: Readonly<Record<Flag, string>>;
  readonly rare: (count: number) => string;
  readonly fewer: string;
  readonly attackerStates: string;
  readonly targetStates: string;
  readonly inForce: string;
  readonly inForceNote: (what: string) => string;
  readonly searchRules: string;
  readonly addByWords: (words: string) => string;
  readonly sides: Readonly<Record<'attacker' | 'target', string>>;
  readonly commandPoints: (cost: string) => string;
  /** A change of what the attackers lose themselves, with its sign. */
  readonly ownLosses: (change: string) => string;
  readonly moreSwitches: (count: number) => string;
  readonly noRuleFound: string;
  readonly nothing: string;
  readonly policies: string;
  readonly policyNames: Readonly<Record<string, string>>;
  readonly policyValues: Readonly<Record<string, string>>;
  readonly goals: Readonly<Record<'destroy' | 'models' | 'wounds', string>>;
  readonly destroyGroup: (name: string) => string;
  readonly answer: string;
  readonly asTyped: string;
  readonly staysBelow: string;
  readonly tooLarge: (size: string) => string;
  readonly estimate: (trials: string) => string;
  readonly about: (seconds: string) => string;
  readonly orSplit: string;
  readonly stop: string;
  readonly wouldMake: (chance: string) => string;
  readonly fromArmies: string;
  readonly firstBattle: string;
  readonly resumeBattle: (round: number | undefined) => string;
  readonly working: string;
  readonly loading: string;
  readonly measures: Readonly<Record<'models' | 'wounds', string>>;
  readonly shapes: Readonly<Record<'at-least' | 'exactly', string>>;
  readonly measure: string;
  readonly shape: string;
  readonly reading: (n: string, chance: string) => string;
  readonly chanceOf: string;
  readonly median: string;
  readonly asTable: string;
  readonly funnel: string;
  readonly why: string;
  readonly compare: string;
  readonly compareThis: string;
  readonly compareEditions: string;
  readonly stopComparing: string;
  readonly removeCompared: (letter: string) => string;
  readonly openCompared: (letter: string) => string;
  readonly now: string;
  readonly share: string;
  readonly copyLine: string;
  readonly copyLink: string;
  readonly copied: string;
  readonly copyFailed: string;
  readonly saveJson: string;
  readonly openJson: string;
  readonly savePng: string;
  readonly saveSvg: string;
  readonly saveCsv: string;
  readonly linkLength: (letters: string) => string;
  readonly linkCut: string;
  readonly noStore: string;
  readonly newVersion: string;
  readonly reload: string;
  readonly jsonUnread: string;
  readonly close: string;
  readonly picker: {
    readonly search: string;
    readonly recent: string;
    readonly mine: string;
    readonly myArmy: string;
    readonly theirArmy: string;
    readonly library: string;
    readonly samples: string;
    readonly usual: string;
    readonly byHand: string;
    readonly newUnit: string;
    readonly paste: string;
    readonly none: string;
  };
  readonly usual: Readonly<Record<Usual, string>>;
  readonly paste: {
    readonly label: string;
    readonly note: string;
    readonly read: string;
    readonly missing: (name: string) => string;
    readonly found: (units: number) => string;
  };
  readonly leads: {
    readonly title: string;
    readonly attacker: string;
    readonly target: string;
    readonly bodyguard: string;
    readonly leader: string;
  };
  readonly keys: {
    readonly title: string;
    readonly anywhere: string;
    readonly inBattle: string;
    readonly single: string;
    readonly deeds: readonly (readonly [key: string, deed: string])[];
  };
  readonly qr: string;
  readonly battle: {
    readonly title: string;
    readonly board: string;
    readonly nearer: string;
    readonly farther: string;
    readonly whole: string;
    readonly toUnit: string;
    readonly resume: string;
    readonly first: string;
    readonly another: string;
    readonly openFile: string;
    readonly saveFile: string;
    readonly leave: string;
    readonly army: (seat: string) => string;
    readonly player: (seat: string) => string;
    readonly levels: Readonly<Record<Level, string>>;
    readonly mission: string;
    readonly start: string;
    readonly parts: Readonly<Record<'label' | 'now' | 'units' | 'log', string>>;
    readonly roundShort: (round: number) => string;
    readonly round: (round: number, of: number) => string;
    readonly store: (name: string, count: number) => string;
    readonly undo: string;
    readonly unit: (name: string, living: number, began: number, seat: string) => string;
    readonly state: (id: string) => string;
    readonly rule: (name: string) => string;
    readonly deed: (key: string) => string;
    readonly kind: (key: string) => string;
    readonly pass: string;
    readonly passUntil: Readonly<Record<'phase' | 'turn' | 'battle', string>>;
    readonly none: string;
    readonly earlier: (what: string) => string;
    readonly splitSome: (min: number, max: number) => string;
    readonly all: string;
    readonly dragOrSuggest: string;
    readonly provisional: string;
    readonly confirm: string;
    readonly suggest: string;
    readonly putBack: string;
    readonly nearest: string;
    readonly stay: string;
    readonly everythingAt: (what: string) => string;
    readonly holdFire: string;
    readonly asSuggested: string;
    readonly countOn: (n: string, chance: string) => string;
    readonly hopeFor: (n: string, chance: string) => string;
    readonly atLeastOne: (chance: string) => string;
    readonly destroys: (chance: string) => string;
    readonly allThe: (option: string) => string;
  };
  readonly misleads: { readonly title: string; readonly many: string; readonly heavy: string };
  readonly rank: string;
  readonly rankTargets: (unit: string) => string;
  readonly rankUnits: (target: string) => string;
  readonly withWeapons: (names: string) => string;
  readonly perHundred: string;
  /** Of a unit over all targets of the matrix. */
  readonly perHundredMean: string;
  readonly matrixShows: string;
  readonly matrixNote: string;
  readonly sortBy: (name: string) => string;
  readonly sortTargetsBy: (name: string) => string;
  readonly open: (attacker: string, target: string) => string;
}
