import { ok, type Result, type Span } from '@umpire/kernel';
import { z } from 'zod';
import { casesIn } from './case-files.js';
import type { TextFile } from './yaml-file.js';

const anything = z.record(z.string(), z.unknown());

const questionSchema = z.strictObject({
  id: z.string(),
  /** In the language of the game; `english` beside it. */
  title: z.string(),
  english: z.string(),
  rules: z.array(z.string()).min(1),
  section: z.string(),
  skip: z.string().optional(),
  /** What is asked, by the name of the question: `{ muster: … }`. */
  ask: anything.refine((asked) => Object.keys(asked).length === 1, 'one question'),
  /** Parts of the answer by their paths: `formations.c.breakPoint`, `rules.length`. */
  expect: anything.refine((expected) => Object.keys(expected).length > 0, 'at least one result'),
});

const fileSchema = z.strictObject({
  umpire: z.literal(1),
  theme: z.string(),
  edition: z.string(),
  /** Texts that several questions are about, by name. */
  texts: z.record(z.string(), z.string()).default({}),
  questions: z.array(questionSchema).min(1),
});

/** What is asked of a game outside of attacks and battles: a table read, an army mustered. */
export interface QuestionCase extends z.output<typeof questionSchema> {
  readonly edition: string;
  readonly texts: Readonly<Record<string, string>>;
  readonly at: Span;
}

/** A game that answers: by the name of the question, plain data. */
export interface QuestionGame {
  readonly edition: string;
  readonly answers: Readonly<Record<string, (asked: unknown, texts: QuestionCase['texts']) => unknown>>;
}

/** Files of questions are known by their key `questions`. */
export const isQuestionFile = ({ text }: TextFile): boolean => /^questions:/m.test(text);

/** Reads files of questions into one list. Issues: those of YAML and shape, `case-id-twice`. */
export const loadQuestionCases = (files: readonly TextFile[]): Result<readonly QuestionCase[]> =>
  casesIn(files, fileSchema, ({ edition, questions, texts }, place) =>
    ok(questions.map((one, i) => ({ ...one, edition, texts, at: place(['questions', i]) }))),
  );

/** What came out otherwise; nothing where all is as expected. */
export function runQuestionCase(
  { ask, expect, texts }: QuestionCase,
  { answers }: QuestionGame,
): readonly { readonly step: string; readonly expected: string; readonly got: string }[] {
  const [[name, asked] = ['', undefined]] = Object.entries(ask);
  const answer = answers[name];
  if (!answer)
    return [{ step: name, expected: `one of ${Object.keys(answers).join(', ')}`, got: 'no question of that name' }];
  const found = answer(asked, texts);
  return Object.entries(expect).flatMap(([path, wanted]) => {
    const got = at(found, path);
    return show(got) === show(wanted) ? [] : [{ step: path, expected: show(wanted), got: show(got) }];
  });
}

/** The part of an answer at a path; `length` counts a list, a name may hold blanks. */
function at(value: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((from, key) => {
    if (Array.isArray(from) && key === 'length') return from.length;
    return typeof from === 'object' && from !== null ? (from as Readonly<Record<string, unknown>>)[key] : undefined;
  }, value);
}

/** `null` is expected where there is nothing. */
const show = (value: unknown): string => JSON.stringify(value ?? null);
