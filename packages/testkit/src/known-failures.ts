import { fail, type Issue, ok, type Result } from '@umpire/kernel';
import { z } from 'zod';
import { readYaml, type TextFile, zodIssues } from './yaml-file.js';

const schema = z.strictObject({ umpire: z.literal(1), failures: z.record(z.string(), z.string()).nullable() });

/** Cases that do not pass yet, by id, each with what is missing. */
export function loadKnownFailures(
  file: TextFile | undefined,
): Result<Readonly<Record<string, string>>, readonly Issue[]> {
  if (!file) return ok({});
  const yaml = readYaml(file);
  if (!yaml.ok) return yaml;
  const { name, value, lineOf } = yaml.value;
  const parsed = schema.safeParse(value);
  if (!parsed.success) return fail(zodIssues(parsed.error, value, (path) => ({ file: name, line: lineOf(path) })));
  return ok(parsed.data.failures ?? {});
}
