import { fail, type Issue, issue, ok, type Result, type Span } from '@umpire/kernel';
import type { z } from 'zod';
import { type Path, readYaml, type TextFile, zodIssues } from './yaml-file.js';

export interface Place {
  readonly file: string;
  readonly line: number;
}

interface Placed {
  readonly id: string;
  readonly at: Span;
}

/** Reads files of one shape into one list of cases, with the issues of all: those of YAML and shape, and `case-id-twice`. */
export function casesIn<Written, Case extends Placed>(
  files: readonly TextFile[],
  schema: z.ZodType<Written>,
  casesOf: (written: Written, place: (path: Path) => Place) => Result<readonly Case[]>,
): Result<readonly Case[]> {
  const issues: Issue[] = [];
  const cases: Case[] = [];
  for (const file of files) {
    const read = oneFile(file, schema, casesOf);
    if (read.ok) cases.push(...read.value);
    else issues.push(...read.error);
  }
  issues.push(...twice(cases));
  return issues.length > 0 ? fail(issues) : ok(cases);
}

function oneFile<Written, Case>(
  file: TextFile,
  schema: z.ZodType<Written>,
  casesOf: (written: Written, place: (path: Path) => Place) => Result<readonly Case[]>,
): Result<readonly Case[]> {
  const yaml = readYaml(file);
  if (!yaml.ok) return yaml;
  const { name, value, lineOf } = yaml.value;
  const place = (path: Path): Place => ({ file: name, line: lineOf(path) });
  const parsed = schema.safeParse(value);
  return parsed.success ? casesOf(parsed.data, place) : fail(zodIssues(parsed.error, value, place));
}

/** Ids that stand more than once, each at its later place. */
export function twice(cases: readonly Placed[]): Issue[] {
  const seen = new Map<string, Placed>();
  return cases.flatMap((one) => {
    const before = seen.get(one.id);
    seen.set(one.id, before ?? one);
    return before
      ? [
          issue('case-id-twice', `${one.id} is used twice`, {
            span: one.at,
            found: one.id,
            hint: `first in ${before.at.file}, line ${before.at.line}`,
          }),
        ]
      : [];
  });
}
