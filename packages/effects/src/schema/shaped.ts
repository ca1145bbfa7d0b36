import { printProblem } from '@umpire/kernel';
import * as z from 'zod/mini';
import { type Advice, advice, near, unknownKeys, valueAt } from './advice.js';

/** A union told apart by what stands there: a string, a number, a list, or an object that has one of the tags. */
export interface Shapes<T> {
  readonly string?: z.ZodMiniType<T>;
  readonly number?: z.ZodMiniType<T>;
  readonly array?: z.ZodMiniType<T>;
  readonly tags?: Readonly<Record<string, z.ZodMiniType<T>>>;
  /** Any object without one of the tags. */
  readonly object?: z.ZodMiniType<T>;
}

/** Tries one case only, so that the problems found are about what was meant. `hint` names what would be right. */
export function shaped<T>(hint: string, shapes: () => Shapes<T>): z.ZodMiniType<T> {
  let known: Shapes<T> | undefined;
  const read = z.transform((raw: unknown, ctx): T => {
    known ??= shapes();
    const schema = shapeOf(raw, known);
    const problem = (path: PropertyKey[], message: string, found: Advice): void => {
      ctx.issues.push({ code: 'custom', input: raw, path, message, params: { ...found } });
    };
    if (!schema) {
      problem([], `expected ${hint}`, unknownShape(raw, known, hint));
      return z.NEVER;
    }
    const parsed = schema.safeParse(raw);
    if (parsed.success) return parsed.data;
    for (const issue of parsed.error.issues) problem(issue.path, messageOf(issue, raw), adviceWith(schema, issue, raw));
    return z.NEVER;
  });
  return z.pipe(z.unknown(), read);
}

const messageOf = (issue: z.core.$ZodIssue, raw: unknown): string =>
  issue.code === 'custom' ? issue.message : printProblem(issue, valueAt(raw, issue.path));

function shapeOf<T>(
  raw: unknown,
  { string, number, array, tags = {}, object }: Shapes<T>,
): z.ZodMiniType<T> | undefined {
  if (typeof raw === 'string') return string;
  if (typeof raw === 'number') return number;
  if (Array.isArray(raw)) return array;
  if (typeof raw !== 'object' || raw === null) return undefined;
  return Object.entries(tags).find(([tag]) => Object.hasOwn(raw, tag))?.[1] ?? object;
}

function unknownShape<T>(raw: unknown, { tags = {} }: Shapes<T>, hint: string): Advice {
  const isObject = typeof raw === 'object' && raw !== null && !Array.isArray(raw);
  if (!isObject) return { code: raw === undefined ? 'effect-missing' : 'effect-shape', hint };
  const known = Object.keys(tags);
  return {
    code: 'effect-unknown-kind',
    hint: `${hint}: an object with one of ${known.join(', ')}`,
    near: near(Object.keys(raw), known),
  };
}

function adviceWith(schema: z.ZodMiniType, issue: z.core.$ZodIssue, raw: unknown): Advice {
  const isOurs = issue.code === 'unrecognized_keys' && issue.path.length === 0 && schema instanceof z.ZodMiniObject;
  return isOurs ? unknownKeys(issue.keys, Object.keys(schema.shape)) : advice(issue, raw);
}
