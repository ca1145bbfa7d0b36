import { fail, type Issue, issue, ok, type Result, type Span } from '@umpire/kernel';
import { z } from 'zod';
import { casesIn, type Place } from './case-files.js';
import { type Path, type TextFile, zodIssues } from './yaml-file.js';

const face = z.union([
  z.number().int().min(1).max(6),
  z.string().regex(/^\d+x[1-6]$/, 'a face, or 5x4 for five dice showing 4'),
]);
const faces = z.array(face).transform((shown) =>
  shown.flatMap((one): number[] => {
    if (typeof one === 'number') return [one];
    const [count = 0, value = 0] = one.split('x').map(Number);
    return Array.from({ length: count }, () => value);
  }),
);
const counts = z.union([z.number(), z.record(z.string(), z.number())]);
const anything = z.record(z.string(), z.unknown());

const expected = z.strictObject({
  /** Hit points lost: in all, or by group. */
  lost: counts.optional(),
  /** Pieces destroyed: in all, or by group. */
  destroyed: counts.optional(),
  /** How often something happened; 0: never. */
  events: z.record(z.string(), z.number()).optional(),
  /** What else is told of the end: `metal`, `shields`, `attackerPool`. */
  told: z.record(z.string(), z.number()).optional(),
  /** Rules under which an answer was refused, in order. */
  refused: z.array(z.string()).optional(),
  /** Codes of what is assumed, and of the issues of a scenario that cannot be read. */
  assumed: z.array(z.string()).optional(),
  notModelled: z.array(z.string()).optional(),
  issues: z.array(z.string()).optional(),
});

const body = {
  dice: z.record(z.string(), faces).default({}),
  /** Answers by rule, in the order asked: a key, or how often each key is taken. */
  choices: z.record(z.string(), z.array(z.union([z.string(), z.record(z.string(), z.number())]))).default({}),
  expect: expected.default({}),
  set: z.record(z.string(), z.union([z.boolean(), z.number(), z.string()])).default({}),
};

const written = z.strictObject({
  id: z.string(),
  /** In the language of the game; `english` beside it. */
  title: z.string(),
  english: z.string(),
  rules: z.array(z.string()).min(1),
  section: z.string(),
  ruling: z.string().optional(),
  note: z.string().optional(),
  skip: z.string().optional(),
  scenario: anything,
  dice: anything.optional(),
  choices: anything.optional(),
  expect: anything.optional(),
  set: anything.optional(),
  rows: z.array(anything).min(1).optional(),
});

const playable = z.strictObject({ scenario: anything, ...body });

const fileSchema = z.strictObject({
  umpire: z.literal(1),
  theme: z.string(),
  edition: z.string(),
  ordeals: z.array(written).min(1),
});

/** One ordeal to play, rows written out. */
export interface OrdealCase extends z.output<typeof playable> {
  readonly id: string;
  readonly title: string;
  readonly rules: readonly string[];
  readonly skip?: string;
  readonly edition: string;
  readonly at: Span;
}

/** Files of ordeals are known by their key `ordeals`. */
export const isOrdealFile = ({ text }: TextFile): boolean => /^ordeals:/m.test(text);

/** Reads files of ordeals into one list. Issues: those of YAML and shape, `case-id-twice`, `case-expects-nothing`. */
export const loadOrdealCases = (files: readonly TextFile[]): Result<readonly OrdealCase[]> =>
  casesIn(files, fileSchema, ordealsOf);

function ordealsOf(
  { edition, ordeals }: z.infer<typeof fileSchema>,
  place: (path: Path) => Place,
): Result<readonly OrdealCase[]> {
  const issues: Issue[] = [];
  const cases: OrdealCase[] = [];
  ordeals.forEach(({ rows = [{}], ...one }, n) => {
    rows.forEach((row, r) => {
      const { why, ...over } = row;
      const parts = {
        scenario: one.scenario,
        dice: one.dice,
        choices: one.choices,
        expect: one.expect,
        set: one.set,
      };
      const whole = laid(parts, over);
      const read = playable.safeParse(whole);
      const at = place(rows.length > 1 ? ['ordeals', n, 'rows', r] : ['ordeals', n]);
      const id = rows.length > 1 ? `${one.id}/${r + 1}` : one.id;
      if (!read.success) issues.push(...zodIssues(read.error, whole, () => at));
      else if (Object.keys(read.data.expect).length === 0)
        issues.push(issue('case-expects-nothing', `${id} expects nothing`, { span: at }));
      else
        cases.push({
          ...read.data,
          id,
          title: typeof why === 'string' ? `${one.title} : ${why}` : one.title,
          rules: one.rules,
          ...(one.skip === undefined ? {} : { skip: one.skip }),
          edition,
          at,
        });
    });
  });
  return issues.length > 0 ? fail(issues) : ok(cases);
}

const isMap = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A row over what the rows share: maps word by word, anything else replaced; what is nothing is left out. */
function laid(
  under: Readonly<Record<string, unknown>>,
  over: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const all = Object.fromEntries(
    [...new Set([...Object.keys(under), ...Object.keys(over)])].map((key) => {
      const [below, above] = [under[key], over[key]];
      if (isMap(below) && isMap(above)) return [key, laid(below, above)];
      return [key, Object.hasOwn(over, key) ? above : below];
    }),
  );
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}
