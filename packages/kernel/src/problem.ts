/** What a schema finds wrong with a value. The problems of zod fit as they are. */
export interface SchemaProblem {
  readonly code?: string | undefined;
  readonly expected?: string | undefined;
  readonly values?: readonly unknown[] | undefined;
  readonly keys?: readonly string[] | undefined;
  readonly origin?: string | undefined;
  readonly minimum?: number | bigint | undefined;
  readonly maximum?: number | bigint | undefined;
  /** Whether the minimum or the maximum itself is allowed. */
  readonly inclusive?: boolean | undefined;
}

/** A problem in words that follow the name of the value: `must be at least 1`. */
export function printProblem(problem: SchemaProblem, value: unknown): string {
  const { code, expected = 'value', values = [], keys = [], origin = '', minimum, maximum, inclusive } = problem;
  const unit = units[origin];
  if (code === 'invalid_type') return `must be ${printKind(expected)}${butIs(value)}`;
  if (code === 'invalid_value') return `must be ${values.length > 1 ? 'one of ' : ''}${values.map(String).join(', ')}`;
  if (code === 'too_small') return must(inclusive === false ? 'more than' : 'at least', minimum, unit);
  if (code === 'too_big') return must(inclusive === false ? 'less than' : 'at most', maximum, unit);
  if (code === 'unrecognized_keys') return `must not have ${keys.join(', ')}`;
  if (code === 'invalid_key') return 'has a key that is not allowed';
  if (code === 'invalid_union') return 'has none of the forms allowed here';
  return 'is not right';
}

const units: Readonly<Record<string, string>> = { string: 'character', array: 'item' };

const must = (bound: string, number: number | bigint = 0, unit?: string): string =>
  unit === undefined ? `must be ${bound} ${number}` : `must have ${bound} ${number} ${unit}${number === 1 ? '' : 's'}`;

const kinds: Readonly<Record<string, string>> = { int: 'a whole number', record: 'an object', tuple: 'an array' };

/** What kind of value is wanted: `a whole number`. */
export const printKind = (expected: string): string => kinds[expected] ?? withArticle(expected);

const withArticle = (word: string): string => `${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}`;

function butIs(value: unknown): string {
  if (value === undefined) return '';
  if (value === null || typeof value === 'number' || typeof value === 'boolean') return `, not ${value}`;
  return `, not ${withArticle(Array.isArray(value) ? 'array' : typeof value)}`;
}
