import * as z from 'zod/mini';
import type { Grant } from '../grant.js';
import type { VerbOf, VerbTag } from '../tag.js';
import type { Selector, Value } from '../term.js';
import { cancellable, hows, type Menu, type Stacks, type Verb } from '../verb.js';
import { dice, name, names, number, period } from './leaf.js';
import { shaped } from './shaped.js';
import { condition, conditions, searchTags, selector, value, valueTags, when, whom } from './term.js';

export const verb: z.ZodMiniType<Verb> = shaped<Verb>('a verb', () => ({ tags: verbTags }));

const verbs = z.array(verb).check(z.maxLength(100));

const menuTags = {
  entriesOf: z.strictObject({ entriesOf: name }),
  rest: z.strictObject({ rest: names, of: name }),
} satisfies Record<string, z.ZodMiniType<Menu>>;

const chosen = shaped<Selector | Menu>('a selector or a menu of rules', () => ({
  string: name,
  array: names,
  tags: { ...searchTags, ...menuTags },
}));

const bindable = shaped<Value | Selector | Menu>('a value, a selector or a menu of rules', () => ({
  string: name,
  number,
  array: names,
  tags: { ...valueTags, ...searchTags, ...menuTags },
}));

const parameter = shaped<number | { dice: string }>('a number or { dice: … }', () => ({
  number,
  tags: { dice: z.strictObject({ dice }) },
}));

const grant = shaped<Grant>('a rule id, { bound: name } or { rule: id, parameter, keyword }', () => ({
  string: name,
  tags: {
    bound: z.strictObject({ bound: name }),
    rule: z.strictObject({ rule: name, parameter: z.exactOptional(parameter), keyword: z.exactOptional(name) }),
  },
}));

const stacks: z.ZodMiniType<Stacks> = z.literal([false, 'alone']);
const until = z.exactOptional(period);
const keep = z.exactOptional(period);
const yes = z.exactOptional(z.literal(true));

const verbTags: { readonly [Tag in VerbTag]: z.ZodMiniType<VerbOf<Tag>> } = {
  modify: z.strictObject({
    modify: name,
    how: z.enum(hows),
    by: value,
    for: whom,
    until,
    stacks: z.exactOptional(stacks),
  }),
  ignoreModifiers: z.strictObject({ ignoreModifiers: names, for: whom, until }),
  reroll: z.strictObject({ reroll: name, which: z.enum(['ones', 'failed', 'any']), for: whom, until }),
  grant: z.strictObject({ grant, for: whom, until }),
  mark: z.strictObject({ mark: name, on: selector, until }),
  allow: z.strictObject({ allow: name, for: whom, until }),
  forbid: z.strictObject({ forbid: name, for: whom, until }),
  roll: z.strictObject({
    roll: dice,
    as: name,
    purpose: name,
    times: z.exactOptional(value),
    success: z.exactOptional(value),
  }),
  rerollNow: z.strictObject({ rerollNow: selector }),
  lift: z.strictObject({ lift: name, from: selector }),
  choose: z.strictObject({
    choose: chosen,
    as: name,
    min: z.exactOptional(value),
    max: z.exactOptional(value),
    distinctBy: z.exactOptional(name),
    ordered: yes,
    by: z.exactOptional(z.literal('opponent')),
    secret: yes,
    keep,
  }),
  bind: z.strictObject({ bind: name, to: bindable, keep }),
  collect: z.strictObject({ collect: selector, into: name, keep }),
  drop: z.strictObject({ drop: selector, from: name }),
  suffer: z.strictObject({ suffer: value, kind: z.enum(['mortal', 'normal']), on: selector }),
  heal: z.strictObject({ heal: value, on: selector, revive: yes }),
  return: z.strictObject({ return: selector, wounds: value }),
  destroy: z.strictObject({ destroy: selector }),
  cancel: z.strictObject({ cancel: z.enum(cancellable) }),
  gain: z.strictObject({ gain: name, amount: value, for: selector }),
  move: z.strictObject({ move: selector, as: name, upTo: value }),
  setUp: z.strictObject({ setUp: selector, as: name, within: conditions }),
  reserve: z.strictObject({ reserve: selector, as: name }),
  copy: z.strictObject({ copy: selector, as: name }),
  place: z.strictObject({ place: name, as: name, within: conditions }),
  remove: z.strictObject({ remove: selector }),
  activate: z.strictObject({ activate: name, for: selector }),
  later: z.strictObject({ later: when, do: verbs }),
  if: z.strictObject({ if: condition, then: verbs, else: z.exactOptional(verbs) }),
  each: z.strictObject({ each: selector, as: name, do: verbs }),
  while: z.strictObject({ while: condition, do: verbs }),
  either: z.strictObject({ either: z.array(verbs).check(z.minLength(2), z.maxLength(20)) }),
  native: z.strictObject({ native: name }),
};
