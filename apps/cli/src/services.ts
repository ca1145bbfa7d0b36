import type { Army, ArmyList } from '@umpire/armies';
import type { Datasheet, ImportRecord, Roster } from '@umpire/datasheets';
import type { Issue, Result } from '@umpire/kernel';
import type { EstimateAnswer, ExactAnswer, TooLarge } from '@umpire/odds';
import type { OptionValue } from '@umpire/rules';
import type {
  BattleReport,
  CasesReport,
  DiffReport,
  EditionRow,
  ImportReport,
  MatrixReport,
  RulesReport,
} from '@umpire/views';
import type { FromSheets, Missing, ScenarioFromSheets } from '@umpire/w40k';

/** A rule set as typed: an id with its layers (`w40k-11+app-2026-09`) and the options of `--set`. */
export interface RuleSetChoice {
  readonly edition: string;
  readonly set: Readonly<Record<string, OptionValue>>;
}

/** What the command line says over the scenario: without an edition, the scenario's own holds. */
export interface RuleSetOverride {
  readonly edition?: string;
  readonly set: Readonly<Record<string, OptionValue>>;
}

/** A scenario that has been read and checked; what is in it is the business of the services. */
export interface Scenario {
  readonly edition: string;
}

export type Want = 'stages' | 'because';

export interface SourceFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Attackers and targets of a matrix, and what of a scenario holds for every pair. */
export interface MatrixLists {
  readonly attackers: unknown;
  readonly targets: unknown;
  readonly conditions?: unknown;
  readonly policies?: unknown;
}

/** Case files, and the units that they may name. */
export interface Cases {
  readonly files: readonly CaseFile[];
  readonly units?: CaseFile;
}

export interface CaseFile {
  readonly name: string;
  readonly text: string;
}

/** One unit at another, by their names, with the sheets that were given. */
export interface UnitsAsked extends RuleSetOverride {
  readonly sheets: readonly Datasheet[];
  /** Lists that say how large the units are and what they carry. */
  readonly lists?: readonly Roster[];
  /** Enhancements, detachment rules and stratagems that were imported beside them. */
  readonly rules?: readonly ImportRecord[];
  readonly attacker: FromSheets['attacker'];
  /** `Bodyguard + Leader` names an attached unit. */
  readonly target: FromSheets['target'];
  /** Units beside the target, and how many inches from it. */
  readonly neighbours?: readonly { readonly name: string; readonly distance: number }[];
  /** Inches between them. */
  readonly distance?: number;
  /** What is said of their places and states. */
  readonly states?: NonNullable<FromSheets['states']>;
}

export interface ExportedRoster {
  readonly text: string;
  /** How its files end: `txt` or `json`. */
  readonly ending: string;
}

/** What a page or a written import holds: datasheets, and lists of units. */
export interface SheetsFound {
  readonly sheets: readonly Datasheet[];
  readonly lists: readonly Roster[];
  /** Enhancements, detachment rules and stratagems. */
  readonly rules: readonly ImportRecord[];
}

/** The scenario, unless something is missing. Notes say what was taken for granted. */
export interface UnitsScenario extends Pick<ScenarioFromSheets, 'scenario' | 'notes'> {
  readonly missing: readonly Missing[];
}

export interface ImportedFile extends ImportReport {
  /** What it was read as. */
  readonly format: string;
}

/** A report for each file that could be read, and why the others could not. */
export interface Imported {
  readonly reports: readonly ImportedFile[];
  readonly issues: readonly Issue[];
}

/** A unit of an army, in short. */
export interface ArmyUnitRow {
  readonly id: string;
  readonly name: string;
  readonly models: number;
  readonly points: number;
  readonly attachedTo?: string;
  readonly embarkedIn?: string;
  readonly enhancement?: string;
  readonly isWarlord?: true;
  readonly inReserves?: boolean;
}

/** An army that may be fielded, in short. */
export interface ArmyRow
  extends Pick<
    Army,
    'name' | 'edition' | 'faction' | 'battleSize' | 'points' | 'pointsLimit' | 'pricesFrom' | 'notModelled'
  > {
  readonly detachments: readonly string[];
  /** What its units are counted in, where it is not models. */
  readonly counted?: 'stands';
  readonly units: readonly ArmyUnitRow[];
}

/** How an army is read: in an edition, with the sheets of files beside it. */
export interface ArmyAsked {
  readonly edition?: string;
  readonly beside?: readonly SourceFile[];
}

/** An army list that was read and not mustered yet. */
export interface ReadArmy {
  readonly list: ArmyList;
  /** What of it was not known and left out. */
  readonly issues: readonly Issue[];
}

export interface MusteredArmy {
  readonly army: ArmyRow;
  /** What of the list was not known and left out. */
  readonly issues: readonly Issue[];
}

export type Progress = (done: number, total: number) => void;

/** Armies by the name that they ship under, or as read from a file. */
export interface BattleAsked extends RuleSetChoice {
  readonly armies: readonly unknown[];
  readonly mission?: string;
  readonly players: readonly string[];
  readonly seed: string;
}

