import type { Condition } from '../term.js';
import type { Attacks } from '../whom.js';
import { wording } from './head.js';
import { parseKeyword } from './keyword.js';

/** Whose attacks an effect is about: those the bearer makes, or those made at it. */
export type Direction = 'by' | 'at';

/** What a suffix adds: which attacks, or a condition on each. `place` is where it stands among several. */
export type Suffix = { readonly place: number } & (
  | { readonly attacks: 'ranged' | 'melee' }
  | { readonly where: Condition }
);

export interface SuffixContext {
  readonly direction: Direction;
  readonly isState: (state: string) => boolean;
  readonly isKeyword: (keyword: string) => boolean;
}

/** Who bears the effect and who stands against it. */
const bearer = { by: 'attacker', at: 'target' } as const;
const other = { by: 'target', at: 'attacker' } as const;

export const suffixSamples: readonly string[] = [
  'with ranged weapons',
  'with melee weapons',
  'against KEYWORD',
  'within half range',
  'on critical hits',
  'on critical wounds',
  'on unmodified hit rolls of N+',
  'on unmodified wound rolls of N+',
  'while STATE',
  'while the target is STATE',
];

const places = {
  attacks: 0,
  against: 1,
  range: 2,
  hit: 3,
  wound: 4,
  unmodifiedHit: 5,
  unmodifiedWound: 6,
  bearer: 7,
  other: 8,
};

const halfRange: Suffix = { place: places.range, where: { state: 'within-half-range', of: 'target' } };

type Reader = readonly [
  pattern: RegExp,
  read: (groups: Readonly<Record<string, string | undefined>>, context: SuffixContext) => Suffix | undefined,
];

const readers: readonly Reader[] = [
  [
    wording('with (?<sort>ranged|melee) weapons?'),
    ({ sort }) => ({ place: places.attacks, attacks: sort?.toLowerCase() === 'melee' ? 'melee' : 'ranged' }),
  ],
  [wording('against (?<keywords>.{1,120})'), ({ keywords = '' }, context) => readAgainst(keywords, context)],
  [wording('within half range'), () => halfRange],
  [
    wording('on (?:an? )?critical (?<roll>hit|wound)s?'),
    ({ roll }) => onAttack(isHit(roll) ? places.hit : places.wound, `critical-${roll}`),
  ],
  [
    wording('on (?:an? )?unmodified (?<roll>hit|wound) rolls? of (?:(?<face>[2-6])\\+|6)'),
    ({ roll, face = '6' }) =>
      onAttack(isHit(roll) ? places.unmodifiedHit : places.unmodifiedWound, `${roll}-unmodified-${face}+`),
  ],
  [
    wording('while the (?<role>attacker|target) is (?<state>.{1,100})'),
    ({ role, state = '' }, context) =>
      readState(state, role?.toLowerCase() === 'target' ? 'target' : 'attacker', context),
  ],
  [
    wording('while (?<state>.{1,100})'),
    ({ state = '' }, context) => readState(state, bearer[context.direction], context),
  ],
];

const isHit = (roll: string | undefined): boolean => roll?.toLowerCase() === 'hit';

const onAttack = (place: number, state: string): Suffix => ({
  place,
  where: { state: state.toLowerCase(), of: 'attack' },
});

/** `A and B` must both be there, `A or B` one of them. */
function readAgainst(text: string, { direction, isKeyword }: SuffixContext): Suffix | undefined {
  const groups = text.split(/\s+or\s+/i).map((group) => group.split(/\s+and\s+/i));
  const conditions = groups.map((group): Condition | undefined => {
    const keywords = group.flatMap((words) => parseKeyword(words) ?? []).filter(isKeyword);
    return keywords.length < group.length ? undefined : { is: other[direction], keywords };
  });
  const known = conditions.filter((condition) => condition !== undefined);
  const [first] = known;
  if (first === undefined || known.length < conditions.length) return undefined;
  return { place: places.against, where: known.length === 1 ? first : { some: known } };
}

function readState(text: string, of: 'attacker' | 'target', { direction, isState }: SuffixContext): Suffix | undefined {
  const state = text.trim().toLowerCase().split(/\s+/).join('-');
  if (!isState(state)) return undefined;
  if (state === 'within-half-range' && of === 'target') return halfRange;
  return { place: of === bearer[direction] ? places.bearer : places.other, where: { state, of } };
}

/** Reads one suffix: `on critical wounds`. */
export function readSuffix(text: string, context: SuffixContext): Suffix | undefined {
  for (const [pattern, read] of readers) {
    const match = pattern.exec(text);
    const suffix = match && read(match.groups ?? {}, context);
    if (suffix) return suffix;
  }
  return undefined;
}

/** The words of `attacks` and `where`, each with a blank before it; undefined if some of it has no plain wording. */
export function printSuffixes(
  { attacks, where }: Pick<Attacks, 'attacks' | 'where'>,
  direction: Direction,
): string | undefined {
  const conditions = where === undefined ? [] : 'every' in where ? where.every : [where];
  const words = conditions.map((condition) => printSuffix(condition, direction));
  if (words.includes(undefined)) return undefined;
  return [attacks === 'any' ? '' : ` with ${attacks} weapons`, ...words.map((suffix) => ` ${suffix}`)].join('');
}

function printSuffix(condition: Condition, direction: Direction): string | undefined {
  if ('some' in condition || 'is' in condition) return printAgainst(condition);
  if (!('state' in condition)) return undefined;
  const { state, of } = condition;
  if (of === 'attack') return printOnAttack(state);
  if (state === 'within-half-range' && of === 'target') return 'within half range';
  if (of === bearer[direction]) return `while ${state}`;
  return of === other[direction] ? `while the ${of} is ${state}` : undefined;
}

function printAgainst(condition: Condition): string | undefined {
  const groups = 'some' in condition ? condition.some : [condition];
  const words = groups.map((group) => ('is' in group ? group.keywords.join(' and ') : undefined));
  return words.includes(undefined) ? undefined : `against ${words.join(' or ')}`;
}

function printOnAttack(state: string): string | undefined {
  const [, roll, face] = /^(hit|wound)-unmodified-([2-6]\+)$/.exec(state) ?? [];
  if (roll) return `on unmodified ${roll} rolls of ${face}`;
  const [, critical] = /^critical-(hit|wound)$/.exec(state) ?? [];
  return critical ? `on critical ${critical}s` : undefined;
}
