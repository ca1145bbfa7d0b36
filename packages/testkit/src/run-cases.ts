import { fail, type Issue, issue, ok, type Result, type Span } from '@umpire/kernel';
import type { BattleSystem, OptionValue, RuleSet } from '@umpire/rules';
import type { RunnableCase } from './case.js';
import { loadKnownFailures } from './known-failures.js';
import { isBattleFile, loadBattleCases, type PlacedBattleCase } from './load-battle-cases.js';
import { loadCases, loadUnits } from './load-cases.js';
import { isOrdealFile, loadOrdealCases, type OrdealCase } from './ordeal-case.js';
import {
  isQuestionFile,
  loadQuestionCases,
  type QuestionCase,
  type QuestionGame,
  runQuestionCase,
} from './question-case.js';
import { runBattleCase } from './run-battle-case.js';
import { type CaseGame, runCase } from './run-case.js';
import { type OrdealGame, runOrdealCase } from './run-ordeal-case.js';
import { isStoredBattle, type StoredBattle, storedBattlesIn, untrueIn } from './stored-battle.js';
import type { TextFile } from './yaml-file.js';

export interface RunOptions {
  readonly gameSystems: readonly CaseGame[];
  /** The games whose battles cases may set up. */
  readonly battleSystems?: readonly BattleSystem<unknown, unknown>[];
  /** The games whose scenarios are ordeals. */
  readonly ordealSystems?: readonly OrdealGame[];
  /** The games that answer questions. */
  readonly questionGames?: readonly QuestionGame[];
  /** Only cases of this edition; layers may follow it. */
  readonly edition?: string;
  /** Options that hold over the cases' own. */
  readonly set?: Readonly<Record<string, OptionValue>>;
  readonly progress?: (done: number, total: number) => void;
}

/** What `umpire check` reports. */
export interface CasesRun {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly failures: readonly CaseFailure[];
  readonly skips: readonly { readonly case: string; readonly why: string }[];
}

export interface CaseFailure {
  readonly case: string;
  readonly step: string;
  readonly expected: string;
  readonly got: string;
  readonly rule: string;
  readonly span: Span;
}

/** Plays every case of the files. A file `known-failures.yaml` among them says which are skipped, and why. */
export function runCases(
  files: readonly TextFile[],
  unitsText: string | undefined,
  options: RunOptions,
): Result<CasesRun, readonly Issue[]> {
  const units = unitsText === undefined ? undefined : loadUnits({ name: 'units.yaml', text: unitsText });
  if (units && !units.ok) return units;
  const known = loadKnownFailures(files.find(isKnownFailures));
  if (!known.ok) return known;
  const written = files.filter((file) => !isKnownFailures(file) && !isStoredBattle(file));
  const loaded = loadCases(
    written.filter((file) => !isBattleFile(file) && !isOrdealFile(file) && !isQuestionFile(file)),
    units?.value,
  );
  const battles = loadBattleCases(written.filter(isBattleFile));
  if (!loaded.ok) return loaded;
  if (!battles.ok) return battles;
  const ordeals = loadOrdealCases(written.filter(isOrdealFile));
  if (!ordeals.ok) return ordeals;
  const questions = loadQuestionCases(written.filter(isQuestionFile));
  if (!questions.ok) return questions;
  const [base] = (options.edition ?? '').split('+');
  const cases = loaded.value.filter(({ edition }) => !base || edition === base);
  const runner = runnerOf(options);
  const failures: CaseFailure[] = [];
  const skips: { case: string; why: string }[] = [];
  let failed = 0;
  for (const [n, one] of cases.entries()) {
    const why = one.skip ?? known.value[one.id];
    if (why !== undefined) skips.push({ case: one.id, why });
    else {
      const found = runner(one);
      if (!found.ok) return found;
      if (found.value.length > 0) failed++;
      failures.push(...found.value);
    }
    if (n % 20 === 0) options.progress?.(n, cases.length);
  }
  const of = <T extends { readonly edition: string }>(all: readonly T[]): readonly T[] =>
    all.filter((one) => !base || one.edition === base);
  const others: readonly (readonly [OtherCase, () => readonly CaseFailure[]])[] = [
    ...of(battles.value).map((one) => [one, () => battleFailures(one, options)] as const),
    ...of(ordeals.value).map((one) => [one, () => ordealFailures(one, options)] as const),
    ...of(questions.value).map((one) => [one, () => questionFailures(one, options)] as const),
    ...of(storedBattlesIn(files)).map((one) => [one, () => storedFailures(one, options)] as const),
  ];
  for (const [one, run] of others) {
    const why = one.skip ?? known.value[one.id];
    if (why !== undefined) {
      skips.push({ case: one.id, why });
      continue;
    }
    const found = run();
    if (found.length > 0) failed++;
    failures.push(...found);
  }
  const total = cases.length + others.length;
  options.progress?.(total, total);
  const skipped = skips.length;
  return ok({ passed: total - failed - skipped, failed, skipped, failures, skips });
}

