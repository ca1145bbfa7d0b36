import { fail, type Issue, issue, kebab, ok, type Result } from '@umpire/kernel';
import { z } from 'zod';
import {
  type Answer,
  type Body,
  bodySchema,
  type CaseWords,
  caseSchema,
  type Expected,
  fileSchema,
  type RunnableCase,
  type UnitsFile,
  unitsFileSchema,
} from './case.js';
import { twice } from './case-files.js';
import { inRow, type Row, rowsOf } from './rows.js';
import { expandScenario, type Named } from './short-hands.js';
import { type EditionId, follows } from './vocabulary.js';
import { type Path, readYaml, type TextFile, type YamlFile, zodIssues } from './yaml-file.js';

const nobody: UnitsFile = { umpire: 1, units: {}, weapons: {} };

/** Reads `conformance/units.yaml`: the units and weapons that every case file may name. */
export function loadUnits(file: TextFile): Result<UnitsFile> {
  const yaml = readYaml(file);
  if (!yaml.ok) return yaml;
  const parsed = unitsFileSchema.safeParse(yaml.value.value);
  return parsed.success ? ok(parsed.data) : fail(zodIssues(parsed.error, yaml.value.value, spanIn(yaml.value)));
}

/** Reads case files into one flat list: a `RunnableCase` for each case, row and edition, in the order written. All issues are collected. */
export function loadCases(files: readonly TextFile[], shared: UnitsFile = nobody): Result<RunnableCase[]> {
  const issues: Issue[] = [];
  const cases: RunnableCase[] = [];
  for (const file of files) {
    const loaded = loadFile(file, shared);
    if (loaded.ok) cases.push(...loaded.value);
    else issues.push(...loaded.error);
  }
  issues.push(...twice(cases));
  return issues.length > 0 ? fail(issues) : ok(cases);
}

function loadFile(file: TextFile, shared: UnitsFile): Result<RunnableCase[]> {
  const read = readYaml(file);
  if (!read.ok) return read;
  const yaml = read.value;
  const parsed = fileSchema.safeParse(yaml.value);
  if (!parsed.success) return fail(zodIssues(parsed.error, yaml.value, spanIn(yaml)));
  const { units, weapons, editions, cases } = parsed.data;
  const named = { units: { ...shared.units, ...units }, weapons: { ...shared.weapons, ...weapons } };
  const loaded = cases.map((given, n) => loadCase(given, { editions, named, yaml, path: ['cases', n] }));
  const issues = loaded.flatMap((one) => (one.ok ? [] : one.error));
  return issues.length > 0 ? fail(issues) : ok(loaded.flatMap((one) => (one.ok ? one.value : [])));
}

interface Around {
  readonly editions: readonly EditionId[];
  readonly named: Named;
  readonly yaml: YamlFile;
  readonly path: Path;
}

function loadCase(given: CaseWords, around: Around): Result<RunnableCase[]> {
  const rows = rowsOf(given);
  const place = spanIn(around.yaml);
  if (!rows.ok)
    return fail(
      rows.error.map((one) => ({ ...one, span: place([...around.path, ...(one.path ?? '').split('.')]) ?? {} })),
    );
  const loaded = rows.value.map((row, n) => loadRow(given, row, rows.value.length > 1 ? n + 1 : undefined, around));
  const issues = loaded.flatMap((one) => (one.ok ? [] : one.error));
  return issues.length > 0 ? fail(issues) : ok(loaded.flatMap((one) => (one.ok ? one.value : [])));
}

const headingSchema = caseSchema.pick({ editions: true, set: true, ruling: true, skip: true }).partial();

