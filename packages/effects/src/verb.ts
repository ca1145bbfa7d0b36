import type { Grant } from './grant.js';
import type { Period, RuleId } from './period.js';
import type { Condition, Selector, Value } from './term.js';
import type { When } from './when.js';
import type { Whom } from './whom.js';

export const hows = ['set', 'add', 'multiply', 'divide', 'improve', 'worsen', 'best-of'] as const;
/** What is done to a number. `add` of a negative number subtracts. */
export type How = (typeof hows)[number];

/** `false`: copies of one rule count once. `alone`: not cumulative with any other improvement of that number. */
export type Stacks = false | 'alone';

export const cancellable = ['hit', 'wound', 'attack', 'power', 'removal'] as const;

/** Rules to choose among: listed, the entries of the rule a name is bound to, or what is left of a list once those bound to `of` are out. */
export type Menu =
  | readonly RuleId[]
  | { readonly entriesOf: string }
  | { readonly rest: readonly RuleId[]; readonly of: string };

/** Numbers and permissions. Without `until` they hold while the effect is in force, so that an always-effect on a selector is an aura. */
type Standing =
  | {
      readonly modify: string;
      readonly how: How;
      readonly by: Value;
      readonly for: Whom;
      readonly until?: Period;
      readonly stacks?: Stacks;
    }
  | { readonly ignoreModifiers: readonly string[]; readonly for: Whom; readonly until?: Period }
  | { readonly reroll: string; readonly which: 'ones' | 'failed' | 'any'; readonly for: Whom; readonly until?: Period }
  | { readonly grant: Grant; readonly for: Whom; readonly until?: Period }
  | { readonly mark: string; readonly on: Selector; readonly until?: Period }
  | { readonly allow: string; readonly for: Whom; readonly until?: Period }
  | { readonly forbid: string; readonly for: Whom; readonly until?: Period };

/** Dice, choices and names. */
type Naming =
  /** With `success`, `as` counts the dice that show at least that; without, `times` adds up that many rolls. */
  | {
      readonly roll: string;
      readonly as: string;
      readonly purpose: string;
      readonly times?: Value;
      readonly success?: Value;
    }
  | { readonly rerollNow: Selector }
  | {
      readonly choose: Selector | Menu;
      readonly as: string;
      readonly min?: Value;
      readonly max?: Value;
      readonly distinctBy?: string;
      readonly ordered?: true;
      readonly by?: 'opponent';
      readonly secret?: true;
      readonly keep?: Period;
    }
  | { readonly bind: string; readonly to: Value | Selector | Menu; readonly keep?: Period }
  | { readonly collect: Selector; readonly into: string; readonly keep?: Period }
  | { readonly drop: Selector; readonly from: string };

/** What happens on the table. */
type Happening =
  | { readonly suffer: Value; readonly kind: 'mortal' | 'normal'; readonly on: Selector }
  | { readonly heal: Value; readonly on: Selector; readonly revive?: true }
  | { readonly return: Selector; readonly wounds: Value | 'full' }
  | { readonly destroy: Selector }
  | { readonly cancel: (typeof cancellable)[number] }
  | { readonly gain: string; readonly amount: Value; readonly for: Selector }
  /** `as` is the sort of move, set-up or reserve; of `copy` and `place` it is the name the new one is bound to. */
  | { readonly move: Selector; readonly as: string; readonly upTo: Value }
  | { readonly setUp: Selector; readonly as: string; readonly within: readonly Condition[] }
  | { readonly reserve: Selector; readonly as: string }
  | { readonly copy: Selector; readonly as: string }
  | { readonly place: string; readonly as: string; readonly within: readonly Condition[] }
  | { readonly remove: Selector }
  | { readonly activate: RuleId; readonly for: Selector }
  /** A state ends, whatever put it there. */
  | { readonly lift: string; readonly from: Selector };

/** In which order. */
type Ordering =
  | { readonly later: When; readonly do: readonly Verb[] }
  | { readonly if: Condition; readonly then: readonly Verb[]; readonly else?: readonly Verb[] }
  | { readonly each: Selector; readonly as: string; readonly do: readonly Verb[] }
  | { readonly while: Condition; readonly do: readonly Verb[] }
  /** One of these, as the owner chooses. */
  | { readonly either: readonly (readonly Verb[])[] }
  /** A rule that the language cannot say: code of that name, with its own test. */
  | { readonly native: RuleId };

export type Verb = Standing | Naming | Happening | Ordering;