interface OtherCase {
  readonly id: string;
  readonly skip?: string | undefined;
}

const storedFailures = (one: StoredBattle, { battleSystems = [] }: RunOptions): readonly CaseFailure[] =>
  untrueIn(one, battleSystems).map(({ line, expected, got }) => ({
    case: one.id,
    step: `line ${line}`,
    expected,
    got,
    rule: 'replay',
    span: { file: one.name, line },
  }));

const isKnownFailures = ({ name }: TextFile): boolean => /(^|[\\/])known-failures\.ya?ml$/.test(name);

/** Rule sets are resolved once for each edition and its options. */
export function runnerOf({
  gameSystems,
  edition,
  set = {},
}: Pick<RunOptions, 'gameSystems' | 'edition' | 'set'>): (one: RunnableCase) => Result<readonly CaseFailure[]> {
  const known = new Map<string, { readonly system: CaseGame; readonly ruleSet: RuleSet }>();
  return (one) => {
    const name = edition?.startsWith(one.edition) ? edition : one.edition;
    const options = { ...one.options, ...set };
    const key = `${name} ${JSON.stringify(options)}`;
    let found = known.get(key);
    if (!found) {
      const system = gameSystems.find(({ layers }) => layers.some(({ id }) => id === one.edition));
      if (!system) return fail([issue('unknown-edition', `no game has the edition ${one.edition}`, { span: one.at })]);
      const ruleSet = system.ruleSet(name, options);
      if (!ruleSet.ok) return fail(ruleSet.error.map((problem) => ({ ...problem, span: one.at })));
      found = { system, ruleSet: ruleSet.value };
      known.set(key, found);
    }
    const differences = runCase(one, found.system, found.ruleSet);
    return ok(differences.map((one2) => ({ case: one.id, ...one2, rule: one.rules.join(', '), span: one.at })));
  };
}

/** Asks the game of its edition. */
function questionFailures(one: QuestionCase, { questionGames = [] }: RunOptions): readonly CaseFailure[] {
  const game = questionGames.find(({ edition }) => edition === one.edition);
  const rule = one.rules.join(', ');
  if (!game)
    return [{ case: one.id, step: 'edition', expected: 'a game that answers', got: one.edition, rule, span: one.at }];
  return runQuestionCase(one, game).map((failure) => ({ ...failure, case: one.id, rule, span: one.at }));
}

/** Plays an ordeal on the game of its edition. */
function ordealFailures(one: OrdealCase, { ordealSystems = [], set = {} }: RunOptions): readonly CaseFailure[] {
  const game = ordealSystems.find(({ layers }) => layers.some(({ id }) => id === one.edition));
  const rule = one.rules.join(', ');
  if (!game)
    return [{ case: one.id, step: 'edition', expected: 'a game that plays it', got: one.edition, rule, span: one.at }];
  return runOrdealCase(one, game, set).map((failure) => ({ ...failure, case: one.id, rule, span: one.at }));
}

/** Plays a battle case on the game of its edition. */
function battleFailures(one: PlacedBattleCase, { battleSystems = [], set = {} }: RunOptions): readonly CaseFailure[] {
  const system = battleSystems.find(({ plays }) => plays(one.edition));
  const rule = one.rules.join(', ');
  if (!system)
    return [{ case: one.id, step: 'edition', expected: 'a game that plays it', got: one.edition, rule, span: one.at }];
  const asked = { ...one, set: { ...one.set, ...set } };
  return runBattleCase(asked, one.edition, system).map((failure) => ({ ...failure, case: one.id, rule, span: one.at }));
}
