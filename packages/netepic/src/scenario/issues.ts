import { type Issue, issue, nearest } from '@umpire/kernel';
import type * as z from 'zod/mini';
import { CONTROL } from './schema.js';

type Problem = z.core.$ZodIssue;

const codes: Partial<Record<Problem['code'], string>> = {
  invalid_type: 'wrong-type',
  unrecognized_keys: 'unknown-field',
  too_small: 'out-of-range',
  too_big: 'out-of-range',
  invalid_value: 'unknown-value',
  invalid_union: 'wrong-type',
  invalid_format: 'wrong-type',
};

/** Schema problems as issues, in French: the place, what stands there, what would be right. */
export function issuesOf(problems: readonly Problem[], raw: unknown): Issue[] {
  return problems.slice(0, 50).flatMap((problem) => {
    const path = printPath(problem.path);
    const value = valueAt(raw, problem.path);
    if (problem.code === 'unrecognized_keys') return problem.keys.map((key) => unknownField(key, path));
    const found = value === undefined ? undefined : printable(JSON.stringify(value) ?? String(value)).slice(0, 60);
    if (problem.code === 'custom' && problem.params === CONTROL)
      return [
        issue('control-characters', `${path}\u00a0: caractères de contrôle.`, { path, ...(found ? { found } : {}) }),
      ];
    const isMissing = problem.code === 'invalid_type' && value === undefined;
    const code = isMissing ? 'missing-field' : (codes[problem.code] ?? 'wrong-type');
    const place = path || 'scénario';
    const message = `${place}\u00a0: ${isMissing ? 'manque' : wrong(problem)}.`;
    return [issue(code, message, { path, ...(found === undefined ? {} : { found }), hint: hintOf(problem) })];
  });
}

function wrong(problem: Problem): string {
  if (problem.code === 'too_small') return `au moins ${problem.minimum}`;
  if (problem.code === 'too_big') return `au plus ${problem.maximum}`;
  if (problem.code === 'invalid_value') return 'valeur inconnue';
  return 'valeur illisible';
}

function hintOf(problem: Problem): string {
  if (problem.code === 'too_small') return `au moins ${problem.minimum}`;
  if (problem.code === 'too_big') return `au plus ${problem.maximum}`;
  if (problem.code === 'invalid_value') return `une de ces valeurs\u00a0: ${problem.values.map(String).join(', ')}`;
  const name = String(problem.path.findLast((part) => typeof part === 'string') ?? '');
  return forms[name] ?? 'un nombre ou un texte';
}

const forms: Readonly<Record<string, string>> = {
  toHit: 'un seuil de 2+ à 9+',
  save: 'une sauvegarde de 1+ à 6+, ou null',
  fixedSave: 'une sauvegarde fixe de 1+ à 6+, ou null',
  targetSaveModifier: '0, −1, −2 …, −D6, ou null',
  dice: 'un nombre de dés',
  attackers: 'au moins un attaquant',
  groups: 'au moins un groupe',
  cover: 'none, light, heavy ou fortified',
  morale: 'un moral de 2 à 12, ou null',
};

const fields = [
  ...['edition', 'phase', 'attackers', 'target', 'conditions', 'policies', 'want', 'name', 'sheet', 'stands'],
  ...['pinningClass', 'closeAssaultFactor', 'hitPoints', 'hitPointsLost', 'morale', 'abilities', 'weapons', 'groups'],
  ...['count', 'dice', 'range', 'toHit', 'targetSaveModifier', 'save', 'fixedSave', 'bystanders', 'structure'],
  ...['interception', 'counterCharge', 'cover', 'sector', 'firstFire', 'engaged', 'intoAssault', 'eliteRerolls'],
];

function unknownField(key: string, path: string): Issue {
  const near = nearest(key, fields);
  const full = printable(path ? `${path}.${key}` : key).slice(0, 120);
  return issue('unknown-field', `${full}\u00a0: champ inconnu.`, {
    path: full,
    found: printable(key).slice(0, 60),
    hint: near.length > 0 ? `peut-être ${near.join(' ou ')}` : 'à supprimer',
    near,
  });
}

const printPath = (path: readonly PropertyKey[]): string =>
  path.map((part, i) => (typeof part === 'number' ? `[${part}]` : `${i > 0 ? '.' : ''}${String(part)}`)).join('');

const valueAt = (raw: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, part) =>
      typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[part] : undefined,
    raw,
  );

const printable = (words: string): string => words.replaceAll(/\p{Cc}/gu, '\ufffd');
