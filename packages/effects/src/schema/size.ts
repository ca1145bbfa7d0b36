import { type Issue, issue } from '@umpire/kernel';

/** More than any printed rule needs; beyond them a file is broken or hostile. */
const DEEPEST = 64;
const MOST = 20_000;

/** Counts before anything recurses. */
export function sizeIssue(raw: unknown, path: string): Issue | undefined {
  const open: { readonly value: unknown; readonly depth: number }[] = [{ value: raw, depth: 0 }];
  let parts = 1;
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { value, depth } = next;
    if (typeof value !== 'object' || value === null) continue;
    if (depth >= DEEPEST)
      return issue('effect-too-deep', 'the effect is nested too deeply', { path, hint: `at most ${DEEPEST} levels` });
    const children = Object.values(value);
    parts += children.length;
    if (parts > MOST)
      return issue('effect-too-large', 'the effect is too large', { path, hint: `at most ${MOST} parts` });
    for (const child of children) open.push({ value: child, depth: depth + 1 });
  }
  return undefined;
}
