import { type Issue, issue, nearest, printKind, printProblem } from '@umpire/kernel';
import type * as z from 'zod/mini';
import { CONTROL } from './schema.js';

type Problem = z.core.$ZodIssue;

const words: Partial<Record<Problem['code'], string>> = {
  invalid_type: 'wrong-type',
  unrecognized_keys: 'unknown-field',
  too_small: 'out-of-range',
  too_big: 'out-of-range',
  invalid_value: 'unknown-value',
  invalid_union: 'wrong-type',
  invalid_format: 'wrong-type',
};

/** Problems of a schema as issues with a path into the scenario, what was found there and what would be right. */
export function issuesOf(problems: readonly Problem[], raw: unknown, schema: Shape): Issue[] {
  return problems.slice(0, 50).flatMap((problem) => {
    const path = printPath(problem.path);
    const value = at(raw, problem.path);
    const found = shorten(value);
    if (problem.code === 'unrecognized_keys') {
      const fields = fieldsAt(schema, problem.path);
      return problem.keys.map((key) => unknownField(key, path, fields));
    }
    if (problem.code === 'custom' && problem.params === CONTROL) return [controlCharacters(path, found)];
    const code =
      problem.code === 'invalid_type' && found === undefined ? 'missing-field' : (words[problem.code] ?? 'wrong-type');
    const wrong = code === 'missing-field' ? 'is missing' : printProblem(problem, value);
    const message = `${path || 'the scenario'} ${wrong}`;
    return [issue(code, message, { path, ...(found === undefined ? {} : { found }), hint: hintOf(problem, value) })];
  });
}

const controlCharacters = (path: string, found = ''): Issue =>
  issue('control-characters', `${path} holds control characters`, {
    path,
    found,
    hint: 'write it in letters, digits and blanks',
  });

function unknownField(raw: string, path: string, fields: readonly string[]): Issue {
  const key = printable(raw);
  const near = nearest(key, fields);
  const full = path ? `${path}.${key}` : key;
  return issue('unknown-field', `${full.slice(0, 120)} is no field of a scenario`, {
    path: full.slice(0, 120),
    found: key.slice(0, 60),
    hint: near.length > 0 ? `perhaps ${near.join(' or ')}` : 'leave it out',
    near,
  });
}

/** A schema as far as fields are looked for in it. */
export interface Shape {
  readonly _zod: {
    readonly def: {
      readonly type: string;
      readonly innerType?: Shape;
      readonly element?: Shape;
      readonly options?: readonly Shape[];
      readonly shape?: Readonly<Record<string, Shape>>;
    };
  };
}

/** The fields that may stand at a place. */
function fieldsAt({ _zod: { def } }: Shape, path: readonly PropertyKey[]): readonly string[] {
  if (def.innerType) return fieldsAt(def.innerType, path);
  if (def.options) return def.options.flatMap((one) => fieldsAt(one, path));
  const [part, ...rest] = path;
  if (part === undefined) return Object.keys(def.shape ?? {});
  const inner = def.element ?? def.shape?.[String(part)];
  return inner ? fieldsAt(inner, rest) : [];
}

function hintOf(problem: Problem, value: unknown): string {
  if (problem.code === 'too_small')
    return `${problem.inclusive === false ? 'more than' : 'at least'} ${problem.minimum}`;
  if (problem.code === 'too_big') return `${problem.inclusive === false ? 'less than' : 'at most'} ${problem.maximum}`;
  if (problem.code === 'invalid_value') return `one of ${problem.values.map(String).join(', ')}`;
  if (problem.code === 'invalid_type') return printKind(problem.expected);
  if (problem.code === 'invalid_union') return forms[lastName(problem.path)] ?? inPlace(value);
  return '`umpire example --scenario` prints a scenario to compare with';
}

const DICE = 'a whole number or dice such as 3, D6, 2D6+1';
const ROLL = '2+ to 6+, or null for none';

/** What may stand where more than one form is allowed. */
const forms: Readonly<Record<string, string>> = {
  attacks: DICE,
  damage: DICE,
  skill: '2+ to 6+, or "N/A" where the weapon hits without a roll',
  save: ROLL,
  invulnerableSave: ROLL,
  feelNoPain: `${ROLL}, or { "all": "6+", "mortal": "5+", "psychic": "4+" }`,
  all: ROLL,
  mortal: ROLL,
  psychic: ROLL,
  strength: 'a whole number, or User, +2 or x2 for a melee weapon of the ninth edition',
  range: 'a number of inches, or "melee"',
  effects: 'plain words, the name of a rule, or a value of the effect language',
  offers: 'plain words, the name of a rule, or a value of the effect language',
};

const inPlace = (value: unknown): string => (value === null ? 'leave it out' : 'a number or text');

const lastName = (path: readonly PropertyKey[]): string =>
  String(path.findLast((part) => typeof part === 'string') ?? '');

/** `attackers[0].weapons[1].damage` */
const printPath = (path: readonly PropertyKey[]): string =>
  path.map((part, i) => (typeof part === 'number' ? `[${part}]` : `${i > 0 ? '.' : ''}${String(part)}`)).join('');

function at(raw: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, part) =>
      typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[part] : undefined,
    raw,
  );
}

const shorten = (value: unknown): string | undefined =>
  value === undefined ? undefined : printable(JSON.stringify(value) ?? String(value)).slice(0, 60);

/** Without what a terminal would obey. */
const printable = (words: string): string => words.replaceAll(/\p{Cc}/gu, '\ufffd');
