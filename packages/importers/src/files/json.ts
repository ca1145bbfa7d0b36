import { fail, issue, ok, type Result } from '@umpire/kernel';

/** JSON to a value. Errors: `json-invalid` and `json-cut`, with their line. */
export function parseJson(text: string): Result<unknown> {
  try {
    return ok(JSON.parse(text));
  } catch (problem) {
    const message = problem instanceof Error ? problem.message : '';
    const isCut = /unexpected end|unterminated/i.test(message);
    const at = Number(/position (\d+)/.exec(message)?.[1] ?? (isCut ? text.length : 0));
    const line = text.slice(0, at).split('\n').length;
    return fail([
      isCut
        ? issue('json-cut', 'The document ends in the middle', { span: { line }, hint: 'copy it again, whole' })
        : issue('json-invalid', 'The document is not JSON', { span: { line }, found: text.slice(at, at + 40) }),
    ]);
  }
}
