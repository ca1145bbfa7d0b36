import { type Issue, issue } from '@umpire/kernel';
import { type MatrixCell, matrixBlocks, matrixCsv } from '@umpire/views';
import { answer, type Context, refuse, type Status } from '../context.js';
import type { JsonDocument } from '../json-document.js';
import { parseSettings } from '../rule-set.js';
import { readDocuments } from './scenarios.js';

export interface MatrixVerbOptions {
  readonly attackers: string;
  readonly targets: string;
  readonly edition: string;
  readonly set?: readonly string[];
  readonly phase?: string;
  readonly show?: string;
  readonly csv?: boolean;
}

const SHOWS: Readonly<Record<string, keyof MatrixCell>> = {
  destroyed: 'destroyed',
  models: 'modelsDestroyed',
  wounds: 'woundsLost',
};

/** Every attacker of one file on every target of another, exactly. */
export async function matrix(context: Context, options: MatrixVerbOptions): Promise<Status> {
  const show = SHOWS[options.show ?? 'destroyed'];
  if (show === undefined)
    return refuse(context, [
      issue('unknown-figure', '--show does not know this.', {
        found: `${options.show}`,
        hint: '--show destroyed, models or wounds',
      }),
    ]);
  const settings = parseSettings(options.set ?? []);
  if (!settings.ok) return refuse(context, settings.error);
  const { documents, issues } = await readDocuments([options.attackers, options.targets]);
  const [attackers, targets] = documents;
  if (attackers === undefined || targets === undefined) return refuse(context, issues);
  const progress = await context.terminal.progress('matrix');
  const found = await context.services
    .matrix(
      {
        attackers: listIn(attackers, 'attackers'),
        targets: listIn(targets, 'targets'),
        ...shared(attackers),
      },
      {
        edition: options.edition,
        set: settings.value,
        progress: progress.show,
        ...(options.phase === undefined ? {} : { phase: options.phase }),
      },
    )
    .finally(progress.stop);
  if (!found.ok)
    return refuse(context, [
      ...located(found.error, 'attackers', attackers),
      ...located(found.error, 'targets', targets),
      ...elsewhere(found.error),
    ]);
  if (options.csv && !context.json) context.terminal.out(matrixCsv(found.value));
  else
    answer(context, found.value, () =>
      matrixBlocks(found.value, context.voice, { show, columns: context.terminal.columns }),
    );
  return 0;
}

/** A file is a list, or a document with the list under its name, as a scenario has it. */
const isNamed = (value: unknown, name: string): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && name in value;

const listIn = ({ value }: JsonDocument, name: string): unknown => (isNamed(value, name) ? value[name] : value);

/** What the attackers' document says of the conditions and policies holds for every pair. */
const shared = ({ value }: JsonDocument): { readonly conditions?: unknown; readonly policies?: unknown } => ({
  ...(isNamed(value, 'conditions') ? { conditions: value.conditions } : {}),
  ...(isNamed(value, 'policies') ? { policies: value.policies } : {}),
});

const isAbout = ({ path = '' }: Issue, name: string): boolean =>
  path === name || path.startsWith(`${name}[`) || path.startsWith(`${name}.`);

/** In a file that is the list itself, the path starts after the list's name. */
function located(issues: readonly Issue[], name: string, document: JsonDocument): Issue[] {
  const own = issues.filter((found) => isAbout(found, name));
  if (isNamed(document.value, name)) return document.locate(own);
  return document.locate(
    own.map((found) => ({ ...found, path: (found.path ?? '').slice(name.length).replace(/^\./, '') })),
  );
}

const elsewhere = (issues: readonly Issue[]): Issue[] =>
  issues.filter((found) => !isAbout(found, 'attackers') && !isAbout(found, 'targets'));
