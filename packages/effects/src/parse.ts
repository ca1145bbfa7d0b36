import { fail, type Issue, issue, ok, type Result } from '@umpire/kernel';
import type * as z from 'zod/mini';
import type { Ability, Effect } from './effect.js';
import { advice, valueAt } from './schema/advice.js';
import { ability, effect } from './schema/effect.js';
import { sizeIssue } from './schema/size.js';

/** Reads an effect value from outside. `path` is where it stands in its document. */
export const parseEffect = (raw: unknown, path = ''): Result<Effect> => parseWith(effect, raw, path);

/** Reads an ability, an id with its effects, from outside. */
export const parseAbility = (raw: unknown, path = ''): Result<Ability> => parseWith(ability, raw, path);

const MOST_ISSUES = 100;

function parseWith<T>(schema: z.ZodMiniType<T>, raw: unknown, path: string): Result<T> {
  const tooMuch = sizeIssue(raw, path);
  if (tooMuch) return fail([tooMuch]);
  const parsed = schema.safeParse(raw);
  if (parsed.success) return ok(parsed.data);
  return fail(parsed.error.issues.slice(0, MOST_ISSUES).map((problem) => toIssue(problem, raw, path)));
}

function toIssue(problem: z.core.$ZodIssue, raw: unknown, base: string): Issue {
  const value = valueAt(raw, problem.path);
  const { code, hint, near = [] } = advice(problem, raw);
  return issue(code, problem.message.slice(0, 200), {
    path: problem.path.reduce<string>(joined, base),
    ...(value !== undefined && { found: shown(value) }),
    ...(hint !== undefined && { hint }),
    ...(near.length > 0 && { near }),
  });
}

const shown = (value: unknown): string => (JSON.stringify(value) ?? typeof value).slice(0, 80);

function joined(path: string, key: PropertyKey): string {
  if (typeof key === 'number') return `${path}[${key}]`;
  return path === '' ? String(key) : `${path}.${String(key).slice(0, 120)}`;
}
