import type { Period } from '@umpire/effects';
import { type Issue, issue, nearest } from '@umpire/kernel';
import type { Ask, Option, Reply } from '@umpire/rules';

const kinds = { pick: 'pick', order: 'order', split: 'split', react: 'use', propose: 'propose' } as const;

/** What is wrong with a reply to a choice, apart from what a validator says about a proposal. Trusts nothing about its shape. */
export function replyIssues(ask: Ask, reply: Reply): Issue[] {
  const given: unknown = reply;
  if (typeof given !== 'object' || given === null) return [wrongKind(ask)];
  if (ask.kind === 'react' && 'pass' in given)
    return given.pass === true ? untilIssues('until' in given ? given.until : undefined) : [wrongKind(ask)];
  const key = kinds[ask.kind];
  const value: unknown = Object.hasOwn(given, key) ? (given as Record<string, unknown>)[key] : undefined;
  if (value === undefined) return [wrongKind(ask)];
  if (ask.kind === 'propose') return [];
  if (ask.kind === 'react') return typeof value === 'string' ? unknownKeys(ask.offers, [value]) : [wrongKind(ask)];
  if (ask.kind === 'split') return isCounts(value) ? splitIssues(ask, value) : [wrongKind(ask)];
  return isKeys(value) ? listIssues(ask, value) : [wrongKind(ask)];
}

const periods: readonly unknown[] = [
  'attack',
  'attacks',
  'frame',
  'phase',
  'turn',
  'round',
  'battle',
] satisfies Period[];

function untilIssues(until: unknown): Issue[] {
  const isStep = typeof until === 'object' && until !== null && 'my' in until && typeof until.my === 'string';
  if (until === undefined || isStep || periods.includes(until)) return [];
  return [issue('period-unknown', 'a pass cannot stand until that', { hint: `one of ${periods.join(', ')}` })];
}

const isKeys = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((key) => typeof key === 'string');

const isCounts = (value: unknown): value is Readonly<Record<string, number>> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((count) => Number.isInteger(count) && count >= 0);

const wrongKind = ({ kind }: Ask): Issue =>
  issue('reply-kind', 'the reply is not of the kind that was asked for', {
    hint: kind === 'react' ? '"use" or "pass"' : `"${kinds[kind]}"`,
  });

function unknownKeys(options: readonly Option[], keys: readonly string[]): Issue[] {
  const known = options.map(({ key }) => key);
  return keys
    .filter((key) => !known.includes(key))
    .map((key) =>
      issue('option-unknown', `"${key.slice(0, 60)}" is none of the options`, {
        found: key.slice(0, 60),
        hint: `one of ${known.slice(0, 12).join(', ')}`,
        near: nearest(key.slice(0, 60), known),
      }),
    );
}

function listIssues(ask: Extract<Ask, { readonly kind: 'pick' | 'order' }>, keys: readonly string[]): Issue[] {
  const [min, max] = ask.kind === 'pick' ? [ask.min, ask.max] : [ask.options.length, ask.options.length];
  const twice = keys.filter((key, i) => keys.indexOf(key) !== i);
  return [
    ...unknownKeys(ask.options, keys),
    ...twice.map((key) => issue('option-twice', `"${key}" is taken twice`, { found: key })),
    ...(keys.length >= min && keys.length <= max ? [] : [howMany(keys.length, min, max)]),
  ];
}

function splitIssues(
  { options, min, max }: Extract<Ask, { readonly kind: 'split' }>,
  split: Readonly<Record<string, number>>,
): Issue[] {
  const total = Object.values(split).reduce((sum, count) => sum + count, 0);
  const over = options.filter(({ key, most = max }) => (split[key] ?? 0) > most);
  return [
    ...unknownKeys(options, Object.keys(split)),
    ...over.map(({ key, most }) =>
      issue('option-most', `"${key}" takes no more than ${most}`, { found: String(split[key]) }),
    ),
    ...(total >= min && total <= max ? [] : [howMany(total, min, max)]),
  ];
}

const howMany = (found: number, min: number, max: number): Issue =>
  issue('reply-count', `${found} taken`, {
    found: String(found),
    hint: min === max ? `take ${min}` : `take ${min} to ${max}`,
  });