function loadRow(given: CaseWords, row: Row, number: number | undefined, around: Around): Result<RunnableCase[]> {
  const { yaml } = around;
  const casePath = around.path;
  const rowPath = [...casePath, ...row.path];
  // What is wrong may stand in the row or in the shared body: take the place where more of the path is written.
  const place = (path: Path) => {
    const written = inRow(row, path);
    const own = written && [...rowPath, ...written];
    const shared = [...casePath, ...path];
    const missing = (whole: Path) => whole.length - yaml.depthOf(whole);
    const where = own && (row.path[0] === 'table' || missing(own) <= missing(shared)) ? own : shared;
    return { file: yaml.name, line: yaml.lineOf(yaml.depthOf(where) === casePath.length ? rowPath : where) };
  };
  const heading = headingSchema.safeParse({
    ...(row.editions !== undefined && { editions: row.editions }),
    ...(row.set !== undefined && { set: row.set }),
    ...(row.ruling !== undefined && { ruling: row.ruling }),
    ...(row.skip !== undefined && { skip: row.skip }),
  });
  if (!heading.success) return fail(zodIssues(heading.error, row, place));
  const parsed = bodySchema.safeParse(row.body);
  if (!parsed.success) return fail(zodIssues(parsed.error, row.body, place));
  const body = parsed.data;
  const scenario = expandScenario(body.scenario, around.named);
  if (!scenario.ok) return fail(scenario.error.map((one) => ({ ...one, span: place(['scenario']) })));
  const at = { file: yaml.name, line: yaml.lineOf(rowPath) };
  const ruling = heading.data.ruling ?? given.ruling;
  const skip = heading.data.skip ?? given.skip;
  const runnable = (heading.data.editions ?? given.editions ?? around.editions).map((edition) => ({
    id: `${given.id}${number === undefined ? '' : `/${number}`}@${edition}`,
    title: row.why === undefined ? given.title : `${given.title}: ${row.why}`,
    edition,
    rules: given.rules,
    section: given.section,
    ...(ruling !== undefined && { ruling }),
    options: { ...given.set, ...heading.data.set },
    scenario: scenario.value,
    ...(body.happens !== undefined && { happens: body.happens }),
    ...(body.until !== undefined && { until: body.until }),
    dice: diceOf(body),
    choices: choicesOf(body),
    expect: expectIn(edition, body),
    ...(skip !== undefined && { skip }),
    at,
  }));
  const empty = runnable.filter(({ expect }) => Object.keys(expect).length === 0);
  return empty.length === 0
    ? ok(runnable)
    : fail(
        empty.map(({ id }) =>
          issue('case-expects-nothing', `${id} expects nothing`, {
            span: at,
            hint: 'at least one result under expect',
          }),
        ),
      );
}

const diceOf = ({ dice }: Body): RunnableCase['dice'] =>
  Object.entries(dice).map(([purpose, faces]) => ({ purpose: kebab(purpose), faces: faces ?? [] }));

// These answers are lists themselves, so that a list of lists is asked more than once.
const listAnswers = new Set([
  'allocation order',
  're-roll attacks',
  're-roll hits',
  're-roll wounds',
  're-roll saves',
  're-roll damage',
  're-roll reanimation',
  'ignore modifiers',
]);

const choicesOf = ({ choices }: Body): RunnableCase['choices'] =>
  Object.entries(choices).map(([name, given]) => {
    const several = Array.isArray(given) && (!listAnswers.has(name) || given.some(Array.isArray));
    return { rule: kebab(name), answers: (several ? given : [given]) as Answer[] };
  });

/** Plain results hold in every edition; those by edition are added, the nearest one named before it where it is not named itself. */
function expectIn(edition: EditionId, { expect: { byEdition = {}, ...plain } }: Body): Expected {
  let from: EditionId | undefined = edition;
  while (from !== undefined && !byEdition[from]) from = follows[from];
  return { ...plain, ...(from === undefined ? {} : byEdition[from]) };
}

const spanIn =
  (yaml: YamlFile) =>
  (path: Path): Issue['span'] => ({ file: yaml.name, line: yaml.lineOf(path) });

/** One line for a person: `file:line code: message (found …; right would be …)`. */
export function printIssue({ code, message, span, found, hint, near }: Issue): string {
  const more = [found && `found ${found}`, hint && `right would be ${hint}`, near?.length && `near: ${near.join(', ')}`]
    .filter(Boolean)
    .join('; ');
  return `${span?.file ?? ''}:${span?.line ?? ''} ${code}: ${message}${more ? ` (${more})` : ''}`;
}

const coverageSchema = z.strictObject({
  umpire: z.literal(1),
  /** `case`: of attacks; `battle`: of the turn; `cases`: of either, file by file; `out`: why there is none. */
  scenarios: z.record(
    z.string(),
    z.union([
      z.strictObject({ case: z.string(), battle: z.string().optional() }),
      z.strictObject({ battle: z.string() }),
      z.strictObject({ cases: z.array(z.string()).min(1) }),
      z.strictObject({ out: z.string() }),
    ]),
  ),
});

/** Which scenario of the references became a case, and why another did not. */
export type Coverage = z.output<typeof coverageSchema>['scenarios'];

/** Reads `conformance/coverage.yaml`. */
export function loadCoverage(file: TextFile): Result<Coverage> {
  const yaml = readYaml(file);
  if (!yaml.ok) return yaml;
  const parsed = coverageSchema.safeParse(yaml.value.value);
  return parsed.success
    ? ok(parsed.data.scenarios)
    : fail(zodIssues(parsed.error, yaml.value.value, spanIn(yaml.value)));
}
