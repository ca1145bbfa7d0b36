import type { Issue, Result } from '@umpire/kernel';
import type { EstimateAnswer, ExactAnswer, TooLarge } from '@umpire/odds';
import type { OptionValue } from '@umpire/rules';
import type { CasesReport, DiffReport, EditionRow, ImportReport, MatrixReport, RulesReport } from '@umpire/views';

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

export type Progress = (done: number, total: number) => void;

/**
 * Everything that the verbs ask of the rest of the house. Values from files come in unchecked (`unknown`) and issues come back with
 * paths (`attackers[0].weapons[1].damage`); the verbs turn paths into lines.
 */
export interface Services {
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
    options: { readonly trials: number; readonly seed: string },
  ) => Promise<Result<EstimateAnswer>>;
  /** Lists of attackers and of targets as in a scenario; issues have paths that begin with `attackers` or `targets`. */
  readonly matrix: (
    lists: MatrixLists,
    options: RuleSetChoice & { readonly phase?: string; readonly progress: Progress },
  ) => Promise<Result<MatrixReport>>;
  /** A file that cannot be read at all fails; one that is read in part has issues in its report. */
  readonly importFile: (
    file: SourceFile,
    options: { readonly as?: string; readonly edition?: string },
  ) => Promise<Result<ImportReport>>;
  readonly rulesReport: (file: SourceFile, options: { readonly edition?: string }) => Promise<Result<RulesReport>>;
  readonly runCases: (
    cases: Cases,
    options: RuleSetOverride & { readonly progress: Progress },
  ) => Promise<Result<CasesReport>>;
}
