import { type Issue, issue, nearest, printProblem } from '@umpire/kernel';
import type * as z from 'zod/mini';

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

/** Schema problems as issues with a path into the scenario, what was found there and what would be right. */
export function issuesOf(problems: readonly Problem[], raw: unknown): Issue[] {
  return problems.slice(0, 50).flatMap((problem) => {
    const path = printPath(problem.path);
    const value = at(raw, problem.path);
    const found = shorten(value);
    if (problem.code === 'unrecognized_keys') return problem.keys.map((key) => unknownField(key, path));
    const code =
      problem.code === 'invalid_type' && found === undefined ? 'missing-field' : (words[problem.code] ?? 'wrong-type');
    const wrong = code === 'missing-field' ? 'is missing' : printProblem(problem, value);
    const message = `${path || 'the scenario'} ${wrong}`;
    return [issue(code, message, { path, ...(found === undefined ? {} : { found }), hint: hintOf(problem) })];
  });
}

function unknownField(key: string, path: string): Issue {
  const near = nearest(key, fields);
  const full = path ? `${path}.${key}` : key;
  return issue('unknown-field', `${full.slice(0, 120)} is no field of a scenario`, {
    path: full.slice(0, 120),
    found: key.slice(0, 60),
    hint: near.length > 0 ? `perhaps ${near.join(' or ')}` : 'leave it out, or see the page on scenarios',
    near,
  });
}

const fields = [
  ...[
    'edition',
    'phase',
    'attackers',
    'target',
    'conditions',
    'policies',
    'offers',
    'want',
    'name',
    'models',
    'keywords',
    'weapons',
    'effects',
  ],
  ...[
    'count',
    'kind',
    'range',
    'attacks',
    'skill',
    'strength',
    'armourPenetration',
    'damage',
    'abilities',
    'attached',
    'groups',
    'toughness',
  ],
  ...[
    'save',
    'invulnerableSave',
    'wounds',
    'woundsLost',
    'feelNoPain',
    'distance',
    'moved',
    'advanced',
    'charged',
    'cover',
    'visible',
    'facts',
  ],
  ...[
    'snapShooting',
    'goal',
    'hitReroll',
    'woundReroll',
    'damageReroll',
    'attacksReroll',
    'lethalHits',
    'precision',
    'order',
    'allocation',
  ],
];

function hintOf(problem: Problem): string {
  if (problem.code === 'too_small') return `at least ${problem.minimum}`;
  if (problem.code === 'too_big') return `at most ${problem.maximum}`;
  if (problem.code === 'invalid_value') return `one of ${problem.values.map(String).join(', ')}`;
  if (problem.code === 'invalid_type') return `${/^[aeiou]/.test(problem.expected) ? 'an' : 'a'} ${problem.expected}`;
  return 'see the page on scenarios';
}

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
  value === undefined ? undefined : (JSON.stringify(value) ?? String(value)).slice(0, 60);