export interface PlayedBattle {
  readonly winner: 'A' | 'B' | null;
  readonly score: readonly [number, number];
  readonly rounds: number;
  readonly hash: string;
  readonly answers: number;
  readonly log: string;
  /** Worked out when it is asked for: a battle is looked back on by playing it again. */
  readonly report: () => BattleReport;
}

export interface Replayed {
  readonly verified: boolean;
  /** Whether the log has its end. */
  readonly ended: boolean;
  readonly hash: string;
  readonly answers: number;
  /** The line in whose middle the log breaks off. */
  readonly cut?: number;
  readonly firstDifference?: {
    readonly line: number;
    readonly answer: number | null;
    readonly why: readonly Issue[];
  };
  readonly report: () => BattleReport;
}

export interface SimulationAsked {
  readonly battles: number;
  readonly workers: number;
  /** Whether rules and datasheets are to be accounted for. */
  readonly rules: boolean;
  readonly progress: Progress;
}

export interface Simulation {
  readonly battles: number;
  readonly draws: number;
  /** Shares with an interval of 95 in a hundred. */
  readonly wins: readonly {
    readonly seat: 'A' | 'B';
    readonly share: number;
    readonly interval: readonly [number, number];
  }[];
  readonly score: readonly [number, number];
  readonly battlesPerSecond: number;
  /** Where it was asked for: rules with a time of their own, all rules that the armies bring, their datasheets. */
  readonly used?: {
    readonly timed: UsedOf;
    readonly brought: UsedOf;
    readonly sheets: UsedOf;
  };
}

/** How many there are, and which of them never did anything. */
export interface UsedOf {
  readonly of: number;
  readonly never: readonly string[];
}

/**
 * Everything that the verbs ask of the rest of the house. Values from files come in unchecked (`unknown`) and issues come back with
 * paths (`attackers[0].weapons[1].damage`); the verbs turn paths into lines.
 */
export interface Services {
  readonly playBattle: (asked: BattleAsked) => Promise<Result<PlayedBattle>>;
  /** Reads a stored battle through the doors of play. `at`: only so many choices. */
  readonly replayBattle: (log: string, options: { readonly at?: number }) => Promise<Result<Replayed>>;
  /** Many battles: the n-th has the seed + n, so that the number of workers changes nothing. */
  readonly simulate: (asked: BattleAsked, options: SimulationAsked) => Promise<Result<Simulation>>;
  readonly editions: () => Promise<readonly EditionRow[]>;
  readonly diff: (a: RuleSetChoice, b: RuleSetChoice) => Promise<Result<DiffReport>>;
  readonly readScenario: (value: unknown, override: RuleSetOverride) => Promise<Result<Scenario>>;
  /** Without `want`, the scenario's own list holds. */
  readonly exactOdds: (
    scenario: Scenario,
    options: { readonly want?: readonly Want[] },
  ) => Promise<Result<ExactAnswer, readonly Issue[] | TooLarge>>;
  readonly estimateOdds: (
    scenario: Scenario,
    options: { readonly trials: number; readonly seed: string; readonly want?: readonly Want[] },
  ) => Promise<Result<EstimateAnswer>>;
  /** Lists of attackers and of targets as in a scenario; issues have paths that begin with `attackers` or `targets`. */
  readonly matrix: (
    lists: MatrixLists,
    options: RuleSetChoice & { readonly phase?: string; readonly progress: Progress },
  ) => Promise<Result<MatrixReport>>;
  /** Files that belong together are read together. What is read in part has issues in its report. */
  readonly importFiles: (
    files: readonly SourceFile[],
    options: { readonly as?: string; readonly edition?: string },
  ) => Promise<Imported>;
  /** An army list as another program reads it. Errors: `unknown-format`. */
  readonly exportRoster: (roster: Roster, format: string) => Promise<Result<ExportedRoster>>;
  /** The datasheets of a page, or of a file that an import wrote. */
  readonly sheetsIn: (file: SourceFile, options: { readonly edition?: string }) => Promise<Result<SheetsFound>>;
  readonly scenarioOfUnits: (asked: UnitsAsked) => Promise<Result<UnitsScenario>>;
  readonly rulesReport: (file: SourceFile, options: { readonly edition?: string }) => Promise<Result<RulesReport>>;
  /** The shipped armies, of one edition or of all. */
  readonly armies: (asked: { readonly edition?: string }) => Promise<Result<readonly ArmyRow[]>>;
  /** The list in a file: an army list, or a roster in the names of the edition's army book. */
  readonly armyListIn: (file: SourceFile, asked: ArmyAsked) => Promise<Result<ReadArmy>>;
  /** The army of such a list, or every reason why it may not be fielded. */
  readonly armyIn: (file: SourceFile, asked: ArmyAsked) => Promise<Result<MusteredArmy>>;
  readonly runCases: (
    cases: Cases,
    options: RuleSetOverride & { readonly progress: Progress },
  ) => Promise<Result<CasesReport>>;
}
