import type { Condition, Value } from './term.js';
import type { Verb } from './verb.js';

/** The key that tells a verb from the others. */
export const verbTags = [
  'modify',
  'ignoreModifiers',
  'reroll',
  'grant',
  'mark',
  'allow',
  'forbid',
  'roll',
  'rerollNow',
  'choose',
  'bind',
  'collect',
  'drop',
  'suffer',
  'heal',
  'return',
  'destroy',
  'cancel',
  'gain',
  'move',
  'setUp',
  'reserve',
  'copy',
  'place',
  'remove',
  'activate',
  'lift',
  'later',
  'if',
  'each',
  'while',
  'either',
  'native',
] as const;

export type VerbTag = (typeof verbTags)[number];
export type ConditionTag = 'every' | 'some' | 'not' | 'is' | 'state' | 'within' | 'done' | 'compare';
export type ValueTag = 'inches' | 'cm' | 'dice' | 'the' | 'count' | 'sum' | 'item' | 'op' | 'table';

type Tagged<Union, Tag extends string> = Extract<Union, { readonly [K in Tag]: unknown }>;
export type VerbOf<Tag extends VerbTag> = Tagged<Verb, Tag>;
export type ConditionOf<Tag extends ConditionTag> = Tagged<Condition, Tag>;
export type ValueOf<Tag extends ValueTag> = Tagged<Value, Tag>;

/** One answer for each kind of verb: a verb added to the language is missed by no reader. */
export type VerbCases<R> = { readonly [Tag in VerbTag]: (verb: VerbOf<Tag>) => R };
export type ConditionCases<R> = { readonly [Tag in ConditionTag]: (condition: ConditionOf<Tag>) => R };
export type ValueCases<R> = { readonly [Tag in ValueTag]: (value: ValueOf<Tag>) => R } & {
  readonly number: (value: number) => R;
  readonly name: (value: string) => R;
};

export const matchVerb = <R>(verb: Verb, cases: VerbCases<R>): R => byTag(verb, cases);

export const matchCondition = <R>(condition: Condition, cases: ConditionCases<R>): R => byTag(condition, cases);

export function matchValue<R>(value: Value, cases: ValueCases<R>): R {
  if (typeof value === 'number') return cases.number(value);
  return typeof value === 'string' ? cases.name(value) : byTag(value, cases);
}

export function verbTag(verb: Verb): VerbTag {
  const tag = verbTags.find((candidate) => candidate in verb);
  if (tag === undefined) throw new TypeError(`no verb: ${Object.keys(verb).join(', ')}`);
  return tag;
}

/** The compiler cannot see that the case found by a value's own tag takes that value: the one cast of this package. */
function byTag<R>(value: object, cases: Readonly<Record<string, (value: never) => R>>): R {
  for (const tag in cases) {
    if (tag in value) return cases[tag]!(value as never);
  }
  throw new TypeError(`no such term: ${Object.keys(value).join(', ')}`);
}
