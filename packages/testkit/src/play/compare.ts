import type { Expected } from '../case.js';

/** What a run came to, in the words of `expect`. What cannot be told is left out. */
export type Results = { readonly [Name in keyof Expected]?: unknown };

export interface Difference {
  readonly step: string;
  readonly expected: string;
  readonly got: string;
}

/** Everything that is expected and came otherwise. Groups that are gone may be left out of what came. */
export function differencesOf(expected: Expected, results: Results): Difference[] {
  const told = Object.entries(expected).flatMap(([name, wanted]) => {
    if (wanted === undefined) return [];
    const got = (results as Readonly<Record<string, unknown>>)[name];
    return isRecord(wanted) ? inRecord(name, wanted, got) : differs(name, wanted, got);
  });
  const unexpected = expected.refused === undefined ? differs('refused', [], results.refused ?? []) : [];
  return [...told, ...unexpected];
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function inRecord(name: string, wanted: Readonly<Record<string, unknown>>, got: unknown): Difference[] {
  const came = isRecord(got) ? got : {};
  return Object.entries(wanted).flatMap(([key, value]) =>
    differs(`${name} of ${key}`, value, came[key] ?? (Array.isArray(value) ? [] : undefined)),
  );
}

function differs(step: string, wanted: unknown, got: unknown): Difference[] {
  const [expected, came] = [print(wanted), print(got)];
  return expected === came ? [] : [{ step, expected, got: came }];
}

function print(value: unknown): string {
  if (value === undefined) return 'nothing of the kind';
  if (!Array.isArray(value)) return isRecord(value) ? JSON.stringify(value) : String(value);
  return value.length === 0 ? 'none' : value.map(print).join(', ');
}
