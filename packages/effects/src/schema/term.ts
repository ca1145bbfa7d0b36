import * as z from 'zod/mini';
import { type Condition, comparisons, operators, type Selector, selectable, type Value } from '../term.js';
import type { When } from '../when.js';
import { edges } from '../when.js';
import { type Attacks, attackSorts, type Whom } from '../whom.js';
import { dice, name, names, number, period } from './leaf.js';
import { shaped } from './shaped.js';

export const selector: z.ZodMiniType<Selector> = shaped<Selector>('a bound name or a search { all: … }', () => ({
  string: name,
  tags: searchTags,
}));

export const condition: z.ZodMiniType<Condition> = shaped<Condition>('a condition', () => ({ tags: conditionTags }));

export const value: z.ZodMiniType<Value> = shaped<Value>('a number, a bound name or a value', () => ({
  number,
  string: name,
  tags: valueTags,
}));

export const whom: z.ZodMiniType<Whom> = shaped<Whom>('a bound name, a search { all: … } or { attacks: … }', () => ({
  string: name,
  tags: { ...searchTags, attacks },
}));

export const when: z.ZodMiniType<When> = shaped<When>('when: { at: step, edge: … }', () => ({
  tags: {
    at: z.strictObject({
      at: name,
      edge: z.enum(edges),
      turn: z.exactOptional(z.enum(['mine', 'theirs'])),
      of: z.exactOptional(selector),
    }),
  },
}));

const few = <T>(of: z.ZodMiniType<T>) => z.array(of).check(z.maxLength(100));

export const conditions = few(condition);

export const searchTags = {
  all: z.strictObject({
    all: z.enum(selectable),
    side: z.exactOptional(z.enum(['mine', 'theirs'])),
    in: z.exactOptional(selector),
    keywords: z.exactOptional(names),
    where: z.exactOptional(condition),
  }),
} satisfies Record<string, z.ZodMiniType<Selector>>;

const attacks: z.ZodMiniType<Attacks> = z.strictObject({
  attacks: z.enum(attackSorts),
  by: z.exactOptional(selector),
  at: z.exactOptional(selector),
  with: z.exactOptional(selector),
  where: z.exactOptional(condition),
});

const conditionTags = {
  every: z.strictObject({ every: conditions }),
  some: z.strictObject({ some: conditions }),
  not: z.strictObject({ not: condition }),
  is: z.strictObject({ is: selector, keywords: names }),
  state: z.strictObject({ state: name, of: selector }),
  within: z.strictObject({
    within: value,
    of: selector,
    from: selector,
    measure: z.exactOptional(z.literal('horizontal')),
    wholly: z.exactOptional(z.literal(true)),
  }),
  done: z.strictObject({ done: name, by: selector, since: period }),
  compare: z.strictObject({ compare: z.tuple([value, z.enum(comparisons), value]) }),
} satisfies Record<string, z.ZodMiniType<Condition>>;

export const valueTags = {
  inches: z.strictObject({ inches: number }),
  cm: z.strictObject({ cm: number }),
  dice: z.strictObject({ dice }),
  the: z.strictObject({ the: name, of: selector }),
  count: z.strictObject({ count: selector }),
  sum: z.strictObject({ sum: name, over: selector }),
  item: z.strictObject({ item: value, of: name }),
  op: z.strictObject({ op: z.enum(operators), of: few(value) }),
  table: z.strictObject({ table: z.record(name, value), by: value }),
} satisfies Record<string, z.ZodMiniType<Value>>;
