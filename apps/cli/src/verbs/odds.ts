import { fail, type Issue, issue, nearest, ok, type Result } from '@umpire/kernel';
import { asPrinted } from '@umpire/odds';
import type { OptionValue } from '@umpire/rules';
import { type Block, compareBlocks, oddsBlocks } from '@umpire/views';
import { answer, type Context, oneOrList, refuse, report, type Status } from '../context.js';
import { parseSettings } from '../rule-set.js';
import type { Want } from '../services.js';
import { type Asked, answerAll, readDocuments, type Told, type Way } from './scenarios.js';
import { isOfUnits, type UnitOptions, unitsDocument } from './units.js';

export interface OddsOptions extends UnitOptions {
  readonly edition?: readonly string[];
  readonly set?: readonly string[];
  readonly want?: string;
  readonly estimate?: string;
  readonly seed?: string;
  readonly line?: boolean;
}

/** Each scenario in each edition named; several answers are compared side by side. */
export async function odds(context: Context, files: readonly string[], options: OddsOptions): Promise<Status> {
  const way = parseWay(options);
  const settings = parseSettings(options.set ?? []);
  if (!way.ok || !settings.ok)
    return refuse(context, [...(way.ok ? [] : way.error), ...(settings.ok ? [] : settings.error)]);
  if (files.length === 0 || isOfUnits(options))
    return oddsOfUnits(context, files, { options, set: settings.value, way: way.value });
  const { documents, issues: unread } = await readDocuments(files);
  if (unread.length > 0) return refuse(context, unread);
  const editions = options.edition ?? [];
  const asked = documents.flatMap((document): Asked[] => {
    if (editions.length === 0) return [{ label: document.file, document, override: { set: settings.value } }];
    return editions.map((edition) => ({
      label: labelOf(document.file, edition, documents.length),
      document,
      override: { edition, set: settings.value },
    }));
  });
  return tell(context, asked, { way: way.value, line: options.line ?? false });
}

export interface UnitsRun {
  readonly options: OddsOptions;
  readonly set: Readonly<Record<string, OptionValue>>;
  readonly way: Way;
}

/** Two units by name: the scenario that they make, or its odds. */
export async function oddsOfUnits(
  context: Context,
  files: readonly string[],
  { options, set, way }: UnitsRun,
): Promise<Status> {
  const made = await unitsDocument(context, files, { options, set });
  if (!made.ok) return refuse(context, made.error);
  const { document, notes } = made.value;
  report(context, notes);
  if (options.printScenario) {
    context.terminal.out(`${JSON.stringify(document.value, null, 2)}\n`);
    return 0;
  }
  return tell(context, [{ label: 'odds', document, override: { set } }], { way, line: options.line ?? false });
}

async function tell(
  context: Context,
  asked: readonly Asked[],
  { way, line }: { readonly way: Way; readonly line: boolean },
): Promise<Status> {
  const { told, issues } = await answerAll(context, asked, way);
  if (issues.length > 0) return refuse(context, issues);
  if (line && !context.json) context.terminal.out(told.map((one) => `${one.line}\n`).join(''));
  else answer(context, oneOrList(told.map((one) => asPrinted(one.answer))), () => oddsText(told, context));
  return 0;
}

const labelOf = (file: string, edition: string, files: number): string =>
  files === 1 ? edition : `${file}, ${edition}`;

export function oddsText(told: readonly Told[], { voice }: Context): Block[] {
  const [only] = told;
  return told.length === 1 && only !== undefined ? oddsBlocks(only.answer, voice) : compareBlocks(told, voice);
}

const WANTS: readonly Want[] = ['stages', 'because'];
const MOST_TRIALS = 1_000_000_000;

/** Exact unless an estimate is asked for. Errors: `unknown-want`, `bad-number`, `seed-without-estimate`. */
export function parseWay({ want, estimate, seed }: OddsOptions): Result<Way> {
  const wants = parseWants(want);
  if (estimate === undefined) {
    if (seed !== undefined)
      return fail([
        issue('seed-without-estimate', '--seed is for estimates; exact odds have no chance in them.', {
          hint: 'add --estimate N, or leave --seed out',
        }),
      ]);
    return wants.ok ? ok({ kind: 'exact', ...wants.value }) : wants;
  }
  const trials = Number(estimate);
  if (!Number.isInteger(trials) || trials < 1 || trials > MOST_TRIALS) {
    return fail([
      issue('bad-number', `--estimate wants a whole number of trials, 1 to ${MOST_TRIALS}.`, {
        found: estimate,
        hint: 'for example --estimate 100000',
      }),
    ]);
  }
  return wants.ok ? ok({ kind: 'estimate', trials, seed: seed ?? '1', ...wants.value }) : wants;
}

function parseWants(text: string | undefined): Result<Pick<Way, 'want'>> {
  if (text === undefined) return ok({});
  const list =
    text === 'all'
      ? WANTS
      : text
          .split(',')
          .map((word) => word.trim())
          .filter((word) => word !== '');
  const known = new Set<string>(WANTS);
  const issues: Issue[] = list
    .filter((word) => !known.has(word))
    .map((found) =>
      issue('unknown-want', '--want does not know this.', {
        found,
        near: nearest(found, WANTS),
        hint: `--want ${WANTS.join(',')}`,
      }),
    );
  return issues.length > 0 ? fail(issues) : ok({ want: WANTS.filter((word) => list.includes(word)) });
}
