import { fail, type Issue, issue, nearest, ok, type Result } from '@umpire/kernel';
import { type Document, isMap, isSeq, LineCounter, type Node, parseDocument } from 'yaml';
import type { z } from 'zod';
import { choiceNames, dicePurposes, resultNames } from './vocabulary.js';

export interface TextFile {
  readonly name: string;
  readonly text: string;
}

export type Path = readonly PropertyKey[];

/** A YAML text read once, that can say on which line any of its parts stands. */
export interface YamlFile {
  readonly name: string;
  readonly value: unknown;
  lineOf(path: Path): number;
  /** How much of the path is really written in the file. */
  depthOf(path: Path): number;
}

/** Issues: `yaml`, with the line. */
export function readYaml({ name, text }: TextFile): Result<YamlFile> {
  const lines = new LineCounter();
  const doc = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  if (doc.errors.length > 0) {
    return fail(
      doc.errors.map(({ message, pos }) =>
        issue('yaml', message, { span: { file: name, line: lines.linePos(pos[0]).line } }),
      ),
    );
  }
  const at = (path: Path) => deepest(doc, path);
  return ok({
    name,
    value: doc.toJS(),
    lineOf: (path) => lines.linePos(at(path).offset).line,
    depthOf: (path) => at(path).depth,
  });
}

/** Follows a path as far as it is written: where its last part that is there begins. */
function deepest(doc: Document, path: Path): { offset: number; depth: number } {
  let node = doc.contents as Node | null;
  let offset = node?.range?.[0] ?? 0;
  for (const [depth, key] of path.entries()) {
    let next: Node | null | undefined;
    if (isMap(node)) {
      const pair = node.items.find((item) => String((item.key as { value?: unknown }).value) === String(key));
      offset = (pair?.key as Node | undefined)?.range?.[0] ?? offset;
      next = pair && ((pair.value as Node | null) ?? (pair.key as Node));
    } else if (isSeq(node)) {
      next = node.items[Number(key)] as Node | undefined;
      offset = next?.range?.[0] ?? offset;
    }
    if (!next) return { offset, depth };
    node = next;
  }
  return { offset, depth: path.length };
}

/** What zod found, as issues a person can act on: where, what was found, what would be right. */
export const zodIssues = (error: z.ZodError, value: unknown, place: (path: Path) => Issue['span']): Issue[] =>
  error.issues.flatMap((found) => explain(found, value, place));

type Found = z.core.$ZodIssue;

const wordsOf: Readonly<Record<string, readonly string[]>> = {
  dice: dicePurposes,
  choices: choiceNames,
  expect: resultNames,
};

function explain(found: Found, value: unknown, place: (path: Path) => Issue['span']): Issue[] {
  if (found.code === 'unrecognized_keys') {
    return found.keys.map((key) => unknown(key, [...found.path, key], wordsOf[String(found.path.at(-1))] ?? [], place));
  }
  if (found.code === 'invalid_key') {
    const key = String(found.path.at(-1));
    const words = found.issues.flatMap((inner) => (inner.code === 'invalid_value' ? inner.values.map(String) : []));
    return [unknown(key, found.path, words, place)];
  }
  if (found.code === 'invalid_union') {
    const nearestFit = [...found.errors].sort((a, b) => depth(b) - depth(a) || a.length - b.length)[0] ?? [];
    const inner = nearestFit.filter((one) => one.path.length > 0 || one.code === 'unrecognized_keys');
    if (inner.length > 0)
      return inner.flatMap((one) => explain({ ...one, path: [...found.path, ...one.path] } as Found, value, place));
  }
  const here = found.path.reduce<unknown>(
    (inner, key) => (inner as Record<PropertyKey, unknown> | undefined)?.[key],
    value,
  );
  const missing = here === undefined;
  const span = place(found.path);
  const path = found.path.map(String).join('.');
  return [
    issue(missing ? 'case-missing' : 'case-wrong-value', `${path}: ${missing ? 'is missing' : 'cannot be read'}`, {
      path,
      ...(span && { span }),
      ...(!missing && { found: JSON.stringify(here).slice(0, 80) }),
      hint: found.message,
    }),
  ];
}

const depth = (issues: readonly Found[]): number => Math.max(0, ...issues.map(({ path }) => path.length));

function unknown(word: string, path: Path, words: readonly string[], place: (path: Path) => Issue['span']): Issue {
  const span = place(path);
  const near = nearest(word, words);
  return issue('case-unknown-word', `"${word}" is not known here`, {
    path: path.map(String).join('.'),
    ...(span && { span }),
    found: word,
    hint: words.length > 0 ? `one of: ${words.join(', ')}` : 'a word of docs/cases.md',
    ...(near.length > 0 && { near }),
  });
}
