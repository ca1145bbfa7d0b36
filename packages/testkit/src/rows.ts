import { fail, type Issue, issue, nearest, ok, type Result } from '@umpire/kernel';
import type { CaseWords } from './case.js';
import { shortWords } from './vocabulary.js';

type Tree = Record<string, unknown>;

/** One row of a case: what it says, and where it stands in the case. */
export interface Row {
  readonly why?: string;
  readonly editions?: unknown;
  readonly set?: unknown;
  readonly rules?: unknown;
  readonly section?: unknown;
  readonly ruling?: unknown;
  readonly skip?: unknown;
  readonly body: Tree;
  /** The words the row itself is written in. */
  readonly words: readonly string[];
  readonly path: readonly (string | number)[];
}

const bodyKeys = ['scenario', 'happens', 'until', 'dice', 'choices', 'expect'];
const rowKeys = ['why', 'editions', 'set', 'rules', 'section', 'ruling', 'skip'];
// A map laid over a name uses that name: `weapon: probe` and `weapon: { S: 5 }` give `{ use: probe, S: 5 }`.
const nameKeys: Readonly<Record<string, string>> = { weapon: 'use', target: 'unit' };

/** The rows a case is played in; a case without rows is one row. The body of the case is what all rows share. */
export function rowsOf(given: CaseWords): Result<Row[]> {
  const shared = Object.fromEntries(bodyKeys.filter((key) => key in given).map((key) => [key, (given as Tree)[key]]));
  const rows = given.rows?.map((row, n) => ({ row, path: ['rows', n] as const })) ?? tableRows(given.table);
  if (rows.length === 0) return ok([{ body: shared, words: [], path: [] }]);
  const issues: Issue[] = [];
  const laid = rows.map(({ row, path }) => {
    const { heading, body, unknown } = sort(row);
    for (const word of unknown) issues.push(unknownWord(word, [...path, word]));
    return { ...heading, body: lay(shared, body) as Tree, words: Object.keys(row), path };
  });
  return issues.length > 0 ? fail(issues) : ok(laid);
}

/** The first line of a table names its columns; an empty cell (`~`) leaves the shared body as it is. */
function tableRows(table: CaseWords['table']): { row: Tree; path: readonly (string | number)[] }[] {
  if (!table) return [];
  const [heading = [], ...lines] = table;
  return lines.map((line, n) => ({
    row: Object.fromEntries(
      heading.flatMap((word, k) => (line[k] === null || line[k] === undefined ? [] : [[String(word), line[k]]])),
    ),
    path: ['table', n + 1],
  }));
}

/** Where in its row a part of the body is written, if it is: `['hits']` for `['expect', 'hits']`. */
export function inRow({ words }: Row, path: readonly PropertyKey[]): readonly PropertyKey[] | undefined {
  for (const word of words) {
    const place = shortWords[word];
    if (place?.every((key, n) => path[n] === key)) return [word, ...path.slice(place.length)];
  }
  return words.includes(String(path[0])) ? path : undefined;
}

function sort(row: Tree): { heading: Partial<Row>; body: Tree; unknown: string[] } {
  const heading: Tree = {};
  const unknown: string[] = [];
  let body: Tree = {};
  for (const [word, value] of Object.entries(row)) {
    const place = shortWords[word];
    if (rowKeys.includes(word)) heading[word] = value;
    else if (bodyKeys.includes(word)) body = joined(body, { [word]: value }) as Tree;
    else if (place) body = joined(body, nest(place, value)) as Tree;
    else unknown.push(word);
  }
  return { heading, body, unknown };
}

const nest = (place: readonly string[], value: unknown): Tree =>
  place.reduceRight<unknown>((inner, key) => ({ [key]: inner }), value) as Tree;

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Two words of one row put together: a `~` of either stays, for the body that the row is laid on. */
const joined = (one: unknown, other: unknown): unknown =>
  isTree(one) && isTree(other)
    ? {
        ...one,
        ...Object.fromEntries(
          Object.entries(other).map(([key, value]) => [key, key in one ? joined(one[key], value) : value]),
        ),
      }
    : other;

/** `over` laid on `under`: maps key by key, everything else replaced; `~` takes a key away. */
function lay(under: unknown, over: unknown, key = ''): unknown {
  const nameKey = nameKeys[key];
  const base = nameKey !== undefined && typeof under === 'string' ? { [nameKey]: under } : under;
  if (!isTree(over) || !isTree(base)) return over;
  const laid: Tree = { ...base };
  for (const [name, value] of Object.entries(over)) {
    if (value === null && name !== 'InSv' && name !== 'FNP') delete laid[name];
    else laid[name] = name in laid ? lay(laid[name], value, name) : value;
  }
  return laid;
}

const unknownWord = (word: string, path: readonly (string | number)[]): Issue =>
  issue('case-unknown-word', `"${word}" is not a word of a row`, {
    path: path.join('.'),
    found: word,
    hint: 'a part of the case (scenario, dice, choices, expect …) or a short word of docs/cases.md',
    near: nearest(word, [...rowKeys, ...bodyKeys, ...Object.keys(shortWords)]),
  });
