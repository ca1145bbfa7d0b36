import { type Issue, issue, printProblem } from '@umpire/kernel';
import type * as z from 'zod/mini';

type Problem = z.core.$ZodIssue;

const codes: Partial<Record<Problem['code'], string>> = {
  unrecognized_keys: 'unknown-field',
  too_small: 'out-of-range',
  too_big: 'out-of-range',
  not_multiple_of: 'out-of-range',
  invalid_value: 'unknown-value',
};

/** Problems of a schema as issues with a path, what stands there and what would be right. */
export function problemsOf(problems: readonly Problem[], raw: unknown, what: string): readonly Issue[] {
  return problems.slice(0, 50).map((problem) => {
    const path = pathOf(problem.path);
    const value = valueAt(raw, problem.path);
    const isMissing = problem.code === 'invalid_type' && value === undefined;
    const code = isMissing ? 'missing-field' : (codes[problem.code] ?? 'wrong-type');
    const keys = problem.code === 'unrecognized_keys' ? ` (${problem.keys.join(', ')})`.slice(0, 200) : '';
    const wrong = isMissing ? 'is missing' : printProblem(problem, value);
    return issue(code, `${path || `the ${what}`} ${wrong}${keys}`, {
      path,
      ...(value === undefined ? {} : { found: JSON.stringify(value)?.slice(0, 80) ?? String(value) }),
      hint: 'docs/missions.md lists every field',
    });
  });
}

const pathOf = (path: readonly PropertyKey[]): string =>
  path.reduce<string>(
    (so, key) => (typeof key === 'number' ? `${so}[${key}]` : so === '' ? String(key) : `${so}.${String(key)}`),
    '',
  );

const valueAt = (raw: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    raw,
  );
