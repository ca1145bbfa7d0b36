import { z } from 'zod';
import type { Grant } from '../grant.js';
import type { VerbOf, VerbTag } from '../tag.js';
import type { Selector, Value } from '../term.js';
import { cancellable, hows, type Menu, type Stacks, type Verb } from '../verb.js';
import { dice, name, names, number, period } from './leaf.js';
import { shaped } from './shaped.js';
import { condition, conditions, searchTags, selector, value, valueTags, when, whom } from './term.js';

export const verb: z.ZodType<Verb> = shaped<Verb>('a verb', () => ({ tags: verbTags }));

const verbs = z.array(verb).max(100);

const menuTags = {
  entriesOf: z.strictObject({ entriesOf: name }),
  rest: z.strictObject({ rest: names, of: name }),
} satisfies Record<string, z.ZodType<Menu>>;

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
    rule: z.strictObject({ rule: name, parameter: parameter.exactOptional(), keyword: name.exactOptional() }),
  },
}));

const stacks: z.ZodType<Stacks> = z.literal([false, 'alone']);
const until = period.exactOptional();
const keep = period.exactOptional();
const yes = z.literal(true).exactOptional();

const verbTags: { readonly [Tag in VerbTag]: z.ZodType<VerbOf<Tag>> } = {
  modify: z.strictObject({
    modify: name,
    how: z.enum(hows),
    by: value,
    for: whom,
    until,
    stacks: stacks.exactOptional(),
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
    times: value.exactOptional(),
    success: value.exactOptional(),
  }),
  rerollNow: z.strictObject({ rerollNow: selector }),
  choose: z.strictObject({
    choose: chosen,
    as: name,
    min: value.exactOptional(),
    max: value.exactOptional(),
    distinctBy: name.exactOptional(),
    ordered: yes,
    by: z.literal('opponent').exactOptional(),
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
  if: z.strictObject({ if: condition, then: verbs, else: verbs.exactOptional() }),
  each: z.strictObject({ each: selector, as: name, do: verbs }),
  while: z.strictObject({ while: condition, do: verbs }),
  native: z.strictObject({ native: name }),
};
